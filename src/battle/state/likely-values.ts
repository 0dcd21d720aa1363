/**
 * The lowest and the highest value of a characteristic that most units have. The app offers these values
 * first.
 */
export const LIKELY_VALUES = [5, 10] as const;
