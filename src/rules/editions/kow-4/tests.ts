import type { BreakTestInput } from '../../break-test/break-test';
import type { Outcome } from '../../break-test/outcome';
import { type RolledTest, rolledTest } from '../../break-test/rolled-test';
import type { UnitTest } from '../../break-test/unit-test';
import { damage, devastated } from './counters';
import {
  DOOMED,
  FEARLESS,
  HOLD_YOUR_GROUND,
  INSPIRING,
  IRON_RESOLVE,
  MODIFIERS,
  NERVE,
  NO_DAMAGE_NO_TEST,
  ONE_TEST,
  PROFILES,
  WAVERING,
  WITHDRAW,
} from './sources';

/** All that a Wavering unit may be ordered to do. */
export const WAVERING_ORDERS = ['Halt!', 'Change Facing!', 'Back!'] as const;

const stays = { winner: { may: 'nothing' } } as const;
const steady: Outcome = {
  ...stays,
  id: 'steady',
  label: 'Steady',
  counts: 'held',
  fate: null,
  source: HOLD_YOUR_GROUND,
};
const doomed: Outcome = {
  ...stays,
  id: 'doomed',
  label: 'We Are Doomed!',
  hint: 'passes, D6 more damage',
  counts: 'held',
  fate: null,
  source: DOOMED,
};
const wavering: Outcome = {
  ...stays,
  id: 'wavering',
  label: 'Wavering',
  hint: 'to the end of its own turn',
  counts: 'broke',
  fate: 'wavering',
  until: 'ownTurnEnds',
  mayOnly: WAVERING_ORDERS,
  source: WAVERING,
};
const routed: Outcome = {
  ...stays,
  id: 'routed',
  label: 'Routed',
  hint: 'removed',
  counts: 'broke',
  fate: 'destroyed',
  source: NERVE,
};

const inputs = [
  {
    id: 'nerve',
    label: 'Nerve',
    input: 'number',
    min: 1,
    max: 40,
    default: null,
    prominent: true,
    fromUnit: { profile: 'nerve' },
    source: PROFILES,
  },
  {
    id: 'damage',
    label: 'Damage',
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
    prominent: true,
    fromUnit: { counter: damage.id },
    source: NERVE,
  },
  {
    id: 'inspiring',
    label: 'Inspiring',
    hint: 'within 6", Very Inspiring 9"',
    input: 'switch',
    prominent: true,
    fromUnit: { profile: 'inspiring' },
    source: INSPIRING,
  },
  {
    id: 'modifier',
    label: 'Added to the roll',
    hint: 'by special rules',
    input: 'number',
    min: -9,
    max: 9,
    default: 0,
    open: true,
    taps: [
      { label: 'Brutal', points: 1 },
      { label: 'Dread', points: 1 },
      { label: 'Shattering', points: 1 },
      { label: 'Rallying', points: -1 },
      { label: 'Staying Stone', points: -1 },
    ],
    source: MODIFIERS,
  },
  {
    id: 'ironResolve',
    label: 'Iron Resolve',
    hint: 'so much damage less if it is Steady',
    input: 'number',
    min: 0,
    max: 3,
    default: 0,
    fromUnit: { profile: 'ironResolve' },
    source: IRON_RESOLVE,
  },
] as const satisfies readonly BreakTestInput[];

const fearless: BreakTestInput = {
  id: 'fearless',
  label: 'Fearless',
  hint: 'a Wavering result is Steady',
  input: 'switch',
  open: true,
  fromUnit: { profile: 'fearless' },
  source: FEARLESS,
};

/** What every Nerve test has in common: 2D6 and the damage, and from its Nerve on the unit fails. */
const nerve = {
  characteristic: 'Nerve',
  valueInput: 'nerve',
  adds: [
    { input: 'damage', each: 1 },
    { input: 'modifier', each: 1 },
  ],
  statuses: [devastated],
  rerollIf: 'inspiring',
  rerolls: [{ id: 'inspiring', label: 'Inspiring', after: ['wavering', 'routed'], must: true }],
} as const;

const holdYourGround = { dice: 'doubleOne', outcomeId: 'steady' } as const;
const weAreDoomed = { dice: 'doubleSix', insteadOf: 'steady' } as const;
const resolve = { counter: damage.id, takes: 'ironResolve', most: 3 } as const;
const bands = (failed: string): RolledTest['bands'] => [
  { outcomeId: failed, from: { characteristic: 'nerve' } },
  { outcomeId: 'steady', from: null },
];

/** The test at the end of the Ranged phase of a unit that was shot at: it wavers. */
const afterShooting = rolledTest({
  ...nerve,
  id: 'nerveRanged',
  label: 'After shooting',
  when: 'damagedByShooting',
  inputs: [...inputs, fearless],
  outcomes: [steady, wavering, routed],
  bands: bands('wavering'),
  naturals: [holdYourGround, { ...weAreDoomed, outcomeId: 'wavering' }],
  turned: [{ input: 'fearless', from: 'wavering', to: 'steady' }],
  counts: [{ ...resolve, outcomes: ['steady'] }],
  source: ONE_TEST,
});

/** The test of a unit that was damaged in Combat: it routs. */
const inCombat = {
  ...nerve,
  id: 'nerveCombat',
  label: 'After Combat',
  when: 'damagedInMelee',
  inputs,
  outcomes: [steady, doomed, routed],
  bands: bands('routed'),
  naturals: [holdYourGround, { ...weAreDoomed, outcomeId: 'doomed' }],
  counts: [
    { ...resolve, outcomes: ['steady', 'doomed'] },
    { counter: damage.id, outcomes: ['doomed'], addsDice: 1 },
  ],
  source: NO_DAMAGE_NO_TEST,
} as const satisfies RolledTest;

/** The test of a unit that leaves a combat by an order, without new damage. */
const withdraw = rolledTest({
  ...inCombat,
  id: 'withdraw',
  label: 'Withdraw!',
  when: 'order',
  inputs: [
    ...inputs,
    {
      id: 'individualsOnly',
      label: 'Engaged by Individuals only',
      hint: 'passes without a roll',
      input: 'switch',
      source: WITHDRAW,
    },
  ],
  decides: { input: 'individualsOnly', outcomeId: 'steady' },
  source: WITHDRAW,
});

/** The three Nerve tests. */
export const tests: readonly UnitTest[] = [afterShooting, rolledTest(inCombat), withdraw];
