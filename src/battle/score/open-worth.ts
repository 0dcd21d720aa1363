import { isOnTable, victoryUnit } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle, victoryOf } from '@/battle/state/edition-of';
import { type Edition, isWeakened, type VictoryUnit } from '@/rules/index';

/**
 * The units of which it is not known whether they give half their points: the rulebook compares their Unit
 * Strength, nobody said what they are, and by models it would be otherwise than by Wounds.
 */
export function unitsOfOpenWorth(battle: Battle): readonly ArmyUnit[] {
  const weakened = victoryOf(battle)?.points.weakened;
  const edition: Edition = editionOfBattle(battle);
  if (weakened?.counted !== 'unitStrength') return [];
  return battle.units.filter((army) => {
    const { facts } = army.unit;
    if (!isOnTable(army) || facts.unitStrength !== undefined || facts.troopType !== undefined) return false;
    const unit = victoryUnit(army, edition);
    const by = (of: Pick<VictoryUnit, 'startingUnitStrength' | 'unitStrength'>) =>
      isWeakened(weakened, { ...unit, ...of });
    const byModels = by({ startingUnitStrength: unit.startingModels, unitStrength: unit.models });
    return (
      byModels !== by({ startingUnitStrength: unit.startingHealthPoints, unitStrength: unit.healthPoints })
    );
  });
}
