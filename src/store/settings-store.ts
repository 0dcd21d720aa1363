import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EntryLog } from '@/storage/entry-log';

/** How much a long press may add. */
export const HOLD_STEPS = [3, 5, 10] as const;

/** What this device remembers for its player. Never part of a battle's log. */
export type Settings = {
  readonly holdStep: (typeof HOLD_STEPS)[number];
  /** The rulebook chosen last. */
  readonly editionId: string | null;
};

const RECORD = 'settings';
const DEFAULTS: Settings = { holdStep: 3, editionId: null };
const schema = v.object({
  holdStep: v.fallback(v.picklist(HOLD_STEPS), DEFAULTS.holdStep),
  editionId: v.fallback(v.nullable(v.string()), DEFAULTS.editionId),
});

export type SettingsStore = StoreApi<Settings> & {
  change(settings: Partial<Settings>): void;
  /** Whether what is chosen is on disk, or on its way there; false after a failed write, until one succeeds. */
  readonly saved: StoreApi<boolean>;
  /** Writes again what could not be written. */
  retry(): void;
  /** Takes over what is on disk, which a restored backup may have brought. Rejects where that cannot be read. */
  reread(): Promise<void>;
};

/** The settings kept on this device; the defaults until they are read, and where they cannot be. */
export async function createSettingsStore(entryLog: EntryLog): Promise<SettingsStore> {
  const stored = await entryLog.readRecord(RECORD).catch(() => undefined);
  const store = createStore<Settings>(() => parse(stored));
  const saved = createStore<boolean>(() => true);
  let writes = 0;
  function write() {
    writes += 1;
    const own = writes;
    // A write that was overtaken says nothing: the later one has everything.
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

function parse(stored: unknown): Settings {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : DEFAULTS;
}
