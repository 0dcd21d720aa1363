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

/** Why nothing was done, besides the reasons of the rules. */
export type StoreRefusal =
  | RefusalOf<{
      noBattleOpen: NoValues; // an intent while no battle is open
      battleReadOnly: NoValues; // the log has entries that this version cannot read
      stillOpening: NoValues; // who writes the battle is not known yet
      writtenElsewhere: NoValues; // another tab writes this battle
      followedOnly: NoValues; // the battle is followed: another phone writes it
    }>
  | DecisionRefusal
  | StartRefusal;

/** The battle on screen. */
export type OpenBattle =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' | 'notFound'; readonly id: BattleId }
  /** The disk could not be read; nothing is lost, it may be tried again. */
  | { readonly kind: 'failed'; readonly id: BattleId; readonly message: string }
  /** Its log is here, and nothing of it starts a battle; why, by the first entry that could not be read. */
  | { readonly kind: 'unreadable'; readonly id: BattleId; readonly problem: EntryProblem }
  | {
      readonly kind: 'open';
      readonly id: BattleId;
      readonly ledger: Ledger;
      /** What of the log could not be read; the battle is read-only where there is any. */
      readonly problems: readonly EntryProblem[];
      /** Whether this tab may write: `elsewhere` while another one does; `opening` while that, and what came last, is still asked. */
      readonly writer: 'opening' | 'here' | 'elsewhere' | 'followed';
    };

export type BattleState = {
  readonly open: OpenBattle;
  /** The last refusal, until the next intent is accepted or it is put away. */
  readonly refusal: StoreRefusal | null;
};

export type BattleActions = {
  /** Starts a battle and opens it: it is on screen at once, and on its way to disk. */
  start(editionId: string, setup: Setup): Result<BattleId, StartRefusal>;
  /** Opens a battle for writing, or for reading along where another tab writes it. One that was read ahead is on screen at once. */
  openBattle(id: BattleId): Promise<void>;
  closeBattle(): void;
  /** Something came from another phone and is on disk: shows it where that battle is open. */
  reread(id: BattleId): Promise<void>;
  /** Shows a followed battle with what came for it: the ledger is what is on disk; null where it has to be read there. */
  received(id: BattleId, ledger: Ledger | null): Promise<void>;
  /** Does what the player wants, or says why not. The screen has it at once; the disk follows in the order of the taps. */
  act(intent: Intent): Result<Events, StoreRefusal>;
  /** Takes the battle over from the tab that writes it. */
  takeOver(): Promise<void>;
  /** Goes on writing here what was handed over: taken back where this device gave it away, else taken over. */
  takeHandedOver(): void;
  /** So many D6 thrown by the app for players who ask for it, each face by itself. */
  throwDice(count: number): readonly number[];
  dismissRefusal(): void;
};

export type BattleStore = StoreApi<BattleState> &
  AssaultMemory & {
    readonly actions: BattleActions;
    /** This device's name in the log. */
    readonly writer: WriterId;
    /** The log of any battle on disk, without opening it; null where it is not there or cannot be read. */
    readLedger(id: BattleId): Promise<Ledger | null>;
    readonly readAhead: LogReading['readAhead'];
  };

/** What the store is given: where entries are kept and how they get there, who may write, the clock, ids and this device's name. */
export type StoreParts = {
  readonly entryLog: EntryLog;
  readonly queue: SaveQueue;
  readonly lock: BattleLock;
  readonly now: () => number;
  readonly newId: () => string;
  readonly writer: WriterId;
  /** One D6: 1 to 6. */
  readonly rollDie: () => number;
  /** Hears of every card that changes. */
  readonly onCard: (card: Card) => void;
  /** Takes a failure to remember, which loses no battle. */
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
    // On its way to the disk before anything is drawn: the shorter that way, the fewer taps a killed browser can lose.
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
    // What was read ahead is drawn while the disk and the other tabs are asked.
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

  /** The taps of the battle that still wait for the disk, where they go on from what is there. */
  function waitingAfter({ id, newest }: Reading): readonly StoredEntry[] {
    const waiting = queue.pendingEntries().filter((entry) => entry.battleId === id);
    return waiting[0]?.seq === (newest?.seq ?? 0) + 1 ? waiting : [];
  }

  /** Which battle this tab asked to write, and whether it may. */
  let hold: { readonly id: BattleId; mine: boolean } | null = null;
  let readings = 0;

  /** Whether this tab may write that battle. */
  function writerOf(id: BattleId): 'here' | 'elsewhere' {
    return hold?.id === id && hold.mine ? 'here' : 'elsewhere';
  }

  /** Shows the battle as it is on disk and as it waits to be, unless it was read again, or another one asked for, meanwhile. */
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
   * Becomes the battle's writer or its reader. A writer reads the log before it may write: another tab may have gone on to the last
   * moment. A battle that was just started here is on screen already, and nobody else knows of it.
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
    // Also where this tab may write, for what another phone wrote may have come to the disk by another tab; and also while it opens,
    // for the reading under way may have come too early.
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
