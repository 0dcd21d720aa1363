/*
 * The second door: parts of wound pools that only some rulebooks have. What all of them share is in `index.ts`.
 */
export { BOOK_RULE_WORDS, type BookRule, type FighterWords, hasWord } from './wound-pools/fighter-words';
export { amountOf, type RuleWord } from './wound-pools/numbered-rules';
export { type StatusRules, statusStep } from './wound-pools/statuses';
export { type WeaponModifier, withWeapon } from './wound-pools/weapon-modifier';
export { MODEL_RANKS, type ModelRank } from './wound-pools/wound-pool-rules';
