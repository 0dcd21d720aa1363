import { reduceArmy } from '@/battle/army/reduce';
import { reduceAssault } from '@/battle/assault/reduce';
import { reduceCombat } from '@/battle/combat/reduce';
import { reduceMatch, startedBattle } from '@/battle/match/reduce';
import { reduceScore } from '@/battle/score/reduce';
import type { Battle } from '@/battle/state/battle';
import { withOrderOfLoss } from '@/battle/state/order-of-loss';
import {
  type BattleEvent,
  type Entry,
  isArmyEvent,
  isAssaultEvent,
  isCombatEvent,
  isMatchEvent,
  isScoreEvent,
  type LogEvent,
} from './event';

/**
 * The battle after an entry, or null where the entry does not fit: it speaks of a combat or a round that is not there, or it is
 * not the first of its log and should be. Each event is put to its subject. Those of the log itself change nothing here: the ledger
 * leaves entries out or in, and a note only adds to the record.
 */
export function reduce(battle: Battle | null, entry: Entry): Battle | null {
  let after = battle;
  for (const event of entry.events) {
    if (after) after = apply(after, event, entry);
    else after = event.type === 'battleStarted' ? startedBattle(event, entry) : null;
    if (!after) return null;
  }
  // A combat has its first round from the gesture that opens it: every screen relies on that.
  const opens = entry.events.some(({ type }) => type === 'combatOpened');
  if (opens && after?.combats.some(({ rounds }) => rounds.length === 0)) return null;
  return after && withOrderOfLoss(after, battle);
}

function apply(battle: Battle, event: BattleEvent, entry: Entry): Battle | null {
  if (isArmyEvent(event)) return reduceArmy(battle, event);
  if (isCombatEvent(event)) return reduceCombat(battle, event);
  if (isMatchEvent(event)) return reduceMatch(battle, event, entry);
  if (isScoreEvent(event)) return reduceScore(battle, event);
  if (isAssaultEvent(event)) return reduceAssault(battle, event);
  return afterLogEvent(battle, event);
}

/** A correction was not confirmed by anybody; the rest of the log's own events changes nothing. */
function afterLogEvent(battle: Battle, { type }: LogEvent): Battle {
  const { outcome } = battle;
  if (type !== 'entriesCorrected' || !outcome) return battle;
  return { ...battle, outcome: { ...outcome, confirmed: { a: false, b: false } } };
}
