import type { Battle } from '@/battle/state/battle';
import type { Round } from '@/battle/state/combat';
import { sheetOf } from '@/battle/state/edition-of';
import type { Answers, Side } from '@/rules/index';

/**
 * The proposal from the round's duels for the side: their excess, in the row that counts it. Empty without a
 * duel.
 */
export function duelProposal(battle: Battle, { duels }: Round, side: Side): Answers {
  const { duel } = sheetOf(battle);
  const own = duels.filter((fought) => fought.side === side);
  if (!duel || own.length === 0) return {};
  return { [duel.rowId]: own.reduce((sum, { excess }) => sum + excess, 0) };
}
