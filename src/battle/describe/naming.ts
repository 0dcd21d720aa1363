import type { Entry } from '@/battle/log/event';
import type { CombatTitle } from '@/battle/state/engaged';
import type { CombatId, GroupId, UnitId, UnitKey } from '@/battle/state/ids';
import type { BreakTest, ScoreSheet, Side, Victory, WoundPoolRules } from '@/rules/index';
/** A unit's name and side, as they were when the battle last knew it. */
export type UnitName = { readonly name: string; readonly side: Side };
/** Where in the battle something was answered. */
export type Place = { readonly combat: CombatTitle; readonly round: number; readonly side: Side };

/** What a description needs to know of the battle: its edition's rows, and how everything is named, undone things too. */
export type DescriptionContext = {
  readonly sheet: ScoreSheet | null;
  readonly breakTest: BreakTest | null;
  readonly victory: Victory | null;
  readonly woundPools: WoundPoolRules | null;
  readonly phases: readonly string[];
  /** Who plays each side, as the battle says now; empty where nobody said. */
  readonly players: Readonly<Record<Side, { readonly player: string }>>;
  readonly combats: ReadonlyMap<CombatId, CombatTitle>;
  readonly unitNames: ReadonlyMap<UnitId, UnitName>;
  /** What was written where a correction stands now, by the number of the first of its entries. */
  readonly corrected: ReadonlyMap<number, readonly Entry[]>;
  /** The groups of all assaults by their ids, and how many models each had. */
  readonly fighters: ReadonlyMap<GroupId, UnitName & { readonly models: number; readonly vehicle: boolean }>;
  /** The models of all assaults by their ids: of which group, and the how manieth, from 1. */
  readonly models: ReadonlyMap<string, { readonly groupId: GroupId; readonly number: number }>;
  /** The units of all assaults by their keys. */
  readonly fightingUnits: ReadonlyMap<UnitKey, UnitName & { readonly said?: true }>;
};

/** What the combat is called; number 0 and nobody for one that the log does not have. */
export function combatTitle(id: CombatId, { combats }: Pick<DescriptionContext, 'combats'>): CombatTitle {
  return combats.get(id) ?? { number: 0, a: [], b: [] };
}

/** What the unit of the armies is called; its id for one that the log does not have. */
export function unitNamed(id: UnitId, { unitNames }: Pick<DescriptionContext, 'unitNames'>): UnitName {
  return unitNames.get(id) ?? { name: id, side: 'a' };
}
