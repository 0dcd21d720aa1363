import type {
  BreakTest,
  BreakTestAnswers,
  BreakTestInput,
  BreakTestResult,
} from '../../break-test/break-test';
import { type BreakTestReader, breakTestReader } from '../../break-test/break-test-answers';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import {
  betterValue,
  notBeaten,
  rollsOnThresholds,
  settled,
  settledAs,
} from '../../break-test/break-test-result';
import type { Outcome, Outcomes, RerollWay } from '../../break-test/outcome';
import type { Pursuit } from '../../break-test/pursuit';
import type { Threshold } from '../../break-test/thresholds';
import type { Source } from '../../source';

const TOW = 'https://tow.whfb.app';
const BREAK_TEST: Source = { at: `${TOW}/the-combat-phase/break-test`, standing: 'text' };
const STUBBORN: Source = { at: `${TOW}/special-rules/stubborn`, standing: 'text' };
const UNBREAKABLE: Source = { at: `${TOW}/special-rules/unbreakable`, standing: 'text' };
const TERROR: Source = { at: `${TOW}/special-rules/terror`, standing: 'text' };
/** Rulebook pages 154 to 157 and 202 to 203, as quoted by implementations. */
const AGREED: Source = {
  at: 'Warhammer: The Old World, rulebook pages 154–157, 202–203, as implementations read them',
  standing: 'reading',
};

const TERROR_MODIFIER = -1;
/** The highest Leadership that a Warband's ranks can give. */
const HIGHEST_LEADERSHIP = 10;
/** Winners with more than so many times the losers' Unit Strength overwhelm them. */
const OVERWHELMING = 2;

const leadership = { source: BREAK_TEST, input: 'number', min: 0, max: 10, default: null } as const;
const strength = { source: AGREED, input: 'number', min: 0, max: 999, default: 0 } as const;

const inputs = [
  { ...leadership, id: 'leadership', label: 'Leadership', prominent: true },
  {
    ...leadership,
    id: 'generalLeadership',
    fromRoster: 'general',
    label: 'General’s Leadership',
    hint: 'within 12", 18" on a Large Target',
    source: AGREED,
    prominent: true,
  },
  {
    id: 'battleStandard',
    fromRoster: 'battleStandard',
    label: 'Battle Standard',
    hint: 'within 12": may re-roll',
    source: AGREED,
    input: 'switch',
    prominent: true,
  },
  {
    id: 'stubborn',
    label: 'Stubborn',
    hint: 'refuses its first test and Falls Back',
    source: STUBBORN,
    input: 'switch',
    prominent: true,
    once: 'firstTest',
  },
  { ...leadership, id: 'characterLeadership', label: 'Character’s Leadership', hint: 'in the unit' },
  {
    id: 'terror',
    label: 'Terror',
    hint: 'a winner causes it: −1',
    source: TERROR,
    input: 'switch',
  },
  {
    ...strength,
    id: 'unitStrength',
    label: 'Unit Strength',
    hint: 'of the losing side',
  },
  {
    ...strength,
    id: 'enemyUnitStrength',
    label: 'Enemy Unit Strength',
    hint: 'over twice as much overwhelms',
  },
  {
    id: 'shieldwall',
    label: 'Shieldwall',
    hint: 'once: Gives Ground instead of Falling Back',
    source: AGREED,
    input: 'switch',
    once: 'perBattle',
  },
  {
    id: 'unbreakable',
    label: 'Unbreakable',
    hint: 'Gives Ground without a roll',
    source: UNBREAKABLE,
    input: 'switch',
  },
  {
    id: 'unstable',
    label: 'Unstable',
    hint: 'loses Wounds before the test',
    source: AGREED,
    input: 'switch',
  },
  {
    id: 'indomitable',
    label: 'Indomitable',
    hint: 'so many Wounds fewer',
    source: {
      at: 'Warhammer: The Old World, Indomitable, not read',
      standing: 'recalled',
    },
    input: 'number',
    min: 0,
    max: 10,
    default: 0,
  },
  {
    id: 'warband',
    label: 'Warband',
    hint: 'adds its Rank Bonus',
    source: AGREED,
    input: 'number',
    min: 0,
    max: 5,
    default: 0,
  },
  {
    id: 'undisciplined',
    label: 'Undisciplined',
    hint: 'neither General nor re-roll',
    source: AGREED,
    input: 'switch',
  },
] as const satisfies readonly BreakTestInput[];

type Reader = BreakTestReader<typeof inputs>;

const givesGround = {
  id: 'givesGround',
  label: 'Gives Ground',
  hint: 'fights on next turn',
  counts: 'held',
  fate: null,
  move: { inches: 2 },
  winner: { may: 'followUp' },
  source: BREAK_TEST,
} as const satisfies Outcome;
const fallsBack = {
  id: 'fallsBack',
  label: 'Falls Back',
  hint: 'in Good Order: rallies at once',
  counts: 'held',
  fate: null,
  move: { dice: 2, keep: 1 },
  winner: { may: 'pursue', caught: 'engaged' },
  source: BREAK_TEST,
} as const satisfies Outcome;
const breaks = {
  id: 'breaks',
  label: 'Breaks',
  hint: 'flees; a war machine is destroyed',
  counts: 'broke',
  fate: 'fleeing',
  move: { dice: 2 },
  winner: { may: 'pursue', caught: 'destroyed' },
  source: BREAK_TEST,
} as const satisfies Outcome;

const outcomes: Outcomes = [givesGround, fallsBack, breaks];
const rerolls: readonly RerollWay[] = [
  { id: 'breaks', label: 're-roll Breaks', after: ['breaks'] },
  { id: 'notGivesGround', label: 're-roll all but Gives Ground', after: ['fallsBack', 'breaks'] },
];

/**
 * The Break test of Warhammer: The Old World: one roll of 2D6, compared twice. Above Leadership, the unit
 * Breaks. Otherwise, if the total plus the difference is above Leadership, it Falls Back in Good Order.
 * Otherwise, and on a double 1, it Gives Ground.
 */
export const breakTest = {
  characteristic: 'Leadership',
  valueInput: 'leadership',
  inputs,
  outcomes,
  rerolls,
  source: BREAK_TEST,
  resolve,
} as const satisfies BreakTest;

/** Falling back, fleeing and pursuit of Warhammer: The Old World. */
export const pursuit = {
  dice: 2,
  fast: { rule: 'Swiftstride', dice: 1, adds: true },
  catches: 'equalOrHigher',
  restraintTest: 'restraint',
  overrun: { label: 'Overrun', move: { dice: 2 }, source: AGREED },
  source: AGREED,
} as const satisfies Pursuit;

function resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult {
  const read = breakTestReader(inputs, answers);
  const unbeaten = notBeaten(lostBy);
  if (unbeaten) return settled('noTest', { reasons: [unbeaten] });
  const lost = read.isOn('unstable') ? Math.max(0, lostBy - read.number('indomitable')) : 0;
  const before: readonly BreakTestReason[] =
    lost === 0 ? [] : [{ key: 'losesBeforeTest', values: { healthPoints: lost } }];
  const loses = lost === 0 ? {} : { healthPointsLost: lost };
  const [own, enemy] = [read.number('unitStrength'), read.number('enemyUnitStrength')];
  const overwhelmed = enemy > OVERWHELMING * own && own > 0;
  const conditions = overwhelmed ? (['overwhelmed'] as const) : [];
  if (read.isOn('unbreakable')) {
    const reason = { key: 'unbreakableOutcome', values: { outcome: givesGround.label } } as const;
    return settledAs(givesGround, { ...loses, reasons: [...before, reason], conditions });
  }
  if (read.isOn('stubborn')) {
    const reason = { key: 'refusesTest', values: { outcome: fallsBack.label } } as const;
    return settledAs(fallsBack, { ...loses, reasons: [...before, reason], conditions, spends: ['stubborn'] });
  }
  const { value, modifier, reasons } = valueUsed(read);
  const shieldwall = read.isOn('shieldwall') && !overwhelmed;
  const limits = value === null ? [] : limitsOf(value, lostBy, { overwhelmed, shieldwall });
  const reroll = read.isOn('battleStandard') && !read.isOn('undisciplined');
  return rollsOnThresholds({
    ...loses,
    thresholds: limits,
    modifier: modifier - lostBy,
    reroll,
    doubleOnePasses: true,
    conditions,
    spends: shieldwall ? ['shieldwall'] : [],
    reasons: [
      ...before,
      ...reasons,
      { key: 'difference', values: { modifier: 0 - lostBy } },
      ...(overwhelmed ? [{ key: 'overwhelmed', values: { own, enemy } } as const] : []),
      ...(shieldwall
        ? [{ key: 'shieldwall', values: { from: fallsBack.label, to: givesGround.label } } as const]
        : []),
      ...(reroll ? [{ key: 'reroll', values: {} } as const] : []),
      { key: 'insaneCourage', values: {} },
    ],
  });
}

/**
 * The limits on the natural total. Overwhelming turns Falls Back into Breaks; a Shieldwall turns Falls Back
 * into Gives Ground.
 */
function limitsOf(
  value: number,
  lostBy: number,
  { overwhelmed, shieldwall }: { readonly overwhelmed: boolean; readonly shieldwall: boolean },
): readonly Threshold[] {
  const upTo = (limit: number | null, { id, counts }: Outcome): Threshold => ({
    outcomeId: id,
    counts,
    upTo: limit,
  });
  if (shieldwall) return [upTo(value, givesGround), upTo(null, breaks)];
  const withDifference = upTo(value - lostBy, givesGround);
  if (overwhelmed) return [withDifference, upTo(null, breaks)];
  return [withDifference, upTo(value, fallsBack), upTo(null, breaks)];
}

/** The Leadership for the test, the modifier for Terror, and the reasons. */
function valueUsed(read: Reader): {
  readonly value: number | null;
  readonly modifier: number;
  readonly reasons: readonly BreakTestReason[];
} {
  const undisciplined = read.isOn('undisciplined');
  const own = read.optional('leadership');
  const characters = read.optional('characterLeadership');
  const inUnit = characters !== null && (own === null || characters > own) ? characters : own;
  const best = betterValue(inUnit, undisciplined ? null : read.optional('generalLeadership'));
  if (best.value === null) return { value: null, modifier: 0, reasons: [best.reason] };
  const raised = Math.max(best.value, Math.min(HIGHEST_LEADERSHIP, best.value + read.number('warband')));
  const terror = read.isOn('terror') ? TERROR_MODIFIER : 0;
  const isCharacters = best.reason.key === 'ownValue' && inUnit === characters && characters !== own;
  return {
    value: raised + terror,
    modifier: terror,
    reasons: [
      isCharacters ? { key: 'characterValue', values: { value: best.value } } : best.reason,
      ...(raised > best.value ? [{ key: 'warband', values: { ranks: raised - best.value } } as const] : []),
      ...(terror === 0 ? [] : [{ key: 'terror', values: { modifier: terror } } as const]),
      ...(undisciplined ? [{ key: 'undisciplined', values: {} } as const] : []),
    ],
  };
}
