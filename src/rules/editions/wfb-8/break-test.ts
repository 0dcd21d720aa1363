import type {
  BreakTest,
  BreakTestAnswers,
  BreakTestInput,
  BreakTestResult,
} from '../../break-test/break-test';
import { breakTestReader } from '../../break-test/break-test-answers';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import {
  betterValue,
  losesByRoll,
  losesHealthPoints,
  notBeaten,
  rollsAgainst,
  settled,
} from '../../break-test/break-test-result';
import { heldOrBroke } from '../../break-test/outcome';
import type { Pursuit } from '../../break-test/pursuit';
import type { Source } from '../../source';

const W8 = 'https://8th.whfb.app';
const BREAK_TEST: Source = { at: `${W8}/close-combat/loser-takes-break-test`, standing: 'text' };
const STEADFAST: Source = { at: `${W8}/close-combat/steadfast`, standing: 'text' };
const STUBBORN: Source = { at: `${W8}/special-rules/stubborn`, standing: 'text' };
const GENERAL: Source = {
  at: 'https://8th.whfb.app, Inspiring Presence: a Steadfast unit on his Leadership, unmodified',
  standing: 'reading',
};
const HOLD_YOUR_GROUND: Source = { at: `${W8}, Hold Your Ground`, standing: 'text' };
const UNBREAKABLE: Source = { at: `${W8}, Unbreakable`, standing: 'text' };
const UNSTABLE: Source = { at: `${W8}/special-rules/unstable`, standing: 'text' };
const DAEMONIC: Source = { at: `${W8}/special-rules/daemonic-instability`, standing: 'text' };
const CAUGHT: Source = { at: `${W8}/close-combat/caught`, standing: 'text' };

const leadership = { source: BREAK_TEST, input: 'number', min: 0, max: 10, default: null } as const;
const ranks = { source: STEADFAST, input: 'number', min: 0, max: 99, default: 0 } as const;

const inputs = [
  { ...leadership, id: 'leadership', label: 'Leadership', prominent: true },
  {
    ...leadership,
    id: 'generalLeadership',
    fromRoster: 'general',
    label: 'General’s Leadership',
    hint: 'within 12", 18" on a Large Target',
    source: GENERAL,
    prominent: true,
  },
  {
    id: 'battleStandard',
    fromRoster: 'battleStandard',
    label: 'Battle Standard',
    hint: 'within 12": re-roll',
    source: HOLD_YOUR_GROUND,
    input: 'switch',
    prominent: true,
  },
  {
    id: 'stubborn',
    label: 'Stubborn',
    hint: 'always Steadfast, with a Stubborn character too',
    source: STUBBORN,
    input: 'switch',
    prominent: true,
  },
  { ...ranks, id: 'ranks', label: 'Its ranks', hint: 'five wide, the first included' },
  { ...ranks, id: 'enemyRanks', label: 'Enemy ranks', hint: 'the most of one unit in the combat' },
  {
    id: 'unbreakable',
    label: 'Unbreakable',
    hint: 'holds without a roll',
    source: UNBREAKABLE,
    input: 'switch',
  },
  {
    id: 'unstable',
    label: 'Unstable',
    hint: 'loses Wounds instead',
    source: UNSTABLE,
    input: 'switch',
  },
  {
    id: 'daemonic',
    label: 'Daemonic Instability',
    hint: 'the roll tells the Wounds',
    source: DAEMONIC,
    input: 'switch',
  },
] as const satisfies readonly BreakTestInput[];

/** The total of a daemonic unit's roll that gives back this phase's Wounds, and the one that destroys it. */
const RESTORED_ON = 2;
const DESTROYED_ON = 12;

/**
 * The Break test of Warhammer Fantasy Battle, 8th edition: 2D6 equal to or below Leadership minus the
 * difference of the Combat Result, which a Steadfast unit ignores; a double 1 always holds.
 */
export const breakTest = {
  characteristic: 'Leadership',
  valueInput: 'leadership',
  inputs,
  outcomes: heldOrBroke(CAUGHT),
  source: BREAK_TEST,
  resolve,
} as const satisfies BreakTest;

/** Fleeing and pursuit of Warhammer Fantasy Battle, 8th edition. */
export const pursuit = {
  dice: 2,
  fast: { rule: 'Swiftstride', dice: 3, keep: 2 },
  catches: 'equalOrHigher',
  restraintTest: 'restraint',
  source: CAUGHT,
} as const satisfies Pursuit;

function resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult {
  const read = breakTestReader(inputs, answers);
  const [own, enemy] = [read.number('ranks'), read.number('enemyRanks')];
  const stubborn = read.isOn('stubborn');
  const steadfast = stubborn || own > enemy;
  const conditions = steadfast ? (['steadfast'] as const) : [];
  const unbeaten = notBeaten(lostBy);
  if (unbeaten) return settled('noTest', { reasons: [unbeaten], conditions });
  if (read.isOn('unstable')) {
    const reasons = [{ key: 'losesTheDifference', values: { healthPoints: lostBy } } as const];
    return losesHealthPoints(lostBy, { reasons, conditions });
  }
  if (read.isOn('unbreakable')) {
    return settled('holds', { reasons: [{ key: 'unbreakable', values: {} }], conditions });
  }
  const value = betterValue(read.optional('leadership'), read.optional('generalLeadership'));
  const modifier = steadfast ? 0 : 0 - lostBy;
  const reroll = read.isOn('battleStandard');
  const reasons: readonly BreakTestReason[] = [value.reason, whyModified()];
  if (read.isOn('daemonic')) {
    return losesByRoll({
      value: value.value,
      modifier,
      reroll,
      restoredOn: RESTORED_ON,
      destroyedOn: DESTROYED_ON,
      reasons: [...reasons, { key: 'lossByRoll', values: {} }],
      conditions,
    });
  }
  return rollsAgainst({
    value: value.value,
    modifier,
    reroll,
    doubleOnePasses: true,
    because: 'insaneCourage',
    reasons,
    conditions,
  });

  function whyModified(): BreakTestReason {
    if (stubborn) return { key: 'stubborn', values: {} };
    return steadfast
      ? { key: 'moreRanks', values: { own, enemy } }
      : { key: 'difference', values: { modifier } };
  }
}
