/** How a battle ended, as the players said: a winner, a draw, or nothing said. */
export const BATTLE_WINNERS = ['a', 'b', 'draw', 'unsaid'] as const;
export type BattleWinner = (typeof BATTLE_WINNERS)[number];
