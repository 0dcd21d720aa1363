import { ladder as said } from '@/messages/compiled/ladder';
import { number } from '@/messages/compiled/numbers';
import { chance } from './chance';

/** The ladder; loaded with its screen. */
export const ladderWords = {
  ...said,
  number: (value: number): string => number.format(value),
  /** "3 – 1 – 0". */
  record: ({ won, drawn, lost }: { readonly won: number; readonly drawn: number; readonly lost: number }) =>
    said.record({ won: number.format(won), drawn: number.format(drawn), lost: number.format(lost) }),
  armies: {
    ...said.armies,
    line: (rate: number, count: number): string => said.armies.line({ rate: chance(rate), count }),
  },
  how: {
    ...said.how,
    formula: (most: number): string => said.how.formula(number.format(most)),
    expected: (scale: number): string => said.how.expected(number.format(scale)),
    words: (start: number, half: number): string =>
      said.how.words({ start: number.format(start), half: number.format(half) }),
  },
};
