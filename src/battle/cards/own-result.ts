import type { BattleWinner } from '@/battle/state/records';
import type { Side } from '@/rules/index';

/** How a battle ended for the owner of this device; `unsaid` where nobody noted it. */
export const OWN_RESULTS = ['won', 'drawn', 'lost', 'unsaid'] as const;
export type OwnResult = (typeof OWN_RESULTS)[number];

/** The result for that side; null for a battle that somebody won, and nobody knows which side is the owner's. */
export function ownResult(winner: BattleWinner, mine: Side | null): OwnResult | null {
  if (winner === 'draw') return 'drawn';
  if (winner === 'unsaid') return 'unsaid';
  if (mine === null) return null;
  return winner === mine ? 'won' : 'lost';
}
