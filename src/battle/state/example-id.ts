import { type BattleId, battleId } from './ids';

/**
 * Ids of example battles begin with this. A random id has no full stop, and a copy that was split off from an
 * example keeps the prefix.
 */
const PREFIX = 'example.';

/**
 * The id of an example battle that the app brings along. The id alone marks it as an example, also in a
 * backup or on another phone.
 */
export function exampleBattleId(newId: string): BattleId {
  return battleId(PREFIX + newId);
}

/** Whether the battle is an example: it counts in no season, table, or full backup. */
export function isExample(id: string): boolean {
  return id.startsWith(PREFIX);
}
