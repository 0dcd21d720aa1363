import type { Battle } from '@/battle/state/battle';
import { openRoundOf } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import type { OpenRound } from './armies-room';

/** The round in which a loss of the unit would be a casualty; null if it fights in none. */
export function openRoundIn(battle: Battle, unit: UnitId): OpenRound | null {
  const open = openRoundOf(battle, unit);
  return open && { battleId: battle.id, ...open };
}
