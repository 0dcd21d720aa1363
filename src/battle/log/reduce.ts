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
 * The battle after an entry; null if the entry does not fit: it names a combat or a round that does not
 * exist, or it should be the first of its log and is not. Each event goes to its subject. Events of the log
 * itself change nothing here: the ledger takes entries out or in, and a note only adds to the record.
 */
export function reduce(battle: Battle | null, entry: Entry): Battle | null {
  let after = battle;
  for (const event of entry.events) {
    if (after) after = withEvent(after, event, entry);
    else after = event.type === 'battleStarted' ? startedBattle(event, entry) : null;
    if (!after) return null;
  }
  // A combat gets its first round from the gesture that opens it: every screen relies on this.
  const opens = entry.events.some(({ type }) => type === 'combatOpened');
  if (opens && after?.combats.some(({ rounds }) => rounds.length === 0)) return null;
  return after && withOrderOfLoss(after, battle);
}

/**
 * The battle in the middle of a gesture, after one of its events; null if the event does not fit. What
 * holds of a whole gesture is not checked here: only `reduce` gives a battle to keep.
 */
export function withEvent(battle: Battle, event: BattleEvent, entry: Entry): Battle | null {
  if (isArmyEvent(event)) return reduceArmy(battle, event);
  if (isCombatEvent(event)) return reduceCombat(battle, event);
  if (isMatchEvent(event)) return reduceMatch(battle, event, entry);
  if (isScoreEvent(event)) return reduceScore(battle, event);
  if (isAssaultEvent(event)) return reduceAssault(battle, event);
  return afterLogEvent(battle, event);
}

/** A correction cancels confirmations; other events of the log change nothing. */
function afterLogEvent(battle: Battle, { type }: LogEvent): Battle {
  const { outcome } = battle;
  if (type !== 'entriesCorrected' || !outcome) return battle;
  return { ...battle, outcome: { ...outcome, confirmed: { a: false, b: false } } };
}
