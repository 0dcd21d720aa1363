import type { WoundPoolRules } from './wound-pool-rules';

export type EngagedQuestion = {
  readonly inBaseContact: boolean;
  /** Horizontal distance to the nearest friend in base contact; null when there is none. */
  readonly inchesToFriendInContact: number | null;
  readonly verticalInches: number | null;
  /** The step in which the model fights, and the step that is being fought; null when it does not matter. */
  readonly initiative: number | null;
  readonly step: number | null;
};

/** Whether the model may fight, and how far it piles in at this step: only in its own, and only when not yet in contact. */
export function engagement(
  book: WoundPoolRules,
  { inBaseContact, inchesToFriendInContact, verticalInches, initiative, step }: EngagedQuestion,
): { readonly engaged: boolean; readonly pileInInches: number } {
  const { pileInInches, supportInches, supportVerticalInches } = book.engagement;
  const supports =
    inchesToFriendInContact !== null &&
    inchesToFriendInContact <= supportInches &&
    (verticalInches ?? 0) <= supportVerticalInches;
  const pilesIn = !inBaseContact && initiative !== null && initiative === step;
  return { engaged: inBaseContact || supports, pileInInches: pilesIn ? pileInInches : 0 };
}
