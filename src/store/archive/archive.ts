import type { EntryLog } from '@/storage/entry-log';
import {
  type CardLines,
  isTrueToCards,
  keepCardDigest,
  LEAST_DIGESTED,
  makeCardDigest,
  readCardLines,
} from './card-digest';
import { keepSidesPacked, proveSides, readSaidSides, type SaidSides } from './packed-sides';
import type { OnRead } from './unpacked-digest';

/*
 * The one door of the archive: caches that spare reading every card and every record of a side. Nothing here
 * is the only copy of anything. What is lost or wrong is made anew. The decision record
 * `docs/decisions/archive.md` says what it costs and when to drop it.
 */

/** All finished battles but the deleted ones, in a line each, newest first. */
export type ArchivedLines = CardLines;

/** From this number of finished battles on there is something to keep: fewer are read as they are. */
export const LEAST_ARCHIVED = LEAST_DIGESTED;

/**
 * The lines of the finished battles; null where none are kept, or they do not fit the cards: then the cards
 * are read. Rejects if IndexedDB does.
 */
export function readArchivedLines(
  entryLog: Pick<EntryLog, 'derived'>,
  onRead?: OnRead,
): Promise<ArchivedLines | null> {
  return readCardLines(entryLog, onRead);
}

/** The owner's side of every battle for which it was entered. Rejects if IndexedDB does. */
export function readArchivedSides(entryLog: Pick<EntryLog, 'records' | 'derived'>): Promise<SaidSides> {
  return readSaidSides(entryLog);
}

/** Makes the lines anew where they are missing or wrong, in quiet moments. Rejects if IndexedDB does. */
export function keepArchivedLines(
  entryLog: Pick<EntryLog, 'derived'>,
  quiet: () => Promise<void>,
): Promise<void> {
  return keepCardDigest(entryLog, quiet);
}

/** Packs the sides where there are many, in quiet moments. Rejects if IndexedDB does. */
export function keepArchivedSides(
  entryLog: Pick<EntryLog, 'derived'>,
  quiet: () => Promise<void>,
): Promise<void> {
  return keepSidesPacked(entryLog, quiet);
}

/**
 * Whether these lines and the sides say what cards and records say. What is wrong is made anew. Rejects if
 * IndexedDB does.
 */
export async function proveArchive(
  lines: ArchivedLines,
  entryLog: Pick<EntryLog, 'records' | 'derived' | 'deletions'>,
  quiet: () => Promise<void>,
): Promise<boolean> {
  const areSidesTrue = await proveSides(entryLog, quiet);
  const areLinesTrue = await isTrueToCards(lines, entryLog, quiet);
  if (!areLinesTrue) await makeCardDigest(entryLog, quiet);
  return areSidesTrue && areLinesTrue;
}
