import type { Source } from '../source';
import { BOOK_RULES, NUMBERED_RULES, type NumberedRule, numbersOf, type RuleWord } from './numbered-rules';
import type { SpecialRule } from './special-rules';

/** The rules that fighters and their weapons may have in a rulebook that does not use the common ones. */
export type FighterWords = {
  /** Rules that stand with a number in their word. */
  readonly numbered: readonly NumberedRule[];
  /** Rules and types without a number. */
  readonly plain: readonly (SpecialRule | (typeof BOOK_RULES)[number])[];
  readonly source: Source;
};

/** Rules that only some rulebooks have: with a number in their word, or types of a model. */
export type BookRule = Exclude<RuleWord, SpecialRule> | `poisoned${number}`;

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** Every word that a log may have for them, in the order of the menu. */
export const BOOK_RULE_WORDS: readonly BookRule[] = [
  ...NUMBERED_RULES.flatMap((rule) => NUMBERS.map((number): BookRule => `${rule}${number}`)),
  ...BOOK_RULES,
];

/** Whether the rulebook has a rule of that word. */
export function hasWord({ numbered, plain }: FighterWords, word: RuleWord): boolean {
  const words: readonly string[] = plain;
  return words.includes(word) || numbered.some((rule) => numbersOf([word], rule).length > 0);
}
