import type { Source } from '../source';
import { type Limit, limitOf, type Profile, type ProfileId } from './characteristic';

/** A counter's permanent name, in camelCase. Logs refer to it, so it is never renamed. */
export type CounterId = string;

/**
 * What a unit gathers during the battle, such as damage. It is not health: it takes no models away, and
 * removes the unit only from `removedFrom` on.
 */
export type UnitCounter = {
  readonly id: CounterId;
  readonly label: string;
  readonly unit: { readonly one: string; readonly other: string };
  /** From so much on the unit is removed; missing: never by the counter alone. */
  readonly removedFrom?: Limit;
  /**
   * The rule by which dice take some away: one for each, and a die of the unit's own number or more takes one.
   * Missing: no rule does.
   */
  readonly regains?: { readonly label: string; readonly need: ProfileId };
  readonly source: Source;
};

/** What halves while a unit has a status, rounded down. */
export type Halved = 'attacks' | 'unitStrength';

/** What a unit is while a counter is above a limit: what it halves, and which outcomes of tests it turns. */
export type Status = {
  readonly id: string;
  /** The rulebook's own English word. */
  readonly label: string;
  readonly above: { readonly counter: CounterId; readonly limit: Limit };
  readonly halves?: readonly Halved[];
  /** Outcomes of a test by their ids, and the outcomes that they are instead. */
  readonly outcomes?: Readonly<Record<string, string>>;
  readonly source: Source;
};

/** How much a unit has gathered, by counter; missing: nothing. */
export type Counts = Readonly<Record<CounterId, number>>;

/** A unit as its statuses see it. */
export type CountedProfile = { readonly counts: Counts; readonly profile: Profile };

/** Whether the unit has the status: strictly more than the limit. False while the limit is not known. */
export function hasStatus({ above }: Status, { counts, profile }: CountedProfile): boolean {
  const limit = limitOf(above.limit, profile);
  return limit !== null && (counts[above.counter] ?? 0) > limit;
}

/**
 * Whether it is open if the unit has the status: it has gathered something, and the characteristic of the limit was not
 * entered.
 */
export function isOpenStatus({ above }: Status, { counts, profile }: CountedProfile): boolean {
  return limitOf(above.limit, profile) === null && (counts[above.counter] ?? 0) > 0;
}

/** The statuses that the unit has now, in the order of the list. */
export function statusesOf(statuses: readonly Status[], unit: CountedProfile): readonly Status[] {
  return statuses.filter((status) => hasStatus(status, unit));
}

/** The number halved, rounding down, if one of the unit's statuses halves it; else the number itself. */
export function halvedBy(statuses: readonly Status[], what: Halved, number: number): number {
  return statuses.some(({ halves }) => halves?.includes(what)) ? Math.floor(number / 2) : number;
}

/** Whether the counter alone removes the unit. False while its limit is not known. */
export function isRemoved({ id, removedFrom }: UnitCounter, { counts, profile }: CountedProfile): boolean {
  const limit = removedFrom === undefined ? null : limitOf(removedFrom, profile);
  return limit !== null && (counts[id] ?? 0) >= limit;
}
