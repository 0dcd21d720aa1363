import { unitOf } from '@/battle/state/army';
import { type Battle, combatOf, openCombats } from '@/battle/state/battle';
import { hostOf, isWithHost } from '@/battle/state/characters';
import { type Combat, isClosed, latestRound } from '@/battle/state/combat';
import { boundBy } from '@/battle/state/combat-over';
import type { Decision } from '@/battle/state/decision';
import { titleOf } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { accepted, refused, type ScoreSheet } from '@/rules/index';
import { changeContact, engageUnits } from './contacts';
import type { CombatEvent } from './event';
import type { CombatIntent, CombatRefusal } from './intent';
import { openCombat } from './open-combat';
import { reduceCombat } from './reduce';

type HitIntent = Extract<CombatIntent, { type: 'hitUnit' }>;

/**
 * A unit charges an enemy, front to front if not entered otherwise. It joins the enemy's combat; else both
 * join an unused open combat, else a new one. A character brings the unit that it has joined. Refused if the
 * charging unit already fights, if one of them is gone, or if the enemy's round is closed.
 */
export function hitUnit(
  battle: Battle,
  { unitId, enemyUnitId }: HitIntent,
  seq: number,
  sheet?: ScoreSheet,
): Decision<CombatEvent, CombatRefusal> {
  const [unit, enemy] = [leading(battle, unitId), leading(battle, enemyUnitId)];
  if (!unit || !enemy || unit.side === enemy.side) return refused('noSuchUnit');
  const own = boundBy(battle, unit.id);
  if (own) return refused('unitInCombat', { name: unit.name, ...titleOf(battle, own) });
  const fightsIn = boundBy(battle, enemy.id);
  if (fightsIn?.shotBy) return refused('unitInCombat', { name: enemy.name, ...titleOf(battle, fightsIn) });
  const there = fightsIn ?? openCombats(battle).find(isUnused);
  const opening = there ? [] : openCombat(battle, seq, sheet);
  const opened = after(battle, opening);
  const place = there?.id ?? openedIn(opening);
  if (!opened || !place) return refused('noSuchCombat');
  const before = combatOf(opened, place)?.unitIds ?? [];
  const engaged = engageUnits(opened, place, [...new Set([...before, unit.id, enemy.id])]);
  if (!engaged.ok) return engaged;
  const met = after(opened, engaged.value);
  const charge = met && changeContact(met, place, unit.id, enemy.id, { facing: 'front', charged: true });
  if (!charge) return refused('noSuchCombat');
  if (!charge.ok) return charge;
  const [first, ...others] = [...opening, ...engaged.value, ...charge.value];
  return first ? accepted([first, ...others]) : refused('nothingChanged');
}

/** The unit; for a character the unit that it has joined, while that is there. */
function leading(battle: Battle, id: UnitId) {
  const army = unitOf(battle, id);
  return army && (isWithHost(battle, army) ? hostOf(battle, army) : army)?.unit;
}

/** Whether the combat has no units and no entries. */
function isUnused(combat: Combat): boolean {
  const round = latestRound(combat);
  return (
    combat.shotBy === undefined &&
    combat.unitIds.length === 0 &&
    combat.rounds.length === 1 &&
    round !== undefined &&
    !isClosed(round) &&
    !round.touched &&
    round.assault === null
  );
}

function openedIn(events: readonly CombatEvent[]): CombatId | undefined {
  const [first] = events;
  return first?.type === 'combatOpened' ? first.combatId : undefined;
}

function after(battle: Battle, events: readonly CombatEvent[]): Battle | null {
  return events.reduce<Battle | null>((before, event) => before && reduceCombat(before, event), battle);
}
