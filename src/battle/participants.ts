import type { CombatTitle } from './engagement';
import type { CombatId, UnitId } from './ids';
import type { Ledger } from './ledger';
import type { Unit } from './unit';

/** Every unit that has a place in the log, removed ones included, as it was last known: Blue's first, in the order they came. */
export function everyUnit(ledger: Ledger): readonly Unit[] {
  const units = new Map<UnitId, Unit>();
  for (const { events } of ledger.entries) {
    for (const event of events) {
      if (event.type === 'unitAdded') units.set(event.unit.id, event.unit);
      if (event.type === 'unitEdited') units.set(event.to.id, event.to);
    }
  }
  return [...units.values()].toSorted((one, other) => one.side.localeCompare(other.side));
}

/** A combat with everybody who ever fought in it by the entries in force, by name. */
export type NamedCombat = CombatTitle & { readonly id: CombatId };

/** Every combat in force, in the order of opening, named by all who fought in it and not only by those who still do. */
export function everyCombat(ledger: Ledger): readonly NamedCombat[] {
  const fighters = new Map<CombatId, Set<UnitId>>();
  const numbers = new Map<CombatId, number>();
  for (const { entry } of ledger.steps) {
    for (const event of entry.events) {
      if (event.type === 'combatOpened') {
        numbers.set(event.combatId, event.number);
        fighters.set(event.combatId, new Set());
      }
      if (event.type === 'unitJoined') fighters.get(event.combatId)?.add(event.unitId);
    }
  }
  const units = everyUnit(ledger);
  return [...numbers].map(([id, number]) => {
    const fought = units.filter((unit) => fighters.get(id)?.has(unit.id));
    const names = (side: Unit['side']) => fought.filter((unit) => unit.side === side).map(({ name }) => name);
    return { id, number, a: names('a'), b: names('b') };
  });
}
