import { scoreOf } from '@/battle/combat/combat-score';
import { type DestroyedSide, destroyedSides } from '@/battle/combat/destroyed';
import { standingRound } from '@/battle/combat/engagement';
import type { Battle } from '@/battle/state/battle';
import { type Combat, latestRound, type Round } from '@/battle/state/combat';
import { isOver } from '@/battle/state/combat-over';
import { sheetOf } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { sameTurn } from '@/battle/state/turn';
import { remembered } from '@/plain/remembered';
import {
  asSpoken,
  type Comparison,
  type OpenResult,
  type OpenRows,
  type ProposedAnswers,
  type RoundAnswers,
  type RoundResult,
  type RowId,
  type ScoreSheet,
  type Side,
} from '@/rules/index';

/** A side's total, with its lines. */
export type ShownSide = Pick<Comparison['a'], 'total' | 'beforeTheDice'> & {
  readonly lines: readonly Omit<Comparison['a']['lines'][number], 'source'>[];
};

/** A round with its score: as recorded if it is closed, else by today's rules. */
export type ShownRound = {
  readonly sheet: ScoreSheet;
  readonly combat: Combat;
  readonly round: Round;
  /** The answers in force, proposals included. */
  readonly answers: RoundAnswers;
  /** The proposals of the units, and the rows in which the players' own answer differs. */
  readonly proposed: ProposedAnswers;
  readonly overridden: Readonly<Record<Side, readonly RowId[]>>;
  /** The rows that hang on facts that nobody entered, by side; none in a closed round. */
  readonly open: Readonly<Record<Side, OpenRows>>;
  /** Why the result may still change; null: it is exact, or recorded. */
  readonly openResult: OpenResult | null;
  readonly a: ShownSide;
  readonly b: ShownSide;
  readonly result: RoundResult;
  /** The sides that the blows left no unit of. */
  readonly destroyed: readonly DestroyedSide[];
};

/**
 * The combat on screen: the one asked for, else the newest that is still fought, or that lost its last
 * enemy in this turn, so that its end is seen; null: none.
 */
export function shownCombat(battle: Battle, asked: CombatId | null): Combat | null {
  const { combats, turn } = battle;
  const isShown = (combat: Combat) => {
    if (combat.ended) return false;
    const round = latestRound(combat);
    return (round && sameTurn(round.turn, turn)) || !isOver(battle, combat);
  };
  const named = combats.find(({ id }) => id === asked);
  // After the end of the battle none is fought: who won stands in its place.
  return named ?? (battle.outcome ? null : (combats.findLast(isShown) ?? null));
}

/** The latest round of the combat with its score. */
export function shownRound(battle: Battle, combatId: CombatId): ShownRound {
  const combat = battle.combats.find(({ id }) => id === combatId);
  const round = combat && latestRound(combat);
  if (!combat || !round) throw new Error(`Combat ${combatId} has no round`);
  return scoredRound(battle, round, combat);
}

/** A battle does not change between taps, so a round is scored once: every tile asks for its part. */
const scoredRound = remembered((battle: Battle, round: Round, combat: Combat): ShownRound => {
  const sheet = sheetOf(battle);
  const { outcome } = round;
  const destroyed = destroyedSides(battle, combat);
  if (outcome) {
    const answers = { a: outcome.a.answers, b: outcome.b.answers };
    const overridden = { a: outcome.a.overridden, b: outcome.b.overridden };
    const proposed = { a: {}, b: {} };
    const { a, b, result } = asSpoken(battle.editionId, outcome);
    return {
      ...{ sheet, combat, round, answers, proposed, overridden, a, b, result, destroyed },
      open: { a: {}, b: {} },
      openResult: null,
    };
  }
  const { a, b, result, open: openResult } = scoreOf(battle, combat, round);
  const { effective: answers, proposed, overridden, open } = standingRound(battle, combat, round);
  return { sheet, combat, round, answers, proposed, overridden, open, openResult, a, b, result, destroyed };
});

/** The sum of these rows for the side. */
export function pointsOf({ lines }: ShownSide, rowIds: readonly RowId[]): number {
  return lines.reduce((sum, { rowId, points }) => (rowIds.includes(rowId) ? sum + points : sum), 0);
}
