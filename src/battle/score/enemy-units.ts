import { armyOf, victoryUnit } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { firstLost } from '@/battle/state/order-of-loss';
import { type Squad, squadsOfBattle } from '@/battle/state/squads';
import { otherSide, type Side, type VictoryUnit } from '@/rules/index';
import { lostItsStandard } from './lost-standards';

/**
 * The units of the other side, as this side's Victory Points count them: those of its army, and the squads
 * outside the armies that were destroyed. These have no cost; they count for a mission.
 */
export function enemyUnitsOf(battle: Battle, side: Side): readonly VictoryUnit[] {
  const edition = editionOfBattle(battle);
  const first = firstLost(battle);
  const inArmy = armyOf(battle, otherSide(side)).map((army) => ({
    ...victoryUnit(army, edition),
    ...(first.includes(army.unit.id) ? { firstGone: true } : {}),
    ...(lostItsStandard(battle, army) ? { standardTaken: true } : {}),
  }));
  const destroyed = squadsOfBattle(battle).filter((squad) => squad.destroyed);
  return [
    ...inArmy,
    ...destroyed
      .filter((squad) => squad.side === otherSide(side))
      // Which went first, a unit of an army or a squad, is known only where one kind was lost.
      .map((squad) => asVictoryUnit(squad, first.length === 0 && squad.seenIn === destroyed[0]?.seenIn)),
  ];
}

function asVictoryUnit({ id, groups }: Squad, firstGone: boolean): VictoryUnit {
  const models = groups.reduce((sum, group) => sum + group.woundsLeft.length, 0);
  const health = groups.reduce((sum, group) => sum + group.woundsLeft.length * group.wounds, 0);
  return {
    id,
    pointCost: 0,
    fate: 'destroyed',
    startingHealthPoints: health,
    healthPoints: 0,
    startingModels: models,
    models: 0,
    ...(firstGone ? { firstGone } : {}),
  };
}
