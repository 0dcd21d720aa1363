import type { NumberedRule } from './numbered-rules';

/** What a natural roll does to its hit or its Wound, from the number in the rule's word up. */
export type RollEffect = {
  readonly rule: NumberedRule;
  /** The roll that is looked at: the one that hit, or the one that wounds. */
  readonly on: 'hit' | 'wound';
  /**
   * It wounds whatever the Toughness. A hit that does so rolls no die to wound, and counts as a 6 for what such a
   * roll would do.
   */
  readonly wounds?: true;
  /** The AP of the Wound; missing: the weapon's. */
  readonly ap?: number;
  /** Added to the Damage; missing: nothing. */
  readonly damage?: number;
};
