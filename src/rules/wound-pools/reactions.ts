import type { Source } from '../source';

/** How many reactions a player has in each turn, by the size of the battle, and what they are called. */
export type ReactionRules = {
  /** By the points limit; a row ends where the next begins. */
  readonly allotment: readonly { readonly fromPoints: number; readonly reactions: number }[];
  readonly names: readonly { readonly id: string; readonly label: string }[];
  readonly source: Source;
};

/** The reactions of a turn in a battle of that size. */
export function reactionsPerTurn({ allotment }: ReactionRules, pointsLimit: number): number {
  return allotment.findLast(({ fromPoints }) => fromPoints <= pointsLimit)?.reactions ?? 0;
}
