import { complement, divide, type Fraction, fraction, multiply } from '../dice/fraction';
import { chanceOfNeed } from '../dice/one-die';
import type { ModelProfile } from './model-profile';
import { type BestSave, bestSave } from './save';
import { type Need, partOf, type WoundPoolRules } from './wound-pool-rules';

/*
 * A weapon that Gets Hot hurts its firer: each To Hit roll of 1 is a Wound on it. The firer may use an
 * armour or an invulnerable save, but no cover. The Wound is that model's own, without Look Out, Sir
 * (Horus Heresy 1.0 and 40k 7th, Gets Hot). A weapon without To Hit rolls, such as Blast, rolls one die
 * for each shot before it is fired. The same functions handle it; only a re-roll of Gets Hot itself is
 * allowed there.
 */

/** The To Hit dice of one weapon: as first rolled, and the re-rolls in order. */
export type HotDice = {
  readonly dice: readonly number[];
  /** Whether misses or only ones were re-rolled; null: no re-roll. */
  readonly reroll: 'failures' | 'ones' | null;
  /** The new dice of the re-rolls, in the order of the old ones. */
  readonly again: readonly number[];
  /** The number that a shot needs to hit: a miss is re-rolled. Null if there is no To Hit roll. */
  readonly need: Need;
};

/**
 * How many Wounds the firer suffers, or how many dice a vehicle rolls for glancing hits: one for each 1 that
 * was not re-rolled, or was a 1 again.
 */
export function hotShots(book: WoundPoolRules, { dice, reroll, again, need }: HotDice): number {
  const { roll } = hotRules(book);
  const isHot = (die: number) => die <= roll;
  const rolledAgain = (die: number) =>
    reroll === 'ones' ? isHot(die) : reroll === 'failures' && (isHot(die) || (need !== null && die < need));
  return dice.filter((die) => isHot(die) && !rolledAgain(die)).length + hotAgain();

  /** A miss other than a 1 does not get hot, whatever its re-roll shows. */
  function hotAgain(): number {
    const olds = dice.filter(rolledAgain);
    return again.filter((die, index) => isHot(die) && isHot(olds[index] ?? 6)).length;
  }
}

/**
 * The effect of a hot shot: a Wound on the firer with its save and Feel No Pain, or the roll on which a
 * vehicle is glanced.
 */
export type HotEffect =
  | { readonly kind: 'wound'; readonly save: BestSave; readonly feelNoPain: Need }
  | { readonly kind: 'glance'; readonly upTo: number };

/**
 * The effect on this firer. The Wound has no AP: armour may always be tried. A model without Toughness is a
 * vehicle.
 */
export function hotEffect(book: WoundPoolRules, firer: ModelProfile): HotEffect {
  if (firer.toughness === null) return { kind: 'glance', upTo: hotRules(book).vehicleUpTo };
  const { armourSave, invulnerableSave, feelNoPain } = firer;
  return {
    kind: 'wound',
    save: bestSave(book, { ap: null, armourSave, invulnerableSave, noSaves: false }),
    feelNoPain,
  };
}

/**
 * The chance that one shot costs its firer a Wound, or a Hull Point by a glancing hit. `rerolls`: ones are
 * re-rolled.
 */
export function hotChance(book: WoundPoolRules, firer: ModelProfile, rerolls: boolean): Fraction {
  const hot = chanceOfHeat(book, rerolls);
  const effect = hotEffect(book, firer);
  if (effect.kind === 'glance') return multiply(hot, fraction(effect.upTo, 6));
  const unsaved = complement(chanceOfNeed(effect.save.need));
  return multiply(hot, multiply(unsaved, complement(chanceOfNeed(effect.feelNoPain))));
}

/**
 * The chance that a shot that missed got hot; for a vehicle, that it glances it. `hits`: the chance of a hit
 * with re-rolls, below 1.
 */
export function hotAmongMisses(
  book: WoundPoolRules,
  effect: HotEffect,
  hits: Fraction,
  rerolls: boolean,
): Fraction {
  const hot = chanceOfHeat(book, rerolls);
  const counted = effect.kind === 'glance' ? multiply(hot, fraction(effect.upTo, 6)) : hot;
  return divide(counted, complement(hits));
}

/** With a re-roll, the die must show a 1 twice. */
function chanceOfHeat(book: WoundPoolRules, rerolls: boolean): Fraction {
  const one = fraction(hotRules(book).roll, 6);
  return rerolls ? multiply(one, one) : one;
}

function hotRules({ getsHot }: WoundPoolRules) {
  return partOf(getsHot, 'Gets Hot');
}
