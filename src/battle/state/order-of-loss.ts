import { isOnTable } from './army';
import type { Battle } from './battle';
import type { UnitId } from './ids';

/**
 * The battle with its units that left the table in the order in which they left it; units of one gesture left it together. Who came
 * back is left out. `before` is the battle before the gesture.
 */
export function withOrderOfLoss(battle: Battle, before: Battle | null): Battle {
  if (battle.units === before?.units) return battle;
  const gone = new Set(battle.units.filter((army) => !isOnTable(army)).map(({ unit }) => unit.id));
  const known = (battle.lostInOrder ?? [])
    .map((together) => together.filter((id) => gone.has(id)))
    .filter((together) => together.length > 0);
  const fresh = [...gone].filter((id) => !known.some((together) => together.includes(id)));
  if (fresh.length === 0 && known.length === (battle.lostInOrder?.length ?? 0)) return battle;
  return { ...battle, lostInOrder: fresh.length > 0 ? [...known, fresh] : known };
}

/** The units that left the table first, of either side; empty while everybody is there. */
export function firstLost({ lostInOrder }: Battle): readonly UnitId[] {
  return lostInOrder?.[0] ?? [];
}
