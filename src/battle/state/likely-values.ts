/** The values of a characteristic that units on a table mostly have, the lowest and the highest of them: to be offered before the others. */
export const LIKELY_VALUES = [5, 10] as const;
