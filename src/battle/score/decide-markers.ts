import type { Battle } from '@/battle/state/battle';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle, victoryOf } from '@/battle/state/edition-of';
import { scoreAt } from '@/battle/state/scored-markers';
import { sameValue } from '@/plain/same-value';
import { accepted, refused } from '@/rules/index';
import type { ScoreEvent, ScoreIntent, ScoreRefusal } from './event';
import { markerWorth } from './marker-points';

/** The highest Line, Vanguard or Support Unit that is accepted. */
export const MAX_OF_RULE = 9;

type Of<Type extends ScoreIntent['type']> = Extract<ScoreIntent, { type: Type }>;

/** A marker is scored in a turn of the side that has begun, and held only while it is worth something. */
export function scoreMarker(battle: Battle, intent: Of<'scoreMarker'>): Decision<ScoreEvent, ScoreRefusal> {
  const { side, bonusId, marker, gameTurn, to } = intent;
  const bonus = victoryOf(battle)?.points.bonuses.find(({ id }) => id === bonusId);
  if (!bonus?.objectives) return refused('noSuchBonus');
  const markers = bonus.objectives.values.length;
  if (!Number.isInteger(marker) || marker < 1 || marker > markers) return refused('noSuchPlace');
  if (!Number.isInteger(gameTurn) || gameTurn < 1) return refused('noSuchPlace');
  if (isStillToCome(battle, intent)) return refused('turnStillToCome');
  for (const number of to ? [to.line, to.vanguard, to.supportUnit ?? 0, to.broken] : []) {
    if (!Number.isInteger(number)) return refused('notAWholeNumber');
    if (number < 0) return refused('belowZero');
    if (number > MAX_OF_RULE) return refused('aboveMaximum', { max: MAX_OF_RULE });
  }
  const from = scoreAt(battle.scoredMarkers ?? [], { side, bonusId, marker, gameTurn });
  if (to?.held && !from?.held && markerWorth(battle, bonus, intent) === 0) return refused('markerGone');
  if (sameValue(from, to)) return refused('nothingChanged');
  return accepted([{ type: 'markerScored', side, bonusId, marker, gameTurn, from, to }]);
}

/** Whether that side's turn of that Game Turn has not begun. */
function isStillToCome({ turn, setup }: Battle, { gameTurn, side }: Of<'scoreMarker'>): boolean {
  if (gameTurn !== turn.gameTurn) return gameTurn > turn.gameTurn;
  return turn.side === setup.firstSide && side !== setup.firstSide;
}

/** It is declared in the last turn. Whether the side has few enough points, the players say. */
export function declareCounterOffensive(
  battle: Battle,
  { side, to }: Of<'declareCounterOffensive'>,
): Decision<ScoreEvent, ScoreRefusal> {
  const { gameTurns } = editionOfBattle(battle).gameStructure;
  const hasMarkers = victoryOf(battle)?.points.bonuses.some(({ objectives }) => objectives);
  const from = (battle.counterOffensives ?? []).includes(side);
  if (!hasMarkers || (to && battle.turn.gameTurn < gameTurns)) return refused('noCounterOffensive');
  if (from === to) return refused('nothingChanged');
  return accepted([{ type: 'counterOffensiveDeclared', side, from, to }]);
}
