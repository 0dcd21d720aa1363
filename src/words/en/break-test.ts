import type { DestroyedSide } from '@/battle/combat/destroyed';
import type { TakenTest, ThrownFlight } from '@/battle/state/records';
import { number, signed } from '@/messages/compiled/numbers';
import {
  assertNever,
  type BreakTestCondition,
  type BreakTestReason,
  type BreakTestResult,
  type Caught,
  type CountedUnit,
  type FastMove,
  type Move,
  type Pursuit,
  type Side,
} from '@/rules/index';
import { pursuedBy, takenTest, testEnd, thrownFlight } from '@/words/log-tests';
import { side, sideBySide, unlessEmpty } from './format';
import { agreeing, counted, LOWEST_ROLL, unitsDestroyed, whole } from './phrases';

/** Break tests, flight and pursuit in English. */

/** The reasons for the result of a break test, one at a time. */
const breakTestReason = (reason: BreakTestReason, healthPoint: CountedUnit): string => {
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
      return `Steady (${reason.values.own} Proper Ranks against ${reason.values.enemy}): ${signed(-reason.values.limit)} at worst`;
    case 'steadyAndSolid':
      return `Steady and Solid (${reason.values.own} Proper Ranks against ${reason.values.enemy}, ${reason.values.needed} needed): the difference is ignored. Advantaged Position: +1 to wound, at best 3+, in a round that it begins so`;
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
      return `Unstable: loses ${counted(reason.values.healthPoints, healthPoint)} instead of testing`;
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
    case 'insaneCourage':
      return 'Insane Courage: a double 1 always holds';
    case 'immuneToPsychology':
      return 'Immune to psychology: fear does not break it';
    case 'fearedUnlessDoubleOne':
      return `Beaten by what it fears, Unit Strength ${reason.values.own} against ${reason.values.enemy}: only a double 1 holds`;
    case 'losesTheDifference':
      return `Loses ${reason.values.healthPoints} Wounds instead of testing`;
    case 'unstableSteadfast':
      return `It would be Steadfast: one less, ${reason.values.from} → ${reason.values.to}`;
    case 'lossByRoll':
      return 'One Wound for each point the roll is above';
    case 'moreRanks':
      return `Steadfast (${reason.values.own} ranks against ${reason.values.enemy}): the difference is ignored`;
    case 'rankLossDisrupted':
      return 'Disrupted: not Steadfast';
    case 'skirmishing':
      return 'Skirmishers are not Steadfast';
    case 'undisciplined':
      return 'Neither the General’s value nor a re-roll';
    case 'warband':
      return `Warband: ${signed(reason.values.ranks)} for its ranks`;
    case 'terror':
      return `Terror: ${signed(reason.values.modifier)}`;
    case 'overwhelmed':
      return `Overwhelmed, Unit Strength ${reason.values.own} against ${reason.values.enemy}: it breaks where it would fall back`;
    case 'refusesTest':
      return `Stubborn, its first test: ${reason.values.outcome} without a roll`;
    case 'unbreakableOutcome':
      return `Unbreakable: ${reason.values.outcome}`;
    case 'shieldwall':
      return `Shieldwall: ${reason.values.to} instead of ${reason.values.from}`;
    case 'losesBeforeTest':
      return `Unstable: loses ${reason.values.healthPoints} Wounds before the test`;
    case 'modifier':
      return `${reason.values.label}: ${signed(reason.values.modifier)}`;
    case 'halved':
      return `${reason.values.label}: ${reason.values.from} → ${reason.values.to}`;
    case 'otherDice':
      return otherDice(reason.values);
    case 'supernal':
      return `Supernal: failing, it loses ${counted(reason.values.healthPoints, healthPoint)} and fights on`;
    case 'warMachine':
      return 'A war machine that breaks is destroyed';
    case 'decides':
      return `${reason.values.label}: ${reason.values.outcome}`;
    case 'against':
      return `${reason.values.label} ${number.format(reason.values.value)}: the dice and what is added must stay below`;
    case 'added':
      return `${reason.values.label}: ${signed(reason.values.points)} to the dice`;
    case 'becomes':
      return `${reason.values.label}: ${reason.values.to} instead of ${reason.values.from}`;
    case 'natural':
      return `A double ${number.format(reason.values.total / 2)}: ${reason.values.outcome}`;
    case 'rolledAgain':
      return `${reason.values.label}: a failed roll must be rolled again, the second stands`;
    default:
      return assertNever(reason);
  }
};

/** "3D6, the 2 highest count", "1D6". */
const otherDice = ({
  dice,
  keep,
  which,
}: Extract<BreakTestReason, { key: 'otherDice' }>['values']): string =>
  dice === keep
    ? `${number.format(dice)}D6`
    : `${number.format(dice)}D6, the ${number.format(keep)} ${which} count`;

const CONDITIONS: Readonly<Record<BreakTestCondition, string>> = {
  steadfast: 'Steadfast',
  disrupted: 'Disrupted',
  surrounded: 'Surrounded',
  steady: 'Steady',
  solid: 'Solid',
  overwhelmed: 'Overwhelmed',
};

/** How the test ended, in one or two words. */
const endOf = ({ held, outcome }: TakenTest): string => outcome?.label ?? (held ? 'Held' : 'Broke');

type OverrunMove = {
  readonly label: string;
  readonly move: Move;
  readonly fast?: FastMove | undefined;
};

/** "Overrun 2D6", "Overrun 2D6, Swiftstride 3D6". */
const overrunMove = ({ label, move, fast }: OverrunMove): string => {
  const plain =
    'dice' in move ? `${label} ${number.format(move.dice)}D6` : `${label} ${number.format(move.inches)}"`;
  if (fast === undefined) return plain;
  const whose = fast.rule ?? `over ${number.format(fast.overInches ?? 0)}"`;
  return `${plain}, ${whose} ${number.format(fast.dice)}D6`;
};

export const breakTest = {
  title: (who: string): string => `${who}: break test`,
  none: 'Nobody tests',
  /** No unit is left to test; the winner may move on if the rulebook has an overrun. */
  destroyed: (destroyed: readonly DestroyedSide[], overrun: OverrunMove | null): string =>
    sideBySide([
      ...destroyed.map(unitsDestroyed),
      ...(overrun === null || destroyed.length > 1 ? [] : [overrunMove(overrun)]),
    ]),
  /**
   * The end of a round that the rows of the score give to a side whose enemy has no names: nobody is left.
   */
  wipedOut: 'Wiped out: nobody tests',
  conditions: (conditions: readonly BreakTestCondition[]): string =>
    conditions.map((condition) => CONDITIONS[condition]).join(', '),
  reason: breakTestReason,
  /** "Steadfast · 8 or less". */
  needed: (characteristic: string, result: BreakTestResult, healthPoint: CountedUnit): string =>
    sideBySide([
      unlessEmpty(breakTest.conditions(result.conditions), characteristic),
      breakTest.target(result, healthPoint),
    ]),
  /** "8 −3 → 5 or less". */
  target: (result: BreakTestResult, healthPoint: CountedUnit): string => {
    switch (result.kind) {
      case 'roll': {
        const modifier = result.modifier === 0 ? '' : ` (${signed(result.modifier)})`;
        const [first] = result.thresholds;
        // A test in which a low roll fails: "3 or more".
        if (first?.counts === 'broke' && first.upTo !== null) return `${whole(first.upTo + 1)} or more`;
        if (result.target === null) return `?${modifier}`;
        // Two dice show at least 2, so a lower number is put into words.
        if (result.holdIn36 === 0) return `Cannot hold${modifier}`;
        return result.target < 2
          ? `Only a double 1${modifier}`
          : `${whole(result.target)} or less${modifier}`;
      }
      case 'holds':
        return 'holds without a roll';
      case 'breaks':
        return 'breaks without a roll';
      case 'losesHealthPoints':
        return `loses ${counted(result.healthPointsLost ?? 0, healthPoint)}`;
      case 'noTest':
        return 'does not test';
      case 'automatic':
        return 'no roll';
      case 'breaksUnlessDoubleOne':
        return 'only a double 1';
      case 'losesByRoll': {
        const modifier = result.modifier === 0 ? '' : ` (${signed(result.modifier)})`;
        return result.target === null
          ? `?${modifier}`
          : `a Wound for each over ${whole(result.target)}${modifier}`;
      }
      default:
        return assertNever(result.kind);
    }
  },
  enterValue: (characteristic: string): string => `Enter its ${characteristic}`,
  enterValueShort: (characteristic: string): string => `${characteristic}?`,
  /** The limits of a test with several outcomes, short enough to stand beside its buttons: "≤ 5 · ≤ 8". */
  limits: ({ thresholds, doubleOnePasses }: BreakTestResult): string =>
    sideBySide(
      thresholds.flatMap(({ upTo }) =>
        upTo === null ? [] : [`≤ ${whole(doubleOnePasses ? Math.max(upTo, 2) : upTo)}`],
      ),
    ),
  /** Below the chance of it. */
  toHold: 'to hold',
  held: 'Held',
  broke: 'Broke',
  /** The button that enters this outcome for a unit. */
  saidOutcome: (who: string, outcome: string): string => `${who}: ${outcome}`,
  /** "5 or less", "6 to 8", "9 or more": ranges of the natural dice. */
  outcomeRange: (from: number, upTo: number | null): string => {
    if (upTo === null) return `${whole(from)} or more`;
    if (from <= LOWEST_ROLL) return `${whole(upTo)} or less`;
    return from === upTo ? whole(upTo) : `${whole(from)} to ${whole(upTo)}`;
  },
  doubleOne: 'double 1',
  oneRoll: 'one roll',
  ownDice: 'Or tap what your dice came to',
  rollWay: (label: string): string => `Roll for me, ${label}`,
  outcomes: 'How it can end',
  spent: 'used in this battle',
  saidHeld: (who: string): string => `${who} held`,
  saidBroke: (who: string): string => `${who} broke`,
  /** Shown on the button that closes a round. */
  notTaken: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} not tested yet` : `${number.format(names.length)} units not tested yet`,
  /** The same, of units that broke. */
  flightsOpen: (
    flights: readonly { readonly name: string; readonly thrown: ThrownFlight | null }[],
  ): string => {
    const [first, ...others] = flights;
    if (!first) return '';
    return others.length > 0
      ? `${number.format(flights.length)} flights open`
      : thrownFlight(first.name, first.thrown);
  },
  roll: 'Roll for me',
  rollOn: (characteristic: string): string => `Roll on which ${characteristic}?`,
  /** A question about a unit of the roster that may help. */
  inReach: (name: string): string => `${name} in reach?`,
  takeSupport: (answer: number | boolean): string =>
    typeof answer === 'number' ? `Take ${number.format(answer)}` : 'Yes',
  takenShort: (test: TakenTest, stale: boolean): string =>
    stale
      ? `${endOf(test)} at −${number.format(test.difference)}: take it again?`
      : `${endOf(test)}, ${takenTest(test)}`,
  taken: (test: TakenTest): string => `${endOf(test)} (${takenTest(test)})`,
  stale: (then: number, now: number): string =>
    `It was taken when the side had lost by ${number.format(then)}; now it is ${number.format(now)}. Take it again?`,
  switches: 'What applies',
  proposed: 'proposed',
  asProposed: 'As proposed',
  open: (who: string): string => `${who}: the break test in full`,
  /** How many of these units still test; once all have, how each ended. */
  several: (tests: readonly { readonly name: string; readonly taken: TakenTest | null }[]): string => {
    const left = tests.filter(({ taken }) => taken === null).length;
    if (left === tests.length) return left === 1 ? '1 unit tests' : `${number.format(left)} units test`;
    if (left > 0) return `${number.format(left)} of ${number.format(tests.length)} still test`;
    return sideBySide(tests.flatMap(({ name, taken }) => (taken ? [testEnd(name, taken)] : [])));
  },
  severalTitle: 'Break tests',
  loseNow: (count: number): string => `Lose ${number.format(count)} now`,
  flee: 'Flee and pursuit',
  fleeing: (who: string): string => `${who} ${agreeing(who, 'flees', 'flee')}`,
  pursuing: (which: Side): string => `${side(which)} pursues`,
  gotAway: 'Got away',
  caught: 'Caught',
  byInches: (caught: boolean): string => (caught ? 'By the inches: caught' : 'By the inches: got away'),
  caughtRule: (catches: Pursuit['catches'], caught: Caught): string => {
    const which = catches === 'equalOrHigher' ? 'Equal or higher' : 'Higher';
    if (caught === 'destroyed') return `${which} catches and destroys.`;
    if (caught === 'engaged') return `${which} catches: they fight on.`;
    return `${which} catches: ${number.format(caught.woundsPerUnitStrength)} Wounds for each point of the pursuers’ Unit Strength.`;
  },
  restraint: (test: string): string => `To stay where it is, the winner tests: ${test}.`,
  movesBack: (who: string, inches: number): string =>
    `${who} ${agreeing(who, 'moves', 'move')} ${number.format(inches)}" away.`,
  movingAway: (who: string): string => `${who} ${agreeing(who, 'falls', 'fall')} back`,
  followUp: (which: Side): string => `${side(which)} follows up`,
  staysPut: 'Stays',
  pursuers: 'Pursuers’ Unit Strength',
  keepDice: (dice: number, keep: number): string =>
    `Roll ${number.format(dice)}D6, ${keep === 1 ? 'the higher' : `the ${number.format(keep)} highest`}`,
  addDice: ({ dice, rule }: FastMove): string => `+${number.format(dice)}D6 ${rule ?? ''}`.trim(),
  dice: (dice: number): string => `Roll ${number.format(dice)}D6`,
  fastDice: ({ dice, keep, rule, overInches }: FastMove): string =>
    rule === undefined
      ? `${number.format(dice)}D6, moves over ${number.format(overInches ?? 0)}"`
      : `${number.format(dice)}D6${keep === undefined ? '' : `, the ${number.format(keep)} highest`}: ${rule}`,
  /** The name of a button has what stands on it. */
  rollFor: (label: string, text: string): string => `${label}: roll ${text.replace(/^Roll /, '')}`,
  pursuit: pursuedBy,
  oneMore: (label: string): string => `${label}: one more`,
  oneFewer: (label: string): string => `${label}: one fewer`,
};
