import type { ProfileId } from '../profile/characteristic';
import {
  type CountedProfile,
  halvedBy,
  isOpenStatus,
  type Status,
  statusesOf,
} from '../profile/unit-counter';
import type { Source } from '../source';
import type { Facing } from './engagement';

/**
 * A fight that nobody wins: there is no score, and each unit gathers what it suffers in a counter. Which
 * tests follow, the edition's `tests` say.
 */
export type Melee = {
  /** The counter of what a unit suffers. */
  readonly counter: string;
  /** The characteristic that says how many dice of attacks a unit has. */
  readonly attacks: ProfileId;
  /** Each die of attacks is so many, by the facing that is struck. */
  readonly times: Readonly<Record<Facing, number>>;
  /** A unit with this rule multiplies nothing. */
  readonly plain?: ProfileId;
  /** Units of this type are always struck in that facing, and by every unit. */
  readonly always?: { readonly troopType: string; readonly facing: Facing };
  readonly source: Source;
};

/** Attacks that a unit directs at one enemy. */
export type Directed = {
  readonly attacks: number;
  readonly facing: Facing;
  /** The type of the enemy unit; missing: not entered. */
  readonly troopType?: string;
};

/** The dice for the attacks of a unit. */
export type AttackDice = {
  /** The attacks that it has, with its statuses; null: not entered, or a status that may halve them is open. */
  readonly available: number | null;
  /** The dice for each portion, in their order. */
  readonly dice: readonly number[];
  /** Whether no more are directed than there are; true while they are not known. */
  readonly allowed: boolean;
};

/** The dice of a unit that directs its attacks so: each portion is multiplied by itself. */
export function attackDice(
  melee: Melee,
  statuses: readonly Status[],
  unit: CountedProfile,
  directed: readonly Directed[],
): AttackDice {
  const own = unit.profile[melee.attacks];
  const isOpen = statuses.some((status) => status.halves?.includes('attacks') && isOpenStatus(status, unit));
  const available = own === undefined || isOpen ? null : halvedBy(statusesOf(statuses, unit), 'attacks', own);
  const isPlain = melee.plain !== undefined && (unit.profile[melee.plain] ?? 0) > 0;
  const sum = directed.reduce((total, { attacks }) => total + attacks, 0);
  return {
    available,
    dice: directed.map((portion) => portion.attacks * timesOf(melee, portion, isPlain)),
    allowed: available === null || sum <= available,
  };
}

function timesOf({ times, always }: Melee, { facing, troopType }: Directed, isPlain: boolean): number {
  if (always && troopType === always.troopType) return times[always.facing];
  return isPlain ? 1 : times[facing];
}
