import { armyOf, unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { changeRound } from '@/battle/state/change-combat';
import { withContribution } from '@/battle/state/contributions';
import { combatWith, openRoundOf } from '@/battle/state/engaged';
import { untilFirstBlow } from '@/battle/state/freeze';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { joinCombat } from '@/battle/state/join-combat';
import type { DamagedBy, TakenUnitTest } from '@/battle/state/records';
import { startingHealth } from '@/battle/state/unit';
import { assertNever } from '@/rules/index';
import type { ArmyEvent, ArmyEventOf } from './event';
import { withFlight } from './flight';
import { withChecked, withStatuses } from './statuses';

/** The battle after an army event; null if the event names a unit or a combat that does not exist. */
export function reduceArmy(battle: Battle, event: ArmyEvent): Battle | null {
  switch (event.type) {
    case 'armyImported': {
      const setup = { ...battle.setup, [event.side]: { ...battle.setup[event.side], army: event.to } };
      const { [event.side]: _, ...others } = battle.lists ?? {};
      const { kept } = event.source;
      return { ...battle, setup, lists: kept ? { ...others, [event.side]: kept } : others };
    }
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
    case 'characterJoined':
      return joinHost(battle, event);
    case 'fateChanged':
      return changeFate(battle, event);
    case 'unitTested':
      return changeUnit(battle, event.unitId, (army) => tested(battle, army, event.test));
    case 'countChanged':
      return changeCount(battle, event);
    case 'testThrown':
      return changeUnit(battle, event.unitId, (army) => ({ ...army, thrown: event.test }));
    case 'statusesChanged':
      return unitOf(battle, event.unitId) ? withStatuses(battle, event.unitId, event.to) : null;
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

/** If the unit fights in an open round, the character that joins it fights there, too. */
function joinHost(battle: Battle, { unitId, to }: ArmyEventOf<'characterJoined'>): Battle | null {
  if (to !== null && !unitOf(battle, to)) return null;
  const joined = changeUnit(battle, unitId, ({ joined: _, ...army }) =>
    to === null ? army : { ...army, joined: to },
  );
  const open = to === null ? null : openRoundOf(battle, to);
  if (!joined || !open || combatWith(battle, unitId)) return joined;
  return joinCombat(joined, open.combatId, unitId);
}

function changeFate(battle: Battle, { unitId, to }: ArmyEventOf<'fateChanged'>): Battle | null {
  const changed = changeUnit(battle, unitId, (army) => ({ ...army, fate: to }));
  return changed && withFlight(changed, unitId, to);
}

function changeHealth(battle: Battle, event: ArmyEventOf<'healthChanged'>): Battle | null {
  const changed = changedHealth(battle, event);
  return changed && untilFirstBlow(changed, ({ unitIds }) => unitIds.includes(event.unitId));
}

function changedHealth(battle: Battle, event: ArmyEventOf<'healthChanged'>): Battle | null {
  const { unitId, combatId, round, from, to, unsaid } = event;
  const changed = changeUnit(battle, unitId, (army) => ({
    ...army,
    lost: Math.max(0, unsaid ? army.lost + from - to : startingHealth(army.unit) - to),
  }));
  if (!changed || event.cause !== 'combat' || combatId === null || round === null) return changed;
  return withLosses(changed, { unitId, combatId, round, lost: from - to });
}

type LossInRound = {
  readonly unitId: UnitId;
  readonly combatId: CombatId;
  readonly round: number;
  readonly lost: number;
};

/** The round in which the unit suffered so much (negative: was given back), with its contribution. */
function withLosses(battle: Battle, { unitId, combatId, round, lost }: LossInRound): Battle | null {
  const side = unitOf(battle, unitId)?.unit.side;
  return changeRound(battle, { combatId, round }, (before) => {
    const unitLosses = { ...before.unitLosses, [unitId]: (before.unitLosses[unitId] ?? 0) + lost };
    const after = { ...before, unitLosses, touched: true };
    return side ? withContribution(after, { side, target: unitId, lost }) : after;
  });
}

/** The unit after a test: what it suffered is tested, and no throw waits. Dice of its outcome are owed. */
function tested(battle: Battle, { thrown: _, owed: __, ...army }: ArmyUnit, test: TakenUnitTest): ArmyUnit {
  const { of, owes, ends } = test;
  const own: ArmyUnit = { ...army, tests: [...(army.tests ?? []), test], ...(owes ? { owed: owes } : {}) };
  const after = ends === undefined ? own : withChecked(battle, own, ends);
  return of === undefined ? after : withUntested(after, of, 0);
}

/** The unit with so much of what it suffered by this still to be tested. */
function withUntested({ untested: before, ...army }: ArmyUnit, by: DamagedBy, left: number): ArmyUnit {
  const { [by]: _, ...others } = before ?? {};
  const untested = left > 0 ? { ...others, [by]: left } : others;
  return Object.keys(untested).length === 0 ? army : { ...army, untested };
}

function changeCount(battle: Battle, event: ArmyEventOf<'countChanged'>): Battle | null {
  const { unitId, combatId, round, from, to } = event;
  const changed = changeUnit(battle, unitId, (army) => counted(army, event));
  if (!changed || combatId === null || round === null) return changed;
  return withLosses(changed, { unitId, combatId, round, lost: to - from });
}

function counted(
  { owed, ...army }: ArmyUnit,
  { counter, from, to, cause }: ArmyEventOf<'countChanged'>,
): ArmyUnit {
  const counts = { ...army.counts, [counter]: to };
  if (cause === 'dice') return { ...army, counts };
  const after: ArmyUnit = { ...army, ...(owed ? { owed } : {}), counts };
  if (cause !== 'shooting' && cause !== 'combat') return after;
  return withUntested(after, cause, (army.untested?.[cause] ?? 0) + to - from);
}
