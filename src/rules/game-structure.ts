/** A Player Turn's place in the game. */
export type PlayerTurn = {
  readonly gameTurn: number;
  /** 1 for the player who began the game. */
  readonly player: 1 | 2;
  /** The last Player Turn of a game of so many Game Turns. */
  readonly last: boolean;
};

/** Where the Player Turn of that number, counted from 1, stands in a game of so many Game Turns of two Player Turns each. */
export function playerTurn(playerTurnNumber: number, gameTurns: number): PlayerTurn {
  return {
    gameTurn: Math.ceil(playerTurnNumber / 2),
    player: playerTurnNumber % 2 === 1 ? 1 : 2,
    last: playerTurnNumber === 2 * gameTurns,
  };
}
