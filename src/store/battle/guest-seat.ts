import type { StoreApi } from 'zustand/vanilla';
import {
  type AskRefusal,
  decideAsked,
  isAboutWaiting,
  isTooLarge,
  mayAsk,
  showAsked,
  tapOf,
  withAsked,
} from '@/battle/log/asked-ledger';
import type { DecisionRefusal, Events } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import type { BattleId, WriterId } from '@/battle/state/ids';
import { accepted, type Result, refused } from '@/rules/index';
import type { BattleHands, GuestDesk, GuestDesks } from './battle-hands';
import type { BattleState, GuestSeat, OpenBattle, StoreParts } from './battle-store';

/** What opening a battle needs of it. */
export type OpeningHands = { readonly desks: GuestDesks; readonly onRead: (battleId: string) => void };

type Opened = Extract<OpenBattle, { kind: 'open' }>;
type WriteFor = (open: Opened, guest: WriterId, events: Events) => number;

/** What is on the disk of the battle on screen. */
export function decidedIn({ asks, ledger }: Opened): Ledger {
  return asks?.decided ?? ledger;
}

/** The battle on screen with that log, and behind it what waits at the desk. */
export function seated(open: Opened, decided: Ledger, desk: GuestDesk): Opened {
  desk.decided(decided);
  return { ...open, ledger: withAsked(decided, desk.waiting()), asks: { decided, desk } };
}

/** A guest's tap: shown at once, and kept for the host to decide. Refused where it does not even fit here. */
export function ask(
  store: StoreApi<BattleState>,
  open: Opened,
  { desk }: GuestSeat,
  intent: Intent,
  at: number,
): Result<Events, DecisionRefusal | AskRefusal> {
  const tap = tapOf(open.ledger, intent, at);
  if (isAboutWaiting(open.ledger, intent)) return refused('stillAsked');
  if (isTooLarge(intent)) return refused('askTooLarge');
  const may = mayAsk(open.ledger, tap, desk);
  if (!may.ok) return may;
  const fits = showAsked(open.ledger, { ...tap, ...desk.next() });
  if (!fits.ok) return fits;
  desk.tap(tap, fits.value.events);
  store.setState({ open: { ...open, ledger: fits.value.ledger }, refusal: null });
  return accepted(fits.value.events);
}

/** Ties the battle on screen to the club's hands. `writeFor` writes an entry in a guest's name. */
export function battleHands(
  store: StoreApi<BattleState>,
  { queue }: Pick<StoreParts, 'queue'>,
  writeFor: WriteFor,
): { readonly hands: BattleHands; readonly forOpening: OpeningHands } {
  let desks: GuestDesks = async () => null;
  const listeners: ((battleId: string) => void)[] = [];

  function opened(id: string): Opened | null {
    const { open } = store.getState();
    return open.kind === 'open' && open.id === (id as BattleId) && open.problems.length === 0 ? open : null;
  }
  const written = (id: string) => {
    const open = opened(id);
    return open?.writer === 'here' ? open : null;
  };

  const hands: BattleHands = {
    writing: (id) => written(id)?.ledger ?? null,
    decideFor(id, guest, tap, rights, seqOf) {
      const open = written(id);
      if (!open) return null;
      const decided = decideAsked(open.ledger, tap, rights, seqOf);
      return decided.ok ? accepted(writeFor(open, guest, decided.value)) : decided;
    },
    async saved() {
      await queue.idle();
      return queue.state().kind !== 'failed';
    },
    seatAt(given) {
      desks = given;
    },
    asking: (id) => opened(id)?.writer === 'guest',
    settled(id) {
      const open = opened(id);
      if (open?.asks) store.setState({ open: seated(open, open.asks.decided, open.asks.desk) });
    },
    onRead: (heard) => void listeners.push(heard),
  };
  return {
    hands,
    forOpening: {
      desks: (id) => desks(id),
      onRead: (id) => {
        for (const heard of listeners) heard(id);
      },
    },
  };
}
