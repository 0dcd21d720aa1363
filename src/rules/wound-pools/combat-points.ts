import type { Source } from '../source';
import { because, type Reason } from './reason';

/** A line of a combat's result: so many points for each that a side counts, or for having more than the other. */
export type PointRow = {
  /** Permanent, camelCase: logs refer to it. */
  readonly id: string;
  readonly label: string;
  readonly counted: 'each' | 'most';
  readonly points: number;
  readonly source: Source;
};

/** A line of a side's points, as it is shown. */
export type ScoredRow = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly points: number;
};

/** What one side counts, by the rows' ids; a row that is missing counts 0. */
export type CombatSide = {
  readonly counts: Readonly<Record<string, number>>;
  /** No model of the side is left in the combat. */
  readonly gone: boolean;
  /** Every model left has fled already: the side makes no check. */
  readonly allRouted: boolean;
};

/** The points of a side; its lines add up to `score`, and those without points are left out. */
export type CombatScore = { readonly score: number; readonly lines: readonly Reason<string>[] };

/** Who won a combat that is counted by points, and what follows. */
export type CombatPoints = {
  readonly a: CombatScore;
  readonly b: CombatScore;
  readonly winner: 'a' | 'b' | 'draw';
  readonly because: 'points' | 'equal' | 'massacre';
  /** The loser's modifier of its check, never above 0; 0 if no side checks. */
  readonly loserModifier: number;
  /** `panicCheck`: the loser; `aftermath`: nobody checks; `consolidate`: one side is gone. */
  readonly next: 'panicCheck' | 'aftermath' | 'consolidate' | 'nobodyLeft';
};

const NOTHING: CombatScore = { score: 0, lines: [] };

/**
 * The result of a combat by its rows: one total for each side. Where a side is gone no points are counted: the
 * other has won.
 */
export function combatPoints(rows: readonly PointRow[], a: CombatSide, b: CombatSide): CombatPoints {
  if (a.gone || b.gone) {
    const winner = a.gone && b.gone ? 'draw' : a.gone ? 'b' : 'a';
    const next = winner === 'draw' ? 'nobodyLeft' : 'consolidate';
    return { a: NOTHING, b: NOTHING, winner, because: 'massacre', loserModifier: 0, next };
  }
  const scores = { a: scoreOf(rows, a, b), b: scoreOf(rows, b, a) };
  const lead = scores.a.score - scores.b.score;
  if (lead === 0) return { ...scores, winner: 'draw', because: 'equal', loserModifier: 0, next: 'aftermath' };
  const loser = lead > 0 ? b : a;
  return {
    ...scores,
    winner: lead > 0 ? 'a' : 'b',
    because: 'points',
    loserModifier: loser.allRouted ? 0 : -Math.abs(lead),
    next: loser.allRouted ? 'aftermath' : 'panicCheck',
  };
}

function scoreOf(rows: readonly PointRow[], own: CombatSide, enemy: CombatSide): CombatScore {
  const lines = rows.flatMap(({ id, counted, points }) => {
    const count = own.counts[id] ?? 0;
    const times = counted === 'each' ? count : Number(count > (enemy.counts[id] ?? 0));
    return times * points === 0 ? [] : [because(id, { count, points: times * points })];
  });
  return { score: lines.reduce((sum, { values }) => sum + (values.points ?? 0), 0), lines };
}

/** Models of one type that a side has left in a combat. */
export type CountedModels = {
  readonly count: number;
  readonly type: string;
  /** The Wounds of one of them as it began the battle. */
  readonly baseWounds: number;
};

/** As how many models they count: each as one, or as its base Wounds where its type is among these. */
export function modelsCounted(models: readonly CountedModels[], asWounds: readonly string[]): number {
  return models.reduce(
    (sum, { count, type, baseWounds }) => sum + count * (asWounds.includes(type) ? baseWounds : 1),
    0,
  );
}
