import type { StoreApi } from 'zustand/vanilla';
import type { Ledger } from '@/battle/log/ledger';
import type { BattleId } from '@/battle/state/ids';
import { messageOf } from '@/plain/message-of';
import type { StoredEntry } from '@/storage/entry-log';
import type { BattleActions, BattleState, StoreParts } from './battle-store';
import { bringBack } from './bring-back';
import { decidedIn, type OpeningHands, seated } from './guest-seat';
import { createLogReading, type LogReading, type Reading } from './log-reading';
import { isWrittenElsewhere } from './share-record';

/** What reads a battle from the disk, and finds out whether this tab may write it. */
export type BattleOpening = {
  readonly actions: Pick<
    BattleActions,
    'openBattle' | 'coming' | 'received' | 'reread' | 'closeBattle' | 'takeOver'
  >;
  readonly readAhead: LogReading['readAhead'];
  /** Makes this tab the writer of the battle if no other tab is, or, with `take`, in any case. */
  hold(id: BattleId, take: boolean): Promise<void>;
};

/** `desks`: where a guest of that battle asks; null where this phone is none. `onRead`: it was read. */
export function battleOpening(
  store: StoreApi<BattleState>,
  parts: StoreParts,
  { desks, onRead }: OpeningHands,
): BattleOpening {
  const { entryLog, queue, lock, onFailure } = parts;
  const logs = createLogReading(entryLog);

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
      const message = messageOf(error);
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
    return open.kind === 'open' && open.id === id && open.problems.length === 0 ? decidedIn(open) : null;
  }

  /**
   * Shows the battle with its stored and waiting entries, unless it was read again, or another battle was
   * opened, in the meantime.
   */
  async function read(id: BattleId): Promise<void> {
    readings += 1;
    const reading = readings;
    const [saved, elsewhere, desk] = await Promise.all([
      logs.upToDate(id),
      isWrittenElsewhere(entryLog, id),
      desks(id),
    ]);
    const isCurrent = () => {
      const { open } = store.getState();
      return open.kind !== 'none' && open.id === id && reading === readings;
    };
    if (!isCurrent()) return;
    saved.reader.take(waitingAfter(saved));
    const { ledger, problems } = saved.reader.opened();
    const [problem] = problems;
    // Entries of the other phone may have come since the reading began: what is on screen now counts.
    const before = onScreen(id);
    const isShorter = (ledger?.stored.length ?? 0) < (before?.stored.length ?? 0);
    if (before && isShorter) {
      const isBack = await bringBack(entryLog, before);
      if (!isCurrent()) return;
      if (isBack) return read(id);
    }
    if (ledger) {
      const isGuest = elsewhere && desk !== null && writerOf(id) === 'here';
      const writer = elsewhere ? 'followed' : writerOf(id);
      store.setState({
        open:
          isGuest && problems.length === 0
            ? seated({ kind: 'open', id, ledger, problems, writer: 'guest' }, ledger, desk)
            : { kind: 'open', id, ledger, problems, writer },
      });
      onRead(id);
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
          store.setState({
            open: { ...open, ledger: decidedIn(open), asks: undefined, writer: 'elsewhere' },
          });
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

  const actions: BattleOpening['actions'] = {
    openBattle,
    coming(id, ledger) {
      const { open } = store.getState();
      const goesOn =
        open.kind === 'open' &&
        open.id === id &&
        (open.writer === 'followed' || open.writer === 'guest') &&
        open.problems.length === 0 &&
        ledger.stored.length > open.ledger.stored.length;
      if (!goesOn) return false;
      store.setState({
        open: open.asks ? seated(open, ledger, open.asks.desk) : { ...open, ledger },
      });
      return true;
    },
    async received(id, ledger) {
      if (ledger === null || !actions.coming(id, ledger)) await actions.reread(id);
    },
    async reread(id) {
      await queue.idle();
      const { open } = store.getState();
      if (open.kind !== 'none' && open.id === id) await read(id);
    },
    closeBattle() {
      const { open } = store.getState();
      if (open.kind === 'open' && open.problems.length === 0) logs.keep(open.id, decidedIn(open));
      lock.release();
      store.setState({ open: { kind: 'none' }, refusal: null });
    },
    async takeOver() {
      const { open } = store.getState();
      if (open.kind !== 'open') return;
      await holdBattle(open.id, true);
    },
  };
  return { actions, readAhead: logs.readAhead, hold: holdBattle };
}
