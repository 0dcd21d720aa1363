import type { Outcome } from '../../break-test/outcome';
import { characteristicTest, type EffectInput, type UnitTest } from '../../break-test/unit-test';
import type { Source } from '../../source';

/** Panic and Restrain & Reform, as implementations read them. */
const AGREED: Source = {
  at: 'Warhammer: The Old World, Panic, Restrain & Reform, as implementations agree',
  standing: 'reading',
};
const RALLY: Source = {
  at: 'Warhammer: The Old World, Strategy phase, Rally Fleeing Troops',
  standing: 'recalled',
};
const FEAR: Source = {
  at: 'Warhammer: The Old World, Fear and Terror when a charge is declared',
  standing: 'recalled',
};

const leadership = { input: 'number', min: 0, max: 10, default: null } as const;
const inputs = [
  {
    ...leadership,
    id: 'leadership',
    label: 'Leadership',
    source: AGREED,
    prominent: true,
    effect: { kind: 'value' },
  },
  {
    ...leadership,
    id: 'generalLeadership',
    label: 'General’s Leadership',
    hint: 'within 12", 18" on a Large Target',
    source: AGREED,
    prominent: true,
    effect: { kind: 'otherValue', whose: 'generalValue' },
  },
  {
    ...leadership,
    id: 'characterLeadership',
    label: 'Character’s Leadership',
    hint: 'in the unit',
    source: AGREED,
    effect: { kind: 'otherValue', whose: 'characterValue' },
  },
  {
    id: 'veteran',
    label: 'Veteran',
    hint: 're-rolls Leadership tests',
    source: AGREED,
    input: 'switch',
    prominent: true,
    effect: { kind: 'reroll' },
  },
] as const satisfies readonly EffectInput[];
const warband = {
  id: 'warband',
  label: 'Warband',
  hint: 'adds its Rank Bonus, to 10 at most',
  source: AGREED,
  input: 'number',
  min: 0,
  max: 5,
  default: 0,
  effect: { kind: 'modifier', each: 1, upTo: 10 },
} as const satisfies EffectInput;

const stays = { winner: { may: 'nothing' } } as const;
const passed = {
  ...stays,
  id: 'passed',
  label: 'Passed',
  counts: 'held',
  fate: null,
  source: AGREED,
} as const satisfies Outcome;
const flees = {
  ...stays,
  id: 'flees',
  label: 'Flees',
  counts: 'broke',
  fate: 'fleeing',
  move: { dice: 2 },
  source: AGREED,
} as const satisfies Outcome;
const fallsBack = {
  ...stays,
  id: 'fallsBack',
  label: 'Falls Back',
  hint: 'in Good Order',
  counts: 'broke',
  fate: null,
  move: { dice: 2, keep: 1 },
  source: AGREED,
} as const satisfies Outcome;
const failed = (hint: string, source: Source): Outcome => ({
  ...stays,
  id: 'failed',
  label: 'Failed',
  hint,
  counts: 'broke',
  fate: null,
  source,
});
const test = { characteristic: 'Leadership', valueInput: 'leadership' } as const;

/** The tests on Leadership other than the Break test. */
export const tests: readonly UnitTest[] = [
  characteristicTest({
    ...test,
    id: 'panic',
    label: 'Panic',
    hint: 'a friend of Unit Strength 5+ breaks, falls back or is destroyed within 6"',
    inputs: [
      ...inputs,
      warband,
      {
        id: 'moreThanHalf',
        label: 'More than half its models left',
        hint: 'Falls Back instead of fleeing',
        source: AGREED,
        input: 'switch',
        prominent: true,
        effect: { kind: 'failsAs', outcomeId: 'fallsBack' },
      },
    ],
    outcomes: [passed, fallsBack, flees],
    source: AGREED,
  }),
  characteristicTest({
    ...test,
    id: 'rally',
    label: 'Rally',
    hint: 'a fleeing unit, in the Strategy phase',
    inputs: [...inputs, warband],
    outcomes: [{ ...passed, id: 'rallies', label: 'Rallies', fate: 'fighting' }, flees],
    source: RALLY,
  }),
  characteristicTest({
    ...test,
    id: 'fear',
    label: 'Fear',
    hint: 'charging what it fears',
    inputs: [...inputs, warband],
    outcomes: [passed, failed('does not charge', FEAR)],
    source: FEAR,
  }),
  characteristicTest({
    ...test,
    id: 'terror',
    label: 'Terror',
    hint: 'charged by what is terrible',
    inputs: [...inputs, warband],
    outcomes: [passed, flees],
    source: FEAR,
  }),
  characteristicTest({
    ...test,
    id: 'restraint',
    label: 'Restrain & Reform',
    hint: 'so as not to follow up or pursue',
    inputs: [
      ...inputs,
      {
        id: 'mustPursue',
        label: 'Frenzy or Hatred',
        hint: 'may not restrain',
        source: AGREED,
        input: 'switch',
        effect: { kind: 'decides', outcomeId: 'failed' },
      },
    ],
    outcomes: [{ ...passed, hint: 'stands and may reform' }, failed('must follow up or pursue', AGREED)],
    source: AGREED,
  }),
];
