import type { Source } from './source';

/** The place of a Player Turn in the game. */
export type PlayerTurn = {
  readonly gameTurn: number;
  /** 1 for the player who began the game. */
  readonly player: 1 | 2;
  /** True for the last Player Turn of the game. */
  readonly last: boolean;
};

/**
 * The place of the Player Turn with that number, from 1, in a game of `gameTurns` Game Turns with two Player
 * Turns each.
 */
export function playerTurn(playerTurnNumber: number, gameTurns: number): PlayerTurn {
  return {
    gameTurn: Math.ceil(playerTurnNumber / 2),
    player: playerTurnNumber % 2 === 1 ? 1 : 2,
    last: playerTurnNumber === 2 * gameTurns,
  };
}

/** A game that may go on: a D6 at the end of Game Turn `fromTurn` and of each later one decides. */
export type RandomLength = {
  readonly label: string;
  readonly fromTurn: number;
  readonly source: Source;
} & (
  | {
      /** A sum of the D6 and the turn's number of this or more ends the game. */
      readonly endsFrom: number;
    }
  | {
      /** A D6 of this or less ends the game; the last turn ends it without a roll. */
      readonly endsUpTo: number;
      readonly lastTurn: number;
    }
);

/** Whether a game of random length ends with that Game Turn, by the D6 rolled at its end. */
export function endsGame(rule: RandomLength, gameTurn: number, roll: number): boolean {
  if (gameTurn < rule.fromTurn) return false;
  if ('endsFrom' in rule) return gameTurn + roll >= rule.endsFrom;
  return gameTurn >= rule.lastTurn || roll <= rule.endsUpTo;
}

/** How many faces of the D6 end the game with that Game Turn: 0 before the first turn on which it may end. */
export function facesThatEnd(rule: RandomLength, gameTurn: number): number {
  return [1, 2, 3, 4, 5, 6].filter((roll) => endsGame(rule, gameTurn, roll)).length;
}

/**
 * When an army is broken and the game ends: below this part of its Unit Strength at the start, rounded down.
 */
export type BreakPoint = {
  readonly label: string;
  readonly numerator: number;
  readonly denominator: number;
  readonly source: Source;
};

/** The Unit Strength below which an army with this Unit Strength at the start is broken. */
export function breakPoint({ numerator, denominator }: BreakPoint, startingUnitStrength: number): number {
  return Math.floor((numerator * startingUnitStrength) / denominator);
}
