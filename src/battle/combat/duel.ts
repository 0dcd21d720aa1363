import { healthEvents } from '@/battle/army/army-events';
import type { ArmyEvent } from '@/battle/army/event';
import { healthOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import type { Decision } from '@/battle/state/decision';
import { sheetOf } from '@/battle/state/edition-of';
import { canLose, engagedUnits } from '@/battle/state/engaged';
import { accepted, MAX_COUNT, refused } from '@/rules/index';
import type { CombatEvent } from './event';
import type { CombatRefusal, DuelIntent } from './intent';

/**
 * The damage that one engaged unit (usually a character) did to another in a duel. The struck one loses at
 * most what it has left, and the excess is proposed as overkill. Each of the two who struck is a gesture of
 * its own.
 */
export function decideDuel(
  battle: Battle,
  combat: Combat,
  round: Round,
  { unitId, enemyUnitId, dealt }: DuelIntent,
): Decision<CombatEvent | ArmyEvent, CombatRefusal> {
  if (!sheetOf(battle).duel) return refused('noDuel');
  const engaged = engagedUnits(battle, combat);
  const striker = engaged.find(({ unit }) => unit.id === unitId);
  const struck = engaged.find(({ unit }) => unit.id === enemyUnitId);
  if (!striker || !struck || striker.unit.side === struck.unit.side) return refused('noSuchUnit');
  if (!canLose(struck)) return refused('unitHasNoHealth', { name: struck.unit.name });
  if (!Number.isInteger(dealt)) return refused('notAWholeNumber');
  if (dealt < 1) return refused('belowZero');
  if (dealt > MAX_COUNT) return refused('aboveMaximum', { max: MAX_COUNT });
  const place = { combatId: combat.id, round: round.number };
  // How many of them it still had is not known where nobody said how many models there are.
  const excess = struck.unit.modelsUnsaid ? 0 : Math.max(0, dealt - healthOf(struck));
  return accepted([
    { type: 'duelFought', ...place, side: striker.unit.side, unitId, enemyUnitId, dealt, excess },
    ...healthEvents(struck, -dealt, { cause: 'combat', ...place }),
  ]);
}
