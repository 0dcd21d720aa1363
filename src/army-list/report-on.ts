import type { ArmyList, Guess, ListFormat } from '@/army-list/list/army-list';
import { unreadLines } from '@/army-list/list/army-list';
import { readArmyLists } from './read-army-lists';

/** A list in short: what it is, how it adds up, and what was not understood. */
export type ListReport = {
  readonly format: ListFormat;
  readonly army: string | null;
  readonly player: string | null;
  readonly units: readonly {
    readonly name: string;
    readonly points: number | null;
    readonly models: number;
    readonly general: boolean;
    readonly bsb: boolean;
    readonly healthPoints: number | null;
    readonly check: readonly Guess[];
  }[];
  readonly unitCount: number;
  readonly sum: number;
  readonly statedTotal: number | null;
  /** Null where the source states no total. */
  readonly agrees: boolean | null;
  readonly unread: readonly string[];
};

/** What is in a source, in short: its first list, and further ones where it holds several; or the code of its refusal. */
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
    army: list.army,
    player: list.player,
    unitCount: list.units.length,
    sum: list.sum,
    statedTotal: list.statedTotal,
    agrees: list.agrees,
    unread: unreadLines(list),
    units: list.units.map(({ name, points, models, general, battleStandard, facts, guesses }) => ({
      name,
      points,
      models,
      general,
      bsb: battleStandard,
      healthPoints: facts.healthPoints,
      check: guesses,
    })),
  };
}
