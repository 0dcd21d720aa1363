import { assertNever } from '@/rules/index';
import { armyOf, unitOf } from './army';
import type { ArmyEvent } from './army-event';
import type { Battle, Combat, Contact } from './battle';
import { latestRound } from './battle';
import { changeCombat, changeRound } from './change-combat';
import { startingHealth } from './unit';

type ArmyEventOf<Type extends ArmyEvent['type']> = Extract<ArmyEvent, { type: Type }>;

/** The battle after something happened to the armies, or null where it speaks of a unit or a combat that is not there. */
export function reduceArmy(battle: Battle, event: ArmyEvent): Battle | null {
  switch (event.type) {
    case 'unitAdded':
      if (unitOf(battle, event.unit.id)) return null;
      return placed(battle, { unit: event.unit, lost: 0, fate: 'fighting' }, event.index);
    case 'unitEdited':
      return changeUnit(battle, event.from.id, (army) => ({ ...army, unit: event.to }));
    case 'unitRemoved':
      if (!unitOf(battle, event.unit.id)) return null;
      return { ...battle, units: battle.units.filter(({ unit }) => unit.id !== event.unit.id) };
    case 'unitMoved': {
      const moved = unitOf(battle, event.unitId);
      if (!moved) return null;
      const units = battle.units.filter((army) => army !== moved);
      return placed({ ...battle, units }, moved, event.to);
    }
    case 'healthChanged':
      return changeHealth(battle, event);
    case 'fateChanged':
      return changeUnit(battle, event.unitId, (army) => ({ ...army, fate: event.to }));
    case 'unitJoined':
      return join(battle, event);
    case 'unitLeft':
      return changeCombat(battle, event.combatId, (combat) => leave(combat, event.unitId));
    case 'contactChanged':
      return changeCombat(battle, event.combatId, (combat) => changeContact(combat, event));
    default:
      return assertNever(event);
  }
}

/** Puts a unit at a place of its own side's roster. */
function placed(battle: Battle, army: Battle['units'][number], index: number): Battle {
  const { side } = army.unit;
  const own = [...armyOf(battle, side)];
  own.splice(Math.max(0, Math.min(index, own.length)), 0, army);
  const others = battle.units.filter(({ unit }) => unit.side !== side);
  return { ...battle, units: side === 'a' ? [...own, ...others] : [...others, ...own] };
}

function changeUnit(
  battle: Battle,
  id: string,
  change: (army: Battle['units'][number]) => Battle['units'][number],
): Battle | null {
  const index = battle.units.findIndex(({ unit }) => unit.id === id);
  const before = battle.units[index];
  return before ? { ...battle, units: battle.units.with(index, change(before)) } : null;
}

function changeHealth(battle: Battle, event: ArmyEventOf<'healthChanged'>): Battle | null {
  const { unitId, combatId, round, from, to } = event;
  const changed = changeUnit(battle, unitId, (army) => ({
    ...army,
    lost: Math.max(0, startingHealth(army.unit) - to),
  }));
  if (!changed || event.cause !== 'combat' || combatId === null || round === null) return changed;
  return changeRound(changed, { combatId, round }, (before) => ({
    ...before,
    unitLosses: { ...before.unitLosses, [unitId]: (before.unitLosses[unitId] ?? 0) + from - to },
    touched: true,
  }));
}

function join(battle: Battle, { combatId, unitId }: ArmyEventOf<'unitJoined' | 'unitLeft'>): Battle | null {
  const army = unitOf(battle, unitId);
  if (!army) return null;
  return changeCombat(battle, combatId, (combat) => {
    if (combat.unitIds.includes(unitId)) return null;
    const round = latestRound(combat);
    const rounds = round
      ? combat.rounds.with(-1, { ...round, lostAtStart: { ...round.lostAtStart, [unitId]: army.lost } })
      : combat.rounds;
    return { ...combat, rounds, unitIds: [...combat.unitIds, unitId] };
  });
}

function leave(combat: Combat, unitId: string): Combat | null {
  if (!combat.unitIds.some((id) => id === unitId)) return null;
  return {
    ...combat,
    unitIds: combat.unitIds.filter((id) => id !== unitId),
    contacts: combat.contacts.filter(
      (contact) => contact.unitId !== unitId && contact.enemyUnitId !== unitId,
    ),
  };
}

function changeContact(combat: Combat, event: ArmyEventOf<'contactChanged'>): Combat {
  const others = combat.contacts.filter(
    ({ unitId, enemyUnitId }) => unitId !== event.unitId || enemyUnitId !== event.enemyUnitId,
  );
  if (!event.to) return { ...combat, contacts: others };
  const contact: Contact = {
    unitId: event.unitId,
    enemyUnitId: event.enemyUnitId,
    facing: event.to.facing,
    chargedInRound: event.to.charged ? event.round : null,
  };
  return { ...combat, contacts: [...others, contact] };
}
