import { duelWaits } from '@/battle/assault/standing/challenge';
import { assaultOutcome } from '@/battle/assault/standing/result';
import { woundsWait } from '@/battle/assault/standing/standing-assault';
import { changeContact, engageUnits, partUnits } from '@/battle/combat/contacts';
import { hitUnit } from '@/battle/combat/hit-unit';
import {
  beginNext,
  confirmation,
  endOf,
  inCombat,
  inOpenRound,
  NOTHING_KEPT,
} from '@/battle/combat/in-combat';
import type { CombatIntent } from '@/battle/combat/intent';
import { openCombat } from '@/battle/combat/open-combat';
import { assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { accepted, refused, type Side } from '@/rules/index';
import type { AssaultDecision, FightEvent } from './refusal';
import { shootingEnded } from './shooting-end';

/**
 * The events or the refusal, in an assault, of an intent that every kind of combat knows. An assault has no
 * answers to a score sheet and no break tests.
 */
export function decideAssaultCombat(battle: Battle, intent: CombatIntent, seq: number): AssaultDecision {
  switch (intent.type) {
    case 'openCombat':
      if (intent.shotBy && !bookOf(battle).shooting) return refused('noShooting');
      return accepted(openCombat(battle, seq, undefined, intent.shotBy));
    case 'hitUnit':
      return hitUnit(battle, intent, seq);
    case 'engageUnits':
      return engageUnits(battle, intent.combatId, intent.unitIds);
    case 'changeContact':
      return changeContact(battle, intent.combatId, intent.unitId, intent.enemyUnitId, intent.contact);
    case 'partUnits':
      return partUnits(battle, intent.combatId, intent.unitId, intent.enemyUnitId);
    case 'closeRound':
      return inCombat(battle, intent.combatId, (combat) => closeAssault(battle, combat, intent.confirmedBy));
    case 'beginRound':
      // The replay of the log carries over the models that are left.
      return inCombat(battle, intent.combatId, (combat) =>
        combat.shotBy ? refused('noNextRound') : beginNext(battle, combat, NOTHING_KEPT),
      );
    case 'endCombat':
      return inCombat(battle, intent.combatId, (combat) =>
        accepted(endOf(combat, (round) => closing(battle, combat, round)[0])),
      );
    case 'fightDuel':
    case 'answer':
    case 'count':
    case 'sayRowStays':
      return refused('noCombatScore');
    default:
      return refused('noBreakTest');
  }
}

/**
 * Closes the round with the result so far. Steps that were not fought add nothing. Records which sides
 * agreed. Refused while Wounds wait.
 */
function closeAssault(
  battle: Battle,
  combat: Combat,
  confirmedBy: readonly Side[] | undefined,
): AssaultDecision {
  return inOpenRound(combat, (round) =>
    duelWaits(assaultOf(round))
      ? refused('challengeOpen')
      : woundsWait(bookOf(battle), assaultOf(round))
        ? refused('woundsWait')
        : accepted(closing(battle, combat, round, confirmedBy)),
  );
}

function closing(
  battle: Battle,
  combat: Combat,
  round: Round,
  confirmedBy?: readonly Side[],
): readonly [FightEvent, ...FightEvent[]] {
  if (combat.shotBy) return shootingEnded(battle, combat, round);
  const outcome = assaultOutcome(battle, round);
  return [
    {
      type: 'assaultClosed',
      combatId: combat.id,
      round: round.number,
      outcome,
      ...confirmation(confirmedBy),
    },
  ];
}
