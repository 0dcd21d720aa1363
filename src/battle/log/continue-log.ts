import { isFought } from '@/battle/state/edition-of';
import { editionOf } from '@/rules/index';
import { ENTRY_VERSION, factsOf } from './event';
import { append, type Ledger, nextSeq } from './ledger';
import { parseEntry } from './parse-entry';

/**
 * The ledger with further entries from elsewhere, without replaying the known ones. Null if the whole log
 * must be read: an entry is of another version, cannot be read, or does not follow.
 */
export function continueLog(ledger: Ledger, stored: readonly unknown[]): Ledger | null {
  const [start] = ledger.entries[0]?.events ?? [];
  const edition = start?.type === 'battleStarted' ? editionOf(start.editionId) : undefined;
  if (!edition || !isFought(edition)) return null;
  let grown = ledger;
  for (const item of stored) {
    const parsed = parseEntry(item);
    // An entry of an older version must be kept as written, and only reading the whole log does this.
    if (parsed.kind !== 'entry' || Reflect.get(parsed.stored, 'v') !== ENTRY_VERSION) return null;
    const { entry } = parsed;
    const isNext = entry.seq === nextSeq(grown) && entry.seq === grown.entries.length + 1;
    if (!isNext || !entry.events.every((event) => factsOf(event).knownTo?.(event, edition) ?? true))
      return null;
    const next = append(grown, entry);
    if (next === null) return null;
    grown = next;
  }
  return grown;
}
