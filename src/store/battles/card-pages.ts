import type { ArchiveChoice, EntryLog, StoredCard } from '@/storage/entry-log';

/** All cards of that status, so many at a time, newest first. The next ones are on their way while these are worked on. */
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
    // A failure is met when its turn comes, or by nobody where the walk was given up.
    reading.catch(() => {});
    yield cards;
  }
}
