import type { DestroyedSide } from '@/battle/combat/destroyed';
import type { TakenTest, ThrownFlight } from '@/battle/state/records';
import { breakTest as said } from '@/messages/compiled/break-test';
import {
  assertNever,
  type BreakTestCondition,
  type BreakTestResult,
  type Caught,
  type CountedUnit,
  type FastMove,
  type Move,
  type Outcome,
  type Pursuit,
  type Side,
} from '@/rules/index';
import { breakTestReason } from './break-test-reasons';
import { pursuedBy, takenTest, testEnd, thrownFlight } from './log-tests';
import { side, sideBySide, unlessEmpty } from './shared/format';
import { counted, LOWEST_ROLL, unitsDestroyed, whole } from './shared/phrases';

/** Break tests, flight and pursuit. */

const CONDITIONS: Readonly<Record<BreakTestCondition, string>> = said.conditionNames;

/** How the test ended, in one or two words. */
const endOf = ({ held, outcome }: TakenTest): string =>
  outcome?.label ?? (held ? said.ended.held : said.ended.broke);

type OverrunMove = {
  readonly label: string;
  readonly move: Move;
  readonly fast?: FastMove | undefined;
};

/** "Overrun 2D6", "Overrun 2D6, Swiftstride 3D6". */
const overrunMove = ({ label, move, fast }: OverrunMove): string => {
  const plain =
    'dice' in move
      ? said.overrun.dice({ label, dice: move.dice })
      : said.overrun.inches({ label, inches: move.inches });
  if (fast === undefined) return plain;
  const whose = fast.rule ?? said.overrun.over(fast.overInches ?? 0);
  return said.overrun.fast({ plain, whose, dice: fast.dice });
};

export const breakTest = {
  ...said,
  /** No unit is left to test; the winner may move on if the rulebook has an overrun. */
  destroyed: (destroyed: readonly DestroyedSide[], overrun: OverrunMove | null): string =>
    sideBySide([
      ...destroyed.map(unitsDestroyed),
      ...(overrun === null || destroyed.length > 1 ? [] : [overrunMove(overrun)]),
    ]),
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
        const modifier = result.modifier === 0 ? '' : said.target.modifier(result.modifier);
        const [first] = result.thresholds;
        // A test in which a low roll fails: "3 or more".
        if (first?.counts === 'broke' && first.upTo !== null)
          return said.target.roll.orMore(whole(first.upTo + 1));
        if (result.target === null) return said.target.roll.unknown(modifier);
        // Two dice show at least 2, so a lower number is put into words.
        if (result.holdIn36 === 0) return said.target.roll.cannot(modifier);
        return result.target < 2
          ? said.target.roll.doubleOne(modifier)
          : said.target.roll.orLess({ target: whole(result.target), modifier });
      }
      case 'holds':
        return said.target.holds;
      case 'breaks':
        return said.target.breaks;
      case 'losesHealthPoints':
        return said.target.losesHealthPoints(counted(result.healthPointsLost ?? 0, healthPoint));
      case 'noTest':
        return said.target.noTest;
      case 'automatic':
        return said.target.automatic;
      case 'breaksUnlessDoubleOne':
        return said.target.breaksUnlessDoubleOne;
      case 'losesByRoll': {
        const modifier = result.modifier === 0 ? '' : said.target.modifier(result.modifier);
        return result.target === null
          ? said.target.losesByRoll.unknown(modifier)
          : said.target.losesByRoll.over({ target: whole(result.target), modifier });
      }
      default:
        return assertNever(result.kind);
    }
  },
  /** The highest total of each outcome but the worst: "holds 4, falls back to 7". */
  limits: (
    { thresholds, doubleOnePasses }: Pick<BreakTestResult, 'thresholds' | 'doubleOnePasses'>,
    [best, ...others]: readonly Outcome[],
  ): string =>
    thresholds
      .flatMap(({ outcomeId, upTo }) => {
        if (upTo === null) return [];
        const total = whole(doubleOnePasses ? Math.max(upTo, LOWEST_ROLL) : upTo);
        if (outcomeId === best?.id) return [said.limits.best(total)];
        const outcome = others.find(({ id }) => id === outcomeId);
        return outcome ? [said.limits.next({ outcome: outcome.label.toLowerCase(), total })] : [];
      })
      .join(said.limits.between),
  /** The button that enters this outcome for a unit. */
  saidOutcome: (who: string, outcome: string): string => said.saidOutcome({ who, outcome }),
  /** "5 or less", "6 to 8", "9 or more": ranges of the natural dice. */
  outcomeRange: (from: number, upTo: number | null): string => {
    if (upTo === null) return said.outcomeRange.orMore(whole(from));
    if (from <= LOWEST_ROLL) return said.outcomeRange.orLess(whole(upTo));
    return from === upTo ? whole(upTo) : said.outcomeRange.between({ from: whole(from), upTo: whole(upTo) });
  },
  /** Shown on the button that closes a round. */
  notTaken: (names: readonly string[]): string =>
    names.length === 1 ? said.notTaken.one(names[0] ?? '') : said.notTaken.several(names.length),
  /** The same, of units that broke. */
  flightsOpen: (
    flights: readonly { readonly name: string; readonly thrown: ThrownFlight | null }[],
  ): string => {
    const [first, ...others] = flights;
    if (!first) return '';
    return others.length > 0 ? said.flightsOpen(flights.length) : thrownFlight(first.name, first.thrown);
  },
  takeSupport: (answer: number | boolean): string =>
    typeof answer === 'number' ? said.takeSupport.number(answer) : said.takeSupport.yes,
  takenShort: (test: TakenTest, stale: boolean): string =>
    stale
      ? said.takenShort.stale({ endOf: endOf(test), difference: test.difference })
      : said.takenShort.fresh({ endOf: endOf(test), takenTest: takenTest(test) }),
  taken: (test: TakenTest): string => said.taken({ endOf: endOf(test), takenTest: takenTest(test) }),
  stale: (then: number, now: number): string => said.stale({ then, now }),
  /** How many of these units still test; once all have, how each ended. */
  several: (tests: readonly { readonly name: string; readonly taken: TakenTest | null }[]): string => {
    const left = tests.filter(({ taken }) => taken === null).length;
    if (left === tests.length) return said.several.all(left);
    if (left > 0) return said.several.left({ left, tests: tests.length });
    return sideBySide(tests.flatMap(({ name, taken }) => (taken ? [testEnd(name, taken)] : [])));
  },
  pursuing: (which: Side): string => said.pursuing(side(which)),
  byInches: (caught: boolean): string => (caught ? said.byInches.caught : said.byInches.gotAway),
  caughtRule: (catches: Pursuit['catches'], caught: Caught): string => {
    const orEqual = catches === 'equalOrHigher';
    if (caught === 'destroyed') return said.caughtRule.destroyed(orEqual);
    if (caught === 'engaged') return said.caughtRule.engaged(orEqual);
    return said.caughtRule.wounds({ orEqual, wounds: caught.woundsPerUnitStrength });
  },
  movesBack: (who: string, inches: number): string => said.movesBack({ who, inches }),
  followUp: (which: Side): string => said.followUp(side(which)),
  dice: {
    ...said.dice,
    /** What is rolled for a move: "2D6", "3D6, the 2 highest". */
    of: ({ dice, keep }: { readonly dice: number; readonly keep?: number | undefined }): string =>
      keep === undefined ? said.dice.plain(dice) : said.dice.keep({ dice, keep }),
    /** What is added to it by a rule: "+1D6 Swiftstride". */
    added: ({ dice, rule }: FastMove): string =>
      rule === undefined ? said.dice.added(dice) : said.dice.addedBy({ dice, rule }),
    /** What is rolled instead by a unit that is fast: "3D6: Swiftstride". */
    fast: ({ dice, keep, rule, overInches = 0 }: FastMove): string => {
      if (rule === undefined) return said.dice.over({ dice, inches: overInches });
      return keep === undefined ? said.dice.by({ dice, rule }) : said.dice.keepBy({ dice, keep, rule });
    },
    name: (label: string, dice: string): string => said.dice.name({ label, dice }),
  },
  pursuit: pursuedBy,
};
