declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** One played game. The store makes it from a random id. */
export type BattleId = Branded<'BattleId'>;
/** One combat of a battle; unique within its battle. */
export type CombatId = Branded<'CombatId'>;
/** One unit of either army; unique within its battle. */
export type UnitId = Branded<'UnitId'>;
/** One group of identical models in an assault; unique within its battle. */
export type GroupId = Branded<'GroupId'>;
/**
 * One unit in an assault: a unit of the armies by its id, or a unit outside them by the id of its first
 * group.
 */
export type UnitKey = UnitId | GroupId;
/** One model of a group. `modelIdOf` makes it; no code splits it. */
export type ModelId = Branded<'ModelId'>;
/** One strike of a round. No code splits it. */
export type StrikeId = Branded<'StrikeId'>;
/** One pool of Wounds on a unit at a step. No code splits it. */
export type PoolId = Branded<'PoolId'>;
/** The device that wrote an entry. */
export type WriterId = Branded<'WriterId'>;

/** Makes a battle's id of a string. Only for boundaries: address, storage, the maker of new ids. */
export function battleId(text: string): BattleId {
  return text as BattleId;
}

/** Makes a combat's id of a string. Only at boundaries. */
export function combatId(text: string): CombatId {
  return text as CombatId;
}

/** Makes a unit's id of a string. Only at boundaries. */
export function unitId(text: string): UnitId {
  return text as UnitId;
}

/** Makes a group's id of a string. Only at boundaries, and where the group is made. */
export function groupId(text: string): GroupId {
  return text as GroupId;
}

/**
 * Makes a unit's key of a string. Only at boundaries. The groups with that key tell which of the two kinds it
 * is.
 */
export function unitKey(text: string): UnitKey {
  return text as UnitKey;
}

/** Makes a strike's id of a string. Only at boundaries, and where the strike is made. */
export function strikeId(text: string): StrikeId {
  return text as StrikeId;
}

/** Makes a model's id of a string. Only at boundaries, and where models of a group get their ids. */
export function modelId(text: string): ModelId {
  return text as ModelId;
}

/** Makes a pool's id of a string. Only at boundaries, and for what the wound-pools engine returns. */
export function poolId(text: string): PoolId {
  return text as PoolId;
}

/** The device of a writer: what a guest's phone asked for carries the number of its tap behind a point. */
export function deviceOf(writer: WriterId): WriterId {
  return writer.split('.', 1)[0] as WriterId;
}

/** Makes a writer's id of a string. Only at boundaries. */
export function writerId(text: string): WriterId {
  return text as WriterId;
}
