import type { TableResult } from './table-result';

/** Who can win a match, as its form says it: the first of the pair, the second, or nobody. */
export const WINNERS = ['a', 'draw', 'b'] as const;
/** One of them. */
export type Winner = (typeof WINNERS)[number];

/** Figures of a match that can say who won, in the order in which they are asked. */
const WINNER_FIGURES = ['scenario', 'battlePoints', 'victoryPoints', 'kills'] as const;
/** One of them. */
export type WinnerFigure = (typeof WINNER_FIGURES)[number];
/** What both players have by each figure; null: nobody said it. */
export type WinnerFigures = Readonly<
  Record<WinnerFigure, { readonly a: number | null; readonly b: number | null }>
>;

/** Who won by the figures, for the players to take or change. */
export type WinnerProposal = {
  readonly winner: Winner;
  /** The figure in which the winner leads; null: what decides is level. */
  readonly by: WinnerFigure | null;
  /** The figures that were looked at and in which nobody leads. */
  readonly level: readonly WinnerFigure[];
};

/**
 * Who leads in the first figure in which somebody does; a draw where the scenario was counted and is level; null where nothing was said of both players: what
 * nobody entered is no zero.
 */
export function proposedWinner(figures: WinnerFigures): WinnerProposal | null {
  const level: WinnerFigure[] = [];
  for (const by of WINNER_FIGURES) {
    const { a, b } = figures[by];
    if (a === null || b === null) continue;
    if (a !== b) return { winner: a > b ? 'a' : 'b', by, level };
    level.push(by);
    // As in the score of a battle (`tournamentPoints`): who has more scenario points has won, and level is a draw.
    if (by === 'scenario') break;
  }
  return level.length === 0 ? null : { winner: 'draw', by: null, level };
}

/**
 * What a correction holds on to of the winner that stands: null where it follows the figures, as it did before.
 * `figures` are those that stand with it, and its sides are those of the form.
 */
export function standingChoice(winner: TableResult['winner'], figures: WinnerFigures): Winner | null {
  return winner === 'unsaid' || winner === proposedWinner(figures)?.winner ? null : winner;
}

/** Whether a choice contradicts the figures. A draw does not where the first of them are level. */
export function chosenAgainst(chosen: Winner, proposal: WinnerProposal | null): boolean {
  if (proposal === null || chosen === proposal.winner) return false;
  return chosen !== 'draw' || proposal.level.length === 0;
}
