import type { ArmyList, Guess, KindHealth, ListFormat } from '@/army-list/list/army-list';
import { unreadLines } from '@/army-list/list/army-list';
import { readArmyLists } from './read-army-lists';

/** A list in short: what it is, how it adds up, and what was not understood. */
export type ListReport = {
  readonly format: ListFormat;
  /** The game as the source names it, or as its form tells it; null where neither does. */
  readonly game: string | null;
  readonly army: string | null;
  readonly player: string | null;
  readonly units: readonly ReportedUnit[];
  readonly unitCount: number;
  readonly sum: number;
  readonly statedTotal: number | null;
  /** The size of the game that a title names without being a total, in points; null: none. */
  readonly size: number | null;
  /** Null where the source states no total. */
  readonly agrees: boolean | null;
  readonly unread: readonly string[];
};

/** A unit in short, and under `check` the questions that it asks. */
export type ReportedUnit = {
  readonly name: string;
  readonly points: number | null;
  readonly models: number;
  /** Of each model; null where the source is silent, and where its models differ. */
  readonly healthPoints: number | null;
  /** Of all models, added up model by model; null where the source is silent. */
  readonly totalHealth: number | null;
  /** Its kinds of models with the Health Points of each, where they differ. */
  readonly healthOfKinds: readonly KindHealth[];
  readonly general: boolean;
  readonly bsb: boolean;
  readonly standard: boolean;
  readonly musician: boolean;
  readonly champion: boolean;
  readonly character: boolean;
  /**
   * The regiment that this detachment belongs to, by its place among the units from 0; null for any other
   * unit.
   */
  readonly regiment: number | null;
  readonly check: readonly Guess[];
};

/**
 * What is in a source, in short: its first list, and further ones where it holds several; or the code of its
 * refusal.
 */
export function reportOn(
  source: string | Uint8Array,
): (ListReport & { readonly further?: readonly ListReport[] }) | { readonly refused: string } {
  const read = readArmyLists(source);
  if (!read.ok) return { refused: read.refusal.code };
  const [first, ...others] = read.value;
  return others.length === 0 ? inShort(first) : { ...inShort(first), further: others.map(inShort) };
}

function inShort(list: ArmyList): ListReport {
  return {
    format: list.format,
    game: list.game,
    army: list.army,
    player: list.player,
    unitCount: list.units.length,
    sum: list.sum,
    statedTotal: list.statedTotal,
    size: list.size ?? null,
    agrees: list.agrees,
    unread: unreadLines(list),
    units: list.units.map(unitInShort),
  };
}

function unitInShort(unit: ArmyList['units'][number]): ReportedUnit {
  const { name, points, models, general, battleStandard, command, character, facts, guesses } = unit;
  const { healthPoints, healthOfKinds = [] } = facts;
  const mixed = healthOfKinds.reduce((sum, kind) => sum + kind.models * kind.healthPoints, 0);
  return {
    name,
    points,
    models,
    healthPoints: healthOfKinds.length > 0 ? null : healthPoints,
    totalHealth: healthOfKinds.length > 0 ? mixed : healthPoints === null ? null : models * healthPoints,
    healthOfKinds,
    general,
    bsb: battleStandard,
    standard: command.standard,
    musician: command.musician,
    champion: command.champion,
    character,
    regiment: unit.regiment ?? null,
    check: guesses,
  };
}
