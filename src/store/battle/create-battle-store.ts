import { createStore } from 'zustand/vanilla';
import { cardOf } from '@/battle/cards/card-of';
import type { Events } from '@/battle/log/decide';
import { decide } from '@/battle/log/decide';
import { ENTRY_VERSION, type Entry } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import { append, beginLedger, type Ledger, nextSeq } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { type StartRefusal, startBattle } from '@/battle/log/start-battle';
import { type BattleId, battleId } from '@/battle/state/ids';
import type { Setup } from '@/battle/state/setup';
import { accepted, type Result, refused } from '@/rules/index';
import type { StoredEntry } from '@/storage/entry-log';
import type {
  BattleActions,
  BattleState,
  BattleStore,
  OpenBattle,
  StoreParts,
  StoreRefusal,
} from './battle-store';
import { bringBack } from './bring-back';
import { createAssaultMemory } from './fighter-memory';
import { createLogReading, type Reading } from './log-reading';
import { isFollowed } from './share-record';

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

  /** The battle on screen, if it is this one and this version can read all of it. */
  function onScreen(id: BattleId): Ledger | null {
    const { open } = store.getState();
    return open.kind === 'open' && open.id === id && open.problems.length === 0 ? open.ledger : null;
  }

  /**
   * Shows the battle with its stored and waiting entries, unless it was read again, or another battle was
   * opened, in the meantime.
   */
  async function read(id: BattleId): Promise<void> {
    readings += 1;
    const reading = readings;
    const before = onScreen(id);
    const [saved, followed] = await Promise.all([logs.upToDate(id), isFollowed(entryLog, id)]);
    const isCurrent = () => {
      const { open } = store.getState();
      return open.kind !== 'none' && open.id === id && reading === readings;
    };
    if (!isCurrent()) return;
    saved.reader.take(waitingAfter(saved));
    const { ledger, problems } = saved.reader.opened();
    const [problem] = problems;
    const isShorter = (ledger?.stored.length ?? 0) < (before?.stored.length ?? 0);
    if (before && isShorter) {
      const isBack = await bringBack(entryLog, before);
      if (!isCurrent()) return;
      if (isBack) return read(id);
    }
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
