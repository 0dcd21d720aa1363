import type { BreakTestAnswers, BreakTestInput, BreakTestResult } from '../../break-test/break-test';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import { rollsOnThresholds, settledAs } from '../../break-test/break-test-result';
import type { Outcome } from '../../break-test/outcome';
import type { UnitTest } from '../../break-test/unit-test';
import { CHECKS, REPAIRED, STATUSES } from './sources';

const stays = { fate: null, winner: { may: 'nothing' }, source: STATUSES } as const;

/** The roll with which a vehicle takes a status off, unless Auto-repair says another. */
const REPAIR = 6;

/** A status, with the characteristic of its checks and the rule of a weapon that gives it. */
type Checked = {
  readonly status: string;
  readonly label: string;
  readonly characteristic: 'Cool' | 'Leadership';
  /** The name of the check with which a unit gets it, and when it is taken. */
  readonly given: { readonly label: string; readonly hint: string };
};

const STATUS_CHECKS: readonly Checked[] = [
  {
    status: 'routed',
    label: 'Routed',
    characteristic: 'Leadership',
    given: { label: 'Panic', hint: '25 % of its models removed by one Shooting Attack, or Panic (X)' },
  },
  {
    status: 'pinned',
    label: 'Pinned',
    characteristic: 'Cool',
    given: { label: 'Pinning', hint: 'an unsaved Wound by Pinning (X)' },
  },
  {
    status: 'suppressed',
    label: 'Suppressed',
    characteristic: 'Cool',
    given: { label: 'Suppressive', hint: 'hit by Suppressive (X), or out of coherency' },
  },
  {
    status: 'stunned',
    label: 'Stunned',
    characteristic: 'Cool',
    given: { label: 'Stun', hint: 'hit by Stun (X)' },
  },
];

const number = { input: 'number', min: 0, max: 12, prominent: true, source: CHECKS } as const;

function inputsOf({ characteristic }: Checked): readonly BreakTestInput[] {
  const profile = characteristic === 'Cool' ? 'cool' : 'leadership';
  return [
    {
      ...number,
      id: 'value',
      label: characteristic,
      hint: 'the lowest of the unit',
      default: null,
      fromUnit: { profile },
    },
    {
      ...number,
      id: 'officer',
      label: 'Sergeant or Command',
      hint: 'the model’s own, where it is higher',
      default: null,
    },
    { ...number, id: 'lowered', label: 'Lowered by', hint: 'the number of the rule', default: 0 },
  ];
}

const REPAIRS: readonly BreakTestInput[] = [
  {
    id: 'vehicle',
    label: 'Vehicle',
    hint: 'one Repair for all its statuses',
    input: 'switch',
    prominent: true,
    fromUnit: { profile: 'vehicle' },
    source: REPAIRED,
  },
  {
    id: 'repair',
    label: 'Repaired on',
    hint: 'Auto-repair (X)',
    input: 'number',
    min: 2,
    max: 6,
    default: REPAIR,
    source: REPAIRED,
  },
];

/** The check with which a unit gets the status. */
function givesIt(checked: Checked): UnitTest {
  const { status, label, characteristic, given } = checked;
  const passed: Outcome = { ...stays, id: 'passed', label: 'Passed', counts: 'held' };
  const failed: Outcome = { ...stays, id: status, label, counts: 'broke', gives: status };
  return {
    id: `${status}Check`,
    label: given.label,
    hint: given.hint,
    neverVehicles: true,
    characteristic,
    valueInput: 'value',
    inputs: inputsOf(checked),
    outcomes: [passed, failed],
    resolve: (answers) => checkedOn(checked, answers, [passed, failed]),
    source: STATUSES,
  };
}

/** The check that takes the status off; for a vehicle its Repair. */
function endsIt(checked: Checked): UnitTest {
  const { status, label, characteristic } = checked;
  const ended: Outcome = { ...stays, id: 'ended', label: 'Recovers', counts: 'held', ends: status };
  const kept: Outcome = { ...stays, id: 'kept', label: `Still ${label}`, counts: 'broke' };
  const outcomes = [ended, kept] as const;
  return {
    id: `${status}Ends`,
    label,
    hint: 'in the End phase of its own turn',
    when: { status },
    characteristic,
    valueInput: 'value',
    inputs: [...inputsOf(checked), ...(characteristic === 'Cool' ? REPAIRS : [])],
    outcomes,
    resolve: (answers) =>
      answers.vehicle === true ? repaired(answers, outcomes) : checkedOn(checked, answers, outcomes),
    source: STATUSES,
  };
}

/** 2D6 up to the value: a double 1 passes, a double 6 fails, and a value of 0 fails without dice. */
function checkedOn(
  { characteristic }: Checked,
  answers: BreakTestAnswers,
  [passed, failed]: readonly [Outcome, Outcome],
): BreakTestResult {
  const own = numberIn(answers, 'value');
  const officer = numberIn(answers, 'officer');
  const value = own === null && officer === null ? null : Math.max(own ?? 0, officer ?? 0);
  const lowered = numberIn(answers, 'lowered') ?? 0;
  const known: BreakTestReason =
    value === null
      ? { key: 'valueMissing', values: {} }
      : { key: 'against', values: { label: characteristic, value } };
  const reasons: readonly BreakTestReason[] = [
    known,
    ...(lowered === 0
      ? []
      : [{ key: 'modifier', values: { label: 'Lowered by', modifier: -lowered } } as const]),
  ];
  if (value !== null && value <= lowered) return settledAs(failed, { reasons });
  const naturals = [
    { total: 2, outcomeId: passed.id, counts: passed.counts },
    { total: 12, outcomeId: failed.id, counts: failed.counts },
  ];
  return rollsOnThresholds({
    thresholds:
      value === null
        ? []
        : [
            { outcomeId: passed.id, counts: passed.counts, upTo: value - lowered },
            { outcomeId: failed.id, counts: failed.counts, upTo: null },
          ],
    modifier: 0 - lowered,
    reroll: false,
    doubleOnePasses: false,
    ...(value === null ? {} : { naturals }),
    reasons: [
      ...reasons,
      ...(value === null
        ? []
        : naturals.map(
            ({ total, outcomeId }): BreakTestReason => ({
              key: 'natural',
              values: { total, outcome: outcomeId === passed.id ? passed.label : failed.label },
            }),
          )),
    ],
  });
}

/** One die of the vehicle's Repair or more. */
function repaired(answers: BreakTestAnswers, [ended, kept]: readonly [Outcome, Outcome]): BreakTestResult {
  const need = numberIn(answers, 'repair') ?? REPAIR;
  const dice = { dice: 1, keep: 1, which: 'highest' } as const;
  return rollsOnThresholds({
    thresholds: [
      { outcomeId: kept.id, counts: kept.counts, upTo: need - 1 },
      { outcomeId: ended.id, counts: ended.counts, upTo: null },
    ],
    modifier: 0,
    reroll: false,
    doubleOnePasses: false,
    dice,
    reasons: [{ key: 'otherDice', values: dice }],
  });
}

function numberIn(answers: BreakTestAnswers, id: string): number | null {
  const answer = answers[id];
  return typeof answer === 'number' ? answer : null;
}

/** The checks that give a unit a status, and those that take one off. */
export const tests: readonly UnitTest[] = [...STATUS_CHECKS.map(givesIt), ...STATUS_CHECKS.map(endsIt)];
