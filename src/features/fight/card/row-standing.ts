import { askedLost } from '@/battle/combat/row-stays';
import { unsaidRows } from '@/battle/combat/unsaid-rows';
import type { Battle } from '@/battle/state/battle';
import { whose } from '@/features/fight/ask/whose';
import { openPoints } from '@/features/fight/round/open-points';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { type Answer, answerTo, defaultAnswer, type MissingFact, type Side, sameAnswer } from '@/rules/index';
import type { CardRow } from './card-lines';

/** What the control of a row shows. */
export type RowStanding = {
  /** The answer in force, and its points. */
  readonly answer: Answer;
  readonly points: number;
  /** Whether the players' own answer differs from the proposal. */
  readonly byHand: boolean;
  /** Whether its points hang on facts that are not entered, its own or the enemy's. */
  readonly open: boolean;
  /** What the answer hangs on, so that the tile shows neither a number nor "no"; empty: it is known. */
  readonly missing: readonly MissingFact[];
  readonly who: readonly string[];
  /** Whether nobody said the "no" or 0 that counts: the players set it, and the tile claims nothing. */
  readonly unsaid: boolean;
  /** Whether it may be lost to what the enemy entered by hand, and nobody said whether it is. */
  readonly maybeLost: boolean;
};

/** How the row stands for that side. */
export function standingOf(row: CardRow, side: Side, shown: ShownRound, battle: Battle): RowStanding {
  const line = shown[side].lines.find(({ rowId }) => rowId === row.id);
  const missing = shown.open[side][row.id]?.missing ?? [];
  return {
    answer: answerTo(row, shown.answers[side]),
    points: line?.points ?? 0,
    open: openPoints(line) !== null,
    missing,
    who: whose(battle, missing),
    byHand: shown.overridden[side].includes(row.id),
    unsaid: isUnsaid(row, side, shown, battle),
    maybeLost: askedLost(battle, shown.combat, shown.round).some(
      (lost) => lost.side === side && lost.rowId === row.id,
    ),
  };
}

/**
 * Whether nothing is counted in the row, and neither players nor the facts of units say so. Without named units
 * the card is the players' own word.
 */
function isUnsaid(row: CardRow, side: Side, shown: ShownRound, battle: Battle): boolean {
  const { combat, round, proposed, answers } = shown;
  if (combat.unitIds.length === 0 || (round.answers[side][row.id] ?? null) !== null) return false;
  if (!sameAnswer(answerTo(row, answers[side]), defaultAnswer(row))) return false;
  return proposed[side][row.id] === undefined || unsaidRows(battle, round, combat)[side].includes(row.id);
}
