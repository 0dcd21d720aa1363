import type { Battle, Round } from '@/battle/state/battle';
import { sheetOf } from '@/battle/state/edition-of';
import type { Answers, Side } from '@/rules/index';

/** What the duels of the round propose for the side: their excess in the row that counts it. Nothing without a duel. */
export function duelProposal(battle: Battle, { duels }: Round, side: Side): Answers {
  const { duel } = sheetOf(battle);
  const own = duels.filter((fought) => fought.side === side);
  if (!duel || own.length === 0) return {};
  return { [duel.rowId]: own.reduce((sum, { excess }) => sum + excess, 0) };
}
