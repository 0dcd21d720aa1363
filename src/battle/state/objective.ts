import type { Side } from '@/rules/index';

/** The Secondary Objective: what it is called, and who has it. */
export type Objective = {
  readonly name: string;
  /** Counters of each side, for objectives that count by turn. */
  readonly counters: Readonly<Record<Side, number>>;
  /** Who has won it by the players' word; `counters` follows the counters. */
  readonly winner: Side | 'drawn' | 'counters';
};

/** Nobody has it yet. */
export const NO_OBJECTIVE: Objective = { name: '', counters: { a: 0, b: 0 }, winner: 'counters' };

/** Who has the objective now, or null when it is drawn. */
export function objectiveWinner({ winner, counters }: Objective): Side | null {
  if (winner === 'drawn') return null;
  if (winner !== 'counters') return winner;
  if (counters.a === counters.b) return null;
  return counters.a > counters.b ? 'a' : 'b';
}
