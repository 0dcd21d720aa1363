import { unparse } from 'papaparse';
import { type Card, parseCard } from '@/battle/cards/card';
import { type CourseCard, olderCourses } from '@/battle/cards/courses';
import { rootBattleId, splitSeq } from '@/battle/log/split-id';
import { isExample } from '@/battle/state/example-id';
import { type BattleId, battleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import type { CardCursor, EntryLog, StoredCard } from '@/storage/entry-log';
import { cardPages } from './card-pages';
import { countedSideIn, readOwnSides } from './own-sides';
import { renewCard } from './renew-card';

/** How many battles are written in one step. The page may draw between steps. */
export const TABLE_STEP = 200;

/** A battle as a line of the table. */
export type TabledBattle = {
  readonly card: Card;
  /** The owner's side; null: neither, or not entered. */
  readonly mine: Side | null;
  readonly archived: boolean;
  /** The newest course of the same battle, which counts instead; null if this is it. */
  readonly continuedAs: BattleId | null;
};

/** A column: its title, and the text of its cells; null: an empty cell. */
export type TableColumn = {
  readonly title: string;
  cell(battle: TabledBattle): string | number | null;
};

export type BattlesTable = { readonly csv: string; readonly battles: number };

/** With this mark at the start, a spreadsheet reads the file as UTF-8 and shows names correctly. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The start of a cell that a spreadsheet might run as a formula, also in wide characters. papaparse adds an
 * apostrophe before it. Its own rule misses cells of several lines.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * All battles as comma-separated values (RFC 4180, lines ended by CRLF): a line of titles, then running
 * battles and finished ones, each newest first. Archived ones are included; deleted ones and examples are
 * not. After each step `onWritten` gets the number of battles written. Rejects if IndexedDB does.
 */
export async function battlesTable(
  entryLog: EntryLog,
  columns: readonly TableColumn[],
  onWritten: (battles: number) => void = () => {},
): Promise<BattlesTable> {
  const [own, archivals, older] = await Promise.all([
    readOwnSides(entryLog),
    entryLog.archivals(),
    readOlderCourses(entryLog),
  ]);
  const archived = new Set(archivals.map(({ battleId }) => battleId));
  const lines = [written([columns.map(({ title }) => title)])];
  let battles = 0;
  for (const status of ['running', 'finished'] as const) {
    let after: CardCursor | undefined;
    do {
      const page = await entryLog.cards(status, TABLE_STEP, after);
      const cards = await Promise.all(page.cards.map((stored) => asCard(entryLog, stored)));
      const rows = cards.flatMap((card) => {
        if (!card || isExample(card.battleId)) return [];
        const { battleId } = card;
        const battle = {
          card,
          mine: countedSideIn(own, card),
          archived: archived.has(battleId),
          continuedAs: older.get(battleId)?.battleId ?? null,
        };
        return [columns.map((column) => column.cell(battle))];
      });
      if (rows.length > 0) lines.push(written(rows));
      battles += rows.length;
      onWritten(battles);
      after = page.next ?? undefined;
    } while (after);
  }
  return { csv: `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`, battles };
}

function written(rows: readonly (readonly (string | number | null)[])[]): string {
  return unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA },
  );
}

/**
 * The older courses of battles that were also continued otherwise, with the newest. Most devices have none:
 * then no card is read.
 */
async function readOlderCourses(entryLog: EntryLog): Promise<ReadonlyMap<string, CourseCard>> {
  const ids = (await entryLog.battleIds()).map((id) => battleId(id));
  const roots = new Set(ids.filter((id) => splitSeq(id) !== null).map(rootBattleId));
  if (roots.size === 0) return new Map();
  const courses: CourseCard[] = [];
  for (const status of ['running', 'finished'] as const) {
    for await (const page of cardPages(entryLog, status, TABLE_STEP)) {
      for (const stored of page) {
        const { battleId: id } = stored as StoredCard;
        if (!roots.has(rootBattleId(battleId(id)))) continue;
        const card = await asCard(entryLog, stored);
        if (card) courses.push(card);
      }
    }
  }
  return olderCourses(courses);
}

async function asCard(entryLog: EntryLog, stored: unknown): Promise<Card | null> {
  return parseCard(stored) ?? renewCard(entryLog, (stored as StoredCard).battleId);
}
