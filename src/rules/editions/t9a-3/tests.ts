import type { BreakTestInput, BreakTestResult } from '../../break-test/break-test';
import { breakTestReader } from '../../break-test/break-test-answers';
import { rollsOnThresholds } from '../../break-test/break-test-result';
import type { Outcome } from '../../break-test/outcome';
import type { TestDice } from '../../break-test/thresholds';
import { characteristicTest, type EffectInput, type UnitTest } from '../../break-test/unit-test';
import type { Source } from '../../source';

const NR = 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules';
const COURAGE_TESTS: Source = { at: `${NR}/courage-tests`, standing: 'text' };
const PANIC: Source = { at: `${NR}/panic-tests`, standing: 'text' };
const COMMAND_TESTS: Source = { at: `${NR}/command-tests`, standing: 'text' };

/** A Command Test is passed by this or more on one die. */
const COMMANDED_FROM = 3;
const ONE_DIE: TestDice = { dice: 1, keep: 1, which: 'highest' };

const courage = { input: 'number', min: 0, max: 10, default: null } as const;
const courageInputs = [
  {
    ...courage,
    id: 'courage',
    label: 'Courage',
    hint: 'the highest in the unit',
    source: COURAGE_TESTS,
    prominent: true,
    effect: { kind: 'value' },
  },
  {
    ...courage,
    id: 'generalCourage',
    label: 'General’s Courage',
    hint: 'when he is near',
    source: COURAGE_TESTS,
    prominent: true,
    effect: { kind: 'otherValue', whose: 'generalValue' },
  },
  {
    id: 'battleStandard',
    label: 'Battle Standard',
    hint: 'near: re-roll',
    source: COURAGE_TESTS,
    input: 'switch',
    prominent: true,
    effect: { kind: 'reroll' },
  },
] as const satisfies readonly EffectInput[];

const stays = { winner: { may: 'nothing' } } as const;
const passed = {
  ...stays,
  id: 'passed',
  label: 'Passed',
  counts: 'held',
  fate: null,
  source: PANIC,
} as const satisfies Outcome;
const shaken = {
  ...stays,
  id: 'shaken',
  label: 'Shaken',
  hint: 'does not move',
  counts: 'broke',
  fate: 'shaken',
  source: PANIC,
} as const satisfies Outcome;
const rallies = {
  ...stays,
  id: 'rallies',
  label: 'Rallies',
  counts: 'held',
  fate: 'fighting',
  source: COMMAND_TESTS,
} as const satisfies Outcome;
const flees = {
  ...stays,
  id: 'flees',
  label: 'Flee Move',
  hint: 'stays Shaken',
  counts: 'broke',
  fate: 'shaken',
  move: { dice: 2 },
  source: PANIC,
} as const satisfies Outcome;

const commandInputs = [
  {
    id: 'modifier',
    label: 'Modifier of the roll',
    hint: 'Musician, Disciplined, Mindless, Unruly',
    source: COMMAND_TESTS,
    input: 'number',
    min: -2,
    max: 2,
    default: 0,
  },
] as const satisfies readonly BreakTestInput[];

/** The Courage Test and the Command Test other than the Break Test. */
export const tests: readonly UnitTest[] = [
  characteristicTest({
    id: 'panic',
    label: 'Panic',
    hint: 'a quarter shot down, 3 at least; Shaken friends flee through it; charged by Terror',
    characteristic: 'Courage',
    valueInput: 'courage',
    inputs: courageInputs,
    outcomes: [passed, shaken],
    source: PANIC,
  }),
  {
    id: 'rally',
    label: 'Rally',
    hint: 'a Shaken unit in the Rally Phase: a Command Test',
    characteristic: 'Command Test',
    valueInput: null,
    inputs: commandInputs,
    outcomes: [rallies, flees],
    source: COMMAND_TESTS,
    resolve: (answers) => commandTest(breakTestReader(commandInputs, answers).number('modifier')),
  },
];

/** One die: 3 or more passes, with the modifier of the roll. */
function commandTest(modifier: number): BreakTestResult {
  return rollsOnThresholds({
    thresholds: [
      { outcomeId: flees.id, counts: flees.counts, upTo: COMMANDED_FROM - modifier - 1 },
      { outcomeId: rallies.id, counts: rallies.counts, upTo: null },
    ],
    dice: ONE_DIE,
    modifier: 0,
    reroll: false,
    doubleOnePasses: false,
    reasons: [
      { key: 'otherDice', values: ONE_DIE },
      ...(modifier === 0
        ? []
        : [{ key: 'modifier', values: { label: commandInputs[0].label, modifier } } as const]),
    ],
  });
}
