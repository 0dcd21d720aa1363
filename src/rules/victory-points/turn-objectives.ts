import type { Source } from '../source';

/** Markers that the active player scores at the end of each own turn. */
export type TurnObjectives = {
  /** The markers by their numbers from 1, with their values at the start. */
  readonly values: readonly number[];
  /** By how much each scoring lowers a marker's value; at 0 it is gone. */
  readonly falls: number;
  /** Who scores one, in a few words. */
  readonly hint: string;
  /** What a Counter Offensive multiplies the own points of the last turn by. */
  readonly counterOffensive: { readonly times: number; readonly hint: string };
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

/** A side of the battle. */
type Side = 'a' | 'b';

/** What a side scores at one marker at the end of one of its turns. */
export type MarkerScore = Scorer & {
  /** Whether one of its units controls the marker. */
  readonly held: boolean;
  /** What the rule Vanguard gives for an enemy unit destroyed or broken there; 0: none. */
  readonly broken: number;
};

/** A side's score at one marker in its turn of that Game Turn. */
export type MarkerScoring = {
  readonly side: Side;
  readonly gameTurn: number;
  readonly marker: number;
  readonly score: MarkerScore;
};

/** One scoring with its points, and what the marker was worth before it. */
export type CountedScoring = MarkerScoring & { readonly value: number; readonly points: number };

/** Which sides declared a Counter Offensive, and the Game Turn whose points it multiplies. */
export type CounterOffensives = {
  readonly lastTurn: number;
  readonly declared: Readonly<Record<Side, boolean>>;
};

/** The points of every scoring of both sides, which stand in the order of the game. */
export function countedScorings(
  objectives: Pick<TurnObjectives, 'values' | 'falls' | 'counterOffensive'>,
  scorings: readonly MarkerScoring[],
  { lastTurn, declared }: CounterOffensives,
): readonly CountedScoring[] {
  const held = scorings.filter(({ score }) => score.held);
  const scored = scoredMarkers(
    objectives,
    held.map(({ gameTurn: turn, marker, score: scorer }) => ({ turn, marker, scorer })),
  );
  const values = markerValues(objectives, scorings);
  return scorings.map((scoring, index) => {
    const { side, gameTurn, score } = scoring;
    const times = declared[side] && gameTurn === lastTurn ? objectives.counterOffensive.times : 1;
    const holding = scored[held.indexOf(scoring)]?.points ?? 0;
    return { ...scoring, value: values[index] ?? 0, points: (holding + score.broken) * times };
  });
}

/** What each marker was worth before the scoring of that place in the order of the game. */
function markerValues(
  { values, falls }: Pick<TurnObjectives, 'values' | 'falls'>,
  scorings: readonly MarkerScoring[],
): readonly number[] {
  return scorings.map(({ marker }, index) => {
    const before = scorings.slice(0, index).filter((other) => other.score.held && other.marker === marker);
    return Math.max(0, (values[marker - 1] ?? 0) - falls * before.length);
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
