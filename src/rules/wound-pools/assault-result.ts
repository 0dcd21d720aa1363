import type { ScoredRow } from './combat-points';
import { removesAtOnce } from './instant-death';
import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';
import type { WoundPoolRules } from './wound-pool-rules';

/** An unsaved Wound that cost its model more or less than one Wound. */
export type DetailedWound = {
  readonly strength: number | null;
  readonly toughness: number | null;
  /** The model's Wounds before this one. */
  readonly woundsLeft: number;
  /** 1, or the result of the die for the loss. */
  readonly loss: number;
  readonly rules: readonly SpecialRule[];
};

/** What one side inflicted in this round of combat, on all enemy units. */
export type Inflicted = {
  /** Unsaved Wounds that count one each. */
  readonly unsavedWounds: number;
  /** All other unsaved Wounds. */
  readonly unsavedOnModels: readonly DetailedWound[];
  readonly savedWounds: number;
  readonly feelNoPainDiscounted: number;
  /** Wounds by a character on its opponent in a challenge; missing: none. */
  readonly challengeWounds?: number;
  readonly hammerOfWrathWounds: number;
  readonly overwatchWounds: number;
  /** No model of this side is left in the combat. */
  readonly wipedOut: boolean;
};

/**
 * A line of the result: value `count` is their number, value `points` what they add. `detailedWounds` also
 * has `atOnce`: how many of them removed their model by Instant Death, if any. The others cost more or less
 * than one by the roll of a die.
 */
export const RESULT_LINES = [
  'unsavedWounds',
  'detailedWounds',
  'challenge',
  'hammerOfWrath',
  'overwatch',
  'saved', // never adds anything
  'feelNoPain', // never adds anything
] as const;
export type ResultLine = (typeof RESULT_LINES)[number];

/** One side's score. The points of its lines add up to `score`; lines without Wounds are left out. */
export type AssaultScore = {
  readonly score: number;
  readonly lines: readonly Reason<ResultLine>[];
  /** Where points are counted: their rows, and no lines; missing: Wounds are counted. */
  readonly rows?: readonly ScoredRow[];
};

/** Who won the assault, and what follows. */
export type AssaultResult = {
  readonly a: AssaultScore;
  readonly b: AssaultScore;
  readonly winner: 'a' | 'b' | 'draw';
  /** `wounds`: the higher score, whatever is counted. */
  readonly because: 'wounds' | 'wipedOut' | 'equal';
  /** The loser's Leadership modifier, never above 0; 0 if no side tests. */
  readonly loserModifier: number;
  /**
   * `morale`: the loser tests, each unit, or where points are counted the side once. `fightOn`: nobody tests.
   * `consolidate`: the losing side has no units left to test. `nobodyLeft`: both sides are wiped out.
   */
  readonly next: 'morale' | 'fightOn' | 'consolidate' | 'nobodyLeft';
  /** Points by rows were counted; missing: Wounds. */
  readonly counted?: 'points';
};

/**
 * The result of the assault: the side with more Wounds inflicted in the whole combat wins; equal numbers are
 * a draw. A side that is wiped out cannot win. There are no points for ranks, standards, charges or flanks.
 */
export function assaultResult(book: WoundPoolRules, a: Inflicted, b: Inflicted): AssaultResult {
  const scores = { a: scoreOf(book, a), b: scoreOf(book, b) };
  if (a.wipedOut || b.wipedOut) {
    const winner = a.wipedOut && b.wipedOut ? 'draw' : a.wipedOut ? 'b' : 'a';
    const next = winner === 'draw' ? 'nobodyLeft' : 'consolidate';
    return { ...scores, winner, because: 'wipedOut', loserModifier: 0, next };
  }
  const lead = scores.a.score - scores.b.score;
  if (lead === 0) return { ...scores, winner: 'draw', because: 'equal', loserModifier: 0, next: 'fightOn' };
  return {
    ...scores,
    winner: lead > 0 ? 'a' : 'b',
    because: 'wounds',
    loserModifier: -Math.abs(lead),
    next: 'morale',
  };
}

function scoreOf(book: WoundPoolRules, side: Inflicted): AssaultScore {
  const { hammerOfWrathScores, overwatchScores } = book.readings;
  const atOnce = side.unsavedOnModels.filter((wound) => removesAtOnce(book, wound, wound)).length;
  const line = (key: ResultLine, count: number, points: number) => because(key, { count, points });
  const lines = [
    line('unsavedWounds', side.unsavedWounds, side.unsavedWounds),
    because('detailedWounds', {
      count: side.unsavedOnModels.length,
      points: side.unsavedOnModels.reduce((sum, wound) => sum + pointsOf(book, wound), 0),
      ...(atOnce > 0 && { atOnce }),
    }),
    line('challenge', side.challengeWounds ?? 0, side.challengeWounds ?? 0),
    line(
      'hammerOfWrath',
      side.hammerOfWrathWounds,
      hammerOfWrathScores === 'counts' ? side.hammerOfWrathWounds : 0,
    ),
    line('overwatch', side.overwatchWounds, overwatchScores === 'counts' ? side.overwatchWounds : 0),
    line('saved', side.savedWounds, 0),
    line('feelNoPain', side.feelNoPainDiscounted, 0),
  ].filter(({ values }) => (values.count ?? 0) > 0);
  return { score: lines.reduce((sum, { values }) => sum + (values.points ?? 0), 0), lines };
}

function pointsOf(book: WoundPoolRules, wound: DetailedWound): number {
  if (!removesAtOnce(book, wound, wound)) return Math.min(wound.loss, wound.woundsLeft);
  return book.readings.instantDeathScores === 'one' ? 1 : wound.woundsLeft;
}
