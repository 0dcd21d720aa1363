import { describe, expect, test } from 'vitest';
import type { EngagedUnit } from './engagement';
import { answersAsked, isAtLeastAsWideAsDeep } from './row-condition';
import type { ScoreSheet } from './score-sheet';
import type { UnitStrengthTable } from './unit-strength';

const source = { at: 'a rulebook', standing: 'text' } as const;
const table: UnitStrengthTable = {
  types: [
    { id: 'foot', label: 'Foot', each: 1, has: ['massedInfantry'], source },
    { id: 'horse', label: 'Horse', each: 2, source },
  ],
};
const row = { source, nextRound: 'keep' } as const;
const sheet: ScoreSheet = {
  name: 'Score',
  rows: [
    {
      ...row,
      id: 'closed',
      label: 'Closed',
      input: 'counter',
      unit: { one: 'unit', other: 'units' },
      score: { kind: 'each', pointsEach: 1 },
      asks: { kind: 'units', unit: { formation: 'closed', unitStrengthFrom: 5, atLeastAsWideAsDeep: true } },
    },
    {
      ...row,
      id: 'massed',
      label: 'Massed',
      input: 'toggle',
      points: 1,
      asks: { kind: 'moreUnitStrength', unit: { rule: 'massedInfantry' } },
    },
    { ...row, id: 'hill', label: 'Hill', input: 'toggle', points: 1 },
  ],
  casualties: 'closed',
  verdict: { tie: 'draw' },
};
const unit = (id: string, side: 'a' | 'b', more: Partial<EngagedUnit>): EngagedUnit => ({
  id,
  side,
  ...more,
});
const asked = (units: readonly EngagedUnit[], side: 'a' | 'b' = 'a') =>
  Object.fromEntries(
    Object.entries(answersAsked(sheet, table, { units, contacts: [] }, side)).map(([id, { low, high }]) => [
      id,
      low === high ? low : 'open',
    ]),
  );

describe('what a row asks of the engaged units', () => {
  test('is answered for rows that ask, and for no others', () => {
    expect(asked([])).toEqual({ closed: 0, massed: false });
  });

  test('counts the units that meet every condition', () => {
    const closed = { troopType: 'foot', formation: 'closed', frontWidth: 5 };
    expect(
      asked([
        unit('spears', 'a', { ...closed, models: 20 }),
        unit('few', 'a', { ...closed, models: 4 }),
        unit('deep', 'a', { ...closed, models: 30 }),
        unit('open', 'a', { ...closed, formation: 'open', models: 20 }),
        unit('gone', 'a', { ...closed, models: 20, wipedOut: true }),
      ]),
    ).toMatchObject({ closed: 1 });
  });

  test('pays for numbers only to a unit of the rule on the strictly stronger side', () => {
    const foot = unit('foot', 'a', { troopType: 'foot', models: 10 });
    const horse = (models: number) => unit('horse', 'b', { troopType: 'horse', models });
    expect(asked([foot, horse(4)])).toMatchObject({ massed: true });
    expect(asked([foot, horse(5)])).toMatchObject({ massed: false });
    expect(asked([foot, horse(6)], 'b')).toMatchObject({ massed: false });
    expect(asked([unit('levy', 'a', { massedInfantry: true, unitStrength: 20 }), horse(6)])).toMatchObject({
      massed: true,
    });
  });
});

test('a formation is as wide as deep up to a square, and that is open while its width is not entered', () => {
  const stands = (models?: number, frontWidth?: number) => {
    const { low, high } = isAtLeastAsWideAsDeep(
      unit('x', 'a', { ...(models && { models }), ...(frontWidth && { frontWidth }) }),
    );
    return low === high ? low : 'open';
  };
  expect([stands(25, 5), stands(26, 5), stands(1, 1), stands(1)]).toEqual([true, false, true, true]);
  expect([stands(30), stands(undefined, 5)]).toEqual(['open', 'open']);
});

test('what hangs on a missing fact is open, and decided where the fact changes nothing', () => {
  const thirty = unit('thirty', 'b', { models: 30 });
  const ten = unit('ten', 'a', { troopType: 'foot', models: 10 });
  expect(asked([ten, thirty])).toMatchObject({ massed: 'open' });
  expect(asked([ten, thirty], 'b')).toMatchObject({ massed: 'open' });
  const horse = unit('horse', 'a', { troopType: 'horse', models: 10 });
  expect(asked([horse, thirty])).toMatchObject({ massed: false });
  expect(asked([unit('deep', 'a', { models: 30, frontWidth: 5 })])).toMatchObject({ closed: 0 });
  expect(asked([unit('wide', 'a', { models: 30, frontWidth: 10, troopType: 'foot' })])).toMatchObject({
    closed: 'open',
  });
});
