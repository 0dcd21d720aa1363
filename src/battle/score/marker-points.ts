import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { inOrderOfPlay } from '@/battle/state/scored-markers';
import {
  type BonusAnswers,
  type CountedScoring,
  countedScorings,
  type Side,
  type VictoryBonus,
} from '@/rules/index';

/** What both sides scored at the markers of a bonus, in the order of the game, with the points of each. */
export function markerScorings(battle: Battle, bonus: VictoryBonus): readonly CountedScoring[] {
  if (!bonus.objectives) return [];
  const { gameStructure } = editionOfBattle(battle);
  const declared = battle.counterOffensives ?? [];
  return countedScorings(
    bonus.objectives,
    inOrderOfPlay(battle.scoredMarkers ?? [], bonus.id, battle.setup.firstSide),
    {
      lastTurn: gameStructure.gameTurns,
      declared: { a: declared.includes('a'), b: declared.includes('b') },
    },
  );
}

/** A side's points from the markers of a bonus. */
export function markerPointsOf(battle: Battle, bonus: VictoryBonus, side: Side): number {
  return markerScorings(battle, bonus).reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
}

/** The points of a side's markers as the counts of their bonuses. */
export function markerAnswers(battle: Battle, bonuses: readonly VictoryBonus[], side: Side): BonusAnswers {
  return Object.fromEntries(
    bonuses
      .filter(({ objectives }) => objectives)
      .map((bonus) => [bonus.id, Math.min(bonus.max, markerPointsOf(battle, bonus, side))]),
  );
}

/** What a marker is worth to a side at the end of its turn of that Game Turn. */
export function markerWorth(
  battle: Battle,
  bonus: VictoryBonus,
  { marker, gameTurn, side }: { readonly marker: number; readonly gameTurn: number; readonly side: Side },
): number {
  const { values = [], falls = 0 } = bonus.objectives ?? {};
  const { firstSide } = battle.setup;
  const isBefore = (one: CountedScoring) =>
    one.gameTurn < gameTurn || (one.gameTurn === gameTurn && one.side === firstSide && side !== firstSide);
  const scored = markerScorings(battle, bonus).filter(
    (one) => one.score.held && one.marker === marker && isBefore(one),
  );
  return Math.max(0, (values[marker - 1] ?? 0) - falls * scored.length);
}
