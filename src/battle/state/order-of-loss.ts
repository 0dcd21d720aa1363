import { isOnTable } from './army';
import type { Battle } from './battle';
import type { UnitId } from './ids';

/**
 * The battle with the order in which its units left the table; units that left by one gesture stand together.
 * A unit that came back is not in the list. `before` is the battle before the gesture.
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

/** The units of either side that left the table first; empty while all are there. */
export function firstLost({ lostInOrder }: Battle): readonly UnitId[] {
  return lostInOrder?.[0] ?? [];
}
