import { type Card, parseCard } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import { parseLog } from '@/battle/log/parse-entry';
import type { EntryLog } from '@/storage/entry-log';

/** Rebuilds a card from its battle's entries and stores it; null if they start no battle that can be read. */
export async function renewCard(entryLog: EntryLog, battleId: string): Promise<Card | null> {
  const { ledger } = parseLog(await entryLog.entries(battleId));
  if (!ledger) return null;
  const card = cardOf(ledger);
  // If the battle was played in the meantime, a newer card is already stored.
  const written = parseCard(await entryLog.card(battleId));
  if (written) return written;
  await entryLog.putCard(card);
  return card;
}

/**
 * True while cards that the browser has lost are being rebuilt: the next start goes on if this page is
 * closed.
 */
const CARDS_LOST_RECORD = 'cardsLost';

/**
 * The battles with entries but without a card: none, unless the browser has lost cards. Rejects if
 * IndexedDB does.
 */
export async function lostCards(entryLog: EntryLog): Promise<readonly string[]> {
  const [ids, running, finished, deletions] = await Promise.all([
    entryLog.battleIds(),
    entryLog.cardCount('running'),
    entryLog.cardCount('finished'),
    entryLog.deletions(),
  ]);
  // Counting reads only keys; it may count a deleted battle's card that is gone, too, which the list
  // rebuilds.
  if (running + finished + deletions.length >= ids.length) return [];
  const cards = await Promise.all(ids.map((id) => entryLog.card(id)));
  return ids.filter((_id, index) => cards[index] === undefined);
}

/** Rebuilds every lost card from its battle's entries; returns how many it was. Rejects if IndexedDB does. */
export async function renewLostCards(entryLog: EntryLog): Promise<number> {
  const lost = await lostCards(entryLog);
  if (lost.length > 0) await entryLog.writeRecord(CARDS_LOST_RECORD, true);
  let renewed = 0;
  for (const battleId of lost) {
    // One battle that cannot be read must not keep the others out of the list.
    if (await renewCard(entryLog, battleId).catch(() => null)) renewed += 1;
  }
  if (lost.length > 0) await entryLog.writeRecord(CARDS_LOST_RECORD, false);
  return renewed;
}

/** Rebuilds the rest if an earlier page was closed while it rebuilt lost cards. */
export async function goOnRenewing(entryLog: EntryLog): Promise<void> {
  if ((await entryLog.readRecord(CARDS_LOST_RECORD)) === true) await renewLostCards(entryLog);
}
