import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import type { DecisionRefusal, Events } from '@/battle/log/decide';
import { decide } from '@/battle/log/decide';
import { ENTRY_VERSION, type Entry } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import { append, beginLedger, type Ledger, nextSeq } from '@/battle/log/ledger';
import { type EntryProblem, parseLog } from '@/battle/log/parse-entry';
import { type StartRefusal, startBattle } from '@/battle/log/start-battle';
import { type BattleId, battleId, type WriterId } from '@/battle/state/ids';
import type { Setup } from '@/battle/state/setup';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import { type AssaultMemory, createAssaultMemory } from './fighter-memory';
import { createLogReading, type LogReading, type Reading } from './log-reading';
import type { SaveQueue } from './save-queue';
import { isFollowed } from './share-record';

/** Why nothing was done, in addition to the refusals of the rules. */
export type StoreRefusal =
  | RefusalOf<{
      noBattleOpen: NoValues; // an intent while no battle is open
      battleReadOnly: NoValues; // the log has entries that this version cannot read
      stillOpening: NoValues; // it is not known yet which tab writes the battle
      writtenElsewhere: NoValues; // another tab writes this battle
      followedOnly: NoValues; // the battle is followed: another phone writes it
    }>
  | DecisionRefusal
  | StartRefusal;

/** The battle on screen. */
export type OpenBattle =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' | 'notFound'; readonly id: BattleId }
  /** The disk could not be read. Nothing is lost, and the player may try again. */
  | { readonly kind: 'failed'; readonly id: BattleId; readonly message: string }
  /** The log is here but does not start a battle; the reason is the first entry that could not be read. */
  | { readonly kind: 'unreadable'; readonly id: BattleId; readonly problem: EntryProblem }
  | {
      readonly kind: 'open';
      readonly id: BattleId;
      readonly ledger: Ledger;
      /** The entries that could not be read. If there are any, the battle is read-only. */
      readonly problems: readonly EntryProblem[];
      /**
       * Whether this tab may write. `elsewhere`: another tab writes. `opening`: this and the newest entries
       * are still being read.
       */
      readonly writer: 'opening' | 'here' | 'elsewhere' | 'followed';
    };

export type BattleState = {
  readonly open: OpenBattle;
  /** The last refusal, until the next intent is accepted or the player closes it. */
  readonly refusal: StoreRefusal | null;
};

export type BattleActions = {
  /** Starts a battle and opens it. It is on screen at once, and is being saved. */
  start(editionId: string, setup: Setup): Result<BattleId, StartRefusal>;
  /**
   * Opens a battle for writing, or read-only if another tab writes it. A battle that was read ahead is on
   * screen at once.
   */
  openBattle(id: BattleId): Promise<void>;
  closeBattle(): void;
  /** Entries from another phone are on disk: shows them if that battle is open. */
  reread(id: BattleId): Promise<void>;
  /** Shows a followed battle with its new entries. `ledger`: what is on disk; null: it must be read. */
  received(id: BattleId, ledger: Ledger | null): Promise<void>;
  /**
   * Applies the player's intent, or says why not. The screen shows it at once; it is saved in the order of
   * the taps.
   */
  act(intent: Intent): Result<Events, StoreRefusal>;
  /** Takes the battle over from the tab that writes it. */
  takeOver(): Promise<void>;
  /**
   * Continues on this device a battle that was handed over: takes it back if this device handed it over, else
   * takes it over.
   */
  takeHandedOver(): void;
  /** `count` D6 rolled by the app, each face separately. */
  throwDice(count: number): readonly number[];
  dismissRefusal(): void;
};

export type BattleStore = StoreApi<BattleState> &
  AssaultMemory & {
    readonly actions: BattleActions;
    /** This device's id in the log. */
    readonly writer: WriterId;
    /** The log of any battle on disk, without opening it; null if it is not there or cannot be read. */
    readLedger(id: BattleId): Promise<Ledger | null>;
    readonly readAhead: LogReading['readAhead'];
  };

/**
 * What the store needs: where and how entries are stored, which tab may write, the clock, ids and this
 * device's id.
 */
export type StoreParts = {
  readonly entryLog: EntryLog;
  readonly queue: SaveQueue;
  readonly lock: BattleLock;
  readonly now: () => number;
  readonly newId: () => string;
  readonly writer: WriterId;
  /** One D6: 1 to 6. */
  readonly rollDie: () => number;
  /** Called with every card that changes. */
  readonly onCard: (card: Card) => void;
  /** Called if something other than a battle could not be stored. */
  readonly onFailure: (error: unknown) => void;
};

/** The store of the battle on screen: opened from the log, changed by intents, saved tap by tap. */
export function createBattleStore(parts: StoreParts): BattleStore {
  const { entryLog, queue, lock, now, newId, writer, rollDie, onCard, onFailure } = parts;
  const store = createStore<BattleState>(() => ({ open: { kind: 'none' }, refusal: null }));
  const logs = createLogReading(entryLog);

  function stamp(id: BattleId, seq: number, events: Events): Entry {
    return { battleId: id, seq, at: now(), writer, v: ENTRY_VERSION, events };
  }

  function show(ledger: Ledger, entry: Entry, open: Extract<OpenBattle, { kind: 'open' }>): void {
    const card = cardOf(ledger);
    // The entry goes to the disk before anything is drawn, so that a killed browser loses as few taps as
    // possible.
    queue.enqueue(entry, card, ledger.stored);
    store.setState({ open: { ...open, ledger }, refusal: null });
    onCard(card);
  }

  function refuse<Refused extends StoreRefusal>(answer: { readonly ok: false; readonly refusal: Refused }) {
    store.setState({ refusal: answer.refusal });
    return answer;
  }

  function act(intent: Intent): Result<Events, StoreRefusal> {
    const { open } = store.getState();
    if (open.kind !== 'open') return refuse(refused('noBattleOpen'));
    if (open.problems.length > 0) return refuse(refused('battleReadOnly'));
    if (open.writer === 'opening') return refuse(refused('stillOpening'));
    if (open.writer === 'elsewhere') return refuse(refused('writtenElsewhere'));
    if (open.writer === 'followed') return refuse(refused('followedOnly'));
    const decision = decide(open.ledger, intent);
    if (!decision.ok) return decision.refusal.code === 'nothingChanged' ? decision : refuse(decision);
    const entry = stamp(open.id, nextSeq(open.ledger), decision.value);
    const ledger = append(open.ledger, entry);
    if (!ledger) throw new Error(`The decided entry ${entry.seq} does not fit its own battle`);
    show(ledger, entry, open);
    return decision;
  }

  function start(editionId: string, setup: Setup): Result<BattleId, StartRefusal> {
    const started = startBattle(editionId, setup);
    if (!started.ok) return refuse(started);
    const id = battleId(newId());
    const entry = stamp(id, 1, started.value);
    const ledger = beginLedger(entry);
    if (!ledger) throw new Error('The first entry starts no battle');
    show(ledger, entry, { kind: 'open', id, ledger, problems: [], writer: 'here' });
    holdBattle(id, false).catch(onFailure);
    return accepted(id);
  }

  async function openBattle(id: BattleId): Promise<void> {
    const { open } = store.getState();
    if (open.kind === 'open' && open.id === id) return;
    // A battle that was read ahead is drawn while the disk and the other tabs answer.
    const ledger = logs.lastSeen(id);
    store.setState({
      open: ledger ? { kind: 'open', id, ledger, problems: [], writer: 'opening' } : { kind: 'loading', id },
      refusal: null,
    });
    try {
      await queue.idle();
      await holdBattle(id, false);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      store.setState({ open: { kind: 'failed', id, message } });
    }
  }

  /** The battle's entries that still wait for the disk, if they continue what is there. */
  function waitingAfter({ id, newest }: Reading): readonly StoredEntry[] {
    const waiting = queue.pendingEntries().filter((entry) => entry.battleId === id);
    return waiting[0]?.seq === (newest?.seq ?? 0) + 1 ? waiting : [];
  }

  /** The battle that this tab asked to write, and whether it may. */
  let hold: { readonly id: BattleId; mine: boolean } | null = null;
  let readings = 0;

  /** Whether this tab may write that battle. */
  function writerOf(id: BattleId): 'here' | 'elsewhere' {
    return hold?.id === id && hold.mine ? 'here' : 'elsewhere';
  }

  /**
   * Shows the battle with its stored and waiting entries, unless it was read again, or another battle was
   * opened, in the meantime.
   */
  async function read(id: BattleId): Promise<void> {
    readings += 1;
    const reading = readings;
    const [saved, followed] = await Promise.all([logs.upToDate(id), isFollowed(entryLog, id)]);
    const { open } = store.getState();
    if (open.kind === 'none' || open.id !== id || reading !== readings) return;
    saved.reader.take(waitingAfter(saved));
    const { ledger, problems } = saved.reader.opened();
    const [problem] = problems;
    if (ledger) {
      const writer = followed ? 'followed' : writerOf(id);
      store.setState({ open: { kind: 'open', id, ledger, problems, writer } });
    } else {
      store.setState({ open: problem ? { kind: 'unreadable', id, problem } : { kind: 'notFound', id } });
    }
  }

  /**
   * Makes this tab the writer or a reader of the battle. A writer reads the log again before it writes,
   * because another tab may have written until the last moment. A battle that was just started here is
   * already on screen, and no other tab knows it.
   */
  async function holdBattle(id: BattleId, take: boolean): Promise<void> {
    const own = { id, mine: false };
    hold = own;
    own.mine = await lock.acquire(id, {
      take,
      onGained: () => {
        own.mine = true;
        read(id).catch(onFailure);
      },
      onLost: () => {
        own.mine = false;
        const { open } = store.getState();
        if (open.kind === 'open' && open.id === id)
          store.setState({ open: { ...open, writer: 'elsewhere' } });
      },
    });
    const { open } = store.getState();
    const isOnScreen = open.kind === 'open' && open.id === id && open.writer === 'here';
    if (!isOnScreen) await read(id);
  }

  lock.onWritten((id) => {
    const { open } = store.getState();
    // A writer reads again, too: another tab may have stored entries from another phone. So does a tab that
    // is still opening: its first reading may have been too early.
    if (open.kind !== 'none' && (id === null || open.id === id)) read(open.id).catch(onFailure);
  });

  const throwDice = (count: number) => Array.from({ length: count }, rollDie);
  const actions: BattleActions = {
    start,
    openBattle,
    act,
    async received(id, ledger) {
      const { open } = store.getState();
      const goesOn =
        ledger !== null &&
        open.kind === 'open' &&
        open.id === id &&
        open.writer === 'followed' &&
        open.problems.length === 0 &&
        ledger.stored.length > open.ledger.stored.length;
      if (goesOn) store.setState({ open: { ...open, ledger } });
      else await actions.reread(id);
    },
    async reread(id) {
      await queue.idle();
      const { open } = store.getState();
      if (open.kind !== 'none' && open.id === id) await read(id);
    },
    closeBattle() {
      const { open } = store.getState();
      if (open.kind === 'open' && open.problems.length === 0) logs.keep(open.id, open.ledger);
      lock.release();
      store.setState({ open: { kind: 'none' }, refusal: null });
    },
    async takeOver() {
      const { open } = store.getState();
      if (open.kind !== 'open') return;
      await holdBattle(open.id, true);
    },
    takeHandedOver() {
      act({ type: 'takeOver', writer });
    },
    throwDice,
    dismissRefusal: () => store.setState({ refusal: null }),
  };
  const readLedger = async (id: BattleId) => parseLog(await entryLog.entries(id)).ledger;
  return Object.assign(store, {
    actions,
    writer,
    readLedger,
    readAhead: logs.readAhead,
    ...createAssaultMemory(entryLog, onFailure),
  });
}
