import { scoredPoints } from '@/rules/index';
import type { ScoredPart } from './act-values';
import { objectivePointsOf } from './objectives';
import type { TableResult } from './table-result';
import type { Tournament } from './tournament';

/** One player's part of a match. */
export type Part = {
  readonly id: number;
  readonly victoryPoints: number;
  readonly battlePoints: number;
  readonly won: 'win' | 'draw' | 'loss';
};

type Scoring = Pick<Tournament, 'points' | 'perMatch' | 'parts' | 'objectives' | 'least' | 'most'>;

/** Whether a match gives more than what is for winning, drawing and losing: what a table says is then added up. */
export function countsParts({ parts, objectives }: Pick<Scoring, 'parts' | 'objectives'>): boolean {
  return parts.length > 0 || objectives.length > 0;
}

/** What somebody has to say of a match beside who won, for the parts that the event counts. */
export function neededOf({ parts }: Pick<Scoring, 'parts'>): readonly ScoredPart[] {
  return [...new Set(parts.map(({ of }) => of))];
}

/** Whether the scenario's points are what the event has of Victory Points: then nobody enters these beside them. */
export function scenarioIsVictory(scoring: Pick<Scoring, 'parts' | 'points'>): boolean {
  return scoring.points === 'wins' && neededOf(scoring).includes('scenario');
}

/** What the form asks for beside that because it parts equal points: a match counts without it too. */
export function askedOf(tournament: Pick<Tournament, 'parts' | 'tieBreaks'>): readonly ScoredPart[] {
  const parting: readonly ScoredPart[] = tournament.tieBreaks.includes('kills') ? ['kills'] : [];
  return [...new Set([...neededOf(tournament), ...parting])];
}

/**
 * What each player gets of a match; null where a part that counts was not said: what nobody entered is no
 * zero. `isAgreed`: one of them did not come, and the Battle Points are those that were agreed.
 */
export function partsOf(
  scoring: Scoring,
  result: TableResult,
  isAgreed: boolean,
): readonly [Part, Part] | null {
  const { blue, red, winner, victoryPoints, battlePoints, scored } = result;
  const wonOf = (which: 'a' | 'b') =>
    winner === 'draw' || winner === 'unsaid' ? 'draw' : winner === which ? 'win' : 'loss';
  const side = (id: number, which: 'a' | 'b', given: number): Part => {
    return { id, victoryPoints: victoryPoints[which] ?? 0, battlePoints: given, won: wonOf(which) };
  };
  const base = (which: 'a' | 'b') => {
    const isSaid = isAgreed || scoring.points === 'edition';
    return (isSaid ? battlePoints[which] : null) ?? scoring.perMatch[wonOf(which)];
  };
  if (isAgreed || !countsParts(scoring)) return [side(blue, 'a', base('a')), side(red, 'b', base('b'))];
  const reached = {
    a: objectivePointsOf(scoring, result, 'a'),
    b: objectivePointsOf(scoring, result, 'b'),
  };
  if (reached.a === null || reached.b === null) return null;
  const bases = { a: base('a') + reached.a, b: base('b') + reached.b };
  const isMissing = neededOf(scoring).some(
    (part) => scored === undefined || scored[part].a === null || scored[part].b === null,
  );
  if (isMissing) return null;
  const standing = (which: 'a' | 'b') => ({
    scenario: scored?.scenario[which] ?? 0,
    kills: scored?.kills[which] ?? 0,
  });
  const { a, b } = scoredPoints(
    {
      parts: scoring.parts,
      least: scoring.least ?? Number.NEGATIVE_INFINITY,
      most: scoring.most ?? Number.POSITIVE_INFINITY,
    },
    { a: standing('a'), b: standing('b') },
    winner === 'a' || winner === 'b' ? winner : null,
    bases,
  );
  return [side(blue, 'a', a.total), side(red, 'b', b.total)];
}
