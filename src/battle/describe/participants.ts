import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { CombatTitle } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { Unit } from '@/battle/state/unit';
import { SIDES } from '@/rules/index';
import { descriptionContext } from './description-context';

/**
 * Every unit in the log, also removed ones, as it was last known: Blue's first, in the order in which they
 * were entered.
 */
export function everyUnit(ledger: Ledger): readonly Unit[] {
  const units = new Map<UnitId, Unit>();
  for (const { events } of ledger.entries) {
    for (const event of events) {
      if (event.type === 'unitAdded') units.set(event.unit.id, event.unit);
      if (event.type === 'unitEdited') units.set(event.to.id, event.to);
    }
  }
  return SIDES.flatMap((side) => [...units.values()].filter((unit) => unit.side === side));
}

/** A combat with the names of all units that fought in it. */
export type NamedCombat = CombatTitle & { readonly id: CombatId };

/** Every combat in force, in the order of opening, with all units that ever fought in it. */
export function everyCombat(ledger: Ledger): readonly NamedCombat[] {
  const { combats } = descriptionContext(ledger);
  return battleOf(ledger).combats.map(({ id, number }) => ({
    id,
    ...(combats.get(id) ?? { number, a: [], b: [] }),
  }));
}
