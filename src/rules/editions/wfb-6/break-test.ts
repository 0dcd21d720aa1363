import type {
  BreakTest,
  BreakTestAnswers,
  BreakTestInput,
  BreakTestResult,
} from '../../break-test/break-test';
import { type BreakTestReader, breakTestReader } from '../../break-test/break-test-answers';
import type { BreakTestReason } from '../../break-test/break-test-reason';
import { notBeaten, rollsAgainst, settled } from '../../break-test/break-test-result';
import { heldOrBroke } from '../../break-test/outcome';
import type { FastMove, Pursuit } from '../../break-test/pursuit';
import type { Source } from '../../source';

const BREAK_TEST: Source = {
  at: 'https://6th.whfb.app/close-combat/losers-take-a-break-test',
  standing: 'text',
};
const STUBBORN: Source = { at: 'https://6th.whfb.app/psychology/stubborn', standing: 'text' };
const FEAR: Source = {
  at: 'https://6th.whfb.app/psychology/defeated-by-fear-causing-enemy',
  standing: 'text',
};
const OVERRUN: Source = { at: 'https://6th.whfb.app/close-combat/overrun', standing: 'text' };
const UNBREAKABLE: Source = {
  at: 'Warhammer Fantasy Battle, 6th edition, Psychology, Unbreakable',
  standing: 'recalled',
};
const RECALLED: Source = {
  at: 'Warhammer Fantasy Battle, Generals and Battle Standards, after the neighbouring editions',
  standing: 'recalled',
};
const NO_RULE_FOUND: Source = { at: 'no automatic pass found in the texts read', standing: 'reading' };

const inputs = [
  {
    id: 'leadership',
    label: 'Leadership',
    source: BREAK_TEST,
    input: 'number',
    min: 0,
    max: 10,
    default: null,
    prominent: true,
  },
  {
    id: 'generalLeadership',
    fromRoster: 'general',
    label: 'General’s Leadership',
    hint: 'within 12"',
    source: RECALLED,
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
    hint: 'within 12": re-roll',
    source: RECALLED,
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
    id: 'characterLeadership',
    label: 'Character’s Leadership',
    hint: 'in the unit',
    source: STUBBORN,
    input: 'number',
    min: 0,
    max: 10,
    default: null,
  },
  {
    id: 'characterStubborn',
    label: 'Stubborn character',
    hint: 'in a Stubborn unit: unmodified',
    source: STUBBORN,
    input: 'switch',
  },
  {
    id: 'fear',
    label: 'Fear',
    hint: 'beaten by what it fears',
    source: FEAR,
    input: 'switch',
  },
  {
    id: 'unitStrength',
    label: 'Unit Strength',
    hint: 'of the losing side',
    source: FEAR,
    input: 'number',
    min: 0,
    max: 999,
    default: 0,
    proposedFrom: { side: 'own', rowId: 'unitStrength' },
  },
  {
    id: 'enemyUnitStrength',
    label: 'Enemy Unit Strength',
    hint: 'of what it fears',
    source: FEAR,
    input: 'number',
    min: 0,
    max: 999,
    default: 0,
    proposedFrom: { side: 'enemy', rowId: 'unitStrength' },
  },
  {
    id: 'unbreakable',
    label: 'Unbreakable',
    hint: 'holds without a roll',
    source: UNBREAKABLE,
    input: 'switch',
  },
  {
    id: 'doubleOne',
    label: 'Double 1 passes',
    hint: 'from the 7th edition on',
    source: NO_RULE_FOUND,
    input: 'switch',
  },
] as const satisfies readonly BreakTestInput[];

type Reader = BreakTestReader<typeof inputs>;

/**
 * The Break test of Warhammer Fantasy Battle, 6th edition: 2D6 equal to or below Leadership minus the
 * difference of the Combat Resolution. A unit tests on the best value it may use, modified or not.
 */
export const breakTest = {
  characteristic: 'Leadership',
  valueInput: 'leadership',
  inputs,
  outcomes: heldOrBroke(BREAK_TEST),
  source: BREAK_TEST,
  resolve,
} as const satisfies BreakTest;

/** A unit that moves over 6" flees and pursues with three dice. */
const FAST: FastMove = { overInches: 6, dice: 3 };

/** Fleeing and pursuit of Warhammer Fantasy Battle, 6th edition. */
export const pursuit = {
  dice: 2,
  fast: FAST,
  catches: 'equalOrHigher',
  restraintTest: 'restraint',
  overrun: { label: 'Overrun', move: { dice: 2 }, fast: FAST, source: OVERRUN },
  source: {
    at: 'https://6th.whfb.app/warhammer-glossary/pursuit-warhammer-glossary',
    standing: 'text',
  },
} as const satisfies Pursuit;

function resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult {
  const read = breakTestReader(inputs, answers);
  const unbeaten = notBeaten(lostBy);
  if (unbeaten) return settled('noTest', { reasons: [unbeaten] });
  if (read.isOn('unbreakable')) return settled('holds', { reasons: [{ key: 'unbreakable', values: {} }] });
  const [own, enemy] = [read.number('unitStrength'), read.number('enemyUnitStrength')];
  if (read.isOn('fear') && enemy > own) {
    return settled('breaks', { reasons: [{ key: 'fearedAndOutnumbered', values: { own, enemy } }] });
  }
  const best = bestValue(read, lostBy);
  return rollsAgainst({
    value: best?.value ?? null,
    modifier: best?.modifier ?? 0 - lostBy,
    reroll: read.isOn('battleStandard'),
    doubleOnePasses: read.isOn('doubleOne'),
    reasons: best?.reasons ?? [{ key: 'valueMissing', values: {} }, differenceOf(lostBy)],
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
  const modified = (value: number, key: 'ownValue' | 'characterValue' | 'generalValue'): Candidate => ({
    value,
    modifier: 0 - lostBy,
    reasons: [{ key, values: { value } }, differenceOf(lostBy)],
  });
  const stubborn = read.isOn('stubborn');
  const candidates: Candidate[] = [];
  const own = read.optional('leadership');
  if (own !== null) {
    candidates.push(
      stubborn
        ? {
            value: own,
            modifier: 0,
            reasons: [
              { key: 'ownValue', values: { value: own } },
              { key: 'stubborn', values: {} },
            ],
          }
        : modified(own, 'ownValue'),
    );
  }
  const characters = read.optional('characterLeadership');
  if (characters !== null) {
    candidates.push(
      stubborn && read.isOn('characterStubborn')
        ? {
            value: characters,
            modifier: 0,
            reasons: [
              { key: 'characterValue', values: { value: characters } },
              { key: 'stubbornCharacter', values: {} },
            ],
          }
        : modified(characters, 'characterValue'),
    );
  }
  const generals = read.optional('generalLeadership');
  if (generals !== null) candidates.push(modified(generals, 'generalValue'));
  return candidates.reduce<Candidate | null>(
    (best, next) => (best && best.value + best.modifier >= next.value + next.modifier ? best : next),
    null,
  );
}

function differenceOf(lostBy: number): BreakTestReason {
  return { key: 'difference', values: { modifier: 0 - lostBy } };
}
