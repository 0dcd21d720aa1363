import { SPECIAL_RULES, type SpecialRule } from './special-rules';

/** Rules that are written with a number, such as Breaching (4+): it stands in their word, `breaching4`. */
export const NUMBERED_RULES = [
  'breaching',
  'rending',
  'shred',
  'criticalHit',
  'poisoned',
  'reapingBlow',
  'eternalWarrior',
] as const;
export type NumberedRule = (typeof NUMBERED_RULES)[number];

/** Rules without a number that only some rulebooks have; the last two are types of the target. */
export const BOOK_RULES = ['hatred', 'walker', 'automata'] as const;

/** A rule of an attack or a model, as any rulebook of this engine writes it. */
export type RuleWord = SpecialRule | (typeof BOOK_RULES)[number] | `${NumberedRule}${number}`;

/** Whether it is a word that every rulebook of this engine may have. */
export function isSpecialRule(word: RuleWord): word is SpecialRule {
  const words: readonly string[] = SPECIAL_RULES;
  return words.includes(word);
}

/** The numbers with which the rules have it; empty if they do not. */
export function numbersOf(rules: readonly RuleWord[], rule: NumberedRule): readonly number[] {
  return rules.flatMap((word) => {
    const number = word.startsWith(rule) ? Number(word.slice(rule.length)) : Number.NaN;
    return word.length > rule.length && Number.isInteger(number) ? [number] : [];
  });
}

/** The lowest roll on which the rule works; null if they do not have it. */
export function worksFrom(rules: readonly RuleWord[], rule: NumberedRule): number | null {
  const numbers = numbersOf(rules, rule);
  return numbers.length === 0 ? null : Math.min(...numbers);
}

/** How much the rule adds or takes off; 0 if they do not have it. */
export function amountOf(rules: readonly RuleWord[], rule: NumberedRule): number {
  return Math.max(0, ...numbersOf(rules, rule));
}

/** Whether the word is this rule with a number. */
export function isOfRule(word: RuleWord, rule: NumberedRule): boolean {
  return numbersOf([word], rule).length > 0;
}
