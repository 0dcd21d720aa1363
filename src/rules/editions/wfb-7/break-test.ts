import type {
  BreakTest,
  BreakTestAnswers,
  BreakTestInput,
  BreakTestResult,
} from '../../break-test/break-test';
import { type BreakTestReader, breakTestReader } from '../../break-test/break-test-answers';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import {
  breaksUnlessDoubleOne,
  losesHealthPoints,
  notBeaten,
  rollsAgainst,
  settled,
} from '../../break-test/break-test-result';
import { heldOrBroke } from '../../break-test/outcome';
import type { Pursuit } from '../../break-test/pursuit';
import type { Source } from '../../source';

const W7 = 'https://7th.whfb.app';
const BREAK_TEST: Source = { at: `${W7}/close-combat/combat-result`, standing: 'text' };
const STUBBORN: Source = { at: `${W7}/psychology/stubborn`, standing: 'text' };
const STUBBORN_CHARACTERS: Source = { at: `${W7}/characters/stubborn-characters`, standing: 'text' };
const GENERAL: Source = {
  at: `${W7}/generals-and-battle-standards/re-roll-break-tests`,
  standing: 'text',
};
const FEAR: Source = { at: `${W7}/psychology/defeated-by-fear-causing-enemy`, standing: 'text' };
const IMMUNE: Source = { at: `${W7}/psychology/immune-to-psychology`, standing: 'text' };
const UNBREAKABLE: Source = { at: `${W7}/psychology/unbreakable`, standing: 'text' };
const UNDEAD: Source = { at: `${W7}/special-rules/undead-vampire-counts`, standing: 'text' };
const CAUGHT: Source = { at: `${W7}/close-combat/remove-fleeing-units-caught`, standing: 'text' };

const leadership = { source: BREAK_TEST, input: 'number', min: 0, max: 10, default: null } as const;
const strength = { source: FEAR, input: 'number', min: 0, max: 999, default: 0 } as const;

const inputs = [
  { ...leadership, id: 'leadership', label: 'Leadership', prominent: true },
  {
    ...leadership,
    id: 'generalLeadership',
    fromRoster: 'general',
    label: 'General’s Leadership',
    hint: 'within 12"',
    source: GENERAL,
    prominent: true,
  },
  {
    id: 'battleStandard',
    fromRoster: 'battleStandard',
    label: 'Battle Standard',
    hint: 'within 12": re-roll',
    source: GENERAL,
    input: 'switch',
    prominent: true,
  },
  {
    id: 'stubborn',
    label: 'Stubborn',
    hint: 'its own value, unmodified',
    source: STUBBORN,
    input: 'switch',
    prominent: true,
  },
  {
    ...leadership,
    id: 'characterLeadership',
    label: 'Character’s Leadership',
    hint: 'in the unit',
    source: STUBBORN_CHARACTERS,
  },
  {
    id: 'characterStubborn',
    label: 'Stubborn character',
    hint: 'his value, unmodified',
    source: STUBBORN_CHARACTERS,
    input: 'switch',
  },
  { id: 'fear', label: 'Fear', hint: 'beaten by what it fears', source: FEAR, input: 'switch' },
  {
    ...strength,
    id: 'unitStrength',
    label: 'Unit Strength',
    hint: 'of the losing side',
    proposedFrom: { side: 'own', rowId: 'unitStrength' },
  },
  {
    ...strength,
    id: 'enemyUnitStrength',
    label: 'Enemy Unit Strength',
    hint: 'of what it fears',
    proposedFrom: { side: 'enemy', rowId: 'unitStrength' },
  },
  {
    id: 'immuneToPsychology',
    label: 'Immune to psychology',
    hint: 'fears nothing',
    source: IMMUNE,
    input: 'switch',
  },
  {
    id: 'unbreakable',
    label: 'Unbreakable',
    hint: 'holds without a roll',
    source: UNBREAKABLE,
    input: 'switch',
  },
  { id: 'swarm', label: 'Swarm', hint: 'loses Wounds instead', source: UNBREAKABLE, input: 'switch' },
  { id: 'undead', label: 'Undead', hint: 'loses Wounds instead', source: UNDEAD, input: 'switch' },
] as const satisfies readonly BreakTestInput[];

type Reader = BreakTestReader<typeof inputs>;

/**
 * The Break test of Warhammer Fantasy Battle, 7th edition: 2D6 equal to or below Leadership minus the
 * difference of the Combat Resolution; a double 1 always holds.
 */
export const breakTest = {
  characteristic: 'Leadership',
  valueInput: 'leadership',
  inputs,
  outcomes: heldOrBroke(CAUGHT),
  source: BREAK_TEST,
  resolve,
} as const satisfies BreakTest;

/** Fleeing and pursuit of Warhammer Fantasy Battle, 7th edition. */
export const pursuit = {
  dice: 2,
  fast: { overInches: 6, dice: 3 },
  catches: 'equalOrHigher',
  source: { at: `${W7}/close-combat/determine-pursuit-distance`, standing: 'text' },
} as const satisfies Pursuit;

function resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult {
  const read = breakTestReader(inputs, answers);
  const unbeaten = notBeaten(lostBy);
  if (unbeaten) return settled('noTest', { reasons: [unbeaten] });
  if (read.isOn('swarm') || read.isOn('undead')) {
    return losesHealthPoints(lostBy, {
      reasons: [{ key: 'losesTheDifference', values: { healthPoints: lostBy } }],
    });
  }
  if (read.isOn('unbreakable')) return settled('holds', { reasons: [{ key: 'unbreakable', values: {} }] });
  const [own, enemy] = [read.number('unitStrength'), read.number('enemyUnitStrength')];
  const feared = read.isOn('fear') && enemy > own;
  if (feared && !read.isOn('immuneToPsychology')) {
    return breaksUnlessDoubleOne({ reasons: [{ key: 'fearedUnlessDoubleOne', values: { own, enemy } }] });
  }
  const immune: readonly BreakTestReason[] = feared ? [{ key: 'immuneToPsychology', values: {} }] : [];
  const best = bestValue(read, lostBy);
  return rollsAgainst({
    value: best?.value ?? null,
    modifier: best?.modifier ?? 0 - lostBy,
    reroll: read.isOn('battleStandard'),
    doubleOnePasses: true,
    because: 'insaneCourage',
    reasons: [...immune, ...(best?.reasons ?? [{ key: 'valueMissing', values: {} }, differenceOf(lostBy)])],
  });
}

type Candidate = {
  readonly value: number;
  readonly modifier: number;
  readonly reasons: readonly BreakTestReason[];
};

/**
 * The value that gives the highest target; on equal targets the unit's own, then the character's. Null when
 * none has been entered.
 */
function bestValue(read: Reader, lostBy: number): Candidate | null {
  const candidate = (
    value: number | null,
    key: 'ownValue' | 'characterValue' | 'generalValue',
    unmodified: 'stubborn' | 'stubbornCharacter' | null,
  ): readonly Candidate[] => {
    if (value === null) return [];
    const because: BreakTestReason = unmodified ? { key: unmodified, values: {} } : differenceOf(lostBy);
    return [{ value, modifier: unmodified ? 0 : 0 - lostBy, reasons: [{ key, values: { value } }, because] }];
  };
  const candidates = [
    ...candidate(read.optional('leadership'), 'ownValue', read.isOn('stubborn') ? 'stubborn' : null),
    ...candidate(
      read.optional('characterLeadership'),
      'characterValue',
      read.isOn('characterStubborn') ? 'stubbornCharacter' : null,
    ),
    ...candidate(read.optional('generalLeadership'), 'generalValue', null),
  ];
  return candidates.reduce<Candidate | null>(
    (best, next) => (best && best.value + best.modifier >= next.value + next.modifier ? best : next),
    null,
  );
}

function differenceOf(lostBy: number): BreakTestReason {
  return { key: 'difference', values: { modifier: 0 - lostBy } };
}
