import { parseCard } from '@/battle/cards/card';
import { packLines, unpackLines } from '@/battle/cards/card-digest';
import { type CardLine, newestFirst } from '@/battle/cards/card-line';
import { sameValue } from '@/plain/same-value';
import type { DigestedCard, DigestReading } from '@/storage/derived';
import type { EntryLog } from '@/storage/entry-log';
import { type LatestDigest, type OnRead, readLatestDigest, type UnpackedPart } from './unpacked-digest';

/** From how many finished battles on there is a digest: fewer are read as they are. */
export const LEAST_DIGESTED = 200;
/** How many battles a part of the digest holds: the browser reads few large values several times faster than many small ones. */
export const PART_LINES = 1000;
/** How many cards are read at once. */
const CARD_STEP = 200;
/** From how many changed battles on the digest takes them up; until then their cards are read beside it. */
const MOST_BESIDE = 20;

/** All finished battles but the deleted ones, in a line each. */
export type CardLines = {
  /** Newest first. */
  readonly lines: readonly CardLine[];
  /** The battles whose cards are to be made anew, by rising id. */
  readonly old: readonly string[];
  readonly archived: ReadonlySet<string>;
  /** Whether so much has changed that the digest is to be kept (`keepCardDigest`). */
  readonly isBehind: boolean;
};

/** What the digest says; null where there is none, or it does not fit the cards: then they have to be read. Rejects as the disk does. */
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

/** Whether the parts have become much smaller than they are made. */
function isScattered({ digest, reading: { finished } }: LatestDigest): boolean {
  return (digest?.parts.length ?? 0) > 2 * (1 + finished / PART_LINES);
}

/**
 * Makes the digest anew where it is missing or wrong, and takes up what has changed where that is much. Work that the page does when
 * it is `quiet`, in small steps. Rejects as the disk does.
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

/** A search for each letter typed keeps the digest once. */
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

/** Makes the digest anew from all cards, which are read in small steps. What changes meanwhile stays among the changes. */
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
  // The newest first, so that they need little sorting when they are read.
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

/** Whether the cards say what these lines say, looked up one by one in small steps. Rejects as the disk does. */
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

/** Takes `visit` to the cards of all finished battles, some at a time; ends where it answers false. */
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

/** The same line, whichever of the two is a whole card. */
function sameLine(one: CardLine, other: CardLine): boolean {
  const [line, otherLine] = [one, other].map((card) => unpackLines(packLines([card], []))?.lines[0]);
  return line !== undefined && sameValue(line, otherLine);
}

/** What the digest and the changes say; null where that is not one line for each finished battle there is. */
function withChanges({ digest, reading: { changed, finished } }: LatestDigest): UnpackedPart | null {
  if (digest === null || changed === null) return null;
  const known = changed.length === 0 ? digest : besides(digest, changed);
  return known.lines.length + known.old.length === finished ? known : null;
}

/** What the digest says of the battles that did not change, and the cards of those that did. */
function besides({ lines, old }: UnpackedPart, changed: NonNullable<DigestReading['changed']>): UnpackedPart {
  const without = new Set(changed.map(({ battleId }) => battleId));
  const now = changedNow(changed);
  return {
    lines: [...lines.filter(({ battleId }) => !without.has(battleId)), ...now.lines].sort(newestFirst),
    old: [...old.filter((id) => !without.has(id)), ...now.old],
  };
}

/** The changed battles that are finished, as they are now. */
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

/** The parts that become other ones when the changes are taken up: what changed goes to the end. */
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
