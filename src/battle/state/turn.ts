import { otherSide, type Side } from '@/rules/index';

/** Whose Player Turn of which Game Turn it is. */
export type Turn = {
  readonly gameTurn: number;
  readonly side: Side;
  /** The phase of the Player Turn, as an index into the edition's list; missing: not entered. */
  readonly phase?: number;
};

/** Whether both are the same Player Turn, in any phase. */
export function sameTurn(one: Turn, other: Turn): boolean {
  return one.gameTurn === other.gameTurn && one.side === other.side;
}

/**
 * The Player Turn after this one: the second player's of the same Game Turn, then the first player's of the
 * next.
 */
export function turnAfter(turn: Turn, firstSide: Side): Turn {
  const second = otherSide(firstSide);
  return turn.side === firstSide
    ? { gameTurn: turn.gameTurn, side: second }
    : { gameTurn: turn.gameTurn + 1, side: firstSide };
}

/** The Player Turn before this one, or null at the start of the battle. */
export function turnBefore(turn: Turn, firstSide: Side): Turn | null {
  if (turn.side !== firstSide) return { gameTurn: turn.gameTurn, side: firstSide };
  return turn.gameTurn > 1 ? { gameTurn: turn.gameTurn - 1, side: otherSide(firstSide) } : null;
}
