import type { ArmyList, ListUnit } from '@/army-list/list/army-list';
import { readArmyLists } from '@/army-list/read-army-lists';

/** A list changed in a way that says which of its units are left. */
export type Change = {
  readonly what: string;
  readonly text: string;
  /** The places of the units that are left, from 0. */
  readonly left: readonly number[];
};

/** Shares by which a stated total is changed. */
const SHARES = [-0.6, -0.25, -0.05, -0.01, -0.003, 0.003, 0.01, 0.05, 0.25, 0.6];

type Line = ArmyList['lines'][number];

/**
 * What programs, messengers, pages and thumbs do to a list on its way here, none of which changes its units.
 */
const KEEPING: readonly (readonly [what: string, change: (lines: readonly Line[]) => string])[] = [
  ['the first line lost', (lines) => (isUnits(lines[0]) ? written(lines) : written(lines.slice(1)))],
  ['the head lost', (lines) => written(lines.slice(lines.findIndex(isUnits)))],
  ['the tail lost', (lines) => written(lines.slice(0, lines.findLastIndex(isUnits) + 1))],
  ['quoted', (lines) => eachLine(lines, (text) => `> ${text}`)],
  ['quoted twice', (lines) => eachLine(lines, (text) => `>> ${text}`)],
  ['with a time stamp', (lines) => `[12:34, 25/11/2026] Anna Berg: ${written(lines)}`],
  ['with a time stamp of a day', (lines) => `25.11.26, 12:34 - Anna: ${written(lines)}`],
  ['with the stamp above it', (lines) => `Anna, [25.11.2026 12:34]\n${written(lines)}`],
  ['with a time stamp on each line', (lines) => eachTold(lines, (text) => `[12:34] ${text}`)],
  ['with a time and a writer on each line', (lines) => fromWriter(lines, (text) => `[12:34] Anna: ${text}`)],
  ['with a quoted writer on each line', (lines) => fromWriter(lines, (text) => `> Anna Berg: ${text}`)],
  ['in bold', (lines) => eachTold(lines, (text) => `**${text}**`)],
  ['as code', (lines) => `\`\`\`\n${written(lines)}\n\`\`\``],
  ['with spaces at the ends', (lines) => eachLine(lines, (text) => `${text}  `)],
  ['with dashes as bullets', (lines) => rebulleted(lines, '-')],
  ['with stars as bullets', (lines) => rebulleted(lines, '*')],
  ['with points as bullets', (lines) => rebulleted(lines, '•')],
  ['with long dashes', (lines) => written(lines).replaceAll(' - ', ' – ')],
  ['with tabs', (lines) => eachLine(lines, (text) => `\t${text.replaceAll(' ', '\t')}`)],
  ['with non-breaking spaces', (lines) => written(lines).replaceAll(' ', '\u00a0')],
  ['with Windows line ends', (lines) => written(lines).replaceAll('\n', '\r\n')],
  ['with line separators', (lines) => written(lines).replaceAll('\n', '\u2028')],
  ['with an empty line after each', (lines) => written(lines).replaceAll('\n', '\n\n')],
  ['with empty lines around it', (lines) => `\n\n${written(lines)}\n\n`],
  ['with entities', (lines) => written(lines).replaceAll('&', '&amp;').replaceAll("'", '&#39;')],
];

/**
 * Every change of a list that keeps its units, or loses those that it names. Nothing but text lists can be
 * changed so.
 */
export function changesOf(list: ArmyList): readonly Change[] {
  const { lines, units } = list;
  const all = units.map((_, place) => place);
  const kept = KEEPING.map(([what, change]) => ({ what, text: change(lines), left: all }));
  return [...kept, ...totalsOf(list, all), ...cutsOf(list), ...withoutOne(list)].filter(
    ({ text, left }) =>
      text !== written(lines) && (left.some((place) => isPriced(units[place])) || !units.some(isPriced)),
  );
}

/** What came out otherwise than a change promises: a phrase for each, none where all is well. */
export function failuresOf(source: string): readonly string[] {
  const list = firstList(source);
  if (list === null) return ['refused'];
  return changesOf(list).flatMap((change) => {
    const changed = firstList(change.text);
    const expected = change.left.flatMap((place) => list.units[place] ?? []);
    const found = changed?.units ?? [];
    const wrong = differing(expected, found);
    return wrong === null ? [] : [`${change.what}: ${wrong}`];
  });
}

/** Names of which none has points are no list. */
function isPriced(unit: ListUnit | undefined): boolean {
  return unit !== undefined && unit.points !== null;
}

function firstList(source: string): ArmyList | null {
  const read = readArmyLists(source);
  return read.ok ? read.value[0] : null;
}

function differing(expected: readonly ListUnit[], found: readonly ListUnit[]): string | null {
  // Points beside "2x5" are weighed against the total: where it says no more what they are, only that is
  // compared which it cannot change.
  const isOpen = [...expected, ...found].some(({ guesses }) => guesses.includes('eachOrTotal'));
  const asksPoints = (place: number) =>
    [expected[place], found[place]].some((unit) => unit?.guesses.includes('points'));
  const told = (units: readonly ListUnit[]) =>
    units.map((unit, place) => shown(unit, isOpen || asksPoints(place))).join(' | ');
  const [before, after] = [told(expected), told(found)];
  return before === after ? null : `${before}\n    but ${after}`;
}

function shown(
  { name, points, models, general, battleStandard, command }: ListUnit,
  isOpen: boolean,
): string {
  const marks = [general ? 'G' : '', battleStandard ? 'B' : ''].join('');
  const group = [command.standard ? 's' : '', command.musician ? 'm' : '', command.champion ? 'c' : ''].join(
    '',
  );
  return `${isOpen ? '' : (points ?? '?')} ${models} ${bare(name)} ${marks}${group}`.trim();
}

/** Forms differ in whether what stands in brackets behind a name is part of it. */
function bare(name: string): string {
  return name.replace(/ [([].*$/, '');
}

/** The list with another total where it states one, in the line that states it. */
function totalsOf({ lines, statedTotal }: ArmyList, all: readonly number[]): readonly Change[] {
  if (statedTotal === null) return [];
  const digits = String(statedTotal);
  const pattern = new RegExp(`(?<!\\d)${digits.replace(/(\d)(?=(?:\d{3})+$)/g, '$1[,. ]?')}(?![\\d%])`);
  const place = lines.findIndex(
    ({ text, kind }) => (kind === 'total' || kind === 'header') && pattern.test(text),
  );
  if (place < 0) return [];
  return SHARES.map((share) => {
    const total = String(Math.max(200, Math.round(statedTotal * (1 + share))));
    const changed = lines.map((line, index) =>
      index === place ? { ...line, text: line.text.replace(pattern, total) } : line,
    );
    return { what: `a total of ${total} for ${digits}`, text: written(changed), left: all };
  });
}

/** The list cut in its middle: everything below a unit is lost, or everything above one. */
function cutsOf({ lines, units }: ArmyList): readonly Change[] {
  const middles = [...new Set([1, Math.floor(units.length / 2), units.length - 1])];
  return middles.flatMap((first) => {
    const begin = units[first]?.lines[0];
    const isClean =
      begin !== undefined && units.every(({ lines: own }, place) => place < first === isAbove(own, begin));
    if (!isClean || first <= 0) return [];
    const places = units.map((_, place) => place);
    return [
      { what: `cut before unit ${first}`, text: written(lines.slice(begin)), left: places.slice(first) },
      { what: `cut after unit ${first}`, text: written(lines.slice(0, begin)), left: places.slice(0, first) },
    ];
  });
}

function isAbove(own: readonly number[], begin: number): boolean {
  return own.every((line) => line < begin);
}

/** The list without one of its units, whose lines no other unit shares. */
function withoutOne({ lines, units }: ArmyList): readonly Change[] {
  if (units.length < 3) return [];
  return units.flatMap(({ lines: own, name }, place) => {
    const shares = units.some(
      (other, index) => index !== place && other.lines.some((line) => own.includes(line)),
    );
    if (shares || own.length === 0) return [];
    return [
      {
        what: `without ${name}`,
        text: written(lines.filter((_, index) => !own.includes(index))),
        left: units.map((_, index) => index).filter((index) => index !== place),
      },
    ];
  });
}

function isUnits(line: Line | undefined): boolean {
  return line?.kind === 'unit' || line?.kind === 'option';
}

function written(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}

function eachLine(lines: readonly Line[], change: (text: string) => string): string {
  return lines.map(({ text }) => change(text)).join('\n');
}

function eachTold(lines: readonly Line[], change: (text: string) => string): string {
  return eachLine(lines, (text) => (text.trim() === '' ? text : change(text)));
}

/** As each line is sent by somebody; of a list in one line or two, the name could be a unit's. */
function fromWriter(lines: readonly Line[], change: (text: string) => string): string {
  return lines.filter(({ text }) => text.trim() !== '').length < 3 ? written(lines) : eachTold(lines, change);
}

/** Other bullets before what has one; lines that begin a unit of another form with a dash are left. */
function rebulleted(lines: readonly Line[], bullet: string): string {
  return lines
    .map(({ text, kind }) =>
      kind === 'option' ? text.replace(/^(\s*)[-*•–]\s+(?=\S)/, `$1${bullet} `) : text,
    )
    .join('\n');
}
