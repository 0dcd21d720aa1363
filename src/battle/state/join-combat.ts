import { unitOf } from './army';
import type { Battle } from './battle';
import { changeCombat } from './change-combat';
import { latestRound } from './combat';
import { nobodyWins } from './edition-of';
import type { CombatId, UnitId } from './ids';

/**
 * The battle with the unit engaged in that combat, at its current strength; null if one of them does not
 * exist, or the unit fights there already.
 */
export function joinCombat(battle: Battle, combatId: CombatId, unitId: UnitId): Battle | null {
  const army = unitOf(battle, unitId);
  if (!army) return null;
  return changeCombat(battle, combatId, (combat) => {
    if (combat.unitIds.includes(unitId)) return null;
    const round = latestRound(combat);
    // Without units nothing is counted in a fight that nobody wins: its round is of the turn of the first.
    const turn = round && nobodyWins(battle) && combat.unitIds.length === 0 ? battle.turn : round?.turn;
    const rounds =
      round && turn
        ? combat.rounds.with(-1, {
            ...round,
            turn,
            lostAtStart: { ...round.lostAtStart, [unitId]: army.lost },
          })
        : combat.rounds;
    return { ...combat, rounds, unitIds: [...combat.unitIds, unitId] };
  });
}
