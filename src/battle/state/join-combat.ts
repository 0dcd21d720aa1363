import { unitOf } from './army';
import { type Battle, latestRound } from './battle';
import { changeCombat } from './change-combat';
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
    const rounds = round
      ? combat.rounds.with(-1, { ...round, lostAtStart: { ...round.lostAtStart, [unitId]: army.lost } })
      : combat.rounds;
    return { ...combat, rounds, unitIds: [...combat.unitIds, unitId] };
  });
}
