import { armyOf, isOnTable, modelsLeft, victoryUnit } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { breakPoint, type Edition, isDecided, type Side, strengthOfUnit } from '@/rules/index';

/** An army's Unit Strength compared with its break point. */
export type ArmyBreakPoint = {
  readonly starting: number;
  /** The sum over the units on the table. */
  readonly now: number;
  /** Below this number the army is broken. */
  readonly limit: number;
  /** Never while a Unit Strength is not known. */
  readonly broken: boolean;
  /** Names of units whose Unit Strength was not entered; they are not in the numbers. */
  readonly unknown: readonly string[];
};

/** How far the army is from its break point; null: the edition has none, or no army was entered. */
export function armyBreakPoint(battle: Battle, side: Side): ArmyBreakPoint | null {
  const edition: Edition = editionOfBattle(battle);
  const rule = edition.gameStructure.breakPoint;
  const army = armyOf(battle, side);
  if (!rule || army.length === 0) return null;
  const strengths = army.map((unit) => strengthsOf(unit, edition));
  const starting = strengths.reduce((sum, strength) => sum + (strength?.starting ?? 0), 0);
  const now = strengths.reduce((sum, strength) => sum + (strength?.now ?? 0), 0);
  const limit = breakPoint(rule, starting);
  const unknown = army.filter((_, index) => strengths[index] === null).map(({ unit }) => unit.name);
  return { starting, now, limit, broken: unknown.length === 0 && now < limit, unknown };
}

function strengthsOf(
  army: ArmyUnit,
  edition: Edition,
): { readonly starting: number; readonly now: number } | null {
  const there = (strength: number) => (isOnTable(army) ? strength : 0);
  if (army.unit.modelsUnsaid && (army.lost > 0 || !army.unit.facts.unitStrength)) return null;
  const { startingUnitStrength, unitStrength } = victoryUnit(army, edition);
  if (startingUnitStrength !== undefined && unitStrength !== undefined) {
    return { starting: startingUnitStrength, now: there(unitStrength) };
  }
  const { facts, models, healthPerModel } = army.unit;
  if (!edition.unitStrength || typeof facts.troopType !== 'string') return null;
  const table = edition.unitStrength;
  const of = (count: number) =>
    strengthOfUnit(table, {
      id: army.unit.id,
      side: army.unit.side,
      troopType: String(facts.troopType),
      models: count,
      startingWounds: healthPerModel,
      ...(typeof facts.riders === 'number' ? { riders: facts.riders } : {}),
    });
  const [starting, now] = [of(models), of(modelsLeft(army))];
  return isDecided(starting) && isDecided(now) ? { starting: starting.low, now: there(now.low) } : null;
}
