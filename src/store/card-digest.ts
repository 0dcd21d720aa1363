import { parseCard } from '@/battle/cards/card';
import { packLines, unpackLines } from '@/battle/cards/card-digest';
import { type CardLine, newestFirst } from '@/battle/cards/card-line';
import { sameValue } from '@/plain/same-value';
import type { DigestedCard, DigestReading } from '@/storage/derived';
import type { EntryLog } from '@/storage/entry-log';
import { rest } from './rest';

/** How many battles a part of the digest holds, and from how many finished battles on there is one: fewer are read as they are. */
export const DIGEST_STEP = 200;
/** How many parts are unpacked before the page may draw and answer. */
const PARTS_TO_A_REST = 8;
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

/** What a digest says of one part, and all of it together. */
type Known = { readonly parts: readonly Part[]; readonly lines: CardLine[]; readonly old: string[] };
type Part = { readonly lines: readonly CardLine[]; readonly old: readonly string[] };

/** What the digest says; null where there is none, or it does not fit the cards: then they have to be read. Rejects as the disk does. */
export async function readCardLines(
  entryLog: Pick<EntryLog, 'derived'>,
  onRead: OnRead = () => {},
): Promise<CardLines | null> {
  const reading = await (await entryLog.derived()).readDigest();
  const known = await knownFrom(reading, onRead);
  if (known === null) return null;
  const isThere = (id: string) => !reading.deleted.has(id);
  return {
    lines: known.lines.filter(({ battleId }) => isThere(battleId)).sort(newestFirst),
    old: known.old.filter(isThere).toSorted(),
    archived: reading.archived,
    isBehind: isBehind(reading),
  };
}

/** Hears how many battles are read, of how many. */
type OnRead = (read: number, total: number) => void;

function isBehind({ parts, changed, finished }: DigestReading): boolean {
  return (changed?.length ?? 0) >= MOST_BESIDE || isScattered(parts, finished);
}

/** Whether the parts have become much smaller than they are made. */
function isScattered(parts: readonly unknown[], finished: number): boolean {
  return parts.length > 2 * (1 + finished / DIGEST_STEP);
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
  const derived = await entryLog.derived();
  const reading = await derived.readDigest();
  const known = await knownFrom(reading);
  if (known === null || isScattered(reading.parts, reading.finished)) {
    if (reading.finished >= DIGEST_STEP) await makeCardDigest(entryLog, quiet);
    return;
  }
  if (!isBehind(reading)) return;
  await quiet();
  await derived.writeDigest({
    after: reading.written,
    parts: withChanges(known.parts, reading),
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
  for (let from = 0; from < lines.length; from += DIGEST_STEP) {
    await quiet();
    parts.set(parts.size, packLines(lines.slice(from, from + DIGEST_STEP), from === 0 ? old : []));
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
    const cards: readonly DigestedCard[] = await derived.everyCard(DIGEST_STEP, after);
    const goesOn = visit(cards.filter(({ status }) => status === 'finished'));
    after = cards.at(-1)?.battleId ?? null;
    if (cards.length < DIGEST_STEP || !goesOn) return;
  }
}

/** The same line, whichever of the two is a whole card. */
function sameLine(one: CardLine, other: CardLine): boolean {
  const [line, otherLine] = [one, other].map((card) => unpackLines(packLines([card], []))?.lines[0]);
  return line !== undefined && sameValue(line, otherLine);
}

/** Everything that the digest and the changes say; null where that is not one line for each finished battle there is. */
async function knownFrom(
  { parts, changed, finished }: DigestReading,
  onRead: OnRead = () => {},
): Promise<Known | null> {
  if (parts.length === 0 || changed === null) return null;
  const without = new Set(changed.map(({ battleId }) => battleId));
  const known: Known = { parts: [], lines: [], old: [] };
  const unpacked: Part[] = [];
  for (const [index, stored] of parts.entries()) {
    if (index % PARTS_TO_A_REST === PARTS_TO_A_REST - 1) {
      onRead(known.lines.length, finished);
      await rest();
    }
    const part = unpackLines(stored);
    if (part === null) return null;
    unpacked.push(part);
    for (const line of part.lines) if (!without.has(line.battleId)) known.lines.push(line);
    for (const id of part.old) if (!without.has(id)) known.old.push(id);
  }
  const now = changedNow(changed);
  known.lines.push(...now.lines);
  known.old.push(...now.old);
  const ids = new Set<string>(known.old);
  for (const { battleId } of known.lines) ids.add(battleId);
  const isWhole = known.lines.length + known.old.length === finished && ids.size === finished;
  return isWhole ? { ...known, parts: unpacked } : null;
}

/** The changed battles that are finished, as they are now. */
function changedNow(changed: NonNullable<DigestReading['changed']>): Part {
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
function withChanges(parts: readonly Part[], { changed }: DigestReading): ReadonlyMap<number, unknown> {
  const without = new Set(changed?.map(({ battleId }) => battleId));
  const written = new Map<number, Part>();
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
  for (let from = 0, number = last; from === 0 || from < lines.length; from += DIGEST_STEP, number += 1)
    written.set(number, { lines: lines.slice(from, from + DIGEST_STEP), old: from === 0 ? old : [] });
  return new Map([...written].map(([number, part]) => [number, packLines(part.lines, part.old)]));
}
