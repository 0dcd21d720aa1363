import { parseCard } from '@/battle/cards/card';
import { packLines, unpackLines } from '@/battle/cards/card-digest';
import { type CardLine, newestFirst } from '@/battle/cards/card-line';
import { sameValue } from '@/plain/same-value';
import type { DigestedCard, DigestReading } from '@/storage/derived';
import type { EntryLog } from '@/storage/entry-log';
import { type LatestDigest, type OnRead, readLatestDigest, type UnpackedPart } from './unpacked-digest';

/** With fewer finished battles there is no digest: their cards are read directly. */
export const LEAST_DIGESTED = 200;
/**
 * How many battles a part of the digest holds. The browser reads a few large values several times faster than
 * many small ones.
 */
export const PART_LINES = 1000;
/** How many cards are read at once. */
const CARD_STEP = 200;
/** How many battles may change before the digest is updated; until then their cards are read in addition. */
const MOST_BESIDE = 20;

/** All finished battles except deleted ones, one line each. */
export type CardLines = {
  /** Newest first. */
  readonly lines: readonly CardLine[];
  /** The battles whose cards must be rebuilt, by rising id. */
  readonly old: readonly string[];
  readonly archived: ReadonlySet<string>;
  /** Whether so much has changed that the digest must be updated (`keepCardDigest`). */
  readonly isBehind: boolean;
};

/**
 * The lines from the digest; null if there is none, or if it does not match the cards: then the cards must be
 * read. Rejects if IndexedDB does.
 */
export async function readCardLines(
  entryLog: Pick<EntryLog, 'derived'>,
  onRead?: OnRead,
): Promise<CardLines | null> {
  const latest = await readLatestDigest(entryLog, onRead);
  const known = withChanges(latest);
  if (known === null) return null;
  const { deleted, archived } = latest.reading;
  const isThere = (id: string) => !deleted.has(id);
  return {
    lines: deleted.size === 0 ? known.lines : known.lines.filter(({ battleId }) => isThere(battleId)),
    old: known.old.filter(isThere).toSorted(),
    archived,
    isBehind: isBehind(latest),
  };
}

function isBehind(latest: LatestDigest): boolean {
  return (latest.reading.changed?.length ?? 0) >= MOST_BESIDE || isScattered(latest);
}

/** Whether the parts have become much smaller than a new part. */
function isScattered({ digest, reading: { finished } }: LatestDigest): boolean {
  return (digest?.parts.length ?? 0) > 2 * (1 + finished / PART_LINES);
}

/**
 * Rebuilds the digest if it is missing or wrong, and updates it if much has changed. It works in small steps
 * while the page is `quiet`. Rejects if IndexedDB does.
 */
export function keepCardDigest(
  entryLog: Pick<EntryLog, 'derived'>,
  quiet: () => Promise<void>,
): Promise<void> {
  const keeping =
    underWay.get(entryLog) ?? keep(entryLog, quiet).finally(() => void underWay.delete(entryLog));
  underWay.set(entryLog, keeping);
  return keeping;
}

/** A search runs for each typed letter, but the digest is updated only once at a time. */
const underWay = new WeakMap<object, Promise<void>>();

async function keep(entryLog: Pick<EntryLog, 'derived'>, quiet: () => Promise<void>): Promise<void> {
  await quiet();
  const latest = await readLatestDigest(entryLog);
  const { digest, reading } = latest;
  if (digest === null || withChanges(latest) === null || isScattered(latest)) {
    if (reading.finished >= LEAST_DIGESTED) await makeCardDigest(entryLog, quiet);
    return;
  }
  if (!isBehind(latest)) return;
  await quiet();
  await (await entryLog.derived()).writeDigest({
    after: reading.stamp.written,
    parts: changedParts(digest.parts, reading),
    upTo: reading.upTo,
  });
}

/**
 * Rebuilds the digest from all cards, which are read in small steps. Changes during this time stay in the
 * list of changes.
 */
export async function makeCardDigest(
  entryLog: Pick<EntryLog, 'derived'>,
  quiet: () => Promise<void>,
): Promise<void> {
  const derived = await entryLog.derived();
  const begun = await derived.lastChange();
  const lines: CardLine[] = [];
  const old: string[] = [];
  await eachCard(entryLog, quiet, (cards) => {
    for (const stored of cards) {
      const card = parseCard(stored);
      if (card) lines.push(card);
      else old.push(stored.battleId);
    }
    return true;
  });
  // The newest first, so that they need little sorting after reading.
  lines.sort(newestFirst);
  const parts = new Map<number, unknown>();
  for (let from = 0; from < lines.length; from += PART_LINES) {
    await quiet();
    parts.set(parts.size, packLines(lines.slice(from, from + PART_LINES), from === 0 ? old : []));
  }
  if (parts.size === 0) parts.set(0, packLines([], old));
  for (let number = parts.size; number < begun.parts; number += 1) parts.set(number, null);
  await derived.writeDigest({ after: begun.written, parts, upTo: begun.upTo });
}

/** Whether these lines match the cards, compared one by one in small steps. Rejects if IndexedDB does. */
export async function isTrueToCards(
  { lines, old }: CardLines,
  entryLog: Pick<EntryLog, 'derived' | 'deletions'>,
  quiet: () => Promise<void>,
): Promise<boolean> {
  const deleted = new Set((await entryLog.deletions()).map(({ battleId }) => battleId));
  const told = new Map(lines.map((line) => [line.battleId as string, line]));
  const untold = new Set(old);
  let [isTrue, found] = [true, 0];
  await eachCard(entryLog, quiet, (cards) => {
    for (const stored of cards) {
      if (deleted.has(stored.battleId)) continue;
      const card = parseCard(stored);
      const line = told.get(stored.battleId);
      isTrue &&= card && line ? sameLine(card, line) : !line && card === null && untold.has(stored.battleId);
      found += 1;
    }
    return isTrue;
  });
  return isTrue && found === lines.length + old.length;
}

/** Calls `visit` with the cards of all finished battles, some at a time; stops when it returns false. */
async function eachCard(
  entryLog: Pick<EntryLog, 'derived'>,
  quiet: () => Promise<void>,
  visit: (cards: readonly DigestedCard[]) => boolean,
): Promise<void> {
  const derived = await entryLog.derived();
  let after: string | null = null;
  for (;;) {
    await quiet();
    const cards: readonly DigestedCard[] = await derived.everyCard(CARD_STEP, after);
    const goesOn = visit(cards.filter(({ status }) => status === 'finished'));
    after = cards.at(-1)?.battleId ?? null;
    if (cards.length < CARD_STEP || !goesOn) return;
  }
}

/** Whether the lines are equal. Either of them may be a whole card. */
function sameLine(one: CardLine, other: CardLine): boolean {
  const [line, otherLine] = [one, other].map((card) => unpackLines(packLines([card], []))?.lines[0]);
  return line !== undefined && sameValue(line, otherLine);
}

/** The digest with the changes applied; null if this is not exactly one line for each finished battle. */
function withChanges({ digest, reading: { changed, finished } }: LatestDigest): UnpackedPart | null {
  if (digest === null || changed === null) return null;
  const known = changed.length === 0 ? digest : besides(digest, changed);
  return known.lines.length + known.old.length === finished ? known : null;
}

/** The lines of the unchanged battles from the digest, and the cards of the changed ones. */
function besides({ lines, old }: UnpackedPart, changed: NonNullable<DigestReading['changed']>): UnpackedPart {
  const without = new Set(changed.map(({ battleId }) => battleId));
  const now = changedNow(changed);
  return {
    lines: [...lines.filter(({ battleId }) => !without.has(battleId)), ...now.lines].sort(newestFirst),
    old: [...old.filter((id) => !without.has(id)), ...now.old],
  };
}

/** The changed battles that are finished, in their present state. */
function changedNow(changed: NonNullable<DigestReading['changed']>): UnpackedPart {
  const lines: CardLine[] = [];
  const old: string[] = [];
  for (const { battleId, card: stored } of changed) {
    if ((stored as DigestedCard | undefined)?.status !== 'finished') continue;
    const card = parseCard(stored);
    if (card) lines.push(card);
    else old.push(battleId);
  }
  return { lines, old };
}

/** The parts that must be rewritten for the changes: changed lines go to the end. */
function changedParts(
  parts: readonly UnpackedPart[],
  { changed }: DigestReading,
): ReadonlyMap<number, unknown> {
  const without = new Set(changed?.map(({ battleId }) => battleId));
  const written = new Map<number, UnpackedPart>();
  for (const [number, part] of parts.entries()) {
    const lines = part.lines.filter(({ battleId }) => !without.has(battleId));
    const old = part.old.filter((id) => !without.has(id));
    const isOther = lines.length < part.lines.length || old.length < part.old.length;
    if (isOther || number === parts.length - 1) written.set(number, { lines, old });
  }
  const now = changedNow(changed ?? []);
  const last = parts.length - 1;
  const ending = written.get(last) ?? { lines: [], old: [] };
  const lines = [...ending.lines, ...now.lines];
  const old = [...ending.old, ...now.old];
  for (let from = 0, number = last; from === 0 || from < lines.length; from += PART_LINES, number += 1)
    written.set(number, { lines: lines.slice(from, from + PART_LINES), old: from === 0 ? old : [] });
  return new Map([...written].map(([number, part]) => [number, packLines(part.lines, part.old)]));
}
