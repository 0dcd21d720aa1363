import { because, type Reason } from './reason';
import type { ArmourPiercing, Need, WoundPoolRules } from './wound-pool-rules';

/** Why a save is what it is. */
export const SAVE_REASONS = [
  'armour', // value `need`
  'armourPierced', // the AP is equal to or lower than the armour save: values `ap`, `armour`
  'invulnerable', // value `need`
  'cover', // value `need`
  'coverIgnored', // the attack ignores cover: value `cover`
  'noSaves', // no saves of any kind
  'unprotected', // the model has no save that counts
] as const;
export type SaveReason = (typeof SAVE_REASONS)[number];

/** The kinds of saves; of equal saves the first kind is used. */
export const SAVE_TYPES = ['armour', 'invulnerable', 'cover'] as const;
export type SaveType = (typeof SAVE_TYPES)[number];

/** The one save a model takes against a Wound. */
export type BestSave = {
  readonly need: Need;
  readonly type: SaveType | null;
  readonly reasons: readonly Reason<SaveReason>[];
};

export type SaveQuestion = {
  readonly ap: ArmourPiercing;
  readonly armourSave: Need;
  readonly invulnerableSave: Need;
  /** Of a target that is shot at; missing: none. Close combat has no cover. */
  readonly coverSave?: Need;
  readonly ignoresCover?: boolean;
  /** By how much a rule improves the armour save. */
  readonly armourBonus?: number;
  readonly noSaves: boolean;
  /** No armour counts against it; missing: by its AP. */
  readonly noArmour?: boolean;
};

/**
 * The best save allowed; of equal ones armour first, then invulnerable. No save is better than the edition's
 * best, so a 1 always fails. The AP is compared with the improved armour save. AP affects neither
 * invulnerable saves nor cover.
 */
export function bestSave(book: WoundPoolRules, question: SaveQuestion): BestSave {
  const { ap, armourSave, invulnerableSave, armourBonus = 0, noSaves } = question;
  if (noSaves) return { need: null, type: null, reasons: [because('noSaves')] };
  const { best } = book.saves;
  const armour = armourSave === null ? null : Math.max(best, armourSave - armourBonus);
  const pierced = armour !== null && (question.noArmour === true || (ap !== null && ap <= armour));
  const { coverSave = null, ignoresCover = false } = question;
  const allowed: Readonly<Record<SaveType, Need>> = {
    armour: pierced ? null : armour,
    invulnerable: invulnerableSave === null ? null : Math.max(best, invulnerableSave),
    cover: coverSave === null || ignoresCover ? null : Math.max(best, coverSave),
  };
  const need = lowest(SAVE_TYPES.flatMap((type) => allowed[type] ?? []));
  const type = SAVE_TYPES.find((candidate) => need !== null && allowed[candidate] === need) ?? null;
  const barred = [
    ...(pierced ? [because<SaveReason>('armourPierced', { ap: ap ?? 0, armour })] : []),
    ...(coverSave !== null && ignoresCover
      ? [because<SaveReason>('coverIgnored', { cover: coverSave })]
      : []),
  ];
  if (need === null || type === null) {
    return { need: null, type: null, reasons: barred.length > 0 ? barred : [because('unprotected')] };
  }
  return {
    need,
    type,
    reasons: type === 'armour' ? [because(type, { need })] : [...barred, because(type, { need })],
  };
}

function lowest(needs: readonly number[]): Need {
  return needs.length === 0 ? null : Math.min(...needs);
}
