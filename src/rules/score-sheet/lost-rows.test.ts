import { describe, expect, test } from 'vitest';
import { t9a2 } from '../editions/t9a-2/edition';
import { t9a3 } from '../editions/t9a-3/edition';
import { tow1 } from '../editions/tow-1/edition';
import { wap23 } from '../editions/wap-23/edition';
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

describe('the Proper Ranks of The Ninth Age 3', () => {
  const lost = (a: Record<string, number>, b: Record<string, number>) =>
    maybeLostRows(t9a3.combat, { a, b }, { a, b });

  test('are lessened by the ranks of the enemies in flank and rear, which a facing by hand does not tell', () => {
    expect(lost({ properRanks: 3 }, { facings: 1 })).toMatchObject([
      { side: 'a', rowId: 'properRanks', of: 3 },
    ]);
    expect(lost({ facings: 2 }, { properRanks: 1 })).toMatchObject([{ side: 'b', of: 1 }]);
    expect(lost({ properRanks: 3 }, { facings: 1 })[0]?.when).toContain('flank and rear');
  });

  test('are not asked about without ranks, or without a facing', () => {
    expect(lost({}, { facings: 1 })).toEqual([]);
    expect(lost({ properRanks: 3 }, { facings: 0 })).toEqual([]);
    expect(
      maybeLostRows(t9a3.combat, { a: {}, b: {} }, { a: { properRanks: 3 }, b: { facings: 1 } }),
    ).toEqual([]);
  });
});

test('of the Warhammer Armies Project a flank costs no extra ranks: being disrupted costs Steadfast alone', () => {
  // Extra ranks are those of the deepest unit in each arc of the enemy, whoever fights its flank: extra-ranks.
  const row = wap23.combat.rows.find(({ id }) => id === 'extraRanks');
  expect(row?.source).toEqual({ at: 'https://wap.whfb.app/close-combat/extra-ranks', standing: 'text' });
  expect(wap23.breakTest.inputs.find(({ id }) => id === 'disrupted')).toMatchObject({
    hint: 'not Steadfast',
  });
  const answers = { a: { extraRanks: 3 }, b: { flank: 1, rear: 1 } };
  expect(maybeLostRows(wap23.combat, answers, answers)).toEqual([]);
});
