import type { Source } from '../source';

/** Markers that the active player scores at the end of each own turn. */
export type TurnObjectives = {
  /** The markers by their numbers from 1, with their values at the start. */
  readonly values: readonly number[];
  /** By how much each scoring lowers a marker's value; at 0 it is gone. */
  readonly falls: number;
  readonly source: Source;
};

/** Who scores a marker: the unit that controls it. */
export type Scorer = {
  /** What its rule Line adds; 0: it has none, or too few of its models have it. */
  readonly line: number;
  /** Its rule Vanguard; 0: none. It scores one point at most for a marker. */
  readonly vanguard: number;
  /** The most that its rule Support Unit lets it score; null: no limit. */
  readonly supportUnit: number | null;
};

/** The points for a marker of that value. */
export function markerPoints(value: number, { line, vanguard, supportUnit }: Scorer): number {
  if (value === 0) return 0;
  const limits = [value + line, ...(vanguard > 0 ? [1] : []), ...(supportUnit === null ? [] : [supportUnit])];
  return Math.min(...limits);
}

/** One scoring of a marker, in the order of the game. */
export type Scoring = { readonly turn: number; readonly marker: number; readonly scorer: Scorer };

/** A scoring with its points, and what the marker was worth then. */
export type ScoredMarker = Scoring & { readonly value: number; readonly points: number };

/** The points of every scoring of both sides. A marker that is gone scores nothing, nor one that there is not. */
export function scoredMarkers(
  { values, falls }: Pick<TurnObjectives, 'values' | 'falls'>,
  scorings: readonly Scoring[],
): readonly ScoredMarker[] {
  const left = new Map(values.map((value, index) => [index + 1, value]));
  return scorings.map((scoring) => {
    const value = left.get(scoring.marker) ?? 0;
    const points = markerPoints(value, scoring.scorer);
    if (value > 0) left.set(scoring.marker, Math.max(0, value - falls));
    return { ...scoring, value, points };
  });
}

/** A unit near a marker. */
export type Contender = {
  readonly type: string;
  readonly status: boolean;
  readonly lockedInCombat: boolean;
  readonly embarked: boolean;
  /** Its models within reach, with what their rule Line adds to each. */
  readonly models: readonly { readonly count: number; readonly line: number }[];
};

/** Who may control a marker, and how its strength is counted. */
export type ControlRules = {
  /** Types of which a unit never controls one. */
  readonly never: readonly string[];
  /** The strongest unit of a side, or all of its units together. */
  readonly by: 'oneUnit' | 'allUnits';
  readonly source: Source;
};

/** The strength of a side at a marker; 0: no unit may control it. */
export function tacticalStrength({ never, by }: ControlRules, units: readonly Contender[]): number {
  const strengths = units
    .filter((unit) => !unit.status && !unit.lockedInCombat && !unit.embarked && !never.includes(unit.type))
    .map(({ models }) => models.reduce((sum, { count, line }) => sum + count * (1 + line), 0));
  return by === 'oneUnit' ? Math.max(0, ...strengths) : strengths.reduce((sum, each) => sum + each, 0);
}

/** Whether a side may declare a Counter Offensive: it has at most half the enemy's points. */
export function mayCounter(own: number, enemy: number): boolean {
  return 2 * own <= enemy;
}
