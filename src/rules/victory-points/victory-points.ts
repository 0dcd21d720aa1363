import { accepted, type NoValues, type RefusalOf, type Result, refused } from '../result';
import type { Source } from '../source';
import type { MissingFact } from '../span';
import { sharedPoints } from './share';
import type { Fate, VictoryBonus, VictoryPointRules, VictoryUnit, Weakened } from './victory';

/** Why a line gives its points: a key and its values, from which `words` makes a sentence. */
export type VictoryReason =
  /** The fate gives the whole cost. */
  | { readonly key: 'whole'; readonly values: { readonly fate: Fate } }
  /** The fate gives half the cost, rounded up. */
  | { readonly key: 'half'; readonly values: { readonly fate: Fate } }
  /**
   * So few are left that the unit gives part of its cost, rounded up (half if no percentage is given);
   * `label` is the rulebook's word.
   */
  | {
      readonly key: 'weakened';
      readonly values: {
        readonly label: string;
        readonly now: number;
        readonly start: number;
        readonly percent?: number;
      };
    }
  /** Both of these: together the whole cost. */
  | {
      readonly key: 'halfTwice';
      readonly values: {
        readonly fate: Fate;
        readonly label: string;
        readonly now: number;
        readonly start: number;
      };
    }
  /** It gives nothing yet. */
  | { readonly key: 'nothing'; readonly values: Readonly<Record<string, never>> }
  /** A number of things, with points for each. */
  | {
      readonly key: 'bonus';
      readonly values: { readonly label: string; readonly count: number; readonly pointsEach: number };
    }
  /** What both sides counted, shared out by a table. */
  | {
      readonly key: 'shared';
      readonly values: { readonly label: string; readonly own: number; readonly enemy: number };
    };

/** Points with their reason, for a unit or for a bonus. */
export type VictoryLine = {
  /** The enemy unit that gives them; null for a bonus. */
  readonly unitId: string | null;
  readonly bonusId: string | null;
  readonly points: number;
  readonly reason: VictoryReason;
  readonly source: Source;
  /** More than these hang on a fact that is not known: at most `to`. */
  readonly open?: { readonly missing: readonly MissingFact[]; readonly to: number };
};

export type VictoryPointTotal = {
  /** Lines of 0 points are left out; the lines add up to `total`. */
  readonly lines: readonly VictoryLine[];
  readonly total: number;
  /** The units that may give more, which hangs on facts that are not known; empty: `total` is exact. */
  readonly open: readonly VictoryLine[];
};

/** How often each bonus was earned, by its id; null or missing: as proposed. */
export type BonusAnswers = Readonly<Partial<Record<string, number | null>>>;

/**
 * The places that a side held, by the id of their bonus: the place's number, from 1, once for each time that
 * it counted.
 */
export type PlacesHeld = Readonly<Partial<Record<string, readonly number[]>>>;

/** Why a count of a bonus was refused. */
export type BonusRefusal = RefusalOf<{
  notAWholeNumber: NoValues; // a fraction, or not a number
  belowZero: NoValues; // under 0
  aboveMaximum: { max: number }; // more than the bonus can be earned
}>;

/** The entered count of a bonus, or a refusal; null: as proposed. */
export function parseBonusAnswer(bonus: VictoryBonus, entered: unknown): Result<number | null, BonusRefusal> {
  if (entered === null) return accepted(null);
  if (typeof entered !== 'number' || !Number.isInteger(entered)) return refused('notAWholeNumber');
  if (entered < 0) return refused('belowZero');
  if (entered > bonus.max) return refused('aboveMaximum', { max: bonus.max });
  return accepted(entered === 0 ? 0 : entered);
}

/** How often the enemy units earn a bonus, at most its maximum; 0 for a bonus that only players can count. */
export function proposedBonus(bonus: VictoryBonus, enemyUnits: readonly VictoryUnit[]): number {
  const { earnedBy } = bonus;
  if (!earnedBy) return 0;
  const { mark, fates } = earnedBy;
  const earning = enemyUnits.filter(
    (unit) => (mark === undefined || unit[mark] === true) && fates.includes(unit.fate),
  );
  return Math.min(bonus.max, earning.length);
}

/**
 * The points that the enemy unit gives now; a line of 0 points if it gives nothing yet. Shares are rounded
 * up. What hangs on what the unit is, while that is not entered, is not counted.
 */
export function unitWorth(rules: VictoryPointRules, unit: VictoryUnit): VictoryLine {
  const { mayBe } = unit;
  const worths = asItMayBe(unit).map((as) => worthOf(rules, as));
  const [first = worthOf(rules, unit), ...others] = worths;
  const lowest = others.reduce((low, worth) => (worth.points < low.points ? worth : low), first);
  const to = Math.max(...worths.map(({ points }) => points));
  if (!mayBe || to === lowest.points) return lowest;
  return { ...lowest, open: { missing: [{ unitId: unit.id, fact: mayBe.fact }], to } };
}

/** The unit once for each kind that it may be. */
function asItMayBe({ mayBe, ...unit }: VictoryUnit): readonly VictoryUnit[] {
  return mayBe ? mayBe.as.map((kind) => ({ ...unit, ...kind })) : [unit];
}

function worthOf(rules: VictoryPointRules, unit: VictoryUnit): VictoryLine {
  const { fate, pointCost } = unit;
  const { weakened } = rules;
  const line = (points: number, reason: VictoryReason, source = rules.source): VictoryLine => ({
    unitId: unit.id,
    bonusId: null,
    points,
    reason,
    source,
  });
  if (rules.wholeCost.includes(fate)) return line(pointCost, { key: 'whole', values: { fate } });
  const byFate = rules.halfCost.includes(fate);
  const half = shareOf(pointCost, HALF);
  if (!weakened || !isWeakenedAs(weakened, unit)) {
    return byFate ? line(half, { key: 'half', values: { fate } }) : line(0, { key: 'nothing', values: {} });
  }
  const { label, percent, withHalfCost = 'whole' } = weakened;
  const left = { label, ...strengthOf(weakened, unit) };
  if (byFate && withHalfCost === 'whole') {
    return line(pointCost, { key: 'halfTwice', values: { fate, ...left } });
  }
  const part = shareOf(pointCost, percent ?? HALF);
  if (byFate && half >= part) return line(half, { key: 'half', values: { fate } });
  const values = percent === undefined ? left : { ...left, percent };
  return line(part, { key: 'weakened', values }, weakened.source);
}

/** Half the cost, in percent. */
const HALF = 50;

function shareOf(pointCost: number, percent: number): number {
  return Math.ceil((pointCost * percent) / 100);
}

/**
 * Whether so few of the unit are left that it gives part of its cost, whatever its fate, and whatever it is
 * if that is not entered.
 */
export function isWeakened(weakened: Weakened, unit: VictoryUnit): boolean {
  return asItMayBe(unit).every((as) => isWeakenedAs(weakened, as));
}

function isWeakenedAs(weakened: Weakened, unit: VictoryUnit): boolean {
  if (unit.neverWeakened === true) return false;
  const { now, start } = strengthOf(weakened, unit);
  const left = weakened.denominator * now;
  const limit = weakened.numerator * start;
  return left < limit || (weakened.inclusive && left === limit);
}

/**
 * A side's Victory Points: a line for each enemy unit that gives points, then one for each bonus. Places with
 * different points have one line for each value. What a table shares out needs what the enemy counted, too.
 */
export function victoryPoints(
  rules: VictoryPointRules,
  enemyUnits: readonly VictoryUnit[],
  answers: BonusAnswers = {},
  held: PlacesHeld = {},
  enemyAnswers: BonusAnswers = {},
): VictoryPointTotal {
  const all = [
    ...enemyUnits.map((unit) => unitWorth(rules, unit)),
    ...rules.bonuses.flatMap((bonus) =>
      bonus.places
        ? placeLines(bonus, held[bonus.id] ?? [])
        : [countedLine(bonus, answers[bonus.id] ?? proposedBonus(bonus, enemyUnits), enemyAnswers)],
    ),
  ];
  const lines = all.filter((line) => line.points !== 0);
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.points, 0),
    open: all.filter((line) => line.open !== undefined),
  };
}

/** The points of the place with that number, each time it is held; 0 if the bonus does not have it. */
export function placePoints({ max, places, pointsEach }: VictoryBonus, place: number): number {
  if (!places || !Number.isInteger(place) || place < 1 || place > max) return 0;
  return places.points ? (places.points[place - 1] ?? 0) : pointsEach;
}

function placeLines(bonus: VictoryBonus, held: readonly number[]): readonly VictoryLine[] {
  const worths = held.map((place) => placePoints(bonus, place));
  const different = [...new Set(worths)].toSorted((one, other) => other - one);
  return different.map((worth) =>
    bonusLine({ ...bonus, pointsEach: worth }, worths.filter((other) => other === worth).length),
  );
}

/** Whether units give points for their cost at all; they do not if only the mission counts. */
export function countsCosts({ wholeCost, halfCost, weakened }: VictoryPointRules): boolean {
  return wholeCost.length > 0 || halfCost.length > 0 || weakened !== undefined;
}

/** A bonus that is counted; or shared out by a table, with what the enemy counted. */
function countedLine(bonus: VictoryBonus, own: number, enemyAnswers: BonusAnswers): VictoryLine {
  const { id, label, share } = bonus;
  if (!share) return bonusLine(bonus, own);
  const enemy = enemyAnswers[id] ?? 0;
  return {
    ...bonusLine(bonus, own),
    points: sharedPoints(share, own, enemy).a,
    reason: { key: 'shared', values: { label, own, enemy } },
  };
}

function bonusLine(bonus: VictoryBonus, count: number): VictoryLine {
  const { id, label, pointsEach, source } = bonus;
  return {
    unitId: null,
    bonusId: id,
    points: count * pointsEach,
    reason: { key: 'bonus', values: { label, count, pointsEach } },
    source,
  };
}

function strengthOf(
  { counted }: Weakened,
  unit: VictoryUnit,
): { readonly now: number; readonly start: number } {
  const byHealth = { now: unit.healthPoints, start: unit.startingHealthPoints };
  if (counted === 'healthPoints' || (counted === 'unitStrength' && unit.countsWounds)) return byHealth;
  const { unitStrength, startingUnitStrength } = unit;
  if (counted === 'unitStrength' && unitStrength !== undefined && startingUnitStrength !== undefined) {
    return { now: unitStrength, start: startingUnitStrength };
  }
  return unit.startingModels > 1 ? { now: unit.models, start: unit.startingModels } : byHealth;
}
