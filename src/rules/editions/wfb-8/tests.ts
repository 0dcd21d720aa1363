import { characteristicTest, type EffectInput, type UnitTest } from '../../break-test/unit-test';
import { unitTestOutcomes } from '../../break-test/unit-test-outcomes';
import type { Source } from '../../source';

const RECALLED: Source = {
  at: 'Warhammer Fantasy Battle, 8th edition: Panic, Rallying, Fear, Terror, Restraining Pursuit',
  standing: 'recalled',
};
const GENERAL: Source = {
  at: 'https://8th.whfb.app, Inspiring Presence',
  standing: 'text',
};

const HOLD_YOUR_GROUND: Source = { at: 'https://8th.whfb.app, Hold Your Ground', standing: 'text' };

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
    hint: 'within 12", 18" on a Large Target',
    source: GENERAL,
    prominent: true,
    effect: { kind: 'otherValue', whose: 'generalValue' },
  },
  {
    id: 'battleStandard',
    label: 'Battle Standard',
    hint: 'within 12": re-roll',
    source: HOLD_YOUR_GROUND,
    input: 'switch',
    prominent: true,
    effect: { kind: 'reroll' },
  },
] as const satisfies readonly EffectInput[];
const immune: EffectInput = {
  id: 'immuneToPsychology',
  label: 'Immune to psychology',
  source: RECALLED,
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
    hint: 'a quarter lost, friends broken nearby',
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
    hint: 'in contact with what it fears, each round',
    inputs: [...inputs, immune],
    outcomes: [passed, failed('Weapon Skill 1 this round')],
  }),
  characteristicTest({
    ...test,
    id: 'terror',
    label: 'Terror',
    hint: 'charged by what is terrible',
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
