declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** One played game. Made by the store from a random id. */
export type BattleId = Branded<'BattleId'>;
/** One combat of a battle; unique within its battle. */
export type CombatId = Branded<'CombatId'>;
/** One unit of either army; unique within its battle. */
export type UnitId = Branded<'UnitId'>;
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

/** Names a string as a writer's id: at the doors only. */
export function writerId(text: string): WriterId {
  return text as WriterId;
}
