import { because, type Reason } from './reason';
import type { SpecialRule } from './special-rules';
import type { WoundPoolRules } from './wound-pool-rules';

/** Why a model has its number of Attacks; `value` is what each reason adds. */
export const ATTACKS_REASONS = [
  'profile',
  'charge',
  'rage', // replaces the bonus for charging
  'disorderedCharge', // no Attacks for charging
  'secondWeapon',
  // no Attack for a second weapon: a Specialist Weapon needs another Specialist Weapon
  'loneSpecialistWeapon',
  'noAttacks', // Attacks 0: cannot strike, so nothing is added
] as const;
export type AttacksReason = (typeof ATTACKS_REASONS)[number];

export type AttacksQuestion = {
  /** Attacks of the profile. */
  readonly attacks: number;
  readonly charged: boolean;
  readonly disorderedCharge: boolean;
  /** The single-handed weapons the model fights with, pistols included. */
  readonly weapons: readonly { readonly rules: readonly SpecialRule[] }[];
  readonly rules: readonly SpecialRule[];
};

/**
 * How many attacks one model makes at its step, without its Hammer of Wrath hit. A charge and a second weapon add
 * only what the rulebook says.
 */
export function countAttacks(
  book: WoundPoolRules,
  question: AttacksQuestion,
): { readonly attacks: number; readonly reasons: readonly Reason<AttacksReason>[] } {
  if (question.attacks === 0) return { attacks: 0, reasons: [because('noAttacks', { value: 0 })] };
  const reasons = [
    because<AttacksReason>('profile', { value: question.attacks }),
    ...forCharging(book, question),
    ...forWeapons(book, question),
  ];
  return { attacks: reasons.reduce((sum, reason) => sum + (reason.values.value ?? 0), 0), reasons };
}

function forCharging(book: WoundPoolRules, question: AttacksQuestion): Reason<AttacksReason>[] {
  const { attacks } = book;
  if (!question.charged || !attacks) return [];
  if (question.disorderedCharge) return [because('disorderedCharge', { value: 0 })];
  return question.rules.includes('rage')
    ? [because('rage', { value: attacks.rage })]
    : [because('charge', { value: attacks.charge })];
}

function forWeapons(book: WoundPoolRules, { weapons }: AttacksQuestion): Reason<AttacksReason>[] {
  const { attacks } = book;
  if (weapons.length < 2 || !attacks) return [];
  const specialist = weapons.filter((weapon) => weapon.rules.includes('specialistWeapon')).length;
  return specialist === 1
    ? [because('loneSpecialistWeapon', { value: 0 })]
    : [because('secondWeapon', { value: attacks.secondWeapon })];
}
