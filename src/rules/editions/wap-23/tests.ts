import { characteristicTest, type EffectInput, type UnitTest } from '../../break-test/unit-test';
import { unitTestOutcomes } from '../../break-test/unit-test-outcomes';
import type { Source } from '../../source';

const RECALLED: Source = {
  at: 'Warhammer Armies Project: Panic, Rallying, Restraining Pursuit',
  standing: 'recalled',
};
const GENERAL: Source = {
  at: 'https://wap.whfb.app/special-rules/inspiring-presence',
  standing: 'text',
};

const HOLD_YOUR_GROUND: Source = {
  at: 'list-builder data of version 2.3: Battle Standard, Unbreakable, Unstable, daemons, skirmishers',
  standing: 'text',
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
] as const satisfies readonly EffectInput[];
const battleStandard: EffectInput = {
  id: 'battleStandard',
  label: 'Battle Standard',
  hint: 'within 12": re-roll',
  source: HOLD_YOUR_GROUND,
  input: 'switch',
  prominent: true,
  effect: { kind: 'reroll' },
};
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
    inputs: [...inputs, battleStandard, immune],
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
    id: 'restraint',
    label: 'Restraint',
    hint: 'so as not to pursue',
    inputs,
    outcomes: [{ ...passed, hint: 'may stay' }, failed('must pursue')],
  }),
];
