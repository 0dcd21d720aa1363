import { unitOf, victoryUnit } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle, victoryOf } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { ifCaught, perhapsCaught } from '@/battle/state/open-flight';
import { otherSide, unitWorth } from '@/rules/index';
import { battleScore } from './battle-score';

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

/** The units whose flight nobody settled, and that would give more points if their pursuers caught them. */
export function flightsOfOpenWorth(battle: Battle): readonly ArmyUnit[] {
  if (battle.agreed) return [];
  const flights = perhapsCaught(battle);
  if (flights.length === 0) return [];
  const now = battleScore(battle);
  return flights.flatMap((flight) => {
    const { side, unitId } = flight.test;
    const army = unitId === null ? undefined : unitOf(battle, unitId as UnitId);
    const caught = battleScore(ifCaught(battle, [flight]));
    const [before, after] = [now?.[otherSide(side)].total ?? 0, caught?.[otherSide(side)].total ?? 0];
    return army && after > before ? [army] : [];
  });
}
