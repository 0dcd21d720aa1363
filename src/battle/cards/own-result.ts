import type { BattleWinner } from '@/battle/state/records';
import type { Side } from '@/rules/index';

/** How a battle ended for the owner of this device; `unsaid`: not entered. */
export const OWN_RESULTS = ['won', 'drawn', 'lost', 'unsaid'] as const;
export type OwnResult = (typeof OWN_RESULTS)[number];

/** The result for that side; null if one side won and the owner's side is not known. */
export function ownResult(winner: BattleWinner, mine: Side | null): OwnResult | null {
  if (winner === 'draw') return 'drawn';
  if (winner === 'unsaid') return 'unsaid';
  if (mine === null) return null;
  return winner === mine ? 'won' : 'lost';
}
