import { strikeOrders } from '@/battle/assault/odds/odds';
import type { OddsView } from '@/battle/assault/standing/view';
import type { Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import type { StrikeId } from '@/battle/state/ids';

/** The odds of the order of pools that is best for the attacker; null if `strikeOrders` is empty. */
export function strikeOdds(battle: Battle, combat: Combat, strikeId: StrikeId): OddsView | null {
  return strikeOrders(battle, combat, strikeId)[0]?.odds ?? null;
}
