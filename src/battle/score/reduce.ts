import type { Battle } from '@/battle/state/battle';
import { withHolder, withStrength } from '@/battle/state/held-places';
import { withScore } from '@/battle/state/scored-markers';
import { assertNever } from '@/rules/index';
import type { ScoreEvent } from './event';

/** The battle after a score event. */
export function reduceScore(battle: Battle, event: ScoreEvent): Battle {
  switch (event.type) {
    case 'bonusCounted': {
      const bonuses = { ...battle.bonuses[event.side], [event.bonusId]: event.to };
      return { ...battle, bonuses: { ...battle.bonuses, [event.side]: bonuses } };
    }
    case 'placeHeld':
      return { ...battle, held: withHolder(battle.held, event, event.to) };
    case 'placeWeighed':
      return { ...battle, weighed: withStrength(battle.weighed ?? [], event, event.to) };
    case 'markerScored':
      return { ...battle, scoredMarkers: withScore(battle.scoredMarkers ?? [], event, event.to) };
    case 'counterOffensiveDeclared': {
      const others = (battle.counterOffensives ?? []).filter((side) => side !== event.side);
      return { ...battle, counterOffensives: event.to ? [...others, event.side] : others };
    }
    case 'pointsAgreed':
      return { ...battle, agreed: event.to };
    case 'objectiveChanged':
      return { ...battle, objective: event.to };
    case 'battlePointsAdjusted':
      return { ...battle, adjustments: { ...battle.adjustments, [event.side]: event.to } };
    case 'marginsChanged':
      return { ...battle, margins: event.to };
    default:
      return assertNever(event);
  }
}
