import {
  type Characteristic,
  type CountedProfile,
  type Counts,
  type Edition,
  type Halved,
  halvedBy,
  isOpenStatus,
  limitOf,
  PROFILE_IDS,
  type Profile,
  type Status,
  statusesOf,
  type UnitCounter,
} from '@/rules/index';
import { isOnTable } from './army';
import type { ArmyUnit } from './battle';
import type { Unit } from './unit';

/** The most that a unit gathers of anything. */
export const MAX_COUNT_OF_UNIT = 99;

/** What the unit has gathered, by counter. */
export function countsOf({ counts }: Pick<ArmyUnit, 'counts'>): Counts {
  return counts ?? {};
}

/** The numbers of the unit's profile, and its rules as 1 or 0, as they were entered. */
export function profileOf({ facts }: Pick<Unit, 'facts'>): Profile {
  return Object.fromEntries(
    PROFILE_IDS.flatMap((id) => {
      const entered = facts[id];
      return typeof entered === 'number' || typeof entered === 'boolean' ? [[id, Number(entered)]] : [];
    }),
  );
}

/** The number of a profile that an edition's tests are against, such as Nerve; undefined: it has none. */
export function testedNumber({
  tests = [],
  characteristics = [],
}: Pick<Edition, 'tests' | 'characteristics'>): Characteristic | undefined {
  const ids = tests.flatMap(({ inputs, valueInput }) =>
    inputs.flatMap(({ id, fromUnit }) =>
      id === valueInput && typeof fromUnit === 'object' && 'profile' in fromUnit ? [fromUnit.profile] : [],
    ),
  );
  return characteristics.find(({ id }) => id === ids[0]);
}

/** The counter that the rows of an army show in place of lost health; undefined: its edition has none. */
export function shownCounter({
  counters,
  melee,
}: Pick<Edition, 'counters' | 'melee'>): UnitCounter | undefined {
  return counters?.find(({ id }) => id === melee?.counter) ?? counters?.[0];
}

/**
 * What the unit has gathered, and the number from which that removes it, else the number that its tests are
 * against (null: not entered).
 */
export function gathered(
  edition: Pick<Edition, 'tests' | 'characteristics'>,
  army: ArmyUnit,
  counter: UnitCounter,
): { readonly count: number; readonly limit: number | null } {
  const profile = profileOf(army.unit);
  const tested = testedNumber(edition)?.id;
  const against = (tested && profile[tested]) ?? null;
  const { removedFrom } = counter;
  return {
    count: countsOf(army)[counter.id] ?? 0,
    limit: removedFrom === undefined ? against : limitOf(removedFrom, profile),
  };
}

/** The unit as its statuses and tests see it. */
export function countedProfile(army: ArmyUnit): CountedProfile {
  return { counts: countsOf(army), profile: profileOf(army.unit) };
}

/** What the unit is now because of what it has gathered, such as Devastated. */
export function statusesNow({ statuses = [] }: Pick<Edition, 'statuses'>, army: ArmyUnit): readonly Status[] {
  return statusesOf(statuses, countedProfile(army));
}

/**
 * The characteristic on which it hangs whether a status halves that, and which was not entered; undefined: nothing is
 * open.
 */
export function openCharacteristic(
  { statuses = [], characteristics = [] }: Pick<Edition, 'statuses' | 'characteristics'>,
  army: ArmyUnit,
  what: Halved,
): Characteristic | undefined {
  const open = statuses.find(
    (status) => status.halves?.includes(what) && isOpenStatus(status, countedProfile(army)),
  );
  const limit = open?.above.limit;
  return typeof limit === 'object'
    ? characteristics.find(({ id }) => id === limit.characteristic)
    : undefined;
}

/**
 * The Unit Strength of the unit now, where its edition gives it to whole units: as entered, else by its type,
 * halved by what it is, and none once it has gone. Null: neither was entered, or it is open if it is halved.
 */
export function strengthNow(
  edition: Pick<Edition, 'statuses' | 'characteristics' | 'unitStrength'>,
  army: ArmyUnit,
): number | null {
  if (!isOnTable(army)) return 0;
  if (openCharacteristic(edition, army, 'unitStrength')) return null;
  const { troopType, unitStrength } = army.unit.facts;
  const type = edition.unitStrength?.types.find(({ id }) => id === troopType);
  const byType = typeof type?.each === 'object' ? type.each.perUnit : null;
  const whole = typeof unitStrength === 'number' ? unitStrength : byType;
  return whole === null ? null : halvedBy(statusesNow(edition, army), 'unitStrength', whole);
}
