/** The rooms of a battle, left to right in the bar. */
export const ROOMS = ['fight', 'armies', 'score', 'log'] as const;
export type Room = (typeof ROOMS)[number];
