import type { Outcome } from '../../break-test/outcome';
import type { TestDice } from '../../break-test/thresholds';
import { characteristicTest, type EffectInput, type UnitTest } from '../../break-test/unit-test';
import { unitTestOutcomes } from '../../break-test/unit-test-outcomes';
import type { Source } from '../../source';

const NR = 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules';
const CHARACTERISTIC_TESTS: Source = { at: `${NR}/characteristic-tests`, standing: 'text' };
const PANIC: Source = { at: `${NR}/panic-test`, standing: 'text' };
const FEAR: Source = { at: `${NR}/fear`, standing: 'text' };
const RALLIED: Source = { at: `${NR}/shaken`, standing: 'text' };
const PURSUITS: Source = { at: `${NR}/pursuits-and-overruns`, standing: 'text' };
const MODEL_RULES: Source = {
  at: 'BSData/The-9th-Age, 2nd-theNinthAge-FantasyBattles.gst',
  standing: 'text',
};
const HALVED: Source = {
  at: 'The Ninth Age, 2nd edition, Rally at a quarter of the starting Health Points',
  standing: 'recalled',
};

/** A test of three dice, of which the lowest does not count. */
const MAXIMISED: TestDice = { dice: 3, keep: 2, which: 'highest' };
const FEAR_MODIFIER = -1;

const discipline = { input: 'number', min: 0, max: 10, default: null } as const;
const inputs = [
  {
    ...discipline,
    id: 'discipline',
    label: 'Discipline',
    source: CHARACTERISTIC_TESTS,
    prominent: true,
    effect: { kind: 'value' },
  },
  {
    ...discipline,
    id: 'generalDiscipline',
    label: 'General’s Discipline',
    hint: 'within 12"',
    source: MODEL_RULES,
    prominent: true,
    effect: { kind: 'otherValue', whose: 'generalValue' },
  },
  {
    id: 'battleStandard',
    label: 'Battle Standard',
    hint: 'within 12": re-roll',
    source: MODEL_RULES,
    input: 'switch',
    prominent: true,
    effect: { kind: 'reroll' },
  },
] as const satisfies readonly EffectInput[];
const fearless: EffectInput = {
  id: 'fearless',
  label: 'Fearless',
  hint: 'over half its models',
  source: MODEL_RULES,
  input: 'switch',
  effect: { kind: 'decides', outcomeId: 'passed' },
};
const fearInContact: EffectInput = {
  id: 'fear',
  label: 'Fear',
  hint: 'an enemy in contact causes it: −1',
  source: FEAR,
  input: 'switch',
  effect: { kind: 'modifier', each: FEAR_MODIFIER },
};
const frenzy: EffectInput = {
  id: 'frenzy',
  label: 'Frenzy',
  hint: '3D6, the 2 highest',
  source: MODEL_RULES,
  input: 'switch',
  effect: { kind: 'throws', dice: MAXIMISED },
};

const panics = unitTestOutcomes(PANIC);
const shakenMachine = {
  id: 'shaken',
  label: 'Shaken',
  hint: 'to the end of the next Player Turn',
  counts: 'broke',
  fate: null,
  winner: { may: 'nothing' },
  source: MODEL_RULES,
} as const satisfies Outcome;
const rallied = unitTestOutcomes(RALLIED);
const feared = unitTestOutcomes(FEAR);
const restrained = unitTestOutcomes(PURSUITS);
const byModelRule = unitTestOutcomes(MODEL_RULES);
const test = { characteristic: 'Discipline', valueInput: 'discipline' } as const;

/** The Discipline Tests other than the Break Test. */
export const tests: readonly UnitTest[] = [
  characteristicTest({
    ...test,
    id: 'panic',
    label: 'Panic',
    hint: 'a quarter lost in a phase; friends break, die or flee near',
    inputs: [
      ...inputs,
      {
        id: 'warMachine',
        label: 'War Machine',
        hint: 'Shaken instead of fleeing',
        source: MODEL_RULES,
        input: 'switch',
        effect: { kind: 'failsAs', outcomeId: 'shaken' },
      },
      fearless,
    ],
    outcomes: [panics.passed, shakenMachine, panics.flees],
    source: PANIC,
  }),
  characteristicTest({
    ...test,
    id: 'rally',
    label: 'Rally',
    hint: 'a fleeing unit, in the Movement Phase',
    inputs: [
      ...inputs,
      {
        id: 'quarterLeft',
        label: 'A quarter left',
        hint: 'of its Health Points, or less: half its value',
        source: HALVED,
        input: 'switch',
        prominent: true,
        fromUnit: 'quarterOfHealthLeft',
        effect: { kind: 'halves' },
      },
    ],
    outcomes: [{ ...rallied.rallies, hint: 'Shaken' }, rallied.flees],
    source: RALLIED,
  }),
  characteristicTest({
    ...test,
    id: 'fear',
    label: 'Fear',
    hint: 'in contact with what it fears, each round',
    always: { label: 'Fear', modifier: FEAR_MODIFIER },
    inputs: [
      ...inputs,
      {
        id: 'causesFear',
        label: 'Causes Fear, or Fearless',
        hint: 'immune',
        source: FEAR,
        input: 'switch',
        fromUnit: 'causesFear',
        effect: { kind: 'decides', outcomeId: 'passed' },
      },
    ],
    outcomes: [feared.passed, feared.failed('Shaken: −1 to hit, enemies +1, this round')],
    source: FEAR,
  }),
  characteristicTest({
    ...test,
    id: 'terror',
    label: 'Terror',
    hint: 'charged by it: a Panic Test',
    inputs: [...inputs, { ...fearless, hint: 'over half its models, or Terror of its own' }],
    outcomes: [byModelRule.passed, { ...byModelRule.flees, hint: 'must choose Flee' }],
    source: MODEL_RULES,
  }),
  characteristicTest({
    ...test,
    id: 'frenzy',
    label: 'Frenzy',
    hint: 'an enemy within its Advance and 7": 3D6, the 2 highest',
    dice: MAXIMISED,
    inputs,
    outcomes: [{ ...byModelRule.passed, hint: 'need not charge' }, byModelRule.failed('must charge')],
    source: MODEL_RULES,
  }),
  characteristicTest({
    ...test,
    id: 'restraint',
    label: 'Restraint',
    hint: 'so as not to pursue',
    inputs: [...inputs, fearInContact, frenzy],
    outcomes: [{ ...restrained.passed, hint: 'may Pivot or Reform' }, restrained.failed('must pursue')],
    source: PURSUITS,
  }),
];
