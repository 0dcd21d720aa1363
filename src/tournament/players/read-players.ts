import Papa from 'papaparse';
import { MAX_NAME_LENGTH, MAX_PLAYERS, MAX_TABLES } from '@/tournament/act-values';
import { peopleOf, twoNames } from '@/tournament/people';
import { cellsOf, separatorOf, tidy, withoutNumbering } from './cells';
import { areHeadings, fieldOf, type PlayerField, type PlayerParts } from './columns';
import { playersOfJson } from './players-of-json';

/** A player as a list names one; an empty text or null: the list does not say. */
export type ListedPlayer = {
  readonly name: string;
  /** Who plays on the same side; empty: nobody, or the list does not say. */
  readonly partner: string;
  readonly army: string;
  readonly team: string;
  readonly country: string;
  /** The table at which the player always plays. */
  readonly table: number | null;
  /** The place in the draw, from 1. */
  readonly seed: number | null;
};

/**
 * Why a line is no new player. `inEvent`: one of that name is in the event. `twice`: the name stands in the
 * list before. `noName`: no name is in it. `tooLong`: a part of it is too long. `tooMany`: the event is full.
 */
export const LINE_FAULTS = ['inEvent', 'twice', 'noName', 'tooLong', 'tooMany'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** A line of a list of players. */
export type PlayerLine = {
  /** From 1, in the order of the list. */
  readonly line: number;
  readonly player: ListedPlayer;
  /** Null: a new player. */
  readonly fault: LineFault | null;
  /** Parts of it for which there is no place. */
  readonly unread: readonly string[];
};

/** A list of players as it was understood. */
export type PlayerListReading = {
  readonly lines: readonly PlayerLine[];
  /** Headings of columns for which there is no place. */
  readonly columns: readonly string[];
  /** Whether a line without headings has two parts after the name: only the organiser knows which is the army. */
  readonly asksOrder: boolean;
};

/** What stands first after the name in lines without headings. */
export const LIST_ORDERS = ['army', 'team'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** In a line without headings: what its parts are, in their order. */
const FIELDS_IN_ORDER: Readonly<Record<ListOrder, readonly PlayerField[]>> = {
  army: ['name', 'army', 'team', 'country', 'table', 'seed'],
  team: ['name', 'team', 'army', 'country', 'table', 'seed'],
};

/**
 * The players of a pasted list, of a table with headings, or of the JSON of another tool. Nothing is refused as
 * a whole: every line says whether it is a new player, and why not. `taken`: the names that are in the event.
 * `isDoubles`: two play on a side, and stand in one line. `order`: what follows the name where no heading says it.
 */
export function readPlayers(
  text: string,
  taken: readonly string[],
  { isDoubles = false, order = 'army' }: { readonly isDoubles?: boolean; readonly order?: ListOrder } = {},
): PlayerListReading {
  const { players, columns, asksOrder } = partsOf(text.replace(/^\uFEFF/, ''), order);
  const known = new Set(taken.map(nameKey));
  const seen = new Set<string>();
  let free = MAX_PLAYERS - taken.length;
  const lines = players.map(({ parts, unread }, index): PlayerLine => {
    const { player, left } = playerOf(parts, isDoubles);
    const fault = faultOf(player, known, seen, free);
    for (const key of keysOf(player)) seen.add(key);
    if (fault === null) free -= 1;
    return { line: index + 1, player, fault, unread: [...unread, ...left] };
  });
  return { lines, columns, asksOrder };
}

/** The players of a reading who are new to the event. */
export function newPlayers({ lines }: PlayerListReading): readonly ListedPlayer[] {
  return lines.filter(({ fault }) => fault === null).map(({ player }) => player);
}

/** By what two names are the same: their letters, however they are written. */
export function nameKey(name: string): string {
  return tidy(name).toLowerCase();
}

/** By what those of a line are known. */
function keysOf(player: ListedPlayer): readonly string[] {
  return peopleOf(player).map(nameKey);
}

function faultOf(
  player: ListedPlayer,
  known: ReadonlySet<string>,
  seen: ReadonlySet<string>,
  free: number,
): LineFault | null {
  const { name, partner, army, team, country } = player;
  const keys = keysOf(player);
  if (!/\p{L}/u.test(name)) return 'noName';
  if ([name, partner, army, team, country].some((part) => part.length > MAX_NAME_LENGTH)) return 'tooLong';
  if (keys.some((key) => known.has(key))) return 'inEvent';
  if (keys.some((key) => seen.has(key)) || new Set(keys).size < keys.length) return 'twice';
  return free > 0 ? null : 'tooMany';
}

type Parts = {
  readonly players: readonly PlayerParts[];
  readonly columns: readonly string[];
  readonly asksOrder: boolean;
};

function partsOf(text: string, order: ListOrder): Parts {
  const json = playersOfJson(text);
  if (json) return { players: json, columns: [], asksOrder: false };
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const separator = separatorOf(first);
  const headings = cellsOf(first, separator);
  const unheaded = (rows: readonly string[]): Parts => ({
    players: rows.map((row) => partsOfLine(row, FIELDS_IN_ORDER[order])),
    columns: [],
    asksOrder: rows.some((row) => cutLine(row).positional.length > 2),
  });
  if (!areHeadings(headings)) return unheaded(lines);
  if (separator === null) return unheaded(lines.slice(1));
  return partsOfTable(text, separator, headings);
}

/** A table with headings; a quoted part of it may have line ends. */
function partsOfTable(text: string, separator: string, headings: readonly string[]): Parts {
  const { data } = Papa.parse<readonly string[]>(text.trim(), {
    delimiter: separator,
    skipEmptyLines: 'greedy',
  });
  const fields = headings.map(fieldOf);
  const players = data.slice(1).map((row) => {
    const cells = row.map(tidy);
    const parts = new Map<PlayerField, string>();
    for (const [index, field] of fields.entries()) {
      const cell = cells[index] ?? '';
      if (field !== null && cell !== '' && !parts.has(field)) parts.set(field, cell);
    }
    return { parts, unread: cells.slice(headings.length).filter((cell) => cell !== '') };
  });
  const columns = headings.filter((heading, index) => heading !== '' && fields[index] === null);
  return { players, columns, asksOrder: false };
}

type CutLine = {
  /** Parts that say themselves what they are. */
  readonly marked: ReadonlyMap<PlayerField, string>;
  /** The others: what they are, their place says. */
  readonly positional: readonly string[];
};

function cutLine(line: string): CutLine {
  const bare = withoutNumbering(line);
  const [first = '', ...others] = cellsOf(bare, separatorOf(bare));
  const marked = new Map<PlayerField, string>();
  // "Anna - Orcs" is a name and an army, beside whatever follows.
  const positional = [...first.split(/\s+[-–—]\s+|\s*:\s+/u).map(tidy)];
  for (const cell of others) {
    const part = markedPart(cell);
    if (part && !marked.has(part[0])) marked.set(...part);
    else positional.push(cell);
  }
  return { marked, positional };
}

function partsOfLine(line: string, fields: readonly PlayerField[]): PlayerParts {
  const { marked, positional } = cutLine(line);
  const parts = new Map(marked);
  const unread: string[] = [];
  for (const [index, cell] of positional.entries()) {
    const field = fields[index];
    if (cell === '') continue;
    if (field === undefined || parts.has(field)) unread.push(cell);
    else parts.set(field, cell);
  }
  return { parts: withBracketed(parts), unread };
}

/** "table 7", "seed 3", "#3" and a flag say themselves what they are. */
function markedPart(cell: string): [PlayerField, string] | null {
  const table = /^(?:table|tisch|mesa|tavolo|stół|tafel)\s*#?(\d{1,3})$/iu.exec(cell);
  if (table?.[1]) return ['table', table[1]];
  const seed = /^(?:seed\s*#?|#)(\d{1,4})$/iu.exec(cell);
  if (seed?.[1]) return ['seed', seed[1]];
  return /^\p{RI}\p{RI}$/u.test(cell) ? ['country', cell] : null;
}

/** "Anna (Wolves)" is Anna of the Wolves, "Anna [DE]" Anna of that country. */
function withBracketed(parts: ReadonlyMap<PlayerField, string>): ReadonlyMap<PlayerField, string> {
  const found = /^(.*\S)\s*(?:\(([^()]+)\)|\[(\p{Lu}{2,3})\])$/u.exec(parts.get('name') ?? '');
  if (!found) return parts;
  const [, name = '', team, country] = found;
  const field = team === undefined ? 'country' : 'team';
  if (parts.has(field)) return parts;
  return new Map(parts).set('name', name).set(field, team ?? country ?? '');
}

/** The player of these parts, and what of them has no place. */
function playerOf(
  parts: ReadonlyMap<PlayerField, string>,
  isDoubles: boolean,
): {
  readonly player: ListedPlayer;
  readonly left: readonly string[];
} {
  const said = (field: PlayerField) => parts.get(field) ?? '';
  const inTwo = [said('first'), said('last')].filter((part) => part !== '').join(' ');
  const found = [said('name'), inTwo, said('nick')].find((part) => part !== '') ?? '';
  const both = isDoubles && said('partner') === '' ? twoNames(found) : null;
  const [name, partner] = both ?? [found, isDoubles ? said('partner') : ''];
  const team = said('team') === '' ? said('club') : said('team');
  const table = numberOf(said('table'), MAX_TABLES);
  const seed = numberOf(said('seed'), MAX_PLAYERS);
  return {
    player: { name, partner, army: said('army'), team, country: said('country'), table, seed },
    left: [
      ...(table === null ? [said('table')] : []),
      ...(seed === null ? [said('seed')] : []),
      ...(said('nick') === found ? [] : [said('nick')]),
      ...(isDoubles ? [] : [said('partner')]),
      ...(said('club') === team ? [] : [said('club')]),
    ].filter((part) => part !== ''),
  };
}

function numberOf(text: string, max: number): number | null {
  const digits = /^#?(\d{1,4})$/.exec(text)?.[1];
  const number = digits === undefined ? 0 : Number(digits);
  return number >= 1 && number <= max ? number : null;
}
