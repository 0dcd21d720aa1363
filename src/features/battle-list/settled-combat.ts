import type { Side } from '@/rules/index';

/** One line of the picture: a row of the score, and what it gives each side. */
type PictureLine = { readonly label: string } & Readonly<Record<Side, number>>;

/**
 * The combat in the picture, as the rules of T9A 2 settle it: written down here so that the list needs no rulebook. Its test asks them
 * whether all of it is true.
 */
export const SETTLED_COMBAT = {
  answers: {
    a: { charge: true, fullRanks: 4, standards: 1, healthPointsLost: 3 },
    b: { fullRanks: 3, standards: 1, healthPointsLost: 4 },
  },
  totals: { a: 9, b: 6 },
  lines: [
    { label: 'Health Points lost', a: 4, b: 3 },
    { label: 'Charge', a: 1, b: 0 },
    { label: 'Rank Bonus', a: 3, b: 2 },
    { label: 'Standards', a: 1, b: 1 },
  ] satisfies readonly PictureLine[],
  /** The loser's Discipline, the most that its dice may show, and how often they do. */
  test: { discipline: 8, target: 5, odds: 10 / 36 },
} as const;
