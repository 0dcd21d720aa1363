import type { ArchiveChoice, EntryLog, StoredCard } from '@/storage/entry-log';

/**
 * All cards of that status in pages of `step`, newest first; the next page is fetched while the caller works
 * on this one.
 */
export async function* cardPages(
  entryLog: EntryLog,
  status: StoredCard['status'],
  step: number,
  archived?: ArchiveChoice,
): AsyncGenerator<readonly unknown[], void, void> {
  let reading = entryLog.cards(status, step, undefined, archived);
  for (;;) {
    const { cards, next } = await reading;
    if (!next) {
      yield cards;
      return;
    }
    reading = entryLog.cards(status, step, next, archived);
    // The failure is thrown when this page is awaited. If the caller stops earlier, it is ignored.
    reading.catch(() => {});
    yield cards;
  }
}
