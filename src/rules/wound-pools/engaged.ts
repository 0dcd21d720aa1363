import type { WoundPoolRules } from './wound-pool-rules';

export type EngagedQuestion = {
  readonly inBaseContact: boolean;
  /** Horizontal distance to the nearest friend in base contact; null: none. */
  readonly inchesToFriendInContact: number | null;
  readonly verticalInches: number | null;
  /** The step at which the model fights, and the current step; null if it does not matter. */
  readonly initiative: number | null;
  readonly step: number | null;
};

/**
 * Whether the model may fight, and how far it piles in at this step: only at its own step, and only if not
 * yet in contact.
 */
export function engagement(
  book: WoundPoolRules,
  { inBaseContact, inchesToFriendInContact, verticalInches, initiative, step }: EngagedQuestion,
): { readonly engaged: boolean; readonly pileInInches: number } {
  const { pileInInches, supportInches, supportVerticalInches } = book.engagement;
  const supports =
    inchesToFriendInContact !== null &&
    inchesToFriendInContact <= supportInches &&
    (verticalInches ?? 0) <= (supportVerticalInches ?? supportInches);
  const pilesIn = !inBaseContact && initiative !== null && initiative === step;
  const inches = pileInInches === 'initiative' ? (initiative ?? 0) : pileInInches;
  return { engaged: inBaseContact || supports, pileInInches: pilesIn ? inches : 0 };
}
