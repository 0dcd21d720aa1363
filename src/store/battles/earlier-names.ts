import { parseCard } from '@/battle/cards/card';
import { isExample } from '@/battle/state/example-id';
import { type ChosenArms, chosenArms } from '@/battle/state/tincture';
import { SIDES, type Side } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';
import { readSides } from '@/store/device/sides';

/** How many of the latest battles of each kind supply names. */
const BATTLES_READ = 100;
/** The most names offered for a field: with a longer list, typing is faster. */
export const MOST_NAMES = 12;

/** Who fought for a side in an earlier battle; empty: not entered. */
export type EarlierSide = {
  readonly player: string;
  readonly army: string;
  /** Its chosen tincture and device; empty: the usual ones. */
  readonly arms: ChosenArms;
  /** The kept army that fought; null: none. */
  readonly listId: string | null;
  /** Whether it was the side of this device's owner; null: not entered. */
  readonly mine: boolean | null;
};

/** The sides of the latest battles, newest battle first, without examples. Rejects if IndexedDB does. */
export async function earlierSides(
  entryLog: Pick<EntryLog, 'cards' | 'records'>,
): Promise<readonly EarlierSide[]> {
  const [running, finished, owners] = await Promise.all([
    entryLog.cards('running', BATTLES_READ),
    entryLog.cards('finished', BATTLES_READ),
    readSides(entryLog),
  ]);
  return [...running.cards, ...finished.cards]
    .flatMap((stored) => parseCard(stored) ?? [])
    .filter(({ battleId }) => !isExample(battleId))
    .toSorted((one, other) => other.lastAt - one.lastAt)
    .flatMap(({ battleId, setup, lists }) => {
      const owner = owners.get(battleId) ?? null;
      return SIDES.map((side) => ({
        player: setup[side].player,
        army: setup[side].army,
        arms: chosenArms(setup, side),
        listId: lists[side]?.id ?? null,
        mine: owner === null ? null : side === owner,
      }));
    });
}

/** What is known about the side whose field is being filled. */
type Asked = {
  /** Which side is the owner's in the new battle; null: not entered. */
  readonly side: Side;
  readonly owner: Side | null;
  /** Its player, as far as typed. */
  readonly player: string;
};

/**
 * Players to offer for a side. If the owner's side is known, the owner's own names or their opponents' come
 * first; then the others, the latest first. At most `MOST_NAMES`.
 */
export function playersFor(earlier: readonly EarlierSide[], { side, owner }: Asked): readonly string[] {
  const mine = owner === null ? null : side === owner;
  const fitting = earlier.filter((one) => mine !== null && one.mine === mine);
  const others = earlier.filter((one) => mine === null || one.mine !== !mine);
  return distinct([...fitting, ...others].map((one) => one.player));
}

/**
 * Armies to offer for a side: those of this player first, then the others, the latest first. At most
 * `MOST_NAMES`.
 */
export function armiesFor(earlier: readonly EarlierSide[], { player }: Asked): readonly string[] {
  const led = earlier.filter((one) => isSame(one.player, player));
  return distinct([...led, ...earlier].map(({ army }) => army));
}

/**
 * The tincture and the device chosen for an army when it last fought: for the kept army, else for one of
 * that name; empty: none.
 */
export function armsBorneBy(
  earlier: readonly EarlierSide[],
  { army, listId }: { readonly army: string; readonly listId: string | null },
): ChosenArms {
  const kept = listId === null ? undefined : earlier.find((one) => one.listId === listId);
  const named = army.trim() === '' ? undefined : earlier.find((one) => isSame(one.army, army));
  return (kept ?? named)?.arms ?? {};
}

function distinct(names: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of names) {
    if (name !== '' && !kept.some((other) => isSame(other, name))) kept.push(name);
    if (kept.length === MOST_NAMES) break;
  }
  return kept;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
