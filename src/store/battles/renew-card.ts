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
