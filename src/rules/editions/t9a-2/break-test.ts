import type {
  BreakTest,
  BreakTestAnswers,
  BreakTestCondition,
  BreakTestResult,
} from '../../break-test/break-test';
import { type BreakTestReader, breakTestReader } from '../../break-test/break-test-answers';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import {
  betterValue,
  losesHealthPoints,
  notBeaten,
  rollsOnThresholds,
  settled,
} from '../../break-test/break-test-result';
import { heldOrBroke, type Outcome, type Outcomes, type RerollWay } from '../../break-test/outcome';
import type { FastMove, Pursuit } from '../../break-test/pursuit';
import type { Source } from '../../source';
import { BREAK_TEST, inputs, MODEL_RULES, RANK_BONUS_CAP } from './break-test-inputs';

/** Enemies in flank or rear with this many Full Ranks disrupt. */
const DISRUPTING_FULL_RANKS = 2;
/** Steadfast Undead lose no more Health Points than this. */
const STEADFAST_UNDEAD_LOSS = 12;
const FEAR_MODIFIER = -1;

type Reader = BreakTestReader<typeof inputs>;

const [held, broke] = heldOrBroke(BREAK_TEST);
const losesDifference = {
  id: 'losesDifference',
  label: 'Loses the difference',
  hint: 'in Health Points, and fights on',
  counts: 'held',
  fate: null,
  winner: { may: 'nothing' },
  source: MODEL_RULES,
} as const satisfies Outcome;
const destroyed = {
  id: 'destroyed',
  label: 'Destroyed',
  counts: 'broke',
  fate: 'destroyed',
  winner: { may: 'nothing' },
  source: MODEL_RULES,
} as const satisfies Outcome;
const outcomes: Outcomes = [held, losesDifference, broke, destroyed];
const rerolls: readonly RerollWay[] = [
  {
    id: 'afterBroke',
    label: 'after a failed roll',
    after: [losesDifference, broke, destroyed].map(({ id }) => id),
  },
];

/**
 * The Break Test of The Ninth Age, 2nd edition: 2D6 at or under Discipline less the difference of the
 * Combat Scores.
 */
export const breakTest = {
  characteristic: 'Discipline',
  valueInput: 'discipline',
  inputs,
  outcomes,
  rerolls,
  source: BREAK_TEST,
  resolve,
} as const satisfies BreakTest;

const PURSUITS: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/pursuits-and-overruns',
  standing: 'text',
};
/** A unit all of whose models have it rolls three dice, and the lowest does not count. */
const SWIFTSTRIDE: FastMove = { rule: 'Swiftstride', dice: 3, keep: 2 };

/** Fleeing and pursuit of The Ninth Age, 2nd edition. */
export const pursuit = {
  dice: 2,
  fast: SWIFTSTRIDE,
  catches: 'equalOrHigher',
  restraintTest: 'restraint',
  overrun: { label: 'Overrun', move: { dice: 2 }, fast: SWIFTSTRIDE, source: PURSUITS },
  source: PURSUITS,
} as const satisfies Pursuit;

function resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult {
  const read = breakTestReader(inputs, answers);
  const conditions = conditionsOf(read);
  const steadfast = conditions.includes('steadfast');
  const excused: BreakTestReason | null =
    notBeaten(lostBy) ?? (read.isOn('noEnemyInContact') ? { key: 'noEnemyInContact', values: {} } : null);
  if (excused) return settled('noTest', { reasons: [excused], conditions });
  if (read.isOn('unstable') || read.isOn('undead')) return unstable(read, lostBy, steadfast, conditions);
  if (read.isOn('unbreakable')) {
    return settled('holds', { reasons: [{ key: 'unbreakable', values: {} }], conditions });
  }
  const value = betterValue(read.optional('discipline'), read.optional('generalDiscipline'));
  const ignored = steadfast || read.isOn('stubborn');
  const difference = ignored ? 0 : -lostBy;
  const fear = read.isOn('fear') ? FEAR_MODIFIER : 0;
  const modifier = difference + fear;
  const reroll = read.isOn('battleStandard');
  const doubleOnePasses = read.isOn('doubleOne');
  const failed = failedOutcome(read);
  return rollsOnThresholds({
    thresholds:
      value.value === null
        ? []
        : [
            { outcomeId: held.id, counts: held.counts, upTo: value.value + modifier },
            { outcomeId: failed.id, counts: failed.counts, upTo: null },
          ],
    possible: [held.id, failed.id],
    ...(failed === losesDifference ? { losesWith: { outcomeId: failed.id, healthPoints: lostBy } } : {}),
    modifier,
    reroll,
    doubleOnePasses,
    reasons: [
      value.reason,
      ...rankReasons(read, conditions),
      ...(read.isOn('stubborn') ? [{ key: 'stubborn', values: {} } as const] : []),
      ...(ignored ? [] : [{ key: 'difference', values: { modifier: difference } } as const]),
      ...(fear === 0 ? [] : [{ key: 'fear', values: { modifier: fear } } as const]),
      ...(failed === losesDifference ? [{ key: 'supernal', values: { healthPoints: lostBy } } as const] : []),
      ...(failed === destroyed ? [{ key: 'warMachine', values: {} } as const] : []),
      ...(reroll ? [{ key: 'reroll', values: {} } as const] : []),
      ...(doubleOnePasses ? [{ key: 'doubleOne', values: {} } as const] : []),
    ],
    conditions,
  });
}

/** What a failed roll means for this unit. A Supernal unit stays, so a war machine of that kind does too. */
function failedOutcome(read: Reader): Outcome {
  if (read.isOn('supernal')) return losesDifference;
  return read.isOn('warMachine') ? destroyed : broke;
}

function conditionsOf(read: Reader): readonly BreakTestCondition[] {
  const deeper = read.number('fullRanks') > read.number('enemyFullRanks');
  const disrupted = read.number('disruptingFullRanks') >= DISRUPTING_FULL_RANKS;
  return [
    ...(deeper && !disrupted ? (['steadfast'] as const) : []),
    ...(disrupted ? (['disrupted'] as const) : []),
  ];
}

function rankReasons(read: Reader, conditions: readonly BreakTestCondition[]): readonly BreakTestReason[] {
  const [own, enemy] = [read.number('fullRanks'), read.number('enemyFullRanks')];
  if (conditions.includes('steadfast')) return [{ key: 'steadfast', values: { own, enemy } }];
  if (conditions.includes('disrupted') && own > enemy) {
    return [{ key: 'disrupted', values: { fullRanks: read.number('disruptingFullRanks') } }];
  }
  return [];
}

function unstable(
  read: Reader,
  lostBy: number,
  steadfast: boolean,
  conditions: readonly BreakTestCondition[],
): BreakTestResult {
  const reasons: BreakTestReason[] = [{ key: 'unstable', values: { healthPoints: lostBy } }];
  let loss = lostBy;
  const lessen = (key: 'undeadStubborn' | 'undeadSteadfast' | 'undeadBattleStandard', to: number) => {
    reasons.push({ key, values: { from: loss, to } });
    loss = to;
  };
  if (read.isOn('undead')) {
    if (read.isOn('stubborn')) lessen('undeadStubborn', Math.ceil(loss / 2));
    if (steadfast) lessen('undeadSteadfast', Math.min(loss, STEADFAST_UNDEAD_LOSS));
    if (read.isOn('battleStandard')) {
      lessen('undeadBattleStandard', Math.max(0, loss - Math.max(1, rankBonus(read))));
    }
  }
  return losesHealthPoints(loss, { reasons, conditions });
}

function rankBonus(read: Reader): number {
  const behindTheFirst = Math.max(0, read.number('fullRanks') - 1);
  return read.optional('rankBonus') ?? Math.min(RANK_BONUS_CAP, behindTheFirst);
}
