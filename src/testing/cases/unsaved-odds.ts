import { binomial, type Distribution, totalOf } from '@/rules/dice/distribution';
import { type Fraction, multiply, sum } from '@/rules/dice/fraction';
import type { ModelProfile } from '@/rules/wound-pools/model-profile';
import { unsavedChance, type Volley } from '@/rules/wound-pools/volley';
import type { WoundPoolRules } from '@/rules/wound-pools/wound-pool-rules';

/**
 * How many Wounds are neither saved nor discounted, from none to all dice, against equal models. It is not
 * limited by the size of the unit.
 */
export function unsavedOdds(
  book: WoundPoolRules,
  volleys: readonly Volley[],
  model: ModelProfile,
): Distribution {
  return totalOf(volleys.map((volley) => binomial(volley.count, dieUnsavedChance(book, volley, model))));
}

/** The chance that one die of the volley ends as an unsaved Wound on such a model. */
export function dieUnsavedChance(book: WoundPoolRules, volley: Volley, model: ModelProfile): Fraction {
  return sum(volley.kinds.map((kind) => multiply(kind.chance, unsavedChance(book, kind, model))));
}
