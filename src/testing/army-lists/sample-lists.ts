import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { type ArmyList, type ListUnit, unreadLines } from '@/army-list/list/army-list';
import { readArmyLists } from '@/army-list/read-army-lists';
import { folded } from '@/army-list/text/normalise';

type Asked = { readonly share: number | null; readonly unit: 'whole' | 'points' };

/**
 * The share of units that has to come out right in folders whose lists do not tell everything: with points,
 * models and marks where `unit` is `whole`, with points alone where it is `points`. Null: no share is asked,
 * only that differences are shown. In a folder of any other name all has to be right.
 */
const FORMATS = {
  'battlescribe-ros': { share: 1, unit: 'points' },
  'battlescribe-text': { share: null, unit: 'whole' },
  'newrecruit-bullet-text': { share: null, unit: 'whole' },
  'newrecruit-json': { share: 1, unit: 'points' },
  'newrecruit-report-json': { share: null, unit: 'whole' },
  'newrecruit-tow-text': { share: null, unit: 'whole' },
  'owb-json': { share: 1, unit: 'points' },
  'owb-text': { share: 1, unit: 'points' },
  't9a-freeform': { share: null, unit: 'whole' },
  't9a-newrecruit': { share: 1, unit: 'whole' },
  't9a-tournament': { share: 0.95, unit: 'whole' },
  'whfb-text': { share: null, unit: 'whole' },
} as const satisfies Readonly<Record<string, Asked>>;

const ALL: Asked = { share: 1, unit: 'whole' };

const askedOf = (folder: string): Asked =>
  Object.entries<Asked>(FORMATS).find(([known]) => known === folder)?.[1] ?? ALL;

const LIST = /\.(?:txt|json|ros|rosz)$/i;
const TRUTH = '.expected.json';

const points = v.nullable(v.number());
/** The truth beside a sample, strict: an unknown word fails. */
const truthSchema = v.strictObject({
  game: v.string(),
  army: v.nullable(v.string()),
  statedTotal: points,
  sumOfUnitPoints: points,
  unitCount: v.number(),
  generalMarked: v.boolean(),
  bsbMarked: v.boolean(),
  units: v.array(
    v.strictObject({
      points,
      models: v.nullable(v.number()),
      name: v.string(),
      general: v.boolean(),
      bsb: v.boolean(),
      hpPerModel: v.optional(v.nullable(v.union([v.number(), v.string()]))),
    }),
  ),
  notes: v.optional(v.string()),
  status: v.optional(v.string()),
});
type Truth = v.InferOutput<typeof truthSchema>;
type TrueUnit = Truth['units'][number];

/** How a format came out, over all its samples. */
export type FormatResult = {
  readonly format: string;
  readonly lists: number;
  readonly units: number;
  readonly unitsRight: number;
  readonly totalsRight: number;
  readonly generalsRight: number;
  readonly standardsRight: number;
  readonly healthRight: number;
  readonly unread: number;
  /** One sentence for each thing that breaks what is asked of the format; none when all is well. */
  readonly complaints: readonly string[];
};

/**
 * The folder that ARMY_LISTS names, or null where it is not set. Throws where it is set and there is no such
 * folder.
 */
export function sampleFolder(): string | null {
  const named = process.env.ARMY_LISTS;
  if (named === undefined || named === '') return null;
  const folder = resolve(named);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(`ARMY_LISTS: no folder ${named}`);
  return folder;
}

/**
 * The result of each folder of samples in a folder. Throws where there is none, and on a sample without a
 * truth.
 */
export function readSamples(folder: string): readonly FormatResult[] {
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  if (names.length === 0) throw new Error(`${basename(folder)} holds no folder of samples`);
  return names.sort().map((name) => resultOf(name, join(folder, name)));
}

type Compared = {
  readonly file: string;
  readonly truth: Truth;
  readonly list: ArmyList | null;
  readonly wrong: readonly string[];
};

function resultOf(format: string, folder: string): FormatResult {
  const files = readdirSync(folder)
    .filter((name) => LIST.test(name) && !name.endsWith(TRUTH))
    .sort();
  if (files.length === 0) throw new Error(`${format} holds no lists`);
  const compared = files.map((file) => compare(format, folder, file));
  const units = compared.reduce((sum, { truth }) => sum + truth.units.length, 0);
  const unitsRight = units - compared.reduce((sum, { wrong }) => sum + wrong.length, 0);
  const { share } = askedOf(format);
  const hidden = compared.filter(({ list, wrong }) => wrong.length > 0 && list !== null && !isShown(list));
  const count = (isRight: (one: Compared) => boolean) => compared.filter(isRight).length;
  return {
    format,
    lists: files.length,
    units,
    unitsRight,
    totalsRight: count(({ truth, list }) => list !== null && isTotalRight(truth, list)),
    generalsRight: count(
      ({ truth, list }) => truth.generalMarked === list?.units.some(({ general }) => general),
    ),
    standardsRight: count(
      ({ truth, list }) => truth.bsbMarked === list?.units.some(({ battleStandard }) => battleStandard),
    ),
    healthRight: count(({ truth, list }) => list !== null && isHealthRight(truth, list)),
    unread: compared.reduce((sum, { list }) => sum + (list === null ? 0 : unreadLines(list).length), 0),
    complaints: [
      ...(share !== null && unitsRight < units * share
        ? [`${unitsRight} of ${units} units are right: ${compared.flatMap(({ wrong }) => wrong).join('; ')}`]
        : []),
      ...hidden.map(({ file, wrong }) => `${file} differs and shows no mark: ${wrong.join('; ')}`),
      ...compared.filter(({ list }) => list === null).map(({ file }) => `${file} was refused`),
    ],
  };
}

function compare(format: string, folder: string, file: string): Compared {
  const truth = v.parse(
    truthSchema,
    JSON.parse(readFileSync(join(folder, file.replace(LIST, TRUTH)), 'utf8')),
  );
  const read = readArmyLists(readFileSync(join(folder, file)));
  const lists = read.ok ? read.value : [];
  const wrongIn = (list: ArmyList) => wrongUnits(truth, list.units, askedOf(format).unit, file);
  // Of a file with several lists the truth is about one.
  const [list] = [...lists].sort((a, b) => wrongIn(a).length - wrongIn(b).length);
  if (list === undefined)
    return { file, truth, list: null, wrong: truth.units.map(({ name }) => `${file}: ${name}`) };
  return { file, truth, list, wrong: wrongIn(list) };
}

/** The true units that no unit of the list matches, each unit of the list taken once. */
function wrongUnits(
  truth: Truth,
  units: readonly ListUnit[],
  how: 'whole' | 'points',
  file: string,
): readonly string[] {
  const left = [...units];
  return truth.units.flatMap((expected) => {
    const place = left.findIndex((unit) => isSame(unit, expected, how));
    if (place >= 0) left.splice(place, 1);
    return place >= 0 ? [] : [`${file}: ${expected.points} ${expected.models} ${expected.name}`];
  });
}

function isSame(unit: ListUnit, expected: TrueUnit, how: 'whole' | 'points'): boolean {
  if (unit.points !== expected.points || !isAlike(unit.name, expected.name)) return false;
  if (how === 'points') return true;
  const isCounted = expected.models === null || unit.models === expected.models;
  return isCounted && unit.general === expected.general && unit.battleStandard === expected.bsb;
}

/** Names are the same where one is the other with more behind it: "Clan Marksmen" and "Clan Marksmen #2". */
function isAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [folded(one), folded(other)].sort((a, b) => a.length - b.length);
  return short !== '' && long.startsWith(short);
}

function isTotalRight(truth: Truth, list: ArmyList): boolean {
  const isSum = truth.sumOfUnitPoints === null || list.sum === truth.sumOfUnitPoints;
  // A truth without a total may leave out one that stands in a heading; a computed list has none of its own.
  const isStated = truth.statedTotal === null || (list.statedTotal ?? list.sum) === truth.statedTotal;
  return isSum && isStated;
}

function isHealthRight(truth: Truth, list: ArmyList): boolean {
  return truth.units.every(({ hpPerModel }, place) => {
    if (hpPerModel === undefined || hpPerModel === null) return true;
    return list.units[place]?.facts.healthPoints === Number(hpPerModel);
  });
}

/**
 * Whether the player is told that something may be wrong: a mark on a unit, a banner, or lines that were not
 * understood.
 */
function isShown(list: ArmyList): boolean {
  const isMarked = list.units.some(({ guesses }) => guesses.some((guess) => guess !== 'healthPoints'));
  return isMarked || list.agrees !== true || unreadLines(list).length > 0;
}

/** The results as a table for people. */
export function sampleTable(results: readonly FormatResult[]): string {
  const head = ['format', 'lists', 'units', 'right', 'totals', 'General', 'standard', 'health', 'unread'];
  const rows = results.map((result) =>
    [
      result.format,
      result.lists,
      result.units,
      result.unitsRight,
      result.totalsRight,
      result.generalsRight,
      result.standardsRight,
      result.healthRight,
      result.unread,
    ].map(String),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(24) : cell.padStart(9))).join(''))
    .join('\n');
}
