import { type EventType, isKnownType } from '@/battle/log/event';
import { editionOf } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';

/** What an entry did, without a word that a player wrote: its number and version, and its events by kind. */
type OutlinedEntry = {
  /** Null where the entry has none that can be read. */
  readonly seq: number | null;
  readonly version: number | null;
  /** Each kind of event with how many of it there are; `unknown` for one that this version does not know. */
  readonly events: readonly { readonly type: EventType | 'unknown'; readonly count: number }[];
};

/** A battle as a report of a fault tells it. */
export type OutlinedBattle = {
  /** Null for a rulebook that this version does not know. */
  readonly editionId: string | null;
  readonly entries: number;
  /** The last of them, the latest last. */
  readonly last: readonly OutlinedEntry[];
};

/** What the disk tells of this device's battles for a report of a fault. */
export type ReportFacts = {
  readonly running: number;
  readonly finished: number;
  /** The battle written last; null without one. */
  readonly latest: OutlinedBattle | null;
};

/** How many entries of the latest battle are outlined. */
export const OUTLINED_ENTRIES = 20;

/** What a report needs of the disk. */
type ReadableDisk = Pick<EntryLog, 'cardCount' | 'cards' | 'entries'>;

/**
 * Reads what a report of a fault tells: numbers and kinds only, never a name, a note or an id. Rejects as the
 * disk does.
 */
export async function reportFacts(entryLog: ReadableDisk): Promise<ReportFacts> {
  const [running, finished, ...pages] = await Promise.all([
    entryLog.cardCount('running'),
    entryLog.cardCount('finished'),
    entryLog.cards('running', 1),
    entryLog.cards('finished', 1),
  ]);
  const latest = pages
    .flatMap(({ cards }) => cards.filter(hasPlace))
    .toSorted((one, other) => other.lastAt - one.lastAt)[0];
  return {
    running,
    finished,
    latest: latest === undefined ? null : outlined(await entryLog.entries(latest.battleId)),
  };
}

function hasPlace(card: unknown): card is { readonly battleId: string; readonly lastAt: number } {
  return isObject(card) && typeof card.battleId === 'string' && typeof card.lastAt === 'number';
}

/** A stored log as a report tells it, whatever state it is in. */
export function outlined(stored: readonly unknown[]): OutlinedBattle {
  const begun = eventsOf(stored[0]).find((event) => isObject(event) && event.type === 'battleStarted');
  const edition =
    isObject(begun) && typeof begun.editionId === 'string' ? editionOf(begun.editionId) : undefined;
  return {
    editionId: edition?.id ?? null,
    entries: stored.length,
    last: stored.slice(-OUTLINED_ENTRIES).map(outlinedEntry),
  };
}

function outlinedEntry(entry: unknown): OutlinedEntry {
  const { seq, v } = isObject(entry) ? entry : {};
  const counts = new Map<EventType | 'unknown', number>();
  for (const event of eventsOf(entry)) {
    const type = isObject(event) && isKnownType(event.type) ? event.type : 'unknown';
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return {
    seq: typeof seq === 'number' ? seq : null,
    version: typeof v === 'number' ? v : null,
    events: [...counts].map(([type, count]) => ({ type, count })),
  };
}

function eventsOf(entry: unknown): readonly unknown[] {
  return isObject(entry) && Array.isArray(entry.events) ? entry.events : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
