import { describe, expect, test } from 'vitest';
import { t9a2 } from '../editions/t9a-2/edition';
import { wfb6 } from '../editions/wfb-6/edition';
import { maybeLostRows } from './lost-rows';

const asked = (a: Record<string, number>, b: Record<string, number>) =>
  maybeLostRows(wfb6.combat, { a, b }, { a, b }).map(({ side, rowId }) => `${side} ${rowId}`);

describe('the ranks of the sixth edition of Warhammer', () => {
  test('may be lost to a flank or a rear that is entered by hand', () => {
    expect(asked({ extraRanks: 3 }, { flank: 1 })).toEqual(['a extraRanks']);
    expect(asked({ rear: 2 }, { extraRanks: 1 })).toEqual(['b extraRanks']);
    expect(asked({ extraRanks: 2, flank: 1 }, { extraRanks: 1, rear: 1 })).toEqual([
      'a extraRanks',
      'b extraRanks',
    ]);
  });

  test('are not asked about where there are none, where nobody flanks, or for the side that flanks', () => {
    expect(asked({}, { flank: 1 })).toEqual([]);
    expect(asked({ extraRanks: 3 }, {})).toEqual([]);
    expect(asked({ extraRanks: 3 }, { flank: 0 })).toEqual([]);
    expect(asked({ extraRanks: 3, flank: 1 }, {})).toEqual([]);
  });

  test('are not asked about where the flank follows from the units: these tell who charged there', () => {
    const answers = { a: { extraRanks: 3 }, b: { flank: 1 } };
    expect(maybeLostRows(wfb6.combat, { a: {}, b: {} }, answers)).toEqual([]);
  });
});

test('a rulebook in which a flank costs no ranks asks nothing', () => {
  const answers = { a: { fullRanks: 3 }, b: { flank: 'withFullRank' } };
  expect(maybeLostRows(t9a2.combat, answers, answers)).toEqual([]);
});
