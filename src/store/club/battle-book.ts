import type { Card } from '@/battle/cards/card';
import { cardOf } from '@/battle/cards/card-of';
import { continueLog } from '@/battle/log/continue-log';
import type { Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { rootBattleId } from '@/battle/log/split-id';
import { battleId } from '@/battle/state/ids';
import type { LogBook } from '@/club/log-book';
import type { SharedEntry } from '@/club/run';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';
import { cardFrom } from '@/store/backup/walk-backup';
import { type LogPlacement, placeLog, type StoredLog } from '@/store/battle/place-log';
import { readCourses } from '@/store/battle/read-courses';
import type { BattleLock } from '@/store/device/battle-lock';

export type BattleBookParts = {
  readonly entryLog: EntryLog;
  readonly lock: Pick<BattleLock, 'announce' | 'onWritten'>;
  /** Hears of the card of every battle that something came for. */
  readonly onCard: (card: Card) => void;
  /**
   * Shows a battle with entries that are on their way to the disk, if it is on screen: whether it is. What a
   * channel brought is still there where the disk does not take it.
   */
  readonly onComing: (battleId: string, ledger: Ledger) => boolean;
  /** Hears of a battle that has new entries on disk, with all of it where that was read whole. */
  readonly onReceived: (battleId: string, ledger: Ledger | null) => void;
};

/** A log on this phone that a channel is kept equal to, and remembered between two messages. */
export type BattleBook = Omit<LogBook, 'reached'> & {
  /** An entry of this page's own reached the disk. */
  appended(entry: StoredEntry): void;
  /** Reads the disk again the next time: another page may have written. */
  forget(): void;
};

/** An entry as it travels: under which id a phone keeps its battle is the phone's own affair. */
export function withoutId({ battleId: _, ...entry }: StoredEntry): SharedEntry {
  return entry;
}

/**
 * The log of one battle on this phone, as a channel is kept equal to it: what is on disk, never what still
 * waits for it. Another course is kept beside as one that came from a backup is.
 */
export function battleBook(id: string, parts: BattleBookParts): BattleBook {
  const { entryLog } = parts;
  let known: { readonly log: StoredLog; readonly shared: readonly SharedEntry[] } | null = null;
  // Only where something was received: a phone that writes has its ledger on the screen.
  let ledger: Ledger | null = null;

  async function read() {
    if (known === null) {
      const log = (await entryLog.entries(id)) as StoredLog;
      known = { log, shared: log.map(withoutId) };
    }
    return known;
  }

  function grow(added: StoredLog): void {
    if (known !== null)
      known = { log: [...known.log, ...added], shared: [...known.shared, ...added.map(withoutId)] };
  }

  function forget(): void {
    known = null;
    ledger = null;
  }

  return {
    logId: () => rootBattleId(battleId(id)),
    entries: async () => (await read()).shared,
    async receive(_, entries) {
      const { log } = await read();
      const added = under(id, entries);
      const knows = ledger !== null && ledger.stored.length === log.length;
      const grown = knows && ledger ? continueLog(ledger, added) : null;
      const opened = grown ? null : parseLog([...log, ...added]);
      const whole = grown ?? opened?.ledger ?? null;
      // A phone that cannot read all of it keeps it all the same.
      ledger = opened && opened.problems.length > 0 ? null : whole;
      if (whole === null) return;
      const isShown = ledger !== null && parts.onComing(id, ledger);
      const card = cardOf(whole);
      try {
        await write(id, added, card, parts);
      } catch (error) {
        forget();
        if (isShown) parts.onReceived(id, null);
        throw error;
      }
      grow(added);
      if (isShown) announced(id, card, parts);
      else told(id, card, ledger, parts);
    },
    async keepBeside(logId, course, _at) {
      const placement = await placed(logId, course, entryLog);
      await keep(placement, parts);
    },
    appended(entry) {
      ledger = null;
      if (known !== null && entry.seq === known.log.length + 1) grow([entry]);
      else forget();
    },
    forget,
  };
}

/**
 * Writes a whole log from elsewhere where it belongs on this phone, and says where that is. Null where it is
 * no battle that this version reads.
 */
export async function keepWhole(
  logId: string,
  course: readonly SharedEntry[],
  parts: BattleBookParts,
): Promise<LogPlacement | null> {
  const placement = await placed(logId, course, parts.entryLog);
  if (cardFrom([...placement.before, ...placement.added]) === null) return null;
  await keep(placement, parts);
  return placement;
}

async function placed(
  logId: string,
  course: readonly SharedEntry[],
  entryLog: EntryLog,
): Promise<LogPlacement> {
  const root = rootBattleId(battleId(logId));
  const ids = (await entryLog.battleIds()).filter((id) => rootBattleId(battleId(id)) === root);
  return placeLog(logId, under(logId, course), await readCourses(entryLog, ids));
}

function under(id: string, entries: readonly SharedEntry[]): StoredLog {
  return entries.map((entry) => ({ ...entry, battleId: id }));
}

async function keep(
  { battleId: id, before, added: more }: LogPlacement,
  parts: BattleBookParts,
): Promise<void> {
  const added = under(id, more);
  const card = cardFrom([...before, ...added]);
  if (added.length === 0 || card === null) return;
  await write(id, added, card, parts);
  told(id, card, null, parts);
}

async function write(id: string, added: StoredLog, card: Card, { entryLog }: BattleBookParts): Promise<void> {
  // Somebody wrote here in the meantime: the next look compares again.
  if ((await entryLog.appendAll(added, { ...card, battleId: battleId(id) })) === 'conflict')
    throw new Error('The battle was written while its entries came');
}

function told(id: string, card: Card, ledger: Ledger | null, parts: BattleBookParts): void {
  parts.onReceived(id, ledger);
  announced(id, card, parts);
}

function announced(id: string, card: Card, { lock, onCard }: BattleBookParts): void {
  onCard(card);
  lock.announce(battleId(id));
}
