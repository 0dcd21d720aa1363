import { victoryUnit } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle, victoryOf } from '@/battle/state/edition-of';
import { unitWorth } from '@/rules/index';

/**
 * The units of which it is not known whether they give part of their points: that hangs on what they are,
 * and that is not entered. None where the players agreed on the points.
 */
export function unitsOfOpenWorth(battle: Battle): readonly ArmyUnit[] {
  const rules = victoryOf(battle)?.points;
  if (!rules || battle.agreed) return [];
  const edition = editionOfBattle(battle);
  return battle.units.filter((army) => unitWorth(rules, victoryUnit(army, edition)).open !== undefined);
}
