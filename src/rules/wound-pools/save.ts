import { because, type Reason } from './reason';
import type { ArmourPiercing, Need, WoundPoolRules } from './wound-pool-rules';

/** Why a save is what it is. */
export const SAVE_REASONS = [
  'armour', // value `need`
  'armourPierced', // the AP is equal to or lower than the armour save: values `ap`, `armour`
  'invulnerable', // value `need`
  'noSaves', // no saves of any kind
  'unprotected', // the model has no save that counts
] as const;
export type SaveReason = (typeof SAVE_REASONS)[number];

/** The one save a model takes against a Wound. */
export type BestSave = {
  readonly need: Need;
  readonly type: 'armour' | 'invulnerable' | null;
  readonly reasons: readonly Reason<SaveReason>[];
};

export type SaveQuestion = {
  readonly ap: ArmourPiercing;
  readonly armourSave: Need;
  readonly invulnerableSave: Need;
  /** By how much a rule improves the armour save. */
  readonly armourBonus?: number;
  readonly noSaves: boolean;
};

/**
 * The best save allowed; of equal ones the armour. There is no cover in close combat, and no save is better than the
 * edition's best, which also means that a 1 always fails. An improved armour save is compared with the AP as improved.
 */
export function bestSave(book: WoundPoolRules, question: SaveQuestion): BestSave {
  const { ap, armourSave, invulnerableSave, armourBonus = 0, noSaves } = question;
  if (noSaves) return { need: null, type: null, reasons: [because('noSaves')] };
  const armour = armourSave === null ? null : Math.max(book.saves.best, armourSave - armourBonus);
  const pierced = armour !== null && ap !== null && ap <= armour;
  const reasons = pierced ? [because<SaveReason>('armourPierced', { ap, armour })] : [];
  if (armour !== null && !pierced && (invulnerableSave === null || armour <= invulnerableSave)) {
    return { need: armour, type: 'armour', reasons: [because('armour', { need: armour })] };
  }
  if (invulnerableSave !== null) {
    const need = Math.max(book.saves.best, invulnerableSave);
    return { need, type: 'invulnerable', reasons: [...reasons, because('invulnerable', { need })] };
  }
  return { need: null, type: null, reasons: pierced ? reasons : [because('unprotected')] };
}
