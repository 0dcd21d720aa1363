import type { ArmyEventOf } from '@/battle/army/event';
import { everyUnit } from '@/battle/describe/participants';
import type { Ledger } from '@/battle/log/ledger';
import type { Battle } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/combat';
import { combatWith } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { TakenUnitTest } from '@/battle/state/records';
import type { Unit } from '@/battle/state/unit';
import type { Suffered } from './damage-dealt';

/** What a unit suffered in a round of a combat that nobody wins, and the tests that it took in it. */
export type MeleeUnit = {
  readonly unit: Unit;
  /** What it gathered, minus what was taken back. */
  readonly suffered: number;
  readonly tests: readonly MeleeTest[];
};

/** A test of a unit, and the number of the entry that ended it. */
export type MeleeTest = { readonly seq: number; readonly taken: TakenUnitTest };

type Told = { suffered: number; readonly tests: MeleeTest[] };

/**
 * The units that suffered something in a round or were tested in it, Blue's first, for every round of a combat
 * that nobody wins; with all corrections. A test and the dice of its outcome are of the round in which the unit
 * fought when they were thrown.
 */
export function meleeRounds(ledger: Ledger): (combatId: CombatId, round: number) => readonly MeleeUnit[] {
  const rounds = new Map<string, Map<UnitId, Told>>();
  const told = (combatId: CombatId, round: number, unitId: UnitId): Told => {
    const key = `${combatId} ${round}`;
    const units = rounds.get(key) ?? new Map<UnitId, Told>();
    const one = units.get(unitId) ?? { suffered: 0, tests: [] };
    rounds.set(key, units.set(unitId, one));
    return one;
  };
  let before: Battle | null = null;
  for (const { entry, battle } of ledger.steps) {
    for (const event of entry.events) {
      if (event.type !== 'countChanged' && event.type !== 'unitTested') continue;
      const place = placeOf(event, before);
      if (place === null) continue;
      const one = told(place.combatId, place.round, event.unitId);
      if (event.type === 'unitTested') one.tests.push({ seq: entry.seq, taken: event.test });
      else one.suffered += event.to - event.from;
    }
    before = battle;
  }
  const named = everyUnit(ledger);
  return (combatId, round) => {
    const units = rounds.get(`${combatId} ${round}`);
    return named.flatMap((unit) => {
      const one = units?.get(unit.id);
      return one && (one.suffered !== 0 || one.tests.length > 0) ? [{ unit, ...one }] : [];
    });
  };
}

/** What the units of a side gathered in a round of a combat that nobody wins. */
export function sufferedInMelee(ledger: Ledger): Suffered {
  const units = meleeRounds(ledger);
  return (combat, round, side) =>
    units(combat.id, round.number)
      .filter(({ unit }) => unit.side === side)
      .reduce((sum, { suffered }) => sum + suffered, 0);
}

/** The round of an event; null: it happened in none, such as shooting and what a rule takes away. */
function placeOf(
  event: ArmyEventOf<'countChanged' | 'unitTested'>,
  before: Battle | null,
): { readonly combatId: CombatId; readonly round: number } | null {
  if (event.type === 'countChanged' && event.cause !== 'dice') {
    const { combatId, round } = event;
    return combatId === null || round === null ? null : { combatId, round };
  }
  const combat = before && combatWith(before, event.unitId);
  const round = combat && latestRound(combat);
  return combat && round ? { combatId: combat.id, round: round.number } : null;
}
