import type { Fate } from '@/rules/index';
import { healthOf, unitOf } from './army';
import type { Battle, Combat, Round } from './battle';
import type { BattleEvent } from './event';
import type { UnitId } from './ids';
import { startingHealth } from './unit';

/** What Wounds lost in the round (negative: given back) do to the unit of the armies: nothing for models by hand. */
export function healthEvents(
  battle: Battle,
  combat: Combat,
  round: Round,
  unitId: UnitId | null,
  lost: number,
): readonly BattleEvent[] {
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  if (!army) return [];
  const from = healthOf(army);
  const to = Math.max(0, Math.min(startingHealth(army.unit), from - lost));
  if (from === to) return [];
  return [
    {
      type: 'healthChanged',
      unitId: army.unit.id,
      from,
      to,
      cause: 'combat',
      combatId: combat.id,
      round: round.number,
    },
  ];
}

/** What became of the unit of the armies; nothing where its fate is that already, or for models by hand. */
export function fateEvents(battle: Battle, unitId: UnitId | null, to: Fate): readonly BattleEvent[] {
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  if (!army || army.fate === to) return [];
  return [{ type: 'fateChanged', unitId: army.unit.id, from: army.fate, to }];
}
