import type { Outcome } from '../../break-test/outcome';
import { characteristicTest, type EffectInput, type UnitTest } from '../../break-test/unit-test';
import { unitTestOutcomes } from '../../break-test/unit-test-outcomes';
import type { Source } from '../../source';

const W6 = 'https://6th.whfb.app';
const RE = 'https://redelf.narod.ru/w6/rulebook';
const TAKING: Source = { at: `${RE}/psy_1_taketest.html`, standing: 'text' };
const PANIC: Source = { at: `${RE}/psy_3_panicunit.html`, standing: 'text' };
const RALLY: Source = { at: `${RE}/cc_5_rally.html`, standing: 'text' };
const FEAR: Source = { at: `${W6}/psychology/fear`, standing: 'text' };
const TERROR: Source = { at: `${RE}/psy_5_terror.html`, standing: 'text' };
const RESTRAINT: Source = { at: `${W6}/close-combat/restraining-pursuit`, standing: 'text' };
const SPECIAL_RULES: Source = {
  at: 'TomBombadillo91/WHFB6eBattlescribe, special rules',
  standing: 'text',
};
const RECALLED: Source = {
  at: 'Warhammer Fantasy Battle, Generals and Battle Standards, after the neighbouring editions',
  standing: 'recalled',
};
const MUSICIAN: Source = {
  at: 'Warhammer Fantasy Battle, 6th edition, a musician in a Rally test',
  standing: 'recalled',
};

const leadership = { input: 'number', min: 0, max: 10, default: null } as const;
const inputs = [
  {
    ...leadership,
    id: 'leadership',
    label: 'Leadership',
    source: TAKING,
    prominent: true,
    effect: { kind: 'value' },
  },
  {
    ...leadership,
    id: 'generalLeadership',
    label: 'General’s Leadership',
    hint: 'within 12"',
    source: RECALLED,
    prominent: true,
    effect: { kind: 'otherValue', whose: 'generalValue' },
  },
  {
    ...leadership,
    id: 'characterLeadership',
    label: 'Character’s Leadership',
    hint: 'in the unit',
    source: TAKING,
    effect: { kind: 'otherValue', whose: 'characterValue' },
  },
] as const satisfies readonly EffectInput[];
const immune: EffectInput = {
  id: 'immuneToPsychology',
  label: 'Immune to psychology',
  hint: 'or Unbreakable',
  source: SPECIAL_RULES,
  input: 'switch',
  effect: { kind: 'decides', outcomeId: 'passed' },
};

/** Flight after a failed test, as after a lost combat. */
const flees = (source: Source, hint: string): Outcome => ({
  ...unitTestOutcomes(source).flees,
  hint,
});
const FAR = '2D6, over 6" of Movement 3D6';
const panics = unitTestOutcomes(PANIC);
const rallied = unitTestOutcomes(RALLY);
const feared = unitTestOutcomes(FEAR);
const terrified = unitTestOutcomes(TERROR);
const stupid = unitTestOutcomes(SPECIAL_RULES);
const restrained = unitTestOutcomes(RESTRAINT);
const test = { characteristic: 'Leadership', valueInput: 'leadership' } as const;

/** The tests on Leadership other than the Break test. */
export const tests: readonly UnitTest[] = [
  characteristicTest({
    ...test,
    id: 'panic',
    label: 'Panic',
    hint: 'friends flee within 4" or break within 6"; shot at; charged in flank or rear while it fights',
    inputs: [...inputs, immune],
    outcomes: [panics.passed, flees(PANIC, FAR)],
    source: PANIC,
  }),
  characteristicTest({
    ...test,
    id: 'rally',
    label: 'Rally',
    hint: 'a fleeing unit, after charges are declared',
    inputs: [
      ...inputs,
      {
        id: 'musician',
        label: 'Musician',
        hint: '+1',
        source: MUSICIAN,
        input: 'switch',
        fromUnit: 'musician',
        effect: { kind: 'modifier', each: 1, upTo: 10 },
      },
      {
        id: 'belowQuarter',
        label: 'Below a quarter',
        hint: 'of its original models: cannot rally',
        source: RALLY,
        input: 'switch',
        prominent: true,
        fromUnit: 'belowQuarterOfModels',
        effect: { kind: 'decides', outcomeId: 'flees' },
      },
    ],
    outcomes: [rallied.rallies, flees(RALLY, FAR)],
    source: RALLY,
  }),
  characteristicTest({
    ...test,
    id: 'fearCharging',
    label: 'Fear, charging',
    hint: 'charging what it fears',
    inputs: [...inputs, immune],
    outcomes: [feared.passed, feared.failed('stands still and does not shoot')],
    source: FEAR,
  }),
  characteristicTest({
    ...test,
    id: 'fearCharged',
    label: 'Fear, charged',
    hint: 'charged by what it fears',
    inputs: [
      ...inputs,
      {
        id: 'notOutnumbered',
        label: 'Unit Strength not lower',
        hint: 'than that of what charges it: hits on 6s instead of fleeing',
        source: FEAR,
        input: 'switch',
        prominent: true,
        effect: { kind: 'failsAs', outcomeId: 'failed' },
      },
      immune,
    ],
    outcomes: [
      feared.passed,
      feared.failed('hits only on 6s in the first turn'),
      flees(FEAR, 'of lower Unit Strength'),
    ],
    source: FEAR,
  }),
  characteristicTest({
    ...test,
    id: 'terror',
    label: 'Terror',
    hint: 'charging, charged, or within 6" at the start of the turn; once a battle',
    inputs: [...inputs, immune],
    outcomes: [{ ...terrified.passed, hint: 'counts for Fear too' }, flees(TERROR, FAR)],
    source: TERROR,
  }),
  characteristicTest({
    ...test,
    id: 'stupidity',
    label: 'Stupidity',
    hint: 'at the start of its own turn',
    inputs: [...inputs, immune],
    outcomes: [stupid.passed, stupid.failed('half do not fight; else half a move forward')],
    source: SPECIAL_RULES,
  }),
  characteristicTest({
    ...test,
    id: 'restraint',
    label: 'Restraint',
    hint: 'so as not to pursue, before the flight is rolled',
    inputs: [
      ...inputs,
      {
        id: 'obstacle',
        label: 'Behind a defended obstacle',
        hint: 'free to stay',
        source: RESTRAINT,
        input: 'switch',
        effect: { kind: 'decides', outcomeId: 'passed' },
      },
      {
        id: 'mustPursue',
        label: 'Frenzy or Hatred',
        hint: 'must pursue',
        source: SPECIAL_RULES,
        input: 'switch',
        effect: { kind: 'decides', outcomeId: 'failed' },
      },
    ],
    outcomes: [{ ...restrained.passed, hint: 'may stay' }, restrained.failed('must pursue')],
    source: RESTRAINT,
  }),
];
