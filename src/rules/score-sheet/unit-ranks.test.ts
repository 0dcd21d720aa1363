import { describe, expect, test } from 'vitest';
import { causesFear, ranksOf, ranksOfUnit } from './unit-ranks';

describe('the ranks of a formation', () => {
  test.each([
    [20, 5, 5, 4],
    [19, 5, 5, 3],
    [19, 5, 4, 4],
    [18, 5, 4, 3],
    [4, 5, 5, 0],
    [20, 4, 5, 0],
    [4, 4, 4, 1],
    [3, 1, 1, 3],
  ])('of %i models, %i wide, filled by %i: %i', (models, frontWidth, modelsInRank, ranks) => {
    expect(ranksOf(models, frontWidth, modelsInRank)).toBe(ranks);
  });
});

describe('the ranks of a unit', () => {
  const ranks = (facts: object, modelsInRank: number | readonly number[] = 5, behindTheFirst = false) => {
    const { low, high, missing } = ranksOfUnit(
      { id: 'spears', side: 'a', ...facts },
      { modelsInRank, behindTheFirst, kind: 'troopType' },
    );
    return [low, high, missing.map(({ fact }) => fact)];
  };

  test('as entered never are more than the models left fill', () => {
    expect(ranks({ ranks: 4 })).toEqual([4, 4, []]);
    expect(ranks({ ranks: 4, models: 25 })).toEqual([4, 4, []]);
    expect(ranks({ ranks: 4, models: 12 })).toEqual([2, 2, []]);
    expect(ranks({ ranks: 3, models: 2 }, 5, true)).toEqual([0, 0, []]);
    expect(ranks({ ranks: 3, models: 20, frontWidth: 10 })).toEqual([2, 2, []]);
  });

  test('not entered follow from models and front, and lie between none and the most while one is missing', () => {
    expect(ranks({ models: 20, frontWidth: 5 })).toEqual([4, 4, []]);
    expect(ranks({ models: 20 })).toEqual([0, 4, ['frontWidth']]);
    expect(ranks({ models: 4 })).toEqual([0, 0, []]);
    expect(ranks({ frontWidth: 5 })).toEqual([0, 99, ['models']]);
    expect(ranks({ models: 20, frontWidth: 4 })).toEqual([0, 0, []]);
  });

  test('hang on the kind only where it makes a difference', () => {
    expect(ranks({ models: 6, frontWidth: 3 }, [5, 3])).toEqual([0, 2, ['troopType']]);
    expect(ranks({ ranks: 2, models: 20 }, [5, 3])).toEqual([2, 2, []]);
    expect(ranks({ ranks: 2, models: 6 }, [5, 3])).toEqual([1, 2, ['troopType']]);
  });
});

describe('Fear', () => {
  const unit = (id: string, fear?: boolean) => ({
    id,
    side: 'a' as const,
    ...(fear === undefined ? {} : { causesFear: fear }),
  });

  test('is of the unit or a character in it, and not known while one of them may cause it', () => {
    expect(causesFear(unit('ghouls', true))).toMatchObject({ low: true, high: true });
    expect(causesFear(unit('orcs', false))).toMatchObject({ low: false, high: false });
    expect(causesFear({ ...unit('orcs', false), characters: [unit('troll lord', true)] }).low).toBe(true);
    expect(causesFear({ ...unit('orcs', false), characters: [unit('shaman')] })).toEqual({
      low: false,
      high: true,
      missing: [{ unitId: 'shaman', fact: 'causesFear' }],
    });
    expect(
      causesFear({ ...unit('orcs', false), characters: [{ ...unit('shaman'), wipedOut: true }] }).high,
    ).toBe(false);
  });
});
