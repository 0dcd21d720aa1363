declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** One played game. Made by the store from a random id. */
export type BattleId = Branded<'BattleId'>;
/** One combat of a battle; unique within its battle. */
export type CombatId = Branded<'CombatId'>;
/** One unit of either army; unique within its battle. */
export type UnitId = Branded<'UnitId'>;
/** One group of identical models in an assault; unique within its battle. */
export type GroupId = Branded<'GroupId'>;
/** One unit in an assault: the unit of the armies by its id, or a unit that stands in no army by the id of its first group. */
export type UnitKey = UnitId | GroupId;
/** One model of a group. Made by `modelId`, never taken apart. */
export type ModelId = Branded<'ModelId'>;
/** One strike of a round. Made by `strikeId`, never taken apart. */
export type StrikeId = Branded<'StrikeId'>;
/** One pool of Wounds on a unit at a step. Never taken apart. */
export type PoolId = Branded<'PoolId'>;
/** The device that wrote an entry. */
export type WriterId = Branded<'WriterId'>;

/** Names a string as a battle's id: at the doors only (address, storage, the maker of new ids). */
export function battleId(text: string): BattleId {
  return text as BattleId;
}

/** Names a string as a combat's id: at the doors only. */
export function combatId(text: string): CombatId {
  return text as CombatId;
}

/** Names a string as a unit's id: at the doors only. */
export function unitId(text: string): UnitId {
  return text as UnitId;
}

/** Names a string as a group's id: at the doors, and where the group is made. */
export function groupId(text: string): GroupId {
  return text as GroupId;
}

/** Names a string as a unit's key: at the doors only. Which of both it is, the groups with that key say. */
export function unitKey(text: string): UnitKey {
  return text as UnitKey;
}

/** Names a string as a strike's id: at the doors, and where the strike is made. */
export function strikeId(text: string): StrikeId {
  return text as StrikeId;
}

/** Names a string as a model's id: at the doors, and where the group's models are told apart. */
export function modelId(text: string): ModelId {
  return text as ModelId;
}

/** Names a string as a pool's id: at the doors, and what the wound-pools engine returns. */
export function poolId(text: string): PoolId {
  return text as PoolId;
}

/** Names a string as a writer's id: at the doors only. */
export function writerId(text: string): WriterId {
  return text as WriterId;
}
