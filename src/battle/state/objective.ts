import type { Side } from '@/rules/index';

/** The Secondary Objective: its name, and which side has it. */
export type Objective = {
  readonly name: string;
  /** Counters of each side, for objectives that are counted turn by turn. */
  readonly counters: Readonly<Record<Side, number>>;
  /** The winner as the players entered it; `counters`: the side with more counters. */
  readonly winner: Side | 'drawn' | 'counters';
};

/** No side has it yet. */
export const NO_OBJECTIVE: Objective = { name: '', counters: { a: 0, b: 0 }, winner: 'counters' };

/** The side that has the objective now, or null for a draw. */
export function objectiveWinner({ winner, counters }: Objective): Side | null {
  if (winner === 'drawn') return null;
  if (winner !== 'counters') return winner;
  if (counters.a === counters.b) return null;
  return counters.a > counters.b ? 'a' : 'b';
}
