import type { DestroyerBand, PenetrationKind } from '@/rules/index';
import type { GroupId, ModelId, StrikeId, UnitKey } from './ids';

/** Attacks with the weapon, the automatic hit of Hammer of Wrath, or the shots of a shooting attack. */
export const BLOWS = ['weapon', 'hammerOfWrath', 'shot'] as const;
export type BlowKind = (typeof BLOWS)[number];

/**
 * A number that players counted on the table, or that the app rolled. If the app rolled, it holds all dice,
 * re-rolls last.
 */
export type Count = {
  readonly count: number;
  readonly rolled: readonly number[] | null;
  /** How many more hits were split off as Precision Strikes, in a strike of their own; missing: none. */
  readonly precise?: number;
  /** Shots that got hot: Wounds on the shooters, or glancing hits on a vehicle; missing: none. */
  readonly hot?: HotShots;
};

/**
 * The number of shots that got hot. `rolled`: the dice for glancing a vehicle, if the app rolled them; else
 * null.
 */
export type HotShots = { readonly count: number; readonly rolled: readonly number[] | null };

/**
 * How a hit may wound: by the To Wound roll, by a Rending 6, through a vehicle's armour, or by a row of the
 * Destroyer table.
 */
export type StrikeWoundKind = 'plain' | 'rending' | PenetrationKind | DestroyerBand;
export type StrikeWounds = {
  /** The number of Wounds of each kind; kinds without any are left out. */
  readonly counts: Readonly<Partial<Record<StrikeWoundKind, number>>>;
  readonly rolled: readonly number[] | null;
};

/** The attacks of one group at one step against one enemy unit. */
export type Strike = {
  /** Unique in its round. */
  readonly id: StrikeId;
  readonly step: number;
  readonly groupId: GroupId;
  readonly blow: BlowKind;
  /** The strike from which these attacks were split off; null for the group's first strike with that blow. */
  readonly splitFrom: StrikeId | null;
  /** The key of the unit that is struck. */
  readonly target: UnitKey;
  readonly attacks: number;
  readonly hits: Count | null;
  readonly wounds: StrikeWounds | null;
  /** The opponent in a challenge: these blows strike nobody else. Missing for all other blows. */
  readonly against?: ModelId;
  /** Precision Strikes: the attacker chooses the models. Missing for all other blows. */
  readonly precise?: true;
};
