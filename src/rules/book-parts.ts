/*
 * The second door: parts of wound pools that only some rulebooks have. What all of them share is in `index.ts`.
 */
export { subtract } from './dice/fraction';
export { type AftermathChoices, type AftermathOption, aftermathOptions } from './wound-pools/aftermath';
export { armourPenetration, damageThrough } from './wound-pools/armour-penetration';
export {
  type ChallengeRules,
  challengeAttacks,
  type Duellist,
  focusDice,
  focusDie,
  focusModifier,
  focusOdds,
  type Gambit,
  type Glory,
  gambitOf,
  gloryOf,
  lowered,
  outsideSupport,
} from './wound-pools/challenge';
export { checkedCharacteristic, passesCheck, type TwoDiceCheck, twoDiceCheck } from './wound-pools/check';
export { type CombatSide, combatPoints, modelsCounted, type ScoredRow } from './wound-pools/combat-points';
export { BOOK_RULE_WORDS, type BookRule, type FighterWords, hasWord } from './wound-pools/fighter-words';
export {
  amountOf,
  isOfRule,
  NUMBERED_RULES,
  type NumberedRule,
  type RuleWord,
} from './wound-pools/numbered-rules';
export { rolledToWound } from './wound-pools/rolled-to-wound';
export {
  type AlteredKind,
  type HitToWound,
  kindsByFace,
  type WoundingHits,
  woundingHits,
} from './wound-pools/rolled-wounds';
export { type StatusRules, statusStep, type UnitStatus, withStatus } from './wound-pools/statuses';
export { shareBesides } from './wound-pools/volley';
export { type WeaponModifier, weaponModifier, withWeapon } from './wound-pools/weapon-modifier';
export { MODEL_RANKS, type ModelRank, type ResultRules } from './wound-pools/wound-pool-rules';
