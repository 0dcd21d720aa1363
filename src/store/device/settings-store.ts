import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EntryLog } from '@/storage/entry-log';
import { within } from '@/storage/within';

/** Which hand holds the phone. */
export const HANDS = ['right', 'left'] as const;

/** How much a long press may add. */
export const HOLD_STEPS = [3, 5, 10] as const;

/** The settings of this device. Never part of a battle's log. */
export type Settings = {
  readonly holdStep: (typeof HOLD_STEPS)[number];
  /** The rulebook chosen last. */
  readonly editionId: string | null;
  /** Whether the screen stays awake while a battle runs, and whether taps vibrate. */
  readonly keepAwake: boolean;
  readonly vibrate: boolean;
  /** Whether the result of a round is read aloud when it is closed. */
  readonly readAloud: boolean;
  /** Whether a round that another phone closes is shown here, to agree or object. */
  readonly askRounds: boolean;
  /** Whether the first fight still shows its hints. */
  readonly hints: boolean;
  /** Whether an event or the club was opened here: then Home shows the way to events. */
  readonly eventsUsed: boolean;
  /** The hand that holds the phone: the primary button is near its thumb. */
  readonly hand: (typeof HANDS)[number];
};

const RECORD = 'settings';
const PATIENCE_MS = 3_000;
const DEFAULTS: Settings = {
  holdStep: 3,
  editionId: null,
  keepAwake: true,
  vibrate: true,
  readAloud: false,
  askRounds: true,
  hints: true,
  eventsUsed: false,
  hand: 'right',
};
/** The settings that are on or off. */
const FLAGS = ['keepAwake', 'vibrate', 'readAloud', 'askRounds', 'hints', 'eventsUsed'] as const;
export type SettingsStore = StoreApi<Settings> & {
  change(settings: Partial<Settings>): void;
  /** Whether the settings are on disk, or being saved; false after a failed write, until one succeeds. */
  readonly saved: StoreApi<boolean>;
  /** Writes again after a failure. */
  retry(): void;
  /** Reads the stored settings again, which a restored backup may have changed. Rejects if IndexedDB does. */
  reread(): Promise<void>;
};

/** The settings stored on this device; the defaults if they cannot be read, or not within seconds. */
export async function createSettingsStore(entryLog: EntryLog): Promise<SettingsStore> {
  const stored = await within(PATIENCE_MS, entryLog.readRecord(RECORD)).catch(() => undefined);
  const store = createStore<Settings>(() => parse(stored));
  const saved = createStore<boolean>(() => true);
  let writes = 0;
  function write() {
    writes += 1;
    const own = writes;
    // An older write does not report its result: the newest write contains everything.
    const say = (done: boolean) => own === writes && saved.setState(done, true);
    entryLog.writeRecord(RECORD, store.getState()).then(
      () => say(true),
      () => say(false),
    );
  }
  return Object.assign(store, {
    saved,
    retry: write,
    async reread() {
      store.setState(parse(await entryLog.readRecord(RECORD)));
    },
    change(settings: Partial<Settings>) {
      store.setState(settings);
      write();
    },
  });
}

/** Each stored setting, or its default if the stored value is not allowed. */
function parse(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return DEFAULTS;
  const { holdStep, editionId, hand, ...rest } = stored as Readonly<Record<string, unknown>>;
  const flags: Partial<Record<(typeof FLAGS)[number], boolean>> = {};
  for (const name of FLAGS) {
    const value = rest[name];
    if (typeof value === 'boolean') flags[name] = value;
  }
  return {
    ...DEFAULTS,
    ...flags,
    holdStep: HOLD_STEPS.find((step) => step === holdStep) ?? DEFAULTS.holdStep,
    editionId: typeof editionId === 'string' ? editionId : null,
    hand: HANDS.find((one) => one === hand) ?? DEFAULTS.hand,
  };
}
