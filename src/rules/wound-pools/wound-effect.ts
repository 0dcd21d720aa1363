import { effectOfBand } from './destroyer';
import { feelNoPain } from './feel-no-pain';
import { hasInstantDeath } from './instant-death';
import type { ModelProfile } from './model-profile';
import type { Wound } from './pools';
import { type BestSave, bestSave } from './save';
import { damageModifier, penetrates } from './vehicles';
import type { LossDice, Need, WoundPoolRules } from './wound-pool-rules';

/**
 * The cost of an unsaved Wound: one, its Damage, as many as a die shows, or all that the model has, with the die that
 * may be rolled for it.
 */
export type Loss =
  | { readonly kind: 'one' }
  | { readonly kind: 'fixed'; readonly amount: number }
  | { readonly kind: 'dice'; readonly dice: LossDice }
  | { readonly kind: 'all'; readonly dice: LossDice | null };

/** The effect of this Wound on a model. */
export type WoundEffect = {
  readonly save: BestSave;
  /** The Feel No Pain roll it gets after a failed save, or null. */
  readonly feelNoPain: Need;
  readonly loss: Loss;
  /** The modifier of the roll on the damage table; missing: no roll. */
  readonly damage?: number;
  /** A die decides which status a glance gives; one that the vehicle has costs Hull Points. Missing: no glance. */
  readonly glance?: true;
};

/** The lowest and the highest loss that a die can show. */
export const LOSS_RANGE: Readonly<Record<LossDice, { readonly from: number; readonly to: number }>> = {
  d3: { from: 1, to: 3 },
  'd6+6': { from: 7, to: 12 },
};

/** The save, the Feel No Pain roll and the loss of one Wound against this model. */
export function effectOn(book: WoundPoolRules, wound: Wound, model: ModelProfile): WoundEffect {
  const { noSaves, rules, strength } = wound;
  if (book.glances && wound.hit === 'glancing') {
    const save = bestSave(book, { ...model, ap: wound.ap, noSaves: true });
    return { save, feelNoPain: null, loss: { kind: 'one' }, glance: true };
  }
  const blow = { strength, rules };
  const allowed = feelNoPain(book, { blow, noSaves, model, saveFailed: true }).allowed;
  return {
    save: bestSave(book, {
      ...model,
      ap: wound.ap,
      noSaves,
      noArmour: book.glances !== undefined && wound.hit === 'penetrating',
      ignoresCover: rules.includes('ignoresCover'),
    }),
    feelNoPain: mitigation(allowed ? model.feelNoPain : null, model.shrouded ?? null),
    loss: lossOf(book, wound, model),
    ...(book.vehicles &&
      model.vehicle &&
      penetrates(book, wound) && { damage: damageModifier(book.vehicles, wound, model.vehicle) }),
  };
}

/** The one roll that a model may make after its save: the better of the two that it has. */
function mitigation(feelNoPain: Need, shrouded: Need): Need {
  if (feelNoPain === null || shrouded === null) return feelNoPain ?? shrouded;
  return Math.min(feelNoPain, shrouded);
}

/** The Damage of a Wound on a model whose rules may lessen it, to 1 at the lowest. */
export function damageOn({ lessDamage = 0 }: Pick<ModelProfile, 'lessDamage'>, damage: number): number {
  return Math.min(damage, Math.max(1, damage - lessDamage));
}

/**
 * The cost of an unsaved Wound for this model. Instant Death takes all; for an Eternal Warrior the chosen
 * reading decides.
 */
export function lossOf(book: WoundPoolRules, wound: Wound, model: ModelProfile): Loss {
  if (wound.damage !== undefined) return { kind: 'fixed', amount: damageOn(model, wound.damage) };
  const dice = wound.band === null ? null : effectOfBand(book, wound.band).lossDice;
  if (hasInstantDeath(book, wound, model)) {
    if (!model.rules.includes('eternalWarrior')) return { kind: 'all', dice };
    if (book.readings.eternalWarriorAgainstDestroyer === 'losesOne') return { kind: 'one' };
  }
  return dice === null ? { kind: 'one' } : { kind: 'dice', dice };
}

/**
 * How many Wounds a model with `woundsLeft` loses, at most all of them, and the excess of the roll, which is
 * lost and never goes to another model. `rolled` is null if no die was rolled: then the lowest result counts.
 */
export function applyLoss(
  loss: Loss,
  woundsLeft: number,
  rolled: number | null,
): { readonly lost: number; readonly excess: number } {
  const excess = Math.max(0, (rolled ?? 0) - woundsLeft);
  if (loss.kind === 'all') return { lost: woundsLeft, excess };
  if (loss.kind === 'fixed') {
    return { lost: Math.min(woundsLeft, loss.amount), excess: Math.max(0, loss.amount - woundsLeft) };
  }
  const least = loss.kind === 'dice' ? LOSS_RANGE[loss.dice].from : 1;
  return { lost: Math.min(woundsLeft, rolled ?? least), excess };
}

/**
 * A die that the rules require. They are rolled one after the other until the Wound is saved or discounted.
 */
export type RequiredRoll =
  | { readonly roll: 'save'; readonly need: number; readonly type: BestSave['type'] }
  | { readonly roll: 'feelNoPain'; readonly need: number }
  | { readonly roll: 'damage'; readonly modifier: number }
  | { readonly roll: 'glance' }
  | { readonly roll: 'loss'; readonly dice: LossDice };

/** The dice of this Wound in order; empty if it is lost without a roll. */
export function requiredRolls({
  save,
  feelNoPain: discount,
  loss,
  damage,
  glance,
}: WoundEffect): readonly RequiredRoll[] {
  const rolls: RequiredRoll[] = [];
  if (save.need !== null) rolls.push({ roll: 'save', need: save.need, type: save.type });
  if (discount !== null) rolls.push({ roll: 'feelNoPain', need: discount });
  if (damage !== undefined) rolls.push({ roll: 'damage', modifier: damage });
  if (glance) rolls.push({ roll: 'glance' });
  if ('dice' in loss && loss.dice !== null) rolls.push({ roll: 'loss', dice: loss.dice });
  return rolls;
}

/** Whether the die for the loss can change anything for a model with so many Wounds left. */
export function lossRollMatters(loss: Loss, woundsLeft: number): boolean {
  return loss.kind === 'dice' && woundsLeft > LOSS_RANGE[loss.dice].from;
}
