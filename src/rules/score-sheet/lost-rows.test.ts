import { describe, expect, test } from 'vitest';
import { t9a2 } from '../editions/t9a-2/edition';
import { tow1 } from '../editions/tow-1/edition';
import { wfb6 } from '../editions/wfb-6/edition';
import { wfb7 } from '../editions/wfb-7/edition';
import { wfb8 } from '../editions/wfb-8/edition';
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

describe.each([
  { edition: wfb7, rowId: 'extraRanks', enemy: 'Unit Strength 5' },
  { edition: wfb8, rowId: 'extraRanks', enemy: 'two ranks' },
  { edition: tow1, rowId: 'rankBonus', enemy: 'Unit Strength 5' },
])(
  'the ranks of $edition.shortName, which units in flank or rear may cost too',
  ({ edition, rowId, enemy }) => {
    const lost = (a: Record<string, number>, b: Record<string, number>) =>
      maybeLostRows(edition.combat, { a, b }, { a, b });

    test('may be lost to a flank or a rear that is entered by hand', () => {
      expect(lost({ [rowId]: 3 }, { flank: 1 })).toMatchObject([{ side: 'a', rowId }]);
      expect(lost({ rear: 1 }, { [rowId]: 1 })).toMatchObject([{ side: 'b', rowId }]);
      expect(lost({ [rowId]: 3 }, { flank: 1 })[0]?.when).toContain(enemy);
    });

    test('are not asked about where there are none, or nobody entered a flank', () => {
      expect(lost({}, { flank: 1 })).toEqual([]);
      expect(lost({ [rowId]: 3 }, { rear: 0 })).toEqual([]);
    });
  },
);

test('a rulebook in which a flank costs no ranks asks nothing', () => {
  const answers = { a: { fullRanks: 3 }, b: { flank: 'withFullRank' } };
  expect(maybeLostRows(t9a2.combat, answers, answers)).toEqual([]);
});
