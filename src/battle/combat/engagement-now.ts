import { fateOf, healthOf, modelsLeft } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat, Contact, Round } from '@/battle/state/combat';
import { engagedUnits } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import type { Contact as EngagedContact, EngagedUnit, Engagement } from '@/rules/index';

/** A unit as something else is asked of it than how it stands. */
export type AsOf = (army: ArmyUnit) => ArmyUnit;

const AS_IT_STANDS: AsOf = (army) => army;

/** The combat's units at present, and who fights whom where. The edition's proposals are made from this. */
export function engagementNow(battle: Battle, combat: Combat, round: Round, asOf = AS_IT_STANDS): Engagement {
  return engagement(battle, combat, round, asOf);
}

/** The same, with the strength that every unit had when this round was frozen, or when it joined later. */
export function engagementAtStart(
  battle: Battle,
  combat: Combat,
  round: Round,
  asOf = AS_IT_STANDS,
): Engagement {
  return engagement(battle, combat, round, (army) => {
    const lostAtStart = round.lostAtStart[army.unit.id];
    return asOf(lostAtStart === undefined ? army : { ...army, lost: lostAtStart });
  });
}

function engagement(battle: Battle, combat: Combat, round: Round, asOf: AsOf): Engagement {
  const engaged = engagedUnits(battle, combat).map((army) => ({
    host: army.joined ?? null,
    unit: engagedUnit(asOf(army), wasCaught(round, army.unit.id)),
  }));
  const contacts = combat.contacts.map(
    (contact): EngagedContact => ({
      unitId: contact.unitId,
      enemyUnitId: contact.enemyUnitId,
      facing: contact.facing,
      charge: chargeOf(contact, round),
    }),
  );
  return joined(engaged, contacts);
}

/** The combat's units with their characters, and the contacts of those left alone. */
function joined(engaged: readonly Joined[], contacts: readonly EngagedContact[]): Engagement {
  const isThere = (id: string | null) => engaged.some(({ unit }) => unit.id === id && !unit.wipedOut);
  const membersOf = (id: string) => engaged.filter(({ host }) => host === id).map(({ unit }) => unit);
  const heirsOf = (id: string) => (isThere(id) ? [] : membersOf(id).filter(({ wipedOut }) => !wipedOut));
  const units = engaged.flatMap(({ unit, host }) => {
    const isMember = host !== null && engaged.some((other) => other.unit.id === host);
    if (isMember) return [];
    const heirs = heirsOf(unit.id);
    return heirs.length > 0 ? heirs : [together(unit, membersOf(unit.id))];
  });
  const standIn = (id: string) => (heirsOf(id).length > 0 ? heirsOf(id).map((heir) => heir.id) : [id]);
  return {
    units,
    contacts: contacts.flatMap((contact) =>
      standIn(contact.unitId).flatMap((unitId) =>
        standIn(contact.enemyUnitId).map((enemyUnitId) => ({ ...contact, unitId, enemyUnitId })),
      ),
    ),
  };
}

type Joined = { readonly host: string | null; readonly unit: EngagedUnit };

/**
 * A unit combined with its characters: the ranks are the unit's, standards and Unit Strength are of both. A
 * fallen part no longer carries anything. Characters whose unit was wiped out stand on their own instead,
 * where it stood: its ranks are gone with it.
 */
function together(unit: EngagedUnit, characters: readonly EngagedUnit[]): EngagedUnit {
  const has = (fact: 'standard' | 'battleStandard' | 'musician') =>
    [unit, ...characters].some((one) => one[fact] === true && one.wipedOut !== true);
  return {
    ...unit,
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    musician: has('musician'),
    ...(characters.length > 0 ? { characters } : {}),
  };
}

/** A supposed charge counts as an earlier one: it gives no bonus in this round. */
function chargeOf({ chargedInRound, charge }: Contact, { number }: Round): EngagedContact['charge'] {
  if (chargedInRound === number) return 'thisRound';
  return chargedInRound === null && charge === null ? 'none' : 'earlier';
}

/**
 * Whether the unit was caught in a pursuit after this round, so that it was there when the round was counted.
 */
function wasCaught({ tests }: Round, id: UnitId): boolean {
  return tests.some(({ unitId, pursuit }) => unitId === id && pursuit?.caught === true);
}

function engagedUnit(army: ArmyUnit, caughtAfterwards: boolean): EngagedUnit {
  const { unit } = army;
  const has = (mark: (typeof unit.marks)[number]) => unit.marks.includes(mark);
  return {
    ...(unit.facts as Partial<EngagedUnit>),
    id: unit.id,
    side: unit.side,
    ...modelsOf(army),
    startingWounds: unit.healthPerModel,
    ...unitStrengthLeft(army),
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    musician: has('musician'),
    wipedOut: fateOf(army) === 'destroyed' && !(caughtAfterwards && healthOf(army) > 0),
  };
}

/**
 * The models left. They are not known of a unit of one model with ranks, which was entered without its models,
 * nor of one of which nobody said how many it has.
 */
function modelsOf(army: ArmyUnit): Pick<EngagedUnit, 'models' | 'startingModels'> {
  const { models, modelsUnsaid, facts } = army.unit;
  const ranks = typeof facts.ranks === 'number' ? facts.ranks : 0;
  if (modelsUnsaid || (models === 1 && ranks > 0)) return {};
  return { models: modelsLeft(army), startingModels: models };
}

/**
 * The Unit Strength of the models left, rounded up. The whole unit's strength is entered. A single model
 * keeps its strength until it is gone. After a loss it is not known where nobody said how many models there were.
 */
function unitStrengthLeft(army: ArmyUnit): Pick<EngagedUnit, 'unitStrength'> {
  const { models, modelsUnsaid, facts } = army.unit;
  const { unitStrength } = facts;
  if (modelsUnsaid && army.lost > 0) return {};
  return typeof unitStrength === 'number'
    ? { unitStrength: Math.ceil((unitStrength * modelsLeft(army)) / models) }
    : {};
}
