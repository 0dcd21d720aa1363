import type { Agreement } from '@/battle/log/agreement';
import type { CorrectedTest } from '@/battle/log/corrected-test';
import type { Entry } from '@/battle/log/event';
import type { Step } from '@/battle/log/step';
import type { CombatTitle } from '@/battle/state/engaged';
import type { CombatId, GroupId, UnitId, UnitKey } from '@/battle/state/ids';
import type { BreakTest, ScoreSheet, Side, UnitCounter, Victory, WoundPoolRules } from '@/rules/index';

/** A unit's name and side, as the battle last knew them. */
export type UnitName = {
  readonly name: string;
  readonly side: Side;
  /** A unit of the other side has, or had, the same name. */
  readonly shared?: true;
};

/** The combat and round in which something was answered. */
export type Place = { readonly combat: CombatTitle; readonly round: number; readonly side: Side };

/**
 * What a description needs to know about the battle: the rows of its edition, and the names of everything,
 * also of what was undone.
 */
export type DescriptionContext = {
  readonly editionId: string;
  readonly sheet: ScoreSheet | null;
  readonly breakTest: BreakTest | null;
  readonly victory: Victory | null;
  readonly woundPools: WoundPoolRules | null;
  readonly counters: readonly UnitCounter[];
  readonly phases: readonly string[];
  /** The player of each side, as the battle has it now; empty: not entered. */
  readonly players: Readonly<Record<Side, { readonly player: string }>>;
  readonly combats: ReadonlyMap<CombatId, CombatTitle>;
  readonly unitNames: ReadonlyMap<UnitId, UnitName>;
  /** What was first written where a correction is in force, by the number of the correction's first entry. */
  readonly corrected: ReadonlyMap<number, readonly Entry[]>;
  /** What corrections since say of the tests of units, by the numbers of their entries. */
  readonly tested: ReadonlyMap<number, CorrectedTest>;
  /** How the phones stand to the entries that one was asked about, by their numbers. */
  readonly agreements: ReadonlyMap<number, Agreement>;
  /** The entries that a phone ever answered, by their numbers. */
  readonly answered: ReadonlyMap<number, Entry>;
  /** The groups of all assaults by their ids, with the number of models each had. */
  readonly fighters: ReadonlyMap<GroupId, UnitName & { readonly models: number; readonly vehicle: boolean }>;
  /**
   * The models of all assaults by their ids: the group it belongs to, and its number within the group, from
   * 1.
   */
  readonly models: ReadonlyMap<string, { readonly groupId: GroupId; readonly number: number }>;
  /** The entries in force that closed a round, by their numbers: what a closed round says follows from them. */
  readonly closed: ReadonlyMap<number, Step>;
  /** The units of all assaults by their keys. */
  readonly fightingUnits: ReadonlyMap<UnitKey, UnitName & { readonly said?: true }>;
};

/** The title of the combat; number 0 without names if the log does not have it. */
export function combatTitle(id: CombatId, { combats }: Pick<DescriptionContext, 'combats'>): CombatTitle {
  return combats.get(id) ?? { number: 0, a: [], b: [] };
}

/** The name of the unit of the armies; its id if the log does not have it. */
export function unitNamed(id: UnitId, { unitNames }: Pick<DescriptionContext, 'unitNames'>): UnitName {
  return unitNames.get(id) ?? { name: id, side: 'a' };
}

/** What the rulebook calls a status; one that it does not know keeps its id. */
export function statusLabel(id: string, { woundPools }: Pick<DescriptionContext, 'woundPools'>): string {
  return woundPools?.statuses?.statuses.find((status) => status.id === id)?.label ?? id;
}
