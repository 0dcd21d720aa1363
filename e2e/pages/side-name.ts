/** The sides as the players read them. */
export const SIDE_NAMES = ['Blue', 'Red'] as const;
export type SideName = (typeof SIDE_NAMES)[number];
