import { enReview } from './en/review';

/** Every sentence of a review by name: what another language has to say too. */
export type ReviewWords = typeof enReview;

/** The words of a review in the language in use; loaded with it. */
export const reviewWords: ReviewWords = enReview;
