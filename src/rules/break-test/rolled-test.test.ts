import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equals, type Fraction, formatFraction, fraction, ONE, sum, ZERO } from '../dice/fraction';
import type { BreakTestInput, BreakTestResult } from './break-test';
import { outcomeWith } from './break-test-result';
import { countAfter, diceWith } from './counter-change';
import type { Outcome } from './outcome';
import { rerollWays } from './outcome';
import { type RolledTest, rolledTest } from './rolled-test';
import { outcomeChances } from './thresholds';
import { characteristicTest, type UnitTest } from './unit-test';

const source = { at: 'a rulebook', standing: 'text' } as const;
const outcome = (id: string, counts: Outcome['counts']): Outcome => ({
  id,
  label: id,
  counts,
  fate: null,
  winner: { may: 'nothing' },
  source,
});
const number = (id: string, more: Partial<BreakTestInput> = {}): BreakTestInput =>
  ({ id, label: id, input: 'number', min: -99, max: 99, default: 0, source, ...more }) as BreakTestInput;
const on = (id: string, more: Partial<BreakTestInput> = {}): BreakTestInput =>
  ({ id, label: id, input: 'switch', source, ...more }) as BreakTestInput;

/** A high sum is bad, as in Kings of War. */
const nerve: RolledTest = {
  id: 'nerve',
  label: 'Nerve',
  characteristic: 'Nerve',
  valueInput: 'nerve',
  inputs: [
    number('nerve', { default: null, fromUnit: { profile: 'nerve' } } as Partial<BreakTestInput>),
    number('damage', { fromUnit: { counter: 'damage' } }),
    number('modifier'),
    number('resolve'),
    on('inspiring'),
    on('fearless'),
    on('alone'),
  ],
  adds: [
    { input: 'damage', each: 1 },
    { input: 'modifier', each: 1 },
  ],
  outcomes: [
    outcome('steady', 'held'),
    outcome('doomed', 'held'),
    outcome('wavering', 'broke'),
    outcome('routed', 'broke'),
  ],
  bands: [
    { outcomeId: 'wavering', from: { characteristic: 'nerve' } },
    { outcomeId: 'steady', from: null },
  ],
  naturals: [
    { dice: 'doubleOne', outcomeId: 'steady' },
    { dice: 'doubleSix', insteadOf: 'steady', outcomeId: 'doomed' },
  ],
  statuses: [
    {
      id: 'devastated',
      label: 'Devastated',
      above: { counter: 'damage', limit: { characteristic: 'nerve' } },
      outcomes: { wavering: 'routed' },
      source,
    },
  ],
  turned: [{ input: 'fearless', from: 'wavering', to: 'steady' }],
  decides: { input: 'alone', outcomeId: 'steady' },
  rerollIf: 'inspiring',
  rerolls: [{ id: 'inspiring', label: 'Inspiring', after: ['wavering', 'routed'], must: true }],
  counts: [
    { outcomes: ['doomed'], counter: 'damage', addsDice: 1 },
    { outcomes: ['steady', 'doomed'], counter: 'damage', takes: 'resolve', most: 3 },
  ],
  source,
};

/** A high sum is good: Courage with the retinue's losses, and other bands for horsemen. */
const courage: RolledTest = {
  id: 'courage',
  label: 'Courage',
  characteristic: 'Courage',
  valueInput: 'courage',
  inputs: [
    number('courage', { default: null, fromUnit: { profile: 'courage' } } as Partial<BreakTestInput>),
    number('casualties', { fromUnit: { counter: 'casualties' } }),
    on('leader'),
    on('horsemen'),
  ],
  adds: [
    { input: 'casualties', each: -1 },
    { input: 'leader', each: 1 },
  ],
  outcomes: [outcome('passed', 'held'), outcome('battered', 'broke'), outcome('routs', 'broke')],
  bands: [
    { outcomeId: 'passed', from: { characteristic: 'courage' } },
    { outcomeId: 'battered', from: 1 },
    { outcomeId: 'routs', from: null },
  ],
  bandsIf: [
    {
      input: 'horsemen',
      bands: [
        { outcomeId: 'passed', from: { characteristic: 'courage', plus: 2 } },
        { outcomeId: 'routs', from: null },
      ],
    },
  ],
  source,
};

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((first) => FACES.map((second) => [first, second] as const));

/** The chances by throwing all dice: 36 throws, or 36 times 36 where the first must be thrown again. */
function byThrowing(result: BreakTestResult, after: readonly string[]): Record<string, Fraction> {
  const found: Record<string, bigint> = {};
  for (const first of THROWS) {
    for (const second of THROWS) {
      const totals = [first[0] + first[1], second[0] + second[1]];
      const end = outcomeWith(result, totals, after) ?? 'nothing';
      found[end] = (found[end] ?? 0n) + 1n;
    }
  }
  return Object.fromEntries(Object.entries(found).map(([id, ways]) => [id, fraction(ways, 1296)]));
}

function chancesOf(of: UnitTest, result: BreakTestResult) {
  const rerollAfter = result.reroll ? (rerollWays(of)[0]?.after ?? []) : [];
  const { thresholds, naturals, doubleOnePasses: doubleOne } = result;
  return { rerollAfter, chances: outcomeChances(thresholds, { doubleOne, naturals, rerollAfter }) };
}

const ends = (of: RolledTest, answers: Record<string, number | boolean>, ...totals: number[]) =>
  totals.map((total) => outcomeWith(rolledTest(of).resolve(answers), [total], []));

describe('a test of a sum against bands', () => {
  test('says what the sum must reach where a high one is good, and what it must stay below where it is bad', () => {
    const said = (of: RolledTest, answers: Record<string, number>) =>
      rolledTest(of).resolve(answers).reasons[0];
    expect(said(courage, { courage: 4, casualties: 2 })).toEqual({
      key: 'reach',
      values: { label: 'Courage', value: 4 },
    });
    expect(said(courage, {})).toMatchObject({ key: 'valueMissing' });
    expect(said(nerve, { nerve: 14 })).toMatchObject({ key: 'against', values: { value: 14 } });
  });

  test('fails from the limit on where a high sum is bad', () => {
    expect(ends(nerve, { nerve: 14, damage: 6 }, 2, 7, 8, 12)).toEqual([
      'steady',
      'steady',
      'wavering',
      'wavering',
    ]);
    expect(rolledTest(nerve).resolve({ nerve: 14, damage: 6 })).toMatchObject({
      target: 7,
      added: 6,
      holdIn36: 21,
    });
  });

  test('passes from the limit on where a high sum is good', () => {
    expect(ends(courage, { courage: 4, casualties: 3 }, 3, 4, 6, 7)).toEqual([
      'routs',
      'battered',
      'battered',
      'passed',
    ]);
    expect(ends(courage, { courage: 4, casualties: 3, leader: true }, 2, 6)).toEqual(['routs', 'passed']);
    expect(ends(courage, { courage: 4, casualties: 0, horsemen: true }, 5, 6)).toEqual(['routs', 'passed']);
  });

  test('has natural doubles that do something always, or only instead of one outcome', () => {
    expect(ends(nerve, { nerve: 14, damage: 13 }, 2, 3)).toEqual(['steady', 'wavering']);
    expect(ends(nerve, { nerve: 16, damage: 3 }, 11, 12)).toEqual(['steady', 'doomed']);
    expect(ends(nerve, { nerve: 16, damage: 4 }, 12)).toEqual(['wavering']);
  });

  test('is turned by what the unit is above a limit, and then by a switch', () => {
    expect(ends(nerve, { nerve: 14, damage: 14 }, 5)).toEqual(['wavering']);
    expect(ends(nerve, { nerve: 14, damage: 15 }, 5)).toEqual(['routed']);
    expect(ends(nerve, { nerve: 14, damage: 14, fearless: true }, 5)).toEqual(['steady']);
    expect(ends(nerve, { nerve: 14, damage: 15, fearless: true }, 5)).toEqual(['routed']);
  });

  test('says what an outcome does to a counter, with or without dice', () => {
    const result = rolledTest(nerve).resolve({ nerve: 16, damage: 3, resolve: 2 });
    expect(diceWith(result, 'doomed')).toBe(1);
    expect(countAfter(result, 'doomed', 'damage', { damage: 3 }, 5)).toBe(6);
    expect(countAfter(result, 'steady', 'damage', { damage: 3 })).toBe(1);
    expect(countAfter(result, 'steady', 'damage', { damage: 1 })).toBe(0);
    expect(countAfter(result, 'wavering', 'damage', { damage: 3 })).toBe(3);
    const most = rolledTest(nerve).resolve({ nerve: 16, damage: 9, resolve: 9 });
    expect(countAfter(most, 'steady', 'damage', { damage: 9 })).toBe(6);
  });

  test('is decided without a roll by its switch, and has no limits while a value is missing', () => {
    expect(rolledTest(nerve).resolve({ nerve: 14, damage: 9, alone: true })).toMatchObject({
      automatic: 'steady',
    });
    const unknown = rolledTest(nerve).resolve({ damage: 9 });
    expect(unknown).toMatchObject({ thresholds: [], odds: null, target: null });
    expect(unknown.reasons[0]).toEqual({ key: 'valueMissing', values: {} });
    expect(outcomeWith(unknown, [7], [])).toBeNull();
  });

  test('throws on an outcome that it does not have', () => {
    const wrong = { ...nerve, bands: [{ outcomeId: 'flees', from: 3 }, nerve.bands[1]] } as const;
    expect(() => rolledTest(wrong).resolve({ nerve: 9 })).toThrow('no outcome "flees"');
  });
});

const numbers = { nerve: fc.integer({ min: 1, max: 30 }), damage: fc.nat(35) };
const anyAnswers = fc.record({
  ...numbers,
  modifier: fc.integer({ min: -9, max: 9 }),
  inspiring: fc.boolean(),
  fearless: fc.boolean(),
});

describe('its chances', () => {
  test('are those of throwing all dice, and are one together', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const of = rolledTest(nerve);
        const result = of.resolve(answers);
        const { rerollAfter, chances } = chancesOf(of, result);
        const thrown = byThrowing(result, rerollAfter);
        expect(formatFraction(sum(chances.map(({ odds }) => odds)))).toBe(formatFraction(ONE));
        for (const { outcomeId, odds } of chances) {
          expect(formatFraction(odds)).toBe(formatFraction(thrown[outcomeId] ?? ZERO));
        }
        const held = sum(['steady', 'doomed'].map((id) => thrown[id] ?? ZERO));
        return result.odds !== null && equals(result.odds, held);
      }),
      { numRuns: 60 },
    );
  });

  test('never rise with more damage, and never fall with a re-roll', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const held = (more: object) => rolledTest(nerve).resolve({ ...answers, fearless: false, ...more });
        const [now, worse] = [held({}), held({ damage: answers.damage + 1 })];
        const again = held({ inspiring: true });
        return (
          (worse.holdIn36 ?? 0) <= (now.holdIn36 ?? 0) &&
          Number(again.odds?.numerator) / Number(again.odds?.denominator) >=
            Number(again.oddsWithoutReroll?.numerator) / Number(again.oddsWithoutReroll?.denominator)
        );
      }),
    );
  });
});

describe('a test of thresholds is one case of it', () => {
  const outcomes = [outcome('passed', 'held'), outcome('flees', 'broke')] as const;
  const inputs = [
    number('leadership', { fromUnit: { profile: 'morale' } }),
    number('ranks'),
    on('banner'),
  ] as const;
  const shared = {
    id: 'panic',
    label: 'Panic',
    characteristic: 'Leadership',
    valueInput: 'leadership',
    outcomes,
    source,
  } as const;
  const [leadership, ranks, banner] = inputs;

  test('equal to or below a value with its modifiers, and a double 1 that passes', () => {
    const asThresholds = characteristicTest({
      ...shared,
      doubleOnePasses: true,
      inputs: [
        { ...leadership, effect: { kind: 'value' } },
        { ...ranks, effect: { kind: 'modifier', each: 1 } },
        { ...banner, effect: { kind: 'reroll' } },
      ],
    });
    const asBands = rolledTest({
      ...shared,
      inputs: [...inputs],
      adds: [{ input: 'ranks', each: -1 }],
      bands: [
        { outcomeId: 'flees', from: { characteristic: 'morale', plus: 1 } },
        { outcomeId: 'passed', from: null },
      ],
      naturals: [{ dice: 'doubleOne', outcomeId: 'passed' }],
      rerollIf: 'banner',
    });
    const any = fc.record({
      leadership: fc.nat(10),
      ranks: fc.integer({ min: -9, max: 9 }),
      banner: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (answers) => {
        const [old, now] = [asThresholds.resolve(answers), asBands.resolve(answers)];
        expect(now.thresholds).toEqual(old.thresholds);
        expect([now.target, now.holdIn36, now.odds, now.oddsWithoutReroll]).toEqual([
          old.target,
          old.holdIn36,
          old.odds,
          old.oddsWithoutReroll,
        ]);
      }),
    );
  });
});
