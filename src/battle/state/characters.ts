import { isOnTable, unitOf } from './army';
import type { ArmyUnit, Battle } from './battle';
import type { UnitId } from './ids';

/**
 * The unit that the character has joined, even if that unit has fallen since; undefined for a unit on its
 * own.
 */
export function hostOf(battle: Battle, { joined }: ArmyUnit): ArmyUnit | undefined {
  return joined === undefined ? undefined : unitOf(battle, joined);
}

/** Whether the character stands in a unit that is still there: then it does not test on its own. */
export function isWithHost(battle: Battle, army: ArmyUnit): boolean {
  const host = hostOf(battle, army);
  return host !== undefined && isOnTable(host);
}

/** The characters that have joined the unit and are still there. */
export function charactersOf(battle: Battle, id: UnitId): readonly ArmyUnit[] {
  return battle.units.filter((army) => army.joined === id && isOnTable(army));
}

/** The unit and the characters in it: they share their fate. */
export function withCharacters(battle: Battle, id: UnitId | null): readonly (UnitId | null)[] {
  return id === null ? [null] : [id, ...charactersOf(battle, id).map(({ unit }) => unit.id)];
}
