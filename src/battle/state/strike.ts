import type { AlteredKind } from '@/rules/book-parts';
import type { DestroyerBand, PenetrationKind } from '@/rules/index';
import { MAX_DAMAGE } from './book-weapon';
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
  /** Hits that wound without a die, besides the count, by the kind of their Wounds; missing: none. */
  readonly wounding?: WoundCounts;
  /** Shots that got hot: Wounds on the shooters, or glancing hits on a vehicle; missing: none. */
  readonly hot?: HotShots;
};

/**
 * The number of shots that got hot. `rolled`: the dice for glancing a vehicle, if the app rolled them; else
 * null.
 */
export type HotShots = { readonly count: number; readonly rolled: readonly number[] | null };

/**
 * How a hit may wound: by the To Wound roll, by a Rending 6, through a vehicle's armour, by a row of the
 * Destroyer table, or as its rolls have altered it.
 */
export type StrikeWoundKind = 'plain' | 'rending' | PenetrationKind | DestroyerBand | AlteredKind;
/** The number of Wounds of each kind; kinds without any are left out. */
export type WoundCounts = Readonly<Partial<Record<StrikeWoundKind, number>>>;
export type StrikeWounds = {
  readonly counts: WoundCounts;
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

/** The most that rolls add to the Damage of a weapon: one for the hit, one for the Wound. */
const MAX_ADDED = 2;
const APS = ['-', 1, 2, 3, 4, 5, 6] as const;

/** Every kind of altered Wound that a log may have. */
export const ALTERED_KINDS: readonly AlteredKind[] = APS.flatMap((ap) =>
  Array.from({ length: MAX_DAMAGE + MAX_ADDED }, (_, index): AlteredKind => `AP${ap} D${index + 1}`),
);

/** Whether the kind is one of altered Wounds. */
export function isAltered(kind: string): kind is AlteredKind {
  return /^AP[-1-6] D\d+$/.test(kind);
}

/** The AP and the Damage of altered Wounds. */
export function alteredBy(kind: AlteredKind): { readonly ap: number | null; readonly damage: number } {
  const [ap = '', damage = ''] = kind.split(' ');
  return { ap: ap === 'AP-' ? null : Number(ap.slice(2)), damage: Number(damage.slice(1)) };
}

/** All Wounds of the strike by their kinds, those of its hits included. */
export function woundCountsOf({ hits, wounds }: Pick<Strike, 'hits' | 'wounds'>): WoundCounts {
  const counts: Partial<Record<StrikeWoundKind, number>> = { ...wounds?.counts };
  for (const [kind, count] of Object.entries(hits?.wounding ?? {}) as [StrikeWoundKind, number][]) {
    counts[kind] = (counts[kind] ?? 0) + count;
  }
  return counts;
}

/** All hits of a count, also those that wounded without a die. */
export function allHits({ count, wounding = {} }: Count): number {
  return Object.values(wounding).reduce<number>((sum, more) => sum + (more ?? 0), count);
}
