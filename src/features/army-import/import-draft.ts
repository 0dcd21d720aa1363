import type { ArmyList } from '@/army-list/list/army-list';
import { isCharacters } from '@/army-list/text/sections';
import {
  distinctName,
  EMPTY_UNIT,
  MAX_CHARACTERISTIC,
  MAX_HEALTH_PER_MODEL,
  MAX_MODELS,
  type Mark,
  type UnitDraft,
} from '@/battle/state/unit';
import type { Edition } from '@/rules/index';
import type { KnownUnits } from '@/store/armies/kept-kinds';
import { answeredBy, enteredBy, type ImportRow, settledBy } from './import-rows';
import { entered, pointsOf, wholePoints } from './row-points';
import { rowOf, rowOfLine, rowOfUnit } from './rows-of-list';

/** A line that was not understood, and what the player made of it. */
export type UnreadLine = {
  readonly place: number;
  readonly text: string;
  readonly fate: 'asked' | 'unit' | 'attached' | 'ignored';
};

/** A list as it stands in the preview. */
export type ImportDraft = {
  readonly list: ArmyList;
  readonly army: string;
  readonly rows: readonly ImportRow[];
  readonly unread: readonly UnreadLine[];
};

/**
 * The preview of a list: what its file says, what this phone knows of its units, and guesses where neither
 * does, each marked.
 */
export function draftOf(list: ArmyList, edition: Edition, known: KnownUnits): ImportDraft {
  return {
    list,
    army: readable(list.army ?? list.title ?? ''),
    rows: list.units.map((unit, key) => rowOf(unit, key, list.units, edition, known)),
    unread: list.lines.flatMap(({ text, kind }, place) =>
      kind === 'unread' ? [{ place, text, fate: 'asked' as const }] : [],
    ),
  };
}

const SMALL_WORDS: readonly string[] = ['of', 'the', 'and'];

/** "empire-of-man", as files name an army, as players write it; anything else as it is. */
function readable(army: string): string {
  if (!/^[a-z]+(?:-[a-z]+)+$/.test(army)) return army;
  return army
    .split('-')
    .map((word) => (SMALL_WORDS.includes(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ');
}

/** The preview with a row changed; what the player enters is no guess any more, and is worth remembering. */
export function changeRow(draft: ImportDraft, key: number, change: Partial<ImportRow>): ImportDraft {
  const rows = draft.rows.map((row) => {
    if (row.key !== key) return row;
    const settled = settledBy(row, change);
    return {
      ...row,
      ...change,
      // Another number of models or of Health Points is said of the unit as a whole.
      ...(change.models === undefined && change.health === undefined ? {} : { kinds: [] }),
      entered: [...new Set([...row.entered, ...enteredBy(row, change)])],
      guesses: row.guesses.filter((guess) => !settled.includes(guess)),
    };
  });
  return { ...draft, rows: withinRegiment(draft, rows, key) };
}

/**
 * What a detachment is said to cost is taken off its regiment, whose points held it, so that it is counted
 * once.
 */
function withinRegiment(before: ImportDraft, rows: readonly ImportRow[], key: number): readonly ImportRow[] {
  const was = before.rows.find((row) => row.key === key);
  const is = rows.find((row) => row.key === key);
  if (was === undefined || is === undefined || is.withinPointsOf === null) return rows;
  const more = pointsOf(is) - pointsOf(was);
  return rows.map((row) => {
    if (row.key !== is.withinPointsOf || row.points === '' || more === 0) return row;
    return { ...row, points: String(Math.max(0, pointsOf(row) - more)) };
  });
}

/**
 * The preview with a row that the player says is right: it asks nothing any more, and what it asked is worth
 * remembering.
 */
export function confirmRow(draft: ImportDraft, key: number): ImportDraft {
  const rows = draft.rows.map((row) => {
    if (row.key !== key) return row;
    return { ...row, entered: [...new Set([...row.entered, ...answeredBy(row)])], guesses: [] };
  });
  return { ...draft, rows };
}

/** How many things were guessed, in all rows. */
export function guessed({ rows }: ImportDraft): number {
  return rows.reduce((sum, { guesses }) => sum + guesses.length, 0);
}

/** The next row below one, or from the top, of which something was guessed; null where nothing is. */
export function nextGuessed({ rows }: ImportDraft, below: number | null): number | null {
  const from = rows.findIndex(({ key }) => key === below) + 1;
  const asking = [...rows.slice(from), ...rows.slice(0, from)].find(({ guesses }) => guesses.length > 0);
  return asking?.key ?? null;
}

/** Units that are kept, as rows to be changed. */
export function draftOfUnits(list: ArmyList, units: readonly UnitDraft[]): ImportDraft {
  return { list, army: list.army ?? '', rows: units.map(rowOfUnit), unread: [] };
}

/** The preview with an empty row at its end. */
export function addRow(draft: ImportDraft): ImportDraft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  return { ...draft, rows: [...draft.rows, rowOfUnit(EMPTY_UNIT, key)] };
}

/** The preview without a row. */
export function removeRow(draft: ImportDraft, key: number): ImportDraft {
  return { ...draft, rows: draft.rows.filter((row) => row.key !== key) };
}

/** The preview with that unit, and no other, as the General; who leads an army is a character. */
export function chooseGeneral(draft: ImportDraft, key: number): ImportDraft {
  const rows = draft.rows.map((row): ImportRow => {
    const others = row.marks.filter((mark) => mark !== 'general');
    if (row.key !== key) return { ...row, marks: others };
    return { ...row, marks: [...new Set<Mark>(['general', ...others, 'character'])] };
  });
  return { ...draft, rows };
}

/** The preview with a unit that is a character, or is none. */
export function sayCharacter(draft: ImportDraft, key: number, isOne: boolean): ImportDraft {
  const row = draft.rows.find((one) => one.key === key);
  const others = row?.marks.filter((mark) => mark !== 'character') ?? [];
  return changeRow(draft, key, { marks: isOne ? [...others, 'character'] : others });
}

/**
 * Who may be a character where the list does not say of anybody but its leaders: single models, in the order
 * of the list. A list with a part for its characters says it of all.
 */
export function characterCandidates({ list, rows }: ImportDraft): readonly ImportRow[] {
  const leads = (marks: readonly Mark[]) => marks.includes('general') || marks.includes('battleStandard');
  const isSaid = ({ character, general, battleStandard, section }: ArmyList['units'][number]) =>
    (character && !general && !battleStandard) || isCharacters(section);
  if (list.units.some(isSaid)) return [];
  return rows.filter(({ marks, models }) => models === '1' && !leads(marks));
}

/**
 * What the player makes of a line that was not understood: a unit of its own, part of the unit above it, or
 * nothing.
 */
export function settleLine(draft: ImportDraft, place: number, fate: UnreadLine['fate']): ImportDraft {
  const line = draft.unread.find((one) => one.place === place);
  if (line === undefined || line.fate === fate) return draft;
  const unread = draft.unread.map((one) => (one.place === place ? { ...one, fate } : one));
  const rows = draft.rows.filter(({ key }) => key !== keyOf(place));
  const above = unitAbove(draft, place);
  if (fate === 'unit')
    return {
      ...draft,
      unread,
      rows: [...rows.slice(0, above + 1), rowOfLine(line.text, keyOf(line.place)), ...rows.slice(above + 1)],
    };
  if (fate !== 'attached') return { ...draft, unread, rows };
  return {
    ...draft,
    unread,
    rows: rows.map((row, index) =>
      index === above ? { ...row, source: `${row.source}\n${line.text}` } : row,
    ),
  };
}

/** The place in the rows of the last unit that stands above a line; -1 where none does. */
function unitAbove({ list, rows }: ImportDraft, place: number): number {
  const above = list.units.findLastIndex(({ lines }) => (lines[0] ?? 0) < place);
  return rows.findIndex(({ key }) => key === above);
}

/** Rows of lines have keys of their own, behind those of the units. */
function keyOf(place: number): number {
  return -1 - place;
}

/**
 * Who may be the General: characters and single models, the dearest first. Not every list says who is a
 * character.
 */
export function generalCandidates({ rows }: ImportDraft): readonly ImportRow[] {
  const asked = rows.filter(({ marks, models }) => marks.includes('character') || models === '1');
  return asked.sort((one, other) => pointsOf(other) - pointsOf(one));
}

/** Those who are marked as the General. */
export function generals({ rows }: ImportDraft): readonly ImportRow[] {
  return rows.filter(({ marks }) => marks.includes('general'));
}

/**
 * The units as the battle takes them. Saving is never blocked: what is missing becomes what a unit is of
 * which only its name is known, and of several Generals nobody is one, since a side has one and only the
 * players know which.
 */
export function unitDrafts(draft: ImportDraft): readonly UnitDraft[] {
  const several = generals(draft).length > 1;
  const names = distinctNames(draft.rows);
  const costs = wholePoints(draft.rows);
  return draft.rows.map((row, index) => ({
    name: names[index] ?? row.name,
    pointCost: costs[index] ?? 0,
    models: entered(row.models, 1, MAX_MODELS) ?? 1,
    ...(row.models.trim() === '' ? { modelsUnsaid: true as const } : {}),
    healthPerModel: entered(row.health, 1, MAX_HEALTH_PER_MODEL) ?? 1,
    characteristic: entered(row.characteristic, 0, MAX_CHARACTERISTIC),
    marks: several ? row.marks.filter((mark) => mark !== 'general') : row.marks,
    facts: { ...row.facts, ...detachedFrom(draft, row, names) },
    ...(row.kinds.length > 0 ? { kinds: row.kinds } : {}),
    ...(row.fighters.length > 0 ? { fighters: row.fighters } : {}),
  }));
}

/** The regiment of a detachment, by the name that it has in the battle; nothing where it was left out. */
function detachedFrom(
  { list, rows }: ImportDraft,
  { key }: ImportRow,
  names: readonly string[],
): UnitDraft['facts'] {
  const regiment = list.units[key]?.regiment;
  const name = regiment === undefined ? undefined : names[rows.findIndex((row) => row.key === regiment)];
  return name === undefined ? {} : { detachmentOf: name };
}

/** A name for each row; a second unit of a name is numbered, and one without a name has its number alone. */
function distinctNames(rows: readonly ImportRow[]): readonly string[] {
  const taken: string[] = [];
  for (const [index, { name }] of rows.entries()) {
    const own = name.trim() === '' ? `#${index + 1}` : name.trim();
    taken.push(distinctName(own, taken));
  }
  return taken;
}
