import type {
  BreakTest,
  BreakTestAnswers,
  BreakTestInput,
  BreakTestResult,
} from '../../break-test/break-test';
import { type BreakTestReader, breakTestReader } from '../../break-test/break-test-answers';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import {
  losesByRoll,
  losesHealthPoints,
  notBeaten,
  rollsAgainst,
  settled,
} from '../../break-test/break-test-result';
import { heldOrBroke } from '../../break-test/outcome';
import type { Pursuit } from '../../break-test/pursuit';
import type { Source } from '../../source';

const BREAK_TEST: Source = {
  at: 'https://www.w9e.app/close-combat/taking-a-break-test',
  standing: 'text',
};
const STEADFAST: Source = {
  at: 'http://warhammerarmiesproject.blogspot.com/2024/05/warhammer-9th-edition-23-out-now.html',
  standing: 'text',
};
const STUBBORN: Source = { at: 'https://wap.whfb.app/special-rules/stubborn', standing: 'text' };
const GENERAL: Source = { at: 'https://wap.whfb.app/special-rules/inspiring-presence', standing: 'text' };
const DATA: Source = {
  at: 'list-builder data of version 2.3: Battle Standard, Unbreakable, Unstable, daemons, skirmishers',
  standing: 'text',
};
const OWN_DIFFERENCE: Source = {
  at: 'http://warhammerarmiesproject.blogspot.com/2020/04: the difference against the enemies in contact',
  standing: 'reading',
};
const NOT_FOUND: Source = { at: 'no double 1 found in the texts of version 2.3', standing: 'reading' };
const CAUGHT: Source = {
  at: 'https://wap.whfb.app/close-combat/caught, a page of an earlier version',
  standing: 'reading',
};
const SWIFTSTRIDE: Source = {
  at: 'https://9th.whfb.app/movement-summary-chart',
  standing: 'text',
};

/** Wounds of a caught unit for each point of the pursuers' Unit Strength. */
const WOUNDS_PER_UNIT_STRENGTH = 2;
const leadership = { source: BREAK_TEST, input: 'number', min: 0, max: 10, default: null } as const;
const ranks = { source: STEADFAST, input: 'number', min: 0, max: 99, default: 0 } as const;

const inputs = [
  { ...leadership, id: 'leadership', label: 'Leadership', prominent: true },
  {
    ...leadership,
    id: 'generalLeadership',
    fromRoster: 'general',
    label: 'General’s Leadership',
    hint: 'within 12": always modified',
    source: GENERAL,
    prominent: true,
  },
  {
    id: 'battleStandard',
    fromRoster: 'battleStandard',
    label: 'Battle Standard',
    hint: 'within 12": re-roll',
    source: DATA,
    input: 'switch',
    prominent: true,
  },
  {
    id: 'stubborn',
    label: 'Stubborn',
    hint: 'most of the unit: always Steadfast',
    source: STUBBORN,
    input: 'switch',
    prominent: true,
  },
  { ...ranks, id: 'ranks', label: 'Its ranks', hint: 'complete, the first included' },
  { ...ranks, id: 'enemyRanks', label: 'Enemy ranks', hint: 'the most of one unit in contact' },
  { id: 'disrupted', label: 'Disrupted', hint: 'not Steadfast', source: STEADFAST, input: 'switch' },
  { id: 'skirmishing', label: 'Skirmishers', hint: 'not Steadfast', source: DATA, input: 'switch' },
  {
    id: 'unbreakable',
    label: 'Unbreakable',
    hint: 'holds without a roll',
    source: DATA,
    input: 'switch',
  },
  {
    id: 'unstable',
    label: 'Unstable',
    hint: 'loses Wounds instead, one less if Steadfast',
    source: DATA,
    input: 'switch',
  },
  {
    id: 'daemonic',
    label: 'Daemonic',
    hint: 'a Wound for each point it fails by',
    source: DATA,
    input: 'switch',
  },
  {
    id: 'ownDifference',
    label: 'Its own difference',
    hint: 'if counted against the enemies in contact',
    source: OWN_DIFFERENCE,
    input: 'number',
    min: 0,
    max: 99,
    default: null,
  },
  {
    id: 'doubleOne',
    label: 'Double 1 passes',
    hint: 'as in the 8th edition',
    source: NOT_FOUND,
    input: 'switch',
  },
] as const satisfies readonly BreakTestInput[];

type Reader = BreakTestReader<typeof inputs>;

/**
 * The Break test of the Warhammer Armies Project 2.3: 2D6 equal to or below Leadership minus the difference
 * of the Combat Result. A Steadfast unit ignores the difference on its own Leadership.
 */
export const breakTest = {
  characteristic: 'Leadership',
  valueInput: 'leadership',
  inputs,
  outcomes: heldOrBroke(CAUGHT, { caught: { woundsPerUnitStrength: WOUNDS_PER_UNIT_STRENGTH } }),
  source: BREAK_TEST,
  resolve,
} as const satisfies BreakTest;

/** Fleeing and pursuit of the Warhammer Armies Project 2.3. */
export const pursuit = {
  dice: 2,
  fast: { rule: 'Swiftstride', overInches: 6, dice: 3, keep: 2 },
  catches: 'equalOrHigher',
  restraintTest: 'restraint',
  source: SWIFTSTRIDE,
} as const satisfies Pursuit;

function resolve(answers: BreakTestAnswers, roundLostBy: number): BreakTestResult {
  const read = breakTestReader(inputs, answers);
  const { steadfast, reasons: rankReasons } = steadfastness(read);
  const conditions = [
    ...(steadfast ? (['steadfast'] as const) : []),
    ...(read.isOn('disrupted') ? (['disrupted'] as const) : []),
  ];
  const unbeaten = notBeaten(roundLostBy);
  if (unbeaten) return settled('noTest', { reasons: [unbeaten], conditions });
  const lostBy = read.optional('ownDifference') ?? roundLostBy;
  if (read.isOn('unstable')) return unstable(lostBy, steadfast, conditions);
  if (read.isOn('unbreakable')) {
    return settled('holds', { reasons: [{ key: 'unbreakable', values: {} }], conditions });
  }
  const { value, modifier, reasons } = bestValue(read, lostBy, steadfast, rankReasons);
  const roll = { value, modifier, reroll: read.isOn('battleStandard'), conditions };
  if (read.isOn('daemonic')) {
    return losesByRoll({
      ...roll,
      restoredOn: null,
      destroyedOn: null,
      reasons: [...reasons, { key: 'lossByRoll', values: {} }],
    });
  }
  return rollsAgainst({ ...roll, doubleOnePasses: read.isOn('doubleOne'), reasons });
}

type Steadfastness = { readonly steadfast: boolean; readonly reasons: readonly BreakTestReason[] };

/**
 * Stubborn units are always Steadfast. Other units are if they have more ranks than each enemy in contact,
 * unless disrupted or skirmishing.
 */
function steadfastness(read: Reader): Steadfastness {
  if (read.isOn('stubborn')) return { steadfast: true, reasons: [{ key: 'stubborn', values: {} }] };
  const [own, enemy] = [read.number('ranks'), read.number('enemyRanks')];
  if (own <= enemy) return { steadfast: false, reasons: [] };
  if (read.isOn('disrupted')) {
    return { steadfast: false, reasons: [{ key: 'rankLossDisrupted', values: {} }] };
  }
  if (read.isOn('skirmishing')) return { steadfast: false, reasons: [{ key: 'skirmishing', values: {} }] };
  return { steadfast: true, reasons: [{ key: 'moreRanks', values: { own, enemy } }] };
}

function unstable(
  lostBy: number,
  steadfast: boolean,
  conditions: BreakTestResult['conditions'],
): BreakTestResult {
  const loss = Math.max(0, steadfast ? lostBy - 1 : lostBy);
  return losesHealthPoints(loss, {
    conditions,
    reasons: [
      { key: 'losesTheDifference', values: { healthPoints: lostBy } },
      ...(loss === lostBy ? [] : [{ key: 'unstableSteadfast', values: { from: lostBy, to: loss } } as const]),
    ],
  });
}

/**
 * The better of two values: the unit's own, unmodified if it is Steadfast, and the General's, always
 * modified.
 */
function bestValue(
  read: Reader,
  lostBy: number,
  steadfast: boolean,
  rankReasons: readonly BreakTestReason[],
): {
  readonly value: number | null;
  readonly modifier: number;
  readonly reasons: readonly BreakTestReason[];
} {
  const [own, generals] = [read.optional('leadership'), read.optional('generalLeadership')];
  const difference: BreakTestReason = { key: 'difference', values: { modifier: 0 - lostBy } };
  const ownModifier = steadfast ? 0 : 0 - lostBy;
  if (generals !== null && (own === null || generals - lostBy > own + ownModifier)) {
    const reason: BreakTestReason = { key: 'generalValue', values: { value: generals } };
    return { value: generals, modifier: 0 - lostBy, reasons: [reason, difference] };
  }
  const reason: BreakTestReason =
    own === null ? { key: 'valueMissing', values: {} } : { key: 'ownValue', values: { value: own } };
  const modified = steadfast ? rankReasons : [...rankReasons, difference];
  return { value: own, modifier: ownModifier, reasons: [reason, ...modified] };
}
