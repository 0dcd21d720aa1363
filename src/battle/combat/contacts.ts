import { isOnTable, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { charactersOf } from '@/battle/state/characters';
import type { Combat, Contact, ContactKind, Round } from '@/battle/state/combat';
import { boundBy } from '@/battle/state/combat-over';
import { type Decision, nonEmpty } from '@/battle/state/decision';
import { combatWith, engagedUnits, titleOf } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { sameValue } from '@/plain/same-value';
import { accepted, refused, SIDES, type Side } from '@/rules/index';
import type { CombatEvent } from './event';
import { inCombat, inOpenRound } from './in-combat';
import type { CombatRefusal } from './intent';

type ContactDecision = Decision<CombatEvent, CombatRefusal>;

/**
 * Makes these the engaged units of the combat, and guesses their contacts that were not entered: with a
 * charge of that side (null: nobody charged; undefined: what was guessed stays). A unit that was there
 * before the round does not charge.
 */
export function engageUnits(
  battle: Battle,
  id: CombatId,
  wanted: readonly UnitId[],
  charge?: Side | null,
): ContactDecision {
  return inCombat(battle, id, (combat) =>
    inOpenRound(combat, (round) =>
      engage(battle, combat, round, withTheirCharacters(battle, combat, wanted), charge),
    ),
  );
}

/** The given units with the characters in them, which join and leave with their unit. */
function withTheirCharacters(battle: Battle, combat: Combat, wanted: readonly UnitId[]): readonly UnitId[] {
  const leaves = (id: UnitId | undefined) =>
    id !== undefined && combat.unitIds.includes(id) && !wanted.includes(id);
  const staying = wanted.filter((id) => !leaves(unitOf(battle, id)?.joined));
  const free = (id: UnitId) => (boundBy(battle, id)?.id ?? combat.id) === combat.id;
  const coming = staying.flatMap((id) => charactersOf(battle, id).map(({ unit }) => unit.id)).filter(free);
  return [...new Set([...staying, ...coming])];
}

function engage(
  battle: Battle,
  combat: Combat,
  round: Round,
  wanted: readonly UnitId[],
  charge: Side | null | undefined,
): ContactDecision {
  const { id } = combat;
  for (const unit of wanted) {
    const army = unitOf(battle, unit);
    if (!army) return refused('noSuchUnit');
    const elsewhere = boundBy(battle, unit);
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
    ...guessedContacts(battle, combat, round, wanted, charge),
    ...endings(battle, combat, joining),
  ]);
}

/** The combats that have lost their enemy end when one of their units fights elsewhere. */
function endings(battle: Battle, combat: Combat, joining: readonly UnitId[]): readonly CombatEvent[] {
  const left = joining.flatMap((unit) => combatWith(battle, unit) ?? []);
  const ids = new Set(left.filter((other) => other !== combat).map((other) => other.id));
  return [...ids].map((combatId) => ({ type: 'combatEnded', combatId }) as const);
}

/**
 * The guessed contacts, front to front. Units without an entered contact are paired by their order; an extra
 * unit gets the enemy at its own place in the order, or the last one. Earlier guesses that no longer fit are
 * dropped.
 */
function guessedContacts(
  battle: Battle,
  combat: Combat,
  round: Round,
  wanted: readonly UnitId[],
  charge: Side | null | undefined,
): readonly CombatEvent[] {
  const standing = combat.contacts.filter(
    (contact) => wanted.includes(contact.unitId) && wanted.includes(contact.enemyUnitId),
  );
  const said = standing.filter(({ guessed }) => !guessed);
  const met = new Set(said.flatMap(({ unitId, enemyUnitId }) => [unitId, enemyUnitId]));
  // A character stands where its unit stands.
  const meeting = wanted.filter((id) => {
    const host = unitOf(battle, id)?.joined;
    return host === undefined || !wanted.includes(host);
  });
  const sides = SIDES.map((side) => meeting.filter((id) => unitOf(battle, id)?.unit.side === side));
  const guesses = pairsOf(sides[0] ?? [], sides[1] ?? [], met);
  const before = standing.filter(({ guessed }) => guessed);
  const now = guesses.map((pair) => guessOf(pair, before, combat, round, charge));
  const change = (pair: Pair, from: ContactKind | null, to: ContactKind | null): CombatEvent => ({
    type: 'contactChanged',
    combatId: combat.id,
    round: round.number,
    unitId: pair.unitId,
    enemyUnitId: pair.enemyUnitId,
    from,
    to,
  });
  return [
    ...before
      .filter((contact) => !now.some((guess) => isSame(guess, contact)))
      .map((contact) => change(contact, contactOf(contact, round), null)),
    ...now.flatMap((guess) => {
      const there = before.find((contact) => isSame(guess, contact));
      const from = there ? contactOf(there, round) : null;
      return sameValue(from, guess.kind) ? [] : [change(guess, from, guess.kind)];
    }),
  ];
}

type Guess = Pair & { readonly kind: ContactKind };

/** The guess of the pair: as it was, or front to front, from the unit that charges in this round. */
function guessOf(
  { unitId: a, enemyUnitId: b }: Pair,
  before: readonly Contact[],
  combat: Combat,
  round: Round,
  charge: Side | null | undefined,
): Guess {
  const there = before.find((contact) =>
    [a, b].every((unit) => unit === contact.unitId || unit === contact.enemyUnitId),
  );
  const isNew = (unit: UnitId) => round.number === 1 || !combat.unitIds.includes(unit);
  const stays = charge === undefined || ![a, b].some(isNew);
  if (there && stays) {
    return { unitId: there.unitId, enemyUnitId: there.enemyUnitId, kind: contactOf(there, round) };
  }
  const [unitId, enemyUnitId] = charge === 'b' ? [b, a] : [a, b];
  const charged = charge !== undefined && charge !== null && isNew(unitId);
  return { unitId, enemyUnitId, kind: { facing: 'front', charged, guessed: true } };
}

function isSame(one: Pair, other: Pair): boolean {
  return one.unitId === other.unitId && one.enemyUnitId === other.enemyUnitId;
}

type Pair = Pick<Contact, 'unitId' | 'enemyUnitId'>;

/** The units of both sides without a contact, paired by order. */
function pairsOf(a: readonly UnitId[], b: readonly UnitId[], met: ReadonlySet<UnitId>): readonly Pair[] {
  const [ofA, ofB] = [a, b].map((units) => units.filter((id) => !met.has(id)));
  const longest = Math.max(ofA?.length ?? 0, ofB?.length ?? 0);
  return Array.from({ length: longest }, (_, place) => place).flatMap((place): readonly Pair[] => {
    const [own, other] = [ofA?.[place], ofB?.[place]];
    const unitId = own ?? (other && sameplaced(a, b.indexOf(other)));
    const enemyUnitId = other ?? (own && sameplaced(b, a.indexOf(own)));
    return unitId && enemyUnitId ? [{ unitId, enemyUnitId }] : [];
  });
}

/** The unit at that place, or the last one. */
function sameplaced(units: readonly UnitId[], place: number): UnitId | undefined {
  return units[Math.min(place, units.length - 1)];
}

/**
 * Separates two units: they no longer fight each other. Refused if they were not in contact
 * (`nothingChanged`).
 */
export function partUnits(battle: Battle, id: CombatId, unit: UnitId, enemy: UnitId): ContactDecision {
  return inCombat(battle, id, (combat) =>
    inOpenRound(combat, (round) =>
      nonEmpty(
        combat.contacts
          .filter(({ unitId, enemyUnitId }) =>
            unitId === unit ? enemyUnitId === enemy : unitId === enemy && enemyUnitId === unit,
          )
          .map((contact) => ({
            type: 'contactChanged' as const,
            combatId: id,
            round: round.number,
            unitId: contact.unitId,
            enemyUnitId: contact.enemyUnitId,
            from: contactOf(contact, round),
            to: null,
          })),
      ),
    ),
  );
}

/**
 * Sets how a unit fights an enemy unit, or (null) that it does not. Refused outside an open round, or if one
 * of them is not engaged.
 */
export function changeContact(
  battle: Battle,
  id: CombatId,
  unit: UnitId,
  enemy: UnitId,
  wanted: Pick<ContactKind, 'facing' | 'charged'> | null,
): ContactDecision {
  return inCombat(battle, id, (combat) =>
    inOpenRound(combat, (round) => meet(battle, combat, round, unit, enemy, wanted)),
  );
}

function meet(
  battle: Battle,
  combat: Combat,
  round: Round,
  unit: UnitId,
  enemy: UnitId,
  wanted: Pick<ContactKind, 'facing' | 'charged'> | null,
): ContactDecision {
  const engaged = engagedUnits(battle, combat).map((army) => army.unit);
  const [own, other] = [
    engaged.find((found) => found.id === unit),
    engaged.find((found) => found.id === enemy),
  ];
  if (!own || !other || own.side === other.side) return refused('noSuchUnit');
  const now = combat.contacts.find((contact) => contact.unitId === unit && contact.enemyUnitId === enemy);
  const from = now ? contactOf(now, round) : null;
  const to = wanted && withCharge(wanted, from);
  if (sameValue(from, to)) return refused('nothingChanged');
  return accepted([
    {
      type: 'contactChanged',
      combatId: combat.id,
      round: round.number,
      unitId: unit,
      enemyUnitId: enemy,
      from,
      to,
    },
  ]);
}

/** The contact in that round. */
function contactOf({ facing, chargedInRound, charge, guessed }: Contact, round: Round): ContactKind {
  const charged = chargedInRound === round.number;
  const past = chargedInRound !== null && !charged ? 'earlier' : charge;
  return { facing, charged, ...(past === null ? {} : { charge: past }), ...(guessed ? { guessed } : {}) };
}

/**
 * The contact as entered, with how the unit got there. An earlier charge is kept in every edit, and a flank
 * or the rear needs one.
 */
function withCharge(
  { facing, charged }: Pick<ContactKind, 'facing' | 'charged'>,
  before: ContactKind | null,
): ContactKind {
  if (charged) return { facing, charged };
  if (before?.charge === 'earlier') return { facing, charged, charge: 'earlier' };
  return facing === 'front' ? { facing, charged } : { facing, charged, charge: 'supposed' };
}
