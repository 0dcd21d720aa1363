import type { Side } from '@/rules/index';
import { sameTurn, type Turn } from './turn';

/** A reaction that a side made in a turn of its enemy. */
export type MadeReaction = { readonly side: Side; readonly reaction: string; readonly turn: Turn };

/** The reactions of a side in this turn, in the order in which they were made. */
export function reactionsIn(made: readonly MadeReaction[], turn: Turn, side: Side): readonly MadeReaction[] {
  return made.filter((one) => one.side === side && sameTurn(one.turn, turn));
}
