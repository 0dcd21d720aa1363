import type { Side } from '@/rules/index';

/** One line of the picture: a row of the score, by its name in the words, and each side's points for it. */
type PictureLine = { readonly row: 'damage' | 'charge' | 'ranks' | 'standards' } & Readonly<
  Record<Side, number>
>;

/**
 * The combat in the picture, with its result by the rules of T9A 2. It is written down here so that the list
 * needs no rulebook. Its test compares it with the rules.
 */
export const SETTLED_COMBAT = {
  answers: {
    a: { charge: true, fullRanks: 4, standards: 1, healthPointsLost: 3 },
    b: { fullRanks: 3, standards: 1, healthPointsLost: 4 },
  },
  totals: { a: 9, b: 6 },
  lines: [
    { row: 'damage', a: 4, b: 3 },
    { row: 'charge', a: 1, b: 0 },
    { row: 'ranks', a: 3, b: 2 },
    { row: 'standards', a: 1, b: 1 },
  ] satisfies readonly PictureLine[],
  /** The loser's Discipline, the highest total that holds, and the chance of it. */
  test: { discipline: 8, target: 5, odds: 10 / 36 },
} as const;
