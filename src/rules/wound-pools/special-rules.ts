/**
 * Rules of an attack or its weapon. `hammerOfWrath` marks the Hammer of Wrath hit itself, not the model that
 * has the rule.
 */
export const ATTACK_RULES = [
  'rending',
  'poisoned2',
  'poisoned3',
  'poisoned4',
  'poisoned5',
  'poisoned6',
  'fleshbane',
  'shred',
  'instantDeath',
  'destroyer',
  'hammerOfWrath',
  'rerollFailedHits',
  'rerollHitsOfOne',
  'ignoresCover',
  'armourbane',
  'melta',
  'lance',
  'haywire',
] as const;

/** Rules of a model or weapon that decide how often and at which step it strikes. */
export const FIGHTER_RULES = ['unwieldy', 'specialistWeapon', 'rage', 'hammerOfWrath'] as const;

/** Rules and states of a struck model. `fear`: it failed its Fear test for this Fight sub-phase. */
export const TARGET_RULES = ['eternalWarrior', 'fear'] as const;

/** Rules of a unit that has lost a combat. */
export const UNIT_RULES = ['stubborn', 'fearless', 'andTheyShallKnowNoFear'] as const;

/** Every rule word this engine knows. */
export const SPECIAL_RULES = [
  ...new Set([...ATTACK_RULES, ...FIGHTER_RULES, ...TARGET_RULES, ...UNIT_RULES]),
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

/** The fixed To Wound number of each Poisoned rule. */
export const POISONED_NEEDS: Readonly<Partial<Record<SpecialRule, number>>> = {
  poisoned2: 2,
  poisoned3: 3,
  poisoned4: 4,
  poisoned5: 5,
  poisoned6: 6,
};

/**
 * The rules that affect saving throws or the effect of a Wound. All others are used up once the Wound is in
 * its pool.
 */
export const RULES_OF_A_WOUND: readonly SpecialRule[] = ['instantDeath', 'destroyer', 'ignoresCover'];

/**
 * The rules that count for this attack. A Hammer of Wrath hit gets no benefit from the model's special rules
 * (Horus Heresy 1.0 and 40k 7th, Hammer of Wrath); the target's rules still count.
 */
export function countingRules<Word extends string>(rules: readonly Word[]): readonly Word[] {
  const words: readonly string[] = rules;
  if (!words.includes('hammerOfWrath')) return rules;
  const others: readonly string[] = ATTACK_RULES.filter((rule) => rule !== 'hammerOfWrath');
  return rules.filter((rule) => !others.includes(rule));
}
