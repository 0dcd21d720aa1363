import { type BattleId, battleId } from './ids';

/** Ids of example battles begin so. A random id has no full stop, and a course that parted from an example keeps its beginning. */
const PREFIX = 'example.';

/** The id of a battle that the app carries to be looked at: by it alone it is an example, wherever it goes. */
export function exampleBattleId(newId: string): BattleId {
  return battleId(PREFIX + newId);
}

/** Whether the battle is an example: in no season, table or backup of everything, and nobody's result. */
export function isExample(id: string): boolean {
  return id.startsWith(PREFIX);
}
