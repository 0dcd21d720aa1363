import { type ArmyList, type ListUnit, sumOfPoints } from '@/army-list/list/army-list';
import { folded } from '@/army-list/text/normalise';
import { pointsLast } from '@/army-list/text/points-last';
import { unitHead } from '@/army-list/text/unit-head';
import {
  duplicateName,
  EMPTY_UNIT,
  MAX_CHARACTERISTIC,
  MAX_HEALTH_PER_MODEL,
  MAX_MODELS,
  MAX_POINT_COST,
  type Mark,
  type UnitDraft,
} from '@/battle/state/unit';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import type { Edition } from '@/rules/index';
import type { KnownUnits } from '@/store/armies/shelf-kinds';
import { typedNumber } from '@/ui/field/typed-number';
import { enteredBy, type ImportRow, settledBy } from './import-rows';
import { importedFacts, recalledFacts } from './imported-facts';
import { importedFighters } from './imported-fighters';

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

/** Models that fight in ranks are at least so many. */
const FEWEST_IN_RANKS = 10;
const USUAL_FRONT_WIDTH = 5;
/** Health Points of each model where nobody says: a unit of many has 1, of few 3, a single model 3. */
const MANY_MODELS = 5;
const FEW_HEALTH = 3;

/** The preview of a list: what its file says, what this phone knows of its units, and guesses where neither does, each marked. */
export function draftOf(list: ArmyList, edition: Edition, known: KnownUnits): ImportDraft {
  return {
    list,
    army: list.army ?? list.title ?? '',
    rows: list.units.map((unit, key) => rowOf(unit, key, edition, known)),
    unread: list.lines.flatMap(({ text, kind }, place) =>
      kind === 'unread' ? [{ place, text, fate: 'asked' as const }] : [],
    ),
  };
}

function rowOf(unit: ListUnit, key: number, edition: Edition, known: KnownUnits): ImportRow {
  const remembered = known[folded(unit.type ?? unit.name)];
  const health = unit.facts.healthPoints ?? remembered?.healthPerModel ?? guessedHealth(unit.models);
  const leadership = unit.facts.leadership ?? remembered?.characteristic ?? null;
  const asksFront = edition.unitFacts?.some(({ id }) => id === 'frontWidth') === true;
  const inRanks = asksFront && unit.models >= FEWEST_IN_RANKS;
  const told = importedFacts(unit.facts, edition);
  const isTold = told.frontWidth !== undefined;
  const width = isTold
    ? undefined
    : (remembered?.facts.frontWidth ?? (inRanks ? USUAL_FRONT_WIDTH : undefined));
  const recalled = recalledFacts(remembered?.facts ?? {}, told, edition);
  return {
    key,
    name: unit.name.slice(0, MAX_UNIT_NAME_LENGTH).trim(),
    points: unit.points === null ? '' : String(unit.points),
    models: String(Math.min(unit.models, MAX_MODELS)),
    health: String(Math.max(1, Math.min(health, MAX_HEALTH_PER_MODEL))),
    characteristic:
      leadership === null || leadership > MAX_CHARACTERISTIC || !edition.breakTest ? '' : String(leadership),
    marks: marksOf(unit),
    facts: { ...(width === undefined || !asksFront ? {} : { frontWidth: width }), ...recalled, ...told },
    fighters: importedFighters(unit.facts, edition),
    entered: [],
    guesses: [
      ...unit.guesses,
      ...(width !== undefined && asksFront ? ['frontWidth' as const] : []),
      ...(unit.facts.leadership === null && (remembered?.characteristic ?? null) !== null && edition.breakTest
        ? ['characteristic' as const]
        : []),
      ...(Object.keys(recalled).length > 0 ? ['facts' as const] : []),
      ...(unit.name.length > MAX_UNIT_NAME_LENGTH && !unit.guesses.includes('name') ? ['name' as const] : []),
    ],
    source: unit.source,
  };
}

function marksOf(unit: ListUnit): readonly Mark[] {
  const marks: Mark[] = [];
  if (unit.general) marks.push('general');
  if (unit.battleStandard) marks.push('battleStandard');
  if (unit.command.standard) marks.push('standard');
  if (unit.command.musician) marks.push('musician');
  if (unit.character) marks.push('character');
  if (unit.scoring) marks.push('scoring');
  return marks;
}

function guessedHealth(models: number): number {
  return models >= MANY_MODELS ? 1 : FEW_HEALTH;
}

/** The preview with a row changed; what the player enters is no guess any more, and is worth remembering. */
export function changeRow(draft: ImportDraft, key: number, change: Partial<ImportRow>): ImportDraft {
  const rows = draft.rows.map((row) => {
    if (row.key !== key) return row;
    const settled = settledBy(row, change);
    return {
      ...row,
      ...change,
      entered: [...new Set([...row.entered, ...enteredBy(row, change)])],
      guesses: row.guesses.filter((guess) => !settled.includes(guess)),
    };
  });
  return { ...draft, rows };
}

/** Units that are kept, as rows to be changed. */
export function draftOfUnits(list: ArmyList, units: readonly UnitDraft[]): ImportDraft {
  return { list, army: list.army ?? '', rows: units.map(rowOfUnit), unread: [] };
}

function rowOfUnit(unit: UnitDraft, key: number): ImportRow {
  const { name, marks, facts, characteristic } = unit;
  return {
    key,
    name,
    points: String(unit.pointCost),
    models: String(unit.models),
    health: String(unit.healthPerModel),
    characteristic: characteristic === null ? '' : String(characteristic),
    marks,
    facts,
    fighters: unit.fighters ?? [],
    entered: [],
    guesses: [],
    source: '',
  };
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

/** The preview with that unit, and no other, as the General. */
export function chooseGeneral(draft: ImportDraft, key: number): ImportDraft {
  const rows = draft.rows.map((row): ImportRow => {
    const others = row.marks.filter((mark) => mark !== 'general');
    return { ...row, marks: row.key === key ? ['general', ...others] : others };
  });
  return { ...draft, rows };
}

/** What the player makes of a line that was not understood: a unit of its own, part of the unit above it, or nothing. */
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
      rows: [...rows.slice(0, above + 1), lineAsUnit(line), ...rows.slice(above + 1)],
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

function lineAsUnit({ place, text }: UnreadLine): ImportRow {
  const priced = pointsLast(text.trim());
  const { models, rest } = unitHead(priced?.text ?? text.trim());
  return {
    key: keyOf(place),
    name: rest.split(/[,:;]/)[0]?.trim().slice(0, MAX_UNIT_NAME_LENGTH) ?? '',
    points: priced === null ? '' : String(priced.points),
    models: String(models),
    health: String(guessedHealth(models)),
    characteristic: '',
    marks: [],
    facts: {},
    fighters: [],
    entered: [],
    guesses: priced === null ? ['points', 'healthPoints'] : ['healthPoints'],
    source: text,
  };
}

/** The whole number that was entered, or null where it is none or lies outside. */
export function entered(text: string, min: number, max: number): number | null {
  const number = typedNumber(text);
  return number !== null && Number.isInteger(number) && number >= min && number <= max ? number : null;
}

function pointsOf({ points }: ImportRow): number {
  return entered(points, 0, MAX_POINT_COST) ?? 0;
}

/** The points of the rows added up; what is no number counts nothing. */
export function sumOf({ rows }: ImportDraft): number {
  return sumOfPoints(rows.map(({ points }) => ({ points: entered(points, 0, MAX_POINT_COST) })));
}

/** Who may be the General: characters and single models, the dearest first. Not every list says who is a character. */
export function generalCandidates({ rows }: ImportDraft): readonly ImportRow[] {
  const asked = rows.filter(({ marks, models }) => marks.includes('character') || models === '1');
  return asked.sort((one, other) => pointsOf(other) - pointsOf(one));
}

/** Those who are marked as the General. */
export function generals({ rows }: ImportDraft): readonly ImportRow[] {
  return rows.filter(({ marks }) => marks.includes('general'));
}

/**
 * The units as the battle takes them. Saving is never blocked: what is missing becomes what a unit is of which only its name is
 * known, and of several Generals nobody is one, since a side has one and only the players know which.
 */
export function unitDrafts(draft: ImportDraft): readonly UnitDraft[] {
  const several = generals(draft).length > 1;
  const names = distinctNames(draft.rows);
  return draft.rows.map((row, index) => ({
    name: names[index] ?? row.name,
    pointCost: entered(row.points, 0, MAX_POINT_COST) ?? 0,
    models: entered(row.models, 1, MAX_MODELS) ?? 1,
    healthPerModel: entered(row.health, 1, MAX_HEALTH_PER_MODEL) ?? 1,
    characteristic: entered(row.characteristic, 0, MAX_CHARACTERISTIC),
    marks: several ? row.marks.filter((mark) => mark !== 'general') : row.marks,
    facts: row.facts,
    ...(row.fighters.length > 0 ? { fighters: row.fighters } : {}),
  }));
}

/** A name for each row; a second unit of a name is numbered, and one without a name has its number alone. */
function distinctNames(rows: readonly ImportRow[]): readonly string[] {
  const taken: string[] = [];
  for (const [index, { name }] of rows.entries()) {
    const own = name.trim() === '' ? `#${index + 1}` : name.trim();
    taken.push(taken.includes(own) ? duplicateName(own, taken) : own);
  }
  return taken;
}
