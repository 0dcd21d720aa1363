import type { Battle } from './battle';
import { type Combat, latestRound, type Round } from './combat';

/**
 * The battle with that combat changed; null if the battle has no such combat, or if the change returns null.
 */
export function changeCombat(
  battle: Battle,
  combatId: string,
  change: (combat: Combat) => Combat | null,
): Battle | null {
  const index = battle.combats.findIndex((combat) => combat.id === combatId);
  const before = battle.combats[index];
  const after = before && change(before);
  return after ? { ...battle, combats: battle.combats.with(index, after) } : null;
}

/** The battle with that round changed; null if it is not the latest round of its combat. */
export function changeRound(
  battle: Battle,
  { combatId, round: number }: { readonly combatId: string; readonly round: number },
  change: (round: Round) => Round,
): Battle | null {
  return changeCombat(battle, combatId, (combat) => {
    const round = latestRound(combat);
    if (round?.number !== number) return null;
    return { ...combat, rounds: combat.rounds.with(-1, change(round)) };
  });
}
