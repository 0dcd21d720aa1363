import { type Fraction, fraction } from '../dice/fraction';
import { effectOfBand } from './destroyer';
import type { Wound } from './pools';
import type { SpecialRule } from './special-rules';
import type { DamageResult, PenetrationKind, VehicleRules, WoundPoolRules } from './wound-pool-rules';

/*
 * A vehicle has Armour Values instead of Toughness and Hull Points instead of Wounds. A hit glances or
 * penetrates it, or has no effect. Its effect is a Wound in a pool, which is saved and allocated like any
 * other. A penetrating hit also rolls on the damage table.
 */

/** What a hit needs against one Armour Value. */
export type Penetration = {
  /** The Armour Value used. */
  readonly armour: number;
  readonly strength: number;
  /** How many D6 are added to the Strength; with `haywire`, one D6 on a table of its own. */
  readonly dice: 1 | 2;
  /** A 6 adds a D3. */
  readonly rending: boolean;
  readonly haywire: boolean;
  /** The total that glances, and the lowest total that penetrates. Above all possible totals: never. */
  readonly glancesOn: number;
  readonly penetratesOn: number;
  readonly chances: Readonly<Record<PenetrationKind, Fraction>>;
};

export type PenetrationQuestion = {
  readonly strength: number;
  readonly armour: number;
  readonly rules: readonly SpecialRule[];
};

/** What a hit of that Strength needs against that Armour Value, by the rules of the attack. */
export function penetration(
  vehicles: VehicleRules,
  { strength, armour: printed, rules }: PenetrationQuestion,
): Penetration {
  const haywire = rules.includes('haywire');
  const armour = rules.includes('lance') ? Math.min(printed, vehicles.lance.armour) : printed;
  const dice = !haywire && (rules.includes('armourbane') || rules.includes('melta')) ? 2 : 1;
  const rending = !haywire && rules.includes('rending');
  const needs = haywire
    ? { glancesOn: vehicles.haywire.glancing, penetratesOn: vehicles.haywire.penetrating }
    : { glancesOn: armour - strength, penetratesOn: armour - strength + 1 };
  const roll = { armour, strength, dice, rending, haywire, ...needs } as const;
  const totals = totalsOf(dice, rending);
  const whole = [...totals.values()].reduce((sum, ways) => sum + ways, 0);
  const ways = (kind: PenetrationKind) =>
    [...totals].reduce((sum, [total, count]) => (effectOf(roll, total) === kind ? sum + count : sum), 0);
  return {
    ...roll,
    chances: {
      glancing: fraction(ways('glancing'), whole),
      penetrating: fraction(ways('penetrating'), whole),
    },
  };
}

/** The effect of that total. */
export function effectOf(
  { glancesOn, penetratesOn, haywire }: Pick<Penetration, 'glancesOn' | 'penetratesOn' | 'haywire'>,
  total: number,
): PenetrationKind | null {
  if (total >= penetratesOn) return 'penetrating';
  return total === glancesOn || (haywire && total > glancesOn) ? 'glancing' : null;
}

/** How many of all results have each total. */
function totalsOf(dice: 1 | 2, rending: boolean): ReadonlyMap<number, number> {
  // In eighteenths: a 6 that rends counts as 7, 8 or 9.
  const one = [1, 2, 3, 4, 5, 6].flatMap((face) => (rending && face === 6 ? [7, 8, 9] : [face, face, face]));
  const all = dice === 1 ? one : one.flatMap((first) => one.map((second) => first + second));
  const totals = new Map<number, number>();
  for (const total of all) totals.set(total, (totals.get(total) ?? 0) + 1);
  return totals;
}

/** Whether this Wound of a vehicle penetrated it: by an ordinary hit, or by one of the Destroyer table. */
export function penetrates(book: WoundPoolRules, { hit, band }: Pick<Wound, 'hit' | 'band'>): boolean {
  if (band !== null) return effectOfBand(book, band).inflicts === 'penetratingHit';
  return hit === 'penetrating';
}

/** The modifier of the roll on the damage table. */
export function damageModifier(
  vehicles: VehicleRules,
  { ap }: Pick<Wound, 'ap'>,
  { openTopped }: { readonly openTopped: boolean },
): number {
  const forAp = vehicles.modifiers.ap.find((row) => row.ap === ap)?.add ?? 0;
  return forAp + (openTopped ? vehicles.modifiers.openTopped : 0);
}

/** The row of the damage table for a roll with its modifiers. */
export function damageOf({ damage }: VehicleRules, total: number): DamageResult {
  const row = damage.rows.findLast(({ from }) => from <= total);
  if (!row) throw new RangeError(`The damage table has no row for ${total}`);
  return row.result;
}
