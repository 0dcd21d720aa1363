import { unitTestOf } from '@/battle/assault/standing/losers';
import { standingAssault } from '@/battle/assault/standing/standing-assault';
import { assaultUnits, targetTypeOf, unitRulesOf } from '@/battle/assault/standing/units';
import type { AssaultUnit } from '@/battle/assault/standing/view';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { type Combat, latestRound, type Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { UnitKey } from '@/battle/state/ids';
import type { ShootingOutcome, ShotUnit } from '@/battle/state/shooting';
import { sameTurn } from '@/battle/state/turn';
import { moraleCheck, otherSide, type Side, testsForCasualties, type WoundPoolRules } from '@/rules/index';
import type { FightEvent } from './refusal';

/**
 * The events that end a shooting attack; none while a shot is not settled. Without a Morale check the combat
 * ends, too.
 */
export function endOfShooting(battle: Battle, combat: Combat, round: Round): readonly FightEvent[] {
  const assault = assaultOf(round);
  const open = standingAssault(bookOf(battle), assault).inHand !== null;
  return open || assault.shot ? [] : shootingEnded(battle, combat, round);
}

/** The same when the players end it, whatever has not been shot. */
export function shootingEnded(
  battle: Battle,
  combat: Combat,
  round: Round,
): readonly [FightEvent, ...FightEvent[]] {
  const outcome = shootingOutcome(battle, combat, round);
  const tests = outcome.units.some((unit) => unit.tests);
  return [
    { type: 'shootingEnded', combatId: combat.id, round: round.number, outcome },
    ...(tests ? [] : [{ type: 'combatEnded', combatId: combat.id } as const]),
  ];
}

/** Ends the combat with the last Morale check after a shooting attack. */
export function afterLastTest(combat: Combat, round: AssaultRound, taken: UnitKey): readonly FightEvent[] {
  if (!round.shot || combat.ended) return [];
  const waits = round.shot.units.some(
    ({ unitKey, tests }) => tests && unitKey !== taken && !unitTestOf(round, unitKey)?.morale,
  );
  return waits ? [] : [{ type: 'combatEnded', combatId: combat.id }];
}

function shootingOutcome(battle: Battle, combat: Combat, round: Round): ShootingOutcome {
  const assault = assaultOf(round);
  const by = combat.shotBy ?? 'a';
  const units = assaultUnits(battle, assault);
  const of = (side: Side) => units.filter((unit) => unit.side === side);
  return {
    by,
    shooters: of(by).map(({ key, name }) => ({ unitKey: key, name })),
    units: [
      ...of(otherSide(by)).map((unit) => shotUnit(battle, combat, round, unit)),
      ...of(by)
        .map((unit): ShotUnit => ({ ...shotUnit(battle, combat, round, unit), hot: true }))
        .filter(({ lost }) => lost > 0),
    ],
  };
}

function shotUnit(battle: Battle, combat: Combat, round: Round, unit: AssaultUnit): ShotUnit {
  const { key, name, modelsLeft } = unit;
  const assault = assaultOf(round);
  const modelsBefore = modelsBeforeOf(assault, unit);
  const alone = bookOf(battle).shooting?.morale.within === 'attack';
  const earlier = alone ? [] : earlierInPhase(battle, combat, round, unit);
  const began = earlier[0] ? modelsBeforeOf(earlier[0], unit) : modelsBefore;
  const phase = { lost: Math.max(0, began - modelsLeft), of: began };
  const damage = assault.allocations
    .filter((allocation) => allocation.unitKey === key)
    .flatMap(({ state }) => state.outcomes.flatMap((outcome) => outcome.damage?.result ?? []));
  const statuses = glancedInto(bookOf(battle), assault, key);
  const tested = earlier.some((one) => unitTestOf(one, key)?.morale);
  return {
    unitKey: key,
    name,
    lost: woundsLostBy(assault, key),
    ...(targetTypeOf(unit.groups) === 'vehicle' && { vehicle: true as const }),
    ...(damage.length > 0 && { damage }),
    ...(statuses.length > 0 && { statuses }),
    modelsBefore,
    modelsLeft,
    phase,
    tests: !tested && modelsBefore > modelsLeft && hasToTest(bookOf(battle), unit, phase),
  };
}

/** The statuses that glances of the attack gave the unit; one that it had cost Hull Points instead. */
function glancedInto({ statuses }: WoundPoolRules, { allocations }: AssaultRound, unitKey: UnitKey) {
  const given = allocations
    .filter((allocation) => allocation.unitKey === unitKey)
    .flatMap(({ state }) => state.outcomes)
    .flatMap(({ status, woundsLost }) => (status === undefined || woundsLost > 0 ? [] : status));
  return (statuses?.statuses ?? []).filter(({ id }) => given.includes(id)).map(({ label }) => ({ label }));
}

function hasToTest(book: WoundPoolRules, { groups }: AssaultUnit, phase: ShotUnit['phase']): boolean {
  if (targetTypeOf(groups) === 'vehicle' || !testsForCasualties(book, phase)) return false;
  const broken = book.statuses?.statuses.find(({ fate }) => fate === 'fleeing')?.id;
  if (broken && groups.some(({ statuses = [] }) => statuses.includes(broken))) return false;
  return !moraleCheck({ leadership: 0, lostBy: 0, rules: unitRulesOf(groups) }).automatic;
}

function modelsBeforeOf({ groups, modelsBefore }: AssaultRound, { key }: Pick<AssaultUnit, 'key'>): number {
  return groups
    .filter(({ unitKey }) => unitKey === key)
    .reduce((sum, { id }) => sum + (modelsBefore[id] ?? 0), 0);
}

function woundsLostBy({ allocations }: AssaultRound, unitKey: UnitKey): number {
  return allocations
    .filter((allocation) => allocation.unitKey === unitKey)
    .flatMap(({ state }) => state.outcomes)
    .reduce((sum, { woundsLost }) => sum + woundsLost, 0);
}

/** The earlier shooting attacks of the same phase on the same unit of the armies, in their order. */
function earlierInPhase(
  battle: Battle,
  { id, shotBy }: Combat,
  { turn }: Round,
  { key, unitId }: AssaultUnit,
): readonly AssaultRound[] {
  if (unitId === null) return [];
  const before = battle.combats.slice(
    0,
    battle.combats.findIndex((combat) => combat.id === id),
  );
  return before.flatMap((combat) => {
    const round = combat.shotBy === shotBy ? latestRound(combat) : undefined;
    if (!round || !sameTurn(round.turn, turn)) return [];
    const assault = assaultOf(round);
    return assault.shot?.units.some(({ unitKey }) => unitKey === key) ? [assault] : [];
  });
}
