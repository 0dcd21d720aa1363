import { enReview } from './en/review';

/** All sentences of a review, by name. Another language must have the same ones. */
export type ReviewWords = typeof enReview;

/** These sentences in the current language; loaded with the review. */
export const reviewWords: ReviewWords = enReview;
