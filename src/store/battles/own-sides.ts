import type { CardLine } from '@/battle/cards/card-line';
import { rootBattleId } from '@/battle/log/split-id';
import { battleId } from '@/battle/state/ids';
import { otherSide, SIDES, type Side } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';
import { readArchivedSides } from '@/store/archive/archive';
import { type OwnSide, SIDE_PREFIX } from '@/store/device/sides';

/** The record of the names under which this device's owner plays, as typed. */
export const OWN_NAMES_RECORD = 'ownNames';

/** What this device knows about its owner's sides. */
export type OwnSides = {
  /** The entered sides, by the battle's id. */
  readonly said: ReadonlyMap<string, OwnSide>;
  /** The same for every course of a battle, by the id under which the battle was begun. */
  readonly ofCourses: ReadonlyMap<string, OwnSide>;
  /** The owner's names, in lower case. */
  readonly names: ReadonlySet<string>;
};

/** The battle and its players: what is needed to find the owner's side. */
export type Sided = Pick<CardLine, 'battleId' | 'setup'>;

type SideRecords = Pick<EntryLog, 'records' | 'readRecord' | 'derived'>;

/** What this device knows about its owner's sides: two readings, however many battles there are. */
export async function readOwnSides(entryLog: SideRecords): Promise<OwnSides> {
  const [said, names] = await Promise.all([readArchivedSides(entryLog), readNames(entryLog)]);
  const ofCourses = new Map<string, OwnSide>();
  for (const [id, mine] of said) ofCourses.set(rootBattleId(battleId(id)), mine);
  return { said, ofCourses, names: new Set(names.map(small)) };
}

/**
 * The owner's side in that battle: as entered for it, else as entered for another course of it, else the side
 * of the only player with one of the owner's names. Null: not known.
 */
export function ownSideIn(
  { said, ofCourses, names }: OwnSides,
  { battleId: id, setup }: Sided,
): OwnSide | null {
  const known = said.get(id) ?? ofCourses.get(rootBattleId(battleId(id)));
  if (known !== undefined) return known;
  const named = SIDES.filter((side) => names.has(small(setup[side].player)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The same, but null also for a battle in which the owner played neither side. */
export function countedSideIn(own: OwnSides, battle: Sided): Side | null {
  const mine = ownSideIn(own, battle);
  return mine === 'neither' ? null : mine;
}

/**
 * Stores the owner's side in these battles, and learns the owner's names from it. A name that plays the other
 * side is removed from them.
 */
export async function sayOwnSides(
  entryLog: Pick<EntryLog, 'readRecord' | 'writeRecord'>,
  battles: readonly Sided[],
  mine: OwnSide,
): Promise<void> {
  for (const { battleId: id } of battles) await entryLog.writeRecord(SIDE_PREFIX + id, mine);
  if (mine === 'neither') return;
  const before = await readNames(entryLog);
  const own = battles.map(({ setup }) => setup[mine].player.trim());
  const others = new Set(battles.map(({ setup }) => small(setup[otherSide(mine)].player)));
  await writeNames(
    entryLog,
    before,
    [...before, ...own].filter((name) => !others.has(small(name))),
  );
}

/** Stores a name of the owner. */
export async function rememberOwnName(
  entryLog: Pick<EntryLog, 'readRecord' | 'writeRecord'>,
  name: string,
): Promise<void> {
  const before = await readNames(entryLog);
  await writeNames(entryLog, before, [...before, name.trim()]);
}

async function readNames(entryLog: Pick<EntryLog, 'readRecord'>): Promise<readonly string[]> {
  const names = await entryLog.readRecord(OWN_NAMES_RECORD);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string' && name !== '') : [];
}

async function writeNames(
  entryLog: Pick<EntryLog, 'writeRecord'>,
  before: readonly string[],
  names: readonly string[],
): Promise<void> {
  const kept = names.filter(
    (name, index) => name !== '' && names.findIndex((other) => small(other) === small(name)) === index,
  );
  const same = kept.length === before.length && kept.every((name, index) => name === before[index]);
  if (!same) await entryLog.writeRecord(OWN_NAMES_RECORD, kept);
}

function small(name: string): string {
  return name.trim().toLowerCase();
}
