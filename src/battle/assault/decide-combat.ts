import { changeContact, engageUnits, partUnits } from '@/battle/combat/contacts';
import { openCombat } from '@/battle/combat/decide';
import { beginNext, endOf, inCombat, inOpenRound, NOTHING_KEPT } from '@/battle/combat/in-combat';
import type { CombatIntent } from '@/battle/combat/intent';
import { assaultOf } from '@/battle/state/assault-round';
import type { Battle, Combat, Round } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import { accepted, refused } from '@/rules/index';
import type { AssaultEvent } from './event';
import type { AssaultDecision } from './refusal';
import { assaultOutcome } from './result';
import { woundsWait } from './standing-assault';

/** What an intent that every combat knows leads to in an assault. Answers to a score sheet and break tests have no place here. */
export function decideAssaultCombat(battle: Battle, intent: CombatIntent, seq: number): AssaultDecision {
  switch (intent.type) {
    case 'openCombat':
      return accepted(openCombat(battle, seq));
    case 'engageUnits':
      return engageUnits(battle, intent.combatId, intent.unitIds);
    case 'changeContact':
      return changeContact(battle, intent.combatId, intent.unitId, intent.enemyUnitId, intent.contact);
    case 'partUnits':
      return partUnits(battle, intent.combatId, intent.unitId, intent.enemyUnitId);
    case 'closeRound':
      return inCombat(battle, intent.combatId, (combat) => closeAssault(battle, combat));
    case 'beginRound':
      // The replay of the log carries over whoever is left.
      return inCombat(battle, intent.combatId, (combat) => beginNext(battle, combat, NOTHING_KEPT));
    case 'endCombat':
      return inCombat(battle, intent.combatId, (combat) =>
        accepted(endOf(combat, (round) => closing(battle, combat, round))),
      );
    case 'fightDuel':
    case 'answer':
    case 'count':
      return refused('noCombatScore');
    default:
      return refused('noBreakTest');
  }
}

/** Closes the round with the result as it stands; steps that were not fought add nothing. Refused while Wounds wait. */
function closeAssault(battle: Battle, combat: Combat): AssaultDecision {
  return inOpenRound(combat, (round) =>
    woundsWait(bookOf(battle), assaultOf(round))
      ? refused('woundsWait')
      : accepted([closing(battle, combat, round)]),
  );
}

function closing(battle: Battle, combat: Combat, round: Round): AssaultEvent {
  return {
    type: 'assaultClosed',
    combatId: combat.id,
    round: round.number,
    outcome: assaultOutcome(battle, round),
  };
}
