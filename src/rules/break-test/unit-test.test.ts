import { describe, expect, test } from 'vitest';
import { fraction } from '../dice/fraction';
import type { BreakTestInput } from './break-test';
import { breakTestReader } from './break-test-answers';
import { outcomeWith, rollsOnThresholds } from './break-test-result';
import type { Outcome } from './outcome';
import { chase, fastMove, inchesOf, type Pursuit } from './pursuit';
import { outcomeChances, type Threshold } from './thresholds';
import { characteristicTest, type UnitTest } from './unit-test';

const source = { at: 'a rulebook', standing: 'text' } as const;
const outcome = (id: string, counts: Outcome['counts'] = 'held'): Outcome => ({
  id,
  label: id,
  counts,
  fate: null,
  winner: { may: 'nothing' },
  source,
});

const panic = characteristicTest({
  id: 'panic',
  label: 'Panic',
  characteristic: 'Leadership',
  valueInput: 'leadership',
  source,
  outcomes: [outcome('passed'), outcome('fallsBack'), outcome('flees', 'broke')],
  inputs: [
    {
      id: 'leadership',
      label: 'Leadership',
      source,
      input: 'number',
      min: 0,
      max: 10,
      default: null,
      effect: { kind: 'value' },
    },
    {
      id: 'general',
      label: 'General',
      source,
      input: 'number',
      min: 0,
      max: 10,
      default: null,
      effect: { kind: 'otherValue', whose: 'generalValue' },
    },
    { id: 'dread', label: 'Dread', source, input: 'switch', effect: { kind: 'modifier', each: -1 } },
    { id: 'banner', label: 'Banner', source, input: 'switch', effect: { kind: 'reroll' } },
    {
      id: 'many',
      label: 'Many left',
      source,
      input: 'switch',
      effect: { kind: 'failsAs', outcomeId: 'fallsBack' },
    },
    {
      id: 'fearless',
      label: 'Fearless',
      source,
      input: 'switch',
      effect: { kind: 'decides', outcomeId: 'passed' },
    },
  ],
});

describe('a test of a characteristic as data', () => {
  test('is passed at or under the value with its modifiers', () => {
    const result = panic.resolve({ leadership: 8, dread: true });
    expect(result).toMatchObject({ target: 7, modifier: -1, holdIn36: 21 });
    expect(result.reasons).toEqual([
      { key: 'ownValue', values: { value: 8 } },
      { key: 'modifier', values: { label: 'Dread', modifier: -1 } },
    ]);
    expect([outcomeWith(result, [7], []), outcomeWith(result, [8], [])]).toEqual(['passed', 'flees']);
  });

  test('is raised by a modifier no higher than that may raise it', () => {
    const ranks = characteristicTest({
      ...panic,
      inputs: [
        {
          id: 'leadership',
          label: 'Leadership',
          source,
          input: 'number',
          min: 0,
          max: 10,
          default: null,
          effect: { kind: 'value' },
        },
        {
          id: 'ranks',
          label: 'Ranks',
          source,
          input: 'number',
          min: 0,
          max: 5,
          default: 0,
          effect: { kind: 'modifier', each: 1, upTo: 10 },
        },
      ],
    });
    expect([7, 9, 10].map((leadership) => ranks.resolve({ leadership, ranks: 2 }).target)).toEqual([
      9, 10, 10,
    ]);
  });

  test('is taken on another’s value only where that is higher', () => {
    expect(panic.resolve({ leadership: 8, general: 9 }).target).toBe(9);
    expect(panic.resolve({ leadership: 8, general: 8 }).reasons).toEqual([
      { key: 'ownValue', values: { value: 8 } },
    ]);
    expect(panic.resolve({ leadership: 8, general: 7 }).reasons[0]?.key).toBe('ownValue');
    expect(panic.resolve({ general: 7 }).target).toBe(7);
    expect(panic.resolve({})).toMatchObject({ target: null, reasons: [{ key: 'valueMissing' }] });
  });

  test('fails as the answers say, is decided without a roll, and may be taken again', () => {
    const many = panic.resolve({ leadership: 7, many: true, banner: true });
    expect(outcomeWith(many, [9], [])).toBe('fallsBack');
    expect(outcomeWith(many, [9, 4], ['fallsBack'])).toBe('passed');
    expect(panic.resolve({ leadership: 2, fearless: true })).toMatchObject({ automatic: 'passed' });
  });
});

/**
 * The worked example of the guide: a nerve test reads the same dice against damage instead of a
 * difference.
 */
const nerveInputs = [
  { id: 'wavers', label: 'Wavers from', source, input: 'number', min: 2, max: 40, default: null },
  { id: 'routs', label: 'Routs from', source, input: 'number', min: 2, max: 40, default: null },
  {
    id: 'damage',
    label: 'Damage',
    source,
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
    fromUnit: 'healthLost',
  },
] as const satisfies readonly BreakTestInput[];
const nerve: UnitTest = {
  id: 'nerve',
  label: 'Nerve',
  when: 'damaged',
  characteristic: 'Nerve',
  valueInput: 'routs',
  inputs: nerveInputs,
  outcomes: [outcome('steady'), outcome('wavers'), outcome('routs', 'broke')],
  source,
  resolve(answers) {
    const read = breakTestReader(nerveInputs, answers);
    const damage = read.number('damage');
    const [wavers, routs] = [read.optional('wavers'), read.optional('routs')];
    const known = wavers !== null && routs !== null;
    const thresholds: readonly Threshold[] = known
      ? [
          { outcomeId: 'steady', counts: 'held', upTo: wavers - damage - 1 },
          { outcomeId: 'wavers', counts: 'held', upTo: routs - damage - 1 },
          { outcomeId: 'routs', counts: 'broke', upTo: null },
        ]
      : [];
    return rollsOnThresholds({
      thresholds,
      modifier: 0 - damage,
      reroll: false,
      doubleOnePasses: true,
      reasons: [{ key: 'modifier', values: { label: 'Damage', modifier: 0 - damage } }],
    });
  },
};

describe('a nerve test on the same limits', () => {
  test('wavers and routs by the dice and the damage, and a double 1 is steady', () => {
    const result = nerve.resolve({ wavers: 12, routs: 14, damage: 6 });
    const ends = (total: number) => outcomeWith(result, [total], []);
    expect([ends(2), ends(5), ends(6), ends(7), ends(8)]).toEqual([
      'steady',
      'steady',
      'wavers',
      'wavers',
      'routs',
    ]);
    expect(
      outcomeChances(result.thresholds, { doubleOne: result.doubleOnePasses }).map(({ in36 }) => in36),
    ).toEqual([10, 11, 15]);
    expect(nerve.resolve({ wavers: 12, routs: 14, damage: 30 }).holdIn36).toBe(1);
  });
});

describe('the chances of three outcomes', () => {
  const thresholds: readonly Threshold[] = [
    { outcomeId: 'ground', counts: 'held', upTo: 6 },
    { outcomeId: 'back', counts: 'held', upTo: 9 },
    { outcomeId: 'breaks', counts: 'broke', upTo: null },
  ];

  test('follow the way in which the re-roll is used', () => {
    const odds = (rerollAfter: readonly string[]) =>
      outcomeChances(thresholds, { doubleOne: true, rerollAfter }).map((chance) => chance.odds);
    expect(odds([])).toEqual([fraction(15, 36), fraction(15, 36), fraction(6, 36)]);
    expect(odds(['breaks'])).toEqual([fraction(35, 72), fraction(35, 72), fraction(1, 36)]);
    expect(odds(['back', 'breaks'])).toEqual([fraction(95, 144), fraction(35, 144), fraction(7, 72)]);
  });
});

describe('a pursuit', () => {
  const pursuit: Pursuit = { dice: 2, catches: 'equalOrHigher', source };
  const totals = { fleeTotal: 7, pursuitTotal: 7 };

  test('destroys, engages or wounds whom it catches, as declared', () => {
    expect(chase(pursuit, 'destroyed', totals)).toEqual({
      caught: true,
      destroyed: true,
      engaged: false,
      wounds: 0,
    });
    expect(chase(pursuit, 'engaged', totals)).toMatchObject({ engaged: true, destroyed: false });
    const wounds = { woundsPerUnitStrength: 2 };
    const strong = { ...totals, pursuersUnitStrength: 10 };
    expect(chase(pursuit, wounds, { ...strong, healthLeft: 21 })).toMatchObject({
      wounds: 20,
      destroyed: false,
    });
    expect(chase(pursuit, wounds, { ...strong, healthLeft: 20 }).destroyed).toBe(true);
    expect(chase(pursuit, 'destroyed', { fleeTotal: 8, pursuitTotal: 7 })).toMatchObject({
      caught: false,
      destroyed: false,
    });
  });

  test('moves as far as the dice that are kept, and more by what is added', () => {
    expect(inchesOf({ inches: 2 }, [])).toBe(2);
    expect(inchesOf({ dice: 2, keep: 1 }, [2, 5])).toBe(5);
    expect(inchesOf({ dice: 2 }, [2, 5], { added: 3 })).toBe(10);
    expect(inchesOf({ dice: 2 }, [6, 6], { movedAlready: true })).toBe(0);
    expect(fastMove({ dice: 2 }, { dice: 3, keep: 2 })).toEqual({ dice: 3, keep: 2 });
    expect(fastMove({ dice: 2 }, { dice: 1, adds: true })).toEqual({ dice: 2 });
    expect(fastMove({ inches: 2 }, { dice: 3 })).toEqual({ inches: 2 });
    expect(inchesOf(fastMove({ dice: 2 }, { dice: 3, keep: 2 }), [1, 6, 4])).toBe(10);
  });
});
