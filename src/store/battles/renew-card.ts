import { type Card, parseCard } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import { parseLog } from '@/battle/log/parse-entry';
import type { EntryLog } from '@/storage/entry-log';

/** A card made anew from its battle's entries and put in the old one's place; null where these start no battle that can be read. */
export async function renewCard(entryLog: EntryLog, battleId: string): Promise<Card | null> {
  const { ledger } = parseLog(await entryLog.entries(battleId));
  if (!ledger) return null;
  const card = cardOf(ledger);
  // Whoever has played the battle meanwhile has written a newer one.
  const written = parseCard(await entryLog.card(battleId));
  if (written) return written;
  await entryLog.putCard(card);
  return card;
}
