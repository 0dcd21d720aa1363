import type { Source } from '../source';

/**
 * The numbers and rules of a unit's profile that counters, tests and fights read. They are entered once on
 * the unit, or read from its list. The list is closed, and grows when a real rule needs a word.
 */
export const PROFILE_IDS = [
  'nerve',
  'stamina',
  'courage',
  'morale',
  'attacks',
  'inspiring',
  'ironResolve',
  'regeneration',
  'individual',
  'fearless',
  'leadership',
  'cool',
  'vehicle',
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** What is known of a unit's profile: numbers, and rules as 1 (it has it) or 0. */
export type Profile = Readonly<Partial<Record<ProfileId, number>>>;

/** A number of a unit's profile that limits read, such as Nerve or Stamina. */
export type Characteristic = {
  readonly id: ProfileId;
  /** The rulebook's own English word. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly source: Source;
};

/** So much; or a characteristic, so many times over (once if missing), and so much more. */
export type Limit =
  | number
  | { readonly characteristic: ProfileId; readonly times?: number; readonly plus?: number };

/** The limit for a unit with this profile; null if its characteristic was not entered. */
export function limitOf(limit: Limit, profile: Profile): number | null {
  if (typeof limit === 'number') return limit;
  const { characteristic, times = 1, plus = 0 } = limit;
  const value = profile[characteristic];
  return value === undefined ? null : value * times + plus;
}
