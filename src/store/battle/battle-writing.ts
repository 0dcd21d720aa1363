import type { StoreApi } from 'zustand/vanilla';
import { cardOf } from '@/battle/cards/card-of';
import { decide, type Events } from '@/battle/log/decide';
import { ENTRY_VERSION, type Entry } from '@/battle/log/event';
import { append, battleOf, beginLedger, type Ledger, nextSeq } from '@/battle/log/ledger';
import { startBattle } from '@/battle/log/start-battle';
import { writesNow } from '@/battle/log/writes-now';
import { type BattleId, battleId, type WriterId } from '@/battle/state/ids';
import { accepted, refused } from '@/rules/index';
import type { BattleOpening } from './battle-opening';
import type { BattleActions, BattleState, OpenBattle, StoreParts, StoreRefusal } from './battle-store';
import { ask } from './guest-seat';

/**
 * What turns intents into entries: they are shown at once, and handed to the disk in the order of the
 * taps.
 */
export type BattleWriting = Pick<BattleActions, 'start' | 'act' | 'takeHandedOver' | 'dismissRefusal'> & {
  /** Writes what a guest asked for, as that guest: the number of its entry. */
  writeFor(open: Extract<OpenBattle, { kind: 'open' }>, guest: WriterId, events: Events): number;
};

/** Writes the battle on screen. A battle that is started is held by `opening`. */
export function battleWriting(
  store: StoreApi<BattleState>,
  parts: StoreParts,
  opening: Pick<BattleOpening, 'hold'>,
): BattleWriting {
  const { queue, now, newId, writer, onCard, onFailure } = parts;

  function stamp(id: BattleId, seq: number, events: Events, by = writer): Entry {
    return { battleId: id, seq, at: now(), writer: by, v: ENTRY_VERSION, events };
  }

  function writeOn(open: Extract<OpenBattle, { kind: 'open' }>, events: Events, by = writer): number {
    const entry = stamp(open.id, nextSeq(open.ledger), events, by);
    const ledger = append(open.ledger, entry);
    if (!ledger) throw new Error(`The decided entry ${entry.seq} does not fit its own battle`);
    show(ledger, entry, open);
    return entry.seq;
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

  const act: BattleActions['act'] = (intent) => {
    const { open } = store.getState();
    if (open.kind !== 'open') return refuse(refused('noBattleOpen'));
    if (open.problems.length > 0) return refuse(refused('battleReadOnly'));
    if (open.writer === 'opening') return refuse(refused('stillOpening'));
    if (open.writer === 'elsewhere') return refuse(refused('writtenElsewhere'));
    if (open.writer === 'followed') return refuse(refused('followedOnly'));
    if (open.asks) {
      const asked = ask(store, open, open.asks, intent, now());
      return asked.ok || asked.refusal.code === 'nothingChanged' ? asked : refuse(asked);
    }
    const given = battleOf(open.ledger).handedOver !== null;
    if (intent.type !== 'takeOver' && !given && !writesNow(open.ledger, writer))
      return refuse(refused('takenOver'));
    const decision = decide(open.ledger, intent);
    if (!decision.ok) return decision.refusal.code === 'nothingChanged' ? decision : refuse(decision);
    writeOn(open, decision.value);
    return decision;
  };

  const start: BattleActions['start'] = (editionId, setup) => {
    const started = startBattle(editionId, setup);
    if (!started.ok) return refuse(started);
    const id = battleId(newId());
    const entry = stamp(id, 1, started.value);
    const ledger = beginLedger(entry);
    if (!ledger) throw new Error('The first entry starts no battle');
    show(ledger, entry, { kind: 'open', id, ledger, problems: [], writer: 'here' });
    opening.hold(id, false).catch(onFailure);
    return accepted(id);
  };

  return {
    start,
    act,
    writeFor: (open, guest, events) => writeOn(open, events, guest),
    takeHandedOver() {
      act({ type: 'takeOver', writer });
    },
    dismissRefusal: () => store.setState({ refusal: null }),
  };
}
