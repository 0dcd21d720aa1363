import { characteristicTest, type EffectInput, type UnitTest } from '../../break-test/unit-test';
import { unitTestOutcomes } from '../../break-test/unit-test-outcomes';
import type { Source } from '../../source';

const RECALLED: Source = {
  at: 'Warhammer Fantasy Battle, 7th edition: Panic, Rallying, Fear, Terror, Restraining Pursuit',
  standing: 'recalled',
};
const GENERAL: Source = {
  at: 'https://7th.whfb.app/generals-and-battle-standards/re-roll-break-tests',
  standing: 'reading',
};

const leadership = { input: 'number', min: 0, max: 10, default: null } as const;
const inputs = [
  {
    ...leadership,
    id: 'leadership',
    label: 'Leadership',
    source: RECALLED,
    prominent: true,
    effect: { kind: 'value' },
  },
  {
    ...leadership,
    id: 'generalLeadership',
    label: 'General’s Leadership',
    hint: 'within 12"',
    source: GENERAL,
    prominent: true,
    effect: { kind: 'otherValue', whose: 'generalValue' },
  },
  {
    ...leadership,
    id: 'characterLeadership',
    label: 'Character’s Leadership',
    hint: 'in the unit',
    source: RECALLED,
    effect: { kind: 'otherValue', whose: 'characterValue' },
  },
] as const satisfies readonly EffectInput[];
const immune: EffectInput = {
  id: 'immuneToPsychology',
  label: 'Immune to psychology',
  source: { at: 'https://7th.whfb.app/psychology/immune-to-psychology', standing: 'text' },
  input: 'switch',
  effect: { kind: 'decides', outcomeId: 'passed' },
};

const { passed, rallies, flees, failed } = unitTestOutcomes(RECALLED);
const test = { characteristic: 'Leadership', valueInput: 'leadership', source: RECALLED } as const;

/** The tests on Leadership other than the Break test. */
export const tests: readonly UnitTest[] = [
  characteristicTest({
    ...test,
    id: 'panic',
    label: 'Panic',
    hint: 'a quarter shot down, friends broken nearby',
    inputs: [...inputs, immune],
    outcomes: [passed, flees],
  }),
  characteristicTest({
    ...test,
    id: 'rally',
    label: 'Rally',
    hint: 'a fleeing unit, at the start of its turn',
    inputs,
    outcomes: [rallies, flees],
  }),
  characteristicTest({
    ...test,
    id: 'fear',
    label: 'Fear',
    hint: 'charging what it fears, or charged by it',
    inputs: [...inputs, immune],
    outcomes: [passed, failed('does not charge; charged, it needs 6s to hit')],
  }),
  characteristicTest({
    ...test,
    id: 'terror',
    label: 'Terror',
    hint: 'near what is terrible, once a battle',
    inputs: [...inputs, immune],
    outcomes: [passed, flees],
  }),
  characteristicTest({
    ...test,
    id: 'restraint',
    label: 'Restraint',
    hint: 'so as not to pursue',
    inputs,
    outcomes: [{ ...passed, hint: 'may stay' }, failed('must pursue')],
  }),
];
