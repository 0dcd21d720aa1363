import type {
  BreakTest,
  BreakTestAnswers,
  BreakTestCondition,
  BreakTestInput,
  BreakTestResult,
} from '../../break-test/break-test';
import { breakTestReader } from '../../break-test/break-test-answers';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import { betterValue, notBeaten, rollsAgainst, settled } from '../../break-test/break-test-result';
import { heldOrBroke } from '../../break-test/outcome';
import type { Pursuit } from '../../break-test/pursuit';
import type { Source } from '../../source';

const BREAK_TEST: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/take-break-test',
  standing: 'text',
};
const COMBAT_FORMATION: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/combat-formation',
  standing: 'text',
};
const COURAGE_TESTS: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/courage-tests',
  standing: 'text',
};
const NO_RULE_FOUND: Source = { at: 'no automatic pass found in the texts read', standing: 'reading' };

/** For a Steady unit the difference counts for at most this. */
const STEADY_LIMIT = 2;
/** The Proper Ranks that make a unit Solid, from Height 0 to Height 5. */
const SOLID_PROPER_RANKS = [3, 3, 3, 2, 2, 2] as const;

const inputs = [
  {
    id: 'courage',
    label: 'Courage',
    source: BREAK_TEST,
    input: 'number',
    min: 0,
    max: 10,
    default: null,
    prominent: true,
  },
  {
    id: 'generalCourage',
    fromRoster: 'general',
    label: 'General’s Courage',
    hint: 'when he is near',
    source: COURAGE_TESTS,
    input: 'number',
    min: 0,
    max: 10,
    default: null,
    prominent: true,
  },
  {
    id: 'battleStandard',
    fromRoster: 'battleStandard',
    label: 'Battle Standard',
    hint: 'near: re-roll',
    source: COURAGE_TESTS,
    input: 'switch',
    prominent: true,
  },
  {
    id: 'properRanks',
    label: 'Proper Ranks',
    hint: 'of this unit',
    source: COMBAT_FORMATION,
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
    prominent: true,
    proposedFrom: { side: 'own', rowId: 'properRanks' },
  },
  {
    id: 'enemyProperRanks',
    label: 'Enemy Proper Ranks',
    hint: 'the most of one unit in contact',
    source: COMBAT_FORMATION,
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
    proposedFrom: { side: 'enemy', rowId: 'properRanks' },
  },
  {
    id: 'surroundingProperRanks',
    label: 'Surrounded by Proper Ranks',
    hint: 'in flank and rear, if not taken off yet',
    source: COMBAT_FORMATION,
    input: 'number',
    min: 0,
    max: 99,
    default: 0,
  },
  {
    id: 'height',
    label: 'Height',
    hint: 'Solid: 3 Proper Ranks, 2 from Height 3',
    source: COMBAT_FORMATION,
    input: 'number',
    min: 0,
    max: 5,
    default: 1,
  },
  {
    id: 'noEnemyInContact',
    label: 'No enemy in contact',
    hint: 'counts as a winner',
    source: BREAK_TEST,
    input: 'switch',
  },
  {
    id: 'doubleOne',
    label: 'Double 1 passes',
    hint: 'not in the rulebook',
    source: NO_RULE_FOUND,
    input: 'switch',
  },
] as const satisfies readonly BreakTestInput[];

/**
 * The Break Test of The Ninth Age, 3rd edition: 2D6 equal to or below Courage minus the difference of the
 * Combat Scores. A Steady unit limits the difference; a Steady and Solid one ignores it.
 */
export const breakTest = {
  characteristic: 'Courage',
  valueInput: 'courage',
  inputs,
  outcomes: heldOrBroke(BREAK_TEST, { fate: 'shaken' }),
  source: BREAK_TEST,
  resolve,
} as const satisfies BreakTest;

/** Fleeing and pursuit of The Ninth Age, 3rd edition. */
export const pursuit = {
  dice: 2,
  catches: 'equalOrHigher',
  source: {
    at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/pursuits-and-overruns',
    standing: 'reading',
  },
} as const satisfies Pursuit;

function resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult {
  const read = breakTestReader(inputs, answers);
  const before = read.number('properRanks');
  const own = Math.max(0, before - read.number('surroundingProperRanks'));
  const enemy = read.number('enemyProperRanks');
  const needed = SOLID_PROPER_RANKS[read.number('height')] ?? SOLID_PROPER_RANKS[0];
  const [steady, solid, surrounded] = [own > enemy, own >= needed, own < before];
  const conditions: readonly BreakTestCondition[] = [
    ...(surrounded ? (['surrounded'] as const) : []),
    ...(steady ? (['steady'] as const) : []),
    ...(solid ? (['solid'] as const) : []),
  ];
  const excused: BreakTestReason | null =
    notBeaten(lostBy) ?? (read.isOn('noEnemyInContact') ? { key: 'noEnemyInContact', values: {} } : null);
  if (excused) return settled('noTest', { reasons: [excused], conditions });

  const counted = steady ? (solid ? 0 : Math.min(lostBy, STEADY_LIMIT)) : lostBy;
  const modifier = 0 - counted;
  const value = betterValue(read.optional('courage'), read.optional('generalCourage'));
  return rollsAgainst({
    value: value.value,
    modifier,
    reroll: read.isOn('battleStandard'),
    doubleOnePasses: read.isOn('doubleOne'),
    reasons: [
      value.reason,
      ...(surrounded ? [{ key: 'surrounded', values: { from: before, to: own } } as const] : []),
      ...(steady && solid ? [{ key: 'steadyAndSolid', values: { own, enemy, needed } } as const] : []),
      ...(steady && !solid ? [{ key: 'steady', values: { own, enemy, limit: STEADY_LIMIT } } as const] : []),
      ...(counted === 0 ? [] : [{ key: 'difference', values: { modifier } } as const]),
    ],
    conditions,
  });
}
