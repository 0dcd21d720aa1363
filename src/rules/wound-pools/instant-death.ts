import type { ModelProfile } from './model-profile';
import type { SpecialRule } from './special-rules';
import { partOf, type WoundPoolRules } from './wound-pool-rules';

/** The values of a Wound that decide about Instant Death. */
export type Blow = { readonly strength: number | null; readonly rules: readonly SpecialRule[] };

/**
 * Whether the Wound has Instant Death against this model: by its rule, or by a Strength of at least twice the
 * Toughness of the model (not of its unit). A Destroyer hit has the edition's Destroyer Strength. There is no
 * Instant Death against vehicles, nor in a rulebook without it.
 */
export function hasInstantDeath(
  book: WoundPoolRules,
  blow: Blow,
  { toughness }: Pick<ModelProfile, 'toughness'>,
): boolean {
  if (toughness === null || !book.instantDeath) return false;
  if (blow.rules.includes('instantDeath')) return true;
  const strength = blow.rules.includes('destroyer')
    ? partOf(book.destroyer, 'Destroyer table').strength
    : blow.strength;
  return strength !== null && strength >= book.instantDeath.timesToughness * toughness;
}

/**
 * Whether an unsaved Wound removes this model at once: it has Instant Death, and the model is not an Eternal
 * Warrior.
 */
export function removesAtOnce(
  book: WoundPoolRules,
  blow: Blow,
  model: Pick<ModelProfile, 'toughness' | 'rules'>,
): boolean {
  return hasInstantDeath(book, blow, model) && !model.rules.includes('eternalWarrior');
}
