import { accepted, type Fate, refused, type Side } from '@/rules/index';
import { armyOf, fatesOf, healthOf, isOnTable, unitOf } from './army';
import type { ContactKind, HealthCause } from './army-event';
import { type ArmyUnit, type Battle, type Combat, combatOf, isClosed, latestRound } from './battle';
import { type Decision, nonEmpty } from './decision';
import { editionOfBattle, fightsWithPools } from './edition-of';
import { engagedUnits, titleOf } from './engagement';
import type { BattleEvent } from './event';
import type { CombatId, UnitId } from './ids';
import { unitId } from './ids';
import type { ArmyIntent } from './intent';
import { type Mark, parseUnit, startingHealth, type Unit, type UnitDraft } from './unit';

/** The most units a side may have. */
export const MAX_UNITS = 100;

/** What an intent about the armies leads to. `seq` is the number of the entry, from which a new unit has its id. */
export function decideArmy(battle: Battle, intent: ArmyIntent, seq: number): Decision {
  switch (intent.type) {
    case 'addUnits':
      return addUnits(battle, intent.side, intent.units, seq);
    case 'editUnit':
      return withUnit(battle, intent.unitId, (army) => editUnit(battle, army, intent.unit));
    case 'removeUnit':
      return withUnit(battle, intent.unitId, (army) => removeUnit(battle, army));
    case 'moveUnit':
      return withUnit(battle, intent.unitId, (army) => moveUnit(battle, army, intent.by));
    case 'changeHealth':
      return withUnit(battle, intent.unitId, (army) => changeHealth(battle, army, intent.by, intent.cause));
    case 'changeFate':
      return withUnit(battle, intent.unitId, (army) => changeFate(battle, army, intent.fate));
    case 'engageUnits':
      return engageUnits(battle, intent.combatId, intent.unitIds);
    case 'changeContact':
      return changeContact(battle, intent.combatId, intent.unitId, intent.enemyUnitId, intent.contact);
  }
}

function withUnit(battle: Battle, id: UnitId, decided: (army: ArmyUnit) => Decision): Decision {
  const army = unitOf(battle, id);
  return army ? decided(army) : refused('noSuchUnit');
}

function addUnits(battle: Battle, side: Side, drafts: readonly UnitDraft[], seq: number): Decision {
  const army = armyOf(battle, side);
  if (army.length + drafts.length > MAX_UNITS) return refused('tooManyUnits', { max: MAX_UNITS });
  const units: Unit[] = [];
  for (const draft of drafts) {
    const parsed = parseUnit(draft);
    if (!parsed.ok) return parsed;
    const leader = leaderOf([...army.map(({ unit }) => unit), ...units], parsed.value.marks);
    if (leader) return refused('twoGenerals', { name: leader.name });
    units.push({ ...parsed.value, id: unitId(`u${seq}.${units.length + 1}`), side });
  }
  return nonEmpty(
    units.map((unit, index) => ({ type: 'unitAdded', unit, index: army.length + index }) as const),
  );
}

function editUnit(battle: Battle, { unit }: ArmyUnit, draft: UnitDraft): Decision {
  const parsed = parseUnit(draft);
  if (!parsed.ok) return parsed;
  const others = armyOf(battle, unit.side).flatMap((army) => (army.unit === unit ? [] : [army.unit]));
  const leader = leaderOf(others, parsed.value.marks);
  if (leader) return refused('twoGenerals', { name: leader.name });
  const to = { ...parsed.value, id: unit.id, side: unit.side };
  if (JSON.stringify(to) === JSON.stringify(unit)) return refused('nothingChanged');
  return accepted([{ type: 'unitEdited', from: unit, to }]);
}

/** The General of these units, where another one is to be marked. */
function leaderOf(units: readonly Unit[], marks: readonly Mark[]): Unit | undefined {
  return marks.includes('general') ? units.find((unit) => unit.marks.includes('general')) : undefined;
}

function removeUnit(battle: Battle, { unit }: ArmyUnit): Decision {
  const combat = combatWith(battle, unit.id);
  if (combat) return refused('unitInCombat', { name: unit.name, ...titleOf(battle, combat) });
  const index = armyOf(battle, unit.side).findIndex((army) => army.unit === unit);
  return accepted([{ type: 'unitRemoved', unit, index }]);
}

function moveUnit(battle: Battle, { unit }: ArmyUnit, by: number): Decision {
  const army = armyOf(battle, unit.side);
  const from = army.findIndex((other) => other.unit === unit);
  const to = Math.max(0, Math.min(army.length - 1, from + by));
  return from === to
    ? refused('nothingChanged')
    : accepted([{ type: 'unitMoved', unitId: unit.id, from, to }]);
}

/** The combat that is being fought in which the unit is engaged, or undefined. */
export function combatWith(battle: Battle, id: UnitId): Combat | undefined {
  return battle.combats.find((combat) => !combat.ended && combat.unitIds.includes(id));
}

/** The combat and the open round in which a loss of the unit would be a casualty; null outside one, and in an assault. */
export function openRoundOf(
  battle: Battle,
  id: UnitId,
): { readonly combatId: CombatId; readonly round: number } | null {
  // The models of an assault lose their Wounds there: what is said of a unit besides is no casualty of the round.
  if (fightsWithPools(battle)) return null;
  const combat = combatWith(battle, id);
  const round = combat && latestRound(combat);
  return combat && round && !isClosed(round) ? { combatId: combat.id, round: round.number } : null;
}

function latestRoundOf(battle: Battle, id: UnitId): ReturnType<typeof openRoundOf> {
  const combat = combatWith(battle, id);
  const round = combat && latestRound(combat);
  return combat && round ? { combatId: combat.id, round: round.number } : null;
}

function changeHealth(battle: Battle, army: ArmyUnit, by: number, cause?: HealthCause): Decision {
  if (!Number.isInteger(by)) return refused('notAWholeNumber');
  const from = healthOf(army);
  const to = Math.max(0, Math.min(startingHealth(army.unit), from + by));
  if (to === from)
    return by < 0 ? refused('unitHasNoHealth', { name: army.unit.name }) : refused('nothingChanged');
  const place =
    cause === 'combatResult' ? latestRoundOf(battle, army.unit.id) : openRoundOf(battle, army.unit.id);
  const counted = cause ?? (place ? 'combat' : 'other');
  const combat = counted !== 'other' && place ? place : null;
  return accepted([
    {
      type: 'healthChanged',
      unitId: army.unit.id,
      from,
      to,
      cause: combat ? counted : 'other',
      combatId: combat?.combatId ?? null,
      round: combat?.round ?? null,
    },
  ]);
}

function changeFate(battle: Battle, { unit, fate }: ArmyUnit, to: Fate): Decision {
  if (!fatesOf(editionOfBattle(battle)).includes(to)) return refused('noSuchFate');
  if (fate === to) return refused('nothingChanged');
  return accepted([{ type: 'fateChanged', unitId: unit.id, from: fate, to }]);
}

/** Makes these the engaged units of the combat. The first contact of a new unit is with the front of the first enemy. */
function engageUnits(battle: Battle, id: CombatId, wanted: readonly UnitId[]): Decision {
  const combat = combatOf(battle, id);
  if (!combat) return refused('noSuchCombat');
  if (combat.ended) return refused('combatEnded');
  const round = latestRound(combat);
  if (!round || isClosed(round)) return refused('roundClosed');
  for (const unit of wanted) {
    const army = unitOf(battle, unit);
    if (!army) return refused('noSuchUnit');
    const elsewhere = combatWith(battle, unit);
    if (elsewhere && elsewhere.id !== id) {
      return refused('unitInCombat', { name: army.unit.name, ...titleOf(battle, elsewhere) });
    }
    if (!isOnTable(army) && !combat.unitIds.includes(unit))
      return refused('unitGone', { name: army.unit.name });
  }
  const leaving = combat.unitIds.filter((unit) => !wanted.includes(unit));
  const joining = wanted.filter((unit) => !combat.unitIds.includes(unit));
  return nonEmpty([
    ...leaving.map((unit) => ({ type: 'unitLeft', combatId: id, unitId: unit }) as const),
    ...joining.map((unit) => ({ type: 'unitJoined', combatId: id, unitId: unit }) as const),
    ...firstContacts(battle, combat, round.number, wanted),
  ]);
}

/** Every unit without a contact meets the front of the first enemy; two that would meet each other meet once. */
function firstContacts(
  battle: Battle,
  combat: Combat,
  round: number,
  wanted: readonly UnitId[],
): readonly BattleEvent[] {
  const sideOf = (id: UnitId) => unitOf(battle, id)?.unit.side;
  const met = new Set(
    combat.contacts
      .filter((contact) => wanted.includes(contact.unitId) && wanted.includes(contact.enemyUnitId))
      .flatMap((contact) => [contact.unitId, contact.enemyUnitId]),
  );
  return wanted.flatMap((unit): readonly BattleEvent[] => {
    const enemy = wanted.find((other) => sideOf(other) !== sideOf(unit));
    if (met.has(unit) || enemy === undefined) return [];
    met.add(unit);
    met.add(enemy);
    return [
      {
        type: 'contactChanged',
        combatId: combat.id,
        round,
        unitId: unit,
        enemyUnitId: enemy,
        from: null,
        to: { facing: 'front', charged: false },
      },
    ];
  });
}

function changeContact(
  battle: Battle,
  id: CombatId,
  unit: UnitId,
  enemy: UnitId,
  to: ContactKind | null,
): Decision {
  const combat = combatOf(battle, id);
  const round = combat && latestRound(combat);
  if (!combat || !round) return refused('noSuchCombat');
  if (combat.ended) return refused('combatEnded');
  if (isClosed(round)) return refused('roundClosed');
  const engaged = engagedUnits(battle, combat).map((army) => army.unit);
  const [own, other] = [
    engaged.find((found) => found.id === unit),
    engaged.find((found) => found.id === enemy),
  ];
  if (!own || !other || own.side === other.side) return refused('noSuchUnit');
  const now = combat.contacts.find((contact) => contact.unitId === unit && contact.enemyUnitId === enemy);
  const from = now ? { facing: now.facing, charged: now.chargedInRound === round.number } : null;
  if (JSON.stringify(from) === JSON.stringify(to)) return refused('nothingChanged');
  return accepted([
    { type: 'contactChanged', combatId: id, round: round.number, unitId: unit, enemyUnitId: enemy, from, to },
  ]);
}
