import { parseCard } from '@/battle/cards/card';
import { isExample } from '@/battle/state/example-id';
import { type ChosenArms, chosenArms } from '@/battle/state/tincture';
import { SIDES, type Side } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';
import { readSides } from '@/store/device/sides';

/** Of how many battles of each kind, the latest ones, the names are offered again. */
const BATTLES_READ = 100;
/** The most names that are offered for a field: a longer list is slower than typing. */
export const MOST_NAMES = 12;

/** Who fought for a side in an earlier battle; empty where nobody said. */
export type EarlierSide = {
  readonly player: string;
  readonly army: string;
  /** What it bore by somebody's choice; empty for the usual. */
  readonly arms: ChosenArms;
  /** The kept army that fought; null where none was kept. */
  readonly listId: string | null;
  /** Whether it was the side of this device's owner; null where nobody said. */
  readonly mine: boolean | null;
};

/** The sides of the latest battles, newest battle first. Examples are no battles of anybody. Rejects where the disk cannot be read. */
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

/** What is known of the side whose field is to be filled. */
type Asked = {
  /** Which side is the owner's in the new battle; null where nobody said. */
  readonly side: Side;
  readonly owner: Side | null;
  /** Who plays it, as far as that is typed. */
  readonly player: string;
};

/**
 * Players to offer for a side: the owner's own names or their opponents' first, as far as it is said whose side it is; then the others,
 * the latest first. At most `MOST_NAMES`.
 */
export function playersFor(earlier: readonly EarlierSide[], { side, owner }: Asked): readonly string[] {
  const mine = owner === null ? null : side === owner;
  const fitting = earlier.filter((one) => mine !== null && one.mine === mine);
  const others = earlier.filter((one) => mine === null || one.mine !== !mine);
  return distinct([...fitting, ...others].map((one) => one.player));
}

/** Armies to offer for a side: those that this player led first, then the others, the latest first. At most `MOST_NAMES`. */
export function armiesFor(earlier: readonly EarlierSide[], { player }: Asked): readonly string[] {
  const led = earlier.filter((one) => isSame(one.player, player));
  return distinct([...led, ...earlier].map(({ army }) => army));
}

/** The tincture and the device that were chosen for an army when it fought last: for the kept army, else for one of that name; empty where nothing was. */
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
