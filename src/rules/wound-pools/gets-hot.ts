import { complement, divide, type Fraction, fraction, multiply } from '../dice/fraction';
import { chanceOfNeed } from '../dice/one-die';
import type { ModelProfile } from './model-profile';
import { type BestSave, bestSave } from './save';
import type { Need, WoundPoolRules } from './wound-pool-rules';

/*
 * A weapon that Gets Hot harms whoever fires it: the firer suffers a Wound for each To Hit roll of 1. It may save it by armour or an
 * invulnerable save, never by cover; the Wound is that model's own, and nobody looks out for it (Horus Heresy 1.0 and 40k 7th, Gets Hot).
 * A weapon that rolls no die To Hit, such as Blast, rolls one for each shot before it is fired: by the same functions, and no re-roll but
 * one of Gets Hot itself.
 */

/** The To Hit dice of one weapon: as they first fell, and what of them was rolled again, in its order. */
export type HotDice = {
  readonly dice: readonly number[];
  /** Whether dice that missed, or only ones, were rolled again; null where no die was. */
  readonly reroll: 'failures' | 'ones' | null;
  /** The new dice of those rolled again, as many as were and in the order of the old ones. */
  readonly again: readonly number[];
  /** What a shot needs to hit: a miss is rolled again. Null where no die is rolled To Hit. */
  readonly need: Need;
};

/** How many Wounds the firer suffers, or dice a vehicle rolls for a glancing hit: one for each 1 that was not rolled again, or again fell on 1. */
export function hotShots(book: WoundPoolRules, { dice, reroll, again, need }: HotDice): number {
  const isHot = (die: number) => die <= book.getsHot.roll;
  const rolledAgain = (die: number) =>
    reroll === 'ones' ? isHot(die) : reroll === 'failures' && (isHot(die) || (need !== null && die < need));
  return dice.filter((die) => isHot(die) && !rolledAgain(die)).length + hotAgain();

  /** A miss that was no 1 does not get hot, whatever the new die shows. */
  function hotAgain(): number {
    const olds = dice.filter(rolledAgain);
    return again.filter((die, index) => isHot(die) && isHot(olds[index] ?? 6)).length;
  }
}

/** What a hot shot does: a Wound on the firer with the save and the Feel No Pain it may take, or the roll on which a vehicle is glanced. */
export type HotEffect =
  | { readonly kind: 'wound'; readonly save: BestSave; readonly feelNoPain: Need }
  | { readonly kind: 'glance'; readonly upTo: number };

/** The effect on this firer. The Wound has no AP: armour may always be tried. A model without Toughness is a vehicle. */
export function hotEffect(book: WoundPoolRules, firer: ModelProfile): HotEffect {
  if (firer.toughness === null) return { kind: 'glance', upTo: book.getsHot.vehicleUpTo };
  const { armourSave, invulnerableSave, feelNoPain } = firer;
  return {
    kind: 'wound',
    save: bestSave(book, { ap: null, armourSave, invulnerableSave, noSaves: false }),
    feelNoPain,
  };
}

/** The chance that one shot costs its firer a Wound, or a Hull Point by the glancing hit. `rerolls`: ones are rolled again. */
export function hotChance(book: WoundPoolRules, firer: ModelProfile, rerolls: boolean): Fraction {
  const hot = chanceOfHeat(book, rerolls);
  const effect = hotEffect(book, firer);
  if (effect.kind === 'glance') return multiply(hot, fraction(effect.upTo, 6));
  const unsaved = complement(chanceOfNeed(effect.save.need));
  return multiply(hot, multiply(unsaved, complement(chanceOfNeed(effect.feelNoPain))));
}

/**
 * The chance that a shot that did not hit got hot; on a vehicle, that it glances it. `hits` is the chance of a hit, re-rolls in it, and not
 * certain.
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

/** A 1 that is rolled again has to be one twice. */
function chanceOfHeat(book: WoundPoolRules, rerolls: boolean): Fraction {
  const one = fraction(book.getsHot.roll, 6);
  return rerolls ? multiply(one, one) : one;
}
