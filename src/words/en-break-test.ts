import type { TakenTest } from '@/battle/event';
import {
  assertNever,
  type BreakTestCondition,
  type BreakTestReason,
  type BreakTestResult,
  type Side,
} from '@/rules/index';
import { number, side, signed, whole } from './en-format';
import { pursuedBy, takenTest } from './en-log';

/** Break tests, flight and pursuit in English. */

/** Why a break test comes out as it does, one reason at a time. */
const breakTestReason = (reason: BreakTestReason): string => {
  switch (reason.key) {
    case 'tie':
      return 'A tie: nobody tests';
    case 'won':
      return 'This side won';
    case 'noEnemyInContact':
      return 'No enemy in contact: counts as a winner';
    case 'valueMissing':
      return 'Its value is not entered yet';
    case 'ownValue':
      return `Its own value, ${number.format(reason.values.value)}`;
    case 'generalValue':
      return `The General’s value, ${number.format(reason.values.value)}`;
    case 'characterValue':
      return `The character’s value, ${number.format(reason.values.value)}`;
    case 'difference':
      return `The difference: ${signed(reason.values.modifier)}`;
    case 'steadfast':
      return `Steadfast (${reason.values.own} Full Ranks against ${reason.values.enemy}): the difference is ignored`;
    case 'disrupted':
      return `Disrupted by ${reason.values.fullRanks} Full Ranks in its flank or rear: not Steadfast`;
    case 'surrounded':
      return `Surrounded: Proper Ranks ${reason.values.from} → ${reason.values.to}`;
    case 'steady':
      return `Steady (${reason.values.own} Proper Ranks against ${reason.values.enemy}): ${signed(reason.values.limit)} at worst`;
    case 'steadyAndSolid':
      return `Steady and Solid (${reason.values.own} Proper Ranks against ${reason.values.enemy}, ${reason.values.needed} needed): the difference is ignored`;
    case 'stubborn':
      return 'Stubborn: the difference is ignored';
    case 'stubbornCharacter':
      return 'A Stubborn character leads it: the difference is ignored';
    case 'fear':
      return `Fear: ${signed(reason.values.modifier)}`;
    case 'fearedAndOutnumbered':
      return `Beaten by what it fears, Unit Strength ${reason.values.own} against ${reason.values.enemy}: it breaks`;
    case 'unbreakable':
      return 'Unbreakable: it holds';
    case 'unstable':
      return `Unstable: loses ${reason.values.healthPoints} Health Points instead of testing`;
    case 'undeadStubborn':
      return `Stubborn: half of them, ${reason.values.from} → ${reason.values.to}`;
    case 'undeadSteadfast':
      return `Steadfast: 12 at most, ${reason.values.from} → ${reason.values.to}`;
    case 'undeadBattleStandard':
      return `Near the Battle Standard, ${reason.values.from} → ${reason.values.to}`;
    case 'reroll':
      return 'Battle Standard: a failed roll is rolled again';
    case 'doubleOne':
      return 'A double 1 always passes';
    default:
      return assertNever(reason);
  }
};

const CONDITIONS: Readonly<Record<BreakTestCondition, string>> = {
  steadfast: 'Steadfast',
  disrupted: 'Disrupted',
  surrounded: 'Surrounded',
  steady: 'Steady',
  solid: 'Solid',
};

export const breakTest = {
  title: (who: string): string => `${who}: break test`,
  none: 'Nobody tests',
  wipedOut: 'Wiped out: nobody tests',
  conditions: (conditions: readonly BreakTestCondition[]): string =>
    conditions.map((condition) => CONDITIONS[condition]).join(', '),
  reason: breakTestReason,
  /** "8 −3 → 5 or less". */
  target: (result: BreakTestResult): string => {
    switch (result.kind) {
      case 'roll': {
        const modifier = result.modifier === 0 ? '' : ` (${signed(result.modifier)})`;
        return result.target === null ? `?${modifier}` : `${whole(result.target)} or less${modifier}`;
      }
      case 'holds':
        return 'holds without a roll';
      case 'breaks':
        return 'breaks without a roll';
      case 'losesHealthPoints':
        return `loses ${number.format(result.healthPointsLost ?? 0)} Health Points`;
      case 'noTest':
        return 'does not test';
      default:
        return assertNever(result.kind);
    }
  },
  enterValue: (characteristic: string): string => `Enter its ${characteristic}`,
  held: 'Held',
  broke: 'Broke',
  saidHeld: (who: string): string => `${who} held`,
  saidBroke: (who: string): string => `${who} broke`,
  roll: 'Roll for me',
  takenShort: (test: TakenTest, stale: boolean): string =>
    stale
      ? `${test.held ? 'Held' : 'Broke'} at −${number.format(test.difference)}: take it again?`
      : `${test.held ? 'Held' : 'Broke'}, ${takenTest(test)}`,
  taken: (test: TakenTest): string => `${test.held ? 'Held' : 'Broke'} (${takenTest(test)})`,
  stale: (then: number, now: number): string =>
    `It was taken when the side had lost by ${number.format(then)}; now it is ${number.format(now)}. Take it again?`,
  switches: 'What applies',
  proposed: 'proposed',
  asProposed: 'As proposed',
  open: (who: string): string => `${who}: the break test in full`,
  several: (count: number): string => `${number.format(count)} units test`,
  loseNow: (count: number): string => `Lose ${number.format(count)} now`,
  flee: 'Flee and pursuit',
  fleeing: (who: string): string => `${who} flees`,
  pursuing: (which: Side): string => `${side(which)} pursues`,
  noPursuit: 'No pursuit',
  caughtRule: {
    equalOrHigher: 'Equal or higher catches and destroys.',
    higher: 'Higher catches and destroys.',
  },
  resolve: 'Note it',
  dice: (dice: number): string => `Roll ${number.format(dice)}D6`,
  fastDice: (dice: number, overInches: number): string =>
    `${number.format(dice)}D6, moves over ${number.format(overInches)}"`,
  rollFor: (label: string, dice: number): string => `${label}: roll ${number.format(dice)}D6`,
  pursuit: pursuedBy,
  oneMore: (label: string): string => `${label}: one more`,
  oneFewer: (label: string): string => `${label}: one fewer`,
};
