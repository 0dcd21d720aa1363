import { armyOf, fatesOf, isOnTable, unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { charactersOf } from '@/battle/state/characters';
import { latestRound } from '@/battle/state/combat';
import { type Decision, nonEmpty } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import { combatWith, openRoundOf, titleOf } from '@/battle/state/engaged';
import type { OfType } from '@/battle/state/event-facts';
import { type UnitId, unitId } from '@/battle/state/ids';
import { MAX_NAME_LENGTH } from '@/battle/state/setup';
import { distinctName, type Mark, parseUnit, type Unit, type UnitDraft } from '@/battle/state/unit';
import { sameValue } from '@/plain/same-value';
import { accepted, type Fate, refused, type Side } from '@/rules/index';
import { fateEvents, type HealthPlace, healthEvents } from './army-events';
import { changeCount, rollOwed } from './counters';
import type { ArmyEvent, ArmyEventOf, ArmyIntent, ArmyRefusal, HealthCause } from './event';
import { keptSource } from './import-source';
import { changeStatus, statusesAfterFate } from './statuses';
import { testUnit, throwTest } from './unit-test';

type ArmyIntentOf<Type extends ArmyIntent['type']> = OfType<ArmyIntent, Type>;
type ArmyDecision = Decision<ArmyEvent, ArmyRefusal>;

/** The most units a side may have. */
export const MAX_UNITS = 100;

/**
 * The events or the refusal of an intent about the armies. `seq` is the number of the entry; the id of a new
 * unit is made of it.
 */
export function decideArmy(battle: Battle, intent: ArmyIntent, seq: number): ArmyDecision {
  switch (intent.type) {
    case 'addUnits':
      return addUnits(battle, intent.side, intent.units, seq);
    case 'importArmy':
      return importArmy(battle, intent, seq);
    case 'editUnit':
      return withUnit(battle, intent.unitId, (army) => editUnit(battle, army, intent.unit));
    case 'removeUnit':
      return withUnit(battle, intent.unitId, (army) => removeUnit(battle, army));
    case 'moveUnit':
      return withUnit(battle, intent.unitId, (army) => moveUnit(battle, army, intent.by));
    case 'changeHealth':
      return withUnit(battle, intent.unitId, (army) => changeHealth(battle, army, intent.by, intent.cause));
    case 'joinUnit':
      return withUnit(battle, intent.unitId, (army) => joinUnit(battle, army, intent.hostId));
    case 'changeFate':
      return withUnit(battle, intent.unitId, (army) => changeFate(battle, army, intent.fate));
    case 'testUnit':
      return withUnit(battle, intent.unitId, (army) => testUnit(battle, army, intent));
    case 'changeCount':
      return withUnit(battle, intent.unitId, (army) => changeCount(battle, army, intent));
    case 'rollOwed':
      return withUnit(battle, intent.unitId, (army) => rollOwed(battle, army, intent.total));
    case 'changeStatus':
      return withUnit(battle, intent.unitId, (army) => changeStatus(battle, army, intent));
    case 'throwTest':
      return withUnit(battle, intent.unitId, (army) => throwTest(battle, army, intent));
  }
}

function withUnit(battle: Battle, id: UnitId, decided: (army: ArmyUnit) => ArmyDecision): ArmyDecision {
  const army = unitOf(battle, id);
  return army ? decided(army) : refused('noSuchUnit');
}

function addUnits(battle: Battle, side: Side, drafts: readonly UnitDraft[], seq: number): ArmyDecision {
  const army = armyOf(battle, side);
  if (army.length + drafts.length > MAX_UNITS) return refused('tooManyUnits', { max: MAX_UNITS });
  const units: Unit[] = [];
  for (const draft of drafts) {
    const parsed = parseUnit(draft);
    if (!parsed.ok) return parsed;
    const others = [...army.map(({ unit }) => unit), ...units];
    const leader = leaderOf(others, parsed.value.marks);
    if (leader) return refused('twoGenerals', { name: leader.name });
    const name = nameBeside(others, parsed.value);
    units.push({ ...parsed.value, name, id: unitId(`u${seq}.${units.length + 1}`), side });
  }
  return nonEmpty(
    units.map((unit, index) => ({ type: 'unitAdded', unit, index: army.length + index }) as const),
  );
}

function importArmy(battle: Battle, intent: ArmyIntentOf<'importArmy'>, seq: number): ArmyDecision {
  const { side, replace, source } = intent;
  const replaced = replace ? armyOf(battle, side).map(({ unit }) => unit) : [];
  const engaged = replaced.find(({ id }) => combatWith(battle, id) !== undefined);
  const combat = engaged && combatWith(battle, engaged.id);
  if (engaged && combat) return refused('unitInCombat', { name: engaged.name, ...titleOf(battle, combat) });
  const kept = { ...battle, units: battle.units.filter(({ unit }) => !replaced.includes(unit)) };
  const added = addUnits(kept, side, intent.units, seq);
  if (!added.ok) return added;
  const from = battle.setup[side].army;
  const named = intent.army.trim().slice(0, MAX_NAME_LENGTH).trim();
  const to = named === '' ? from : named;
  return accepted([
    { type: 'armyImported', side, from, to, source: keptSource(source) },
    ...replaced.map((unit) => ({ type: 'unitRemoved', unit, index: 0 }) as const),
    ...added.value,
  ]);
}

function editUnit(battle: Battle, { unit }: ArmyUnit, draft: UnitDraft): ArmyDecision {
  const parsed = parseUnit(draft);
  if (!parsed.ok) return parsed;
  const others = armyOf(battle, unit.side).flatMap((army) => (army.unit === unit ? [] : [army.unit]));
  const leader = leaderOf(others, parsed.value.marks);
  if (leader) return refused('twoGenerals', { name: leader.name });
  const name = nameBeside(others, parsed.value);
  const to = { ...parsed.value, name, id: unit.id, side: unit.side };
  if (sameValue(to, unit)) return refused('nothingChanged');
  return accepted([{ type: 'unitEdited', from: unit, to }]);
}

/**
 * The name by which players tell the unit from the others of its side: a second one of a name is numbered.
 */
function nameBeside(others: readonly Unit[], { name }: UnitDraft): string {
  return distinctName(
    name,
    others.map((unit) => unit.name),
  );
}

/** The General among these units, if another unit is to become the General. */
function leaderOf(units: readonly Unit[], marks: readonly Mark[]): Unit | undefined {
  return marks.includes('general') ? units.find((unit) => unit.marks.includes('general')) : undefined;
}

function removeUnit(battle: Battle, { unit }: ArmyUnit): ArmyDecision {
  const combat = combatWith(battle, unit.id);
  if (combat) return refused('unitInCombat', { name: unit.name, ...titleOf(battle, combat) });
  const index = armyOf(battle, unit.side).findIndex((army) => army.unit === unit);
  return accepted([{ type: 'unitRemoved', unit, index }]);
}

function moveUnit(battle: Battle, { unit }: ArmyUnit, by: number): ArmyDecision {
  const army = armyOf(battle, unit.side);
  const from = army.findIndex((other) => other.unit === unit);
  const to = Math.max(0, Math.min(army.length - 1, from + by));
  return from === to
    ? refused('nothingChanged')
    : accepted([{ type: 'unitMoved', unitId: unit.id, from, to }]);
}

function latestRoundOf(battle: Battle, id: UnitId): ReturnType<typeof openRoundOf> {
  const combat = combatWith(battle, id);
  const round = combat && latestRound(combat);
  return combat && round ? { combatId: combat.id, round: round.number } : null;
}

function changeHealth(battle: Battle, army: ArmyUnit, by: number, cause?: HealthCause): ArmyDecision {
  if (!Number.isInteger(by)) return refused('notAWholeNumber');
  const place = healthPlace(battle, army.unit.id, cause);
  const events = by > 0 ? healed(battle, army, by, place) : healthEvents(army, by, place);
  return events.length === 0 && by < 0
    ? refused('unitHasNoHealth', { name: army.unit.name })
    : nonEmpty(events);
}

/**
 * A gain first gives back what the unit lost in the open round, and no more; the rest was not lost there and
 * is plain healing.
 */
function healed(
  battle: Battle,
  army: ArmyUnit,
  by: number,
  place: HealthPlace,
): readonly ArmyEventOf<'healthChanged'>[] {
  if (place.cause !== 'combat') return healthEvents(army, by, place);
  const combat = combatWith(battle, army.unit.id);
  const lost = (combat && latestRound(combat)?.unitLosses[army.unit.id]) ?? 0;
  const givenBack = Math.min(by, Math.max(0, lost));
  return [
    ...healthEvents(army, givenBack, place),
    ...healthEvents({ ...army, lost: army.lost - givenBack }, by - givenBack, { cause: 'other' }),
  ];
}

/**
 * A loss belongs to the open round in which the unit fights; the cost of a lost combat belongs to its latest
 * round; any other loss to none.
 */
function healthPlace(battle: Battle, id: UnitId, cause?: HealthCause): HealthPlace {
  const place = cause === 'combatResult' ? latestRoundOf(battle, id) : openRoundOf(battle, id);
  return place === null || cause === 'other' ? { cause: 'other' } : { cause: cause ?? 'combat', ...place };
}

function changeFate(battle: Battle, army: ArmyUnit, to: Fate): ArmyDecision {
  if (!fatesOf(editionOfBattle(battle)).includes(to)) return refused('noSuchFate');
  return nonEmpty([...fateEvents(battle, army.unit.id, to), ...statusesAfterFate(battle, army, to)]);
}

function joinUnit(battle: Battle, army: ArmyUnit, hostId: UnitId | null): ArmyDecision {
  const { unit } = army;
  const from = army.joined ?? null;
  if (from === hostId) return refused('nothingChanged');
  if (!unit.marks.includes('character')) return refused('notACharacter', { name: unit.name });
  const joining = { type: 'characterJoined', unitId: unit.id, from, to: hostId } as const;
  if (hostId === null) return accepted([joining]);
  const host = unitOf(battle, hostId);
  if (!host) return refused('noSuchUnit');
  const free = isOnTable(host) && host.joined === undefined && charactersOf(battle, unit.id).length === 0;
  if (!free || host === army || host.unit.side !== unit.side) {
    return refused('cannotBeJoined', { name: host.unit.name });
  }
  const elsewhere = combatWith(battle, unit.id);
  const combat = combatWith(battle, hostId);
  if (elsewhere && elsewhere !== combat) {
    return refused('unitInCombat', { name: unit.name, ...titleOf(battle, elsewhere) });
  }
  return accepted([joining]);
}
