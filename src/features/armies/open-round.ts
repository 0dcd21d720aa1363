import type { Battle } from '@/battle/battle';
import { openRoundOf } from '@/battle/decide-army';
import type { UnitId } from '@/battle/ids';
import type { OpenRound } from './armies-room';

/** The round in which a loss of the unit would be a casualty, or null where it fights in none. */
export function openRoundIn(battle: Battle, unit: UnitId): OpenRound | null {
  const open = openRoundOf(battle, unit);
  return open && { battleId: battle.id, ...open };
}
