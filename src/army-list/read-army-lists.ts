import { reportedLists } from '@/army-list/formats/new-recruit-report';
import { owbLists, readOwbList } from '@/army-list/formats/owb-json';
import { looksSent, sentArmy, sentText } from '@/army-list/formats/warledger-army';
import type { ArmyList } from '@/army-list/list/army-list';
import { type ListResult, readList, refusedList } from '@/army-list/list/refusal';
import { jsonDepth } from '@/army-list/roster/json-depth';
import { MAX_DEPTH, parseXml } from '@/army-list/roster/parse-xml';
import { readRoster } from '@/army-list/roster/read-roster';
import { rosterIn } from '@/army-list/roster/roster';
import { isPacked, unpack } from '@/army-list/roster/unpack';
import { withLinkedDetachments } from './linked-detachments';
import { readText } from './read-text';

/**
 * The lists of a source. Only a file of Old World Builder, the report of a game and a package hold more
 * than one.
 */
export type ArmyLists = readonly [ArmyList, ...ArmyList[]];

const KILOBYTE = 1024;
const MAX_TEXT_KILOBYTES = 200;
const MAX_JSON_MEGABYTES = 2;
const MAX_XML_MEGABYTES = 5;

const JSON_START = /^[{[]\s*(?:["{[\]}]|$)/;
const XML_START = /^<(?:\?xml|!doctype|(?:[\w.-]+:)?roster[\s>])/i;

/**
 * The army lists in pasted text or in the bytes of a file: text of any format, JSON, XML, or a zip with
 * some of them. What it is is found out from what stands in it, never from its name. Never throws; see
 * `LIST_REFUSALS` for what is refused.
 */
export function readArmyLists(source: string | Uint8Array): ListResult<ArmyLists> {
  const read = readAny(source);
  if (!read.ok) return read;
  const [first, ...others] = read.value;
  return readList([completed(first), ...others.map(completed)]);
}

function readAny(source: string | Uint8Array): ListResult<ArmyLists> {
  if (typeof source === 'string') return readWritten(source);
  if (!isPacked(source)) return readWritten(decoded(source));
  const unpacked = unpack(source);
  return unpacked.ok ? readEach(unpacked.value) : unpacked;
}

/** The lists in the files of one package; where none of them can be read, why the first cannot. */
function readEach(files: readonly [Uint8Array, ...Uint8Array[]]): ListResult<ArmyLists> {
  const [first, ...others] = files.map((file) => readWritten(decoded(file)));
  if (first === undefined || others.length === 0) return first ?? refusedList('listPackedBroken');
  const [one, ...more] = [first, ...others].flatMap((lists) => (lists.ok ? lists.value : []));
  return one === undefined ? first : readList([one, ...more]);
}

function completed(list: ArmyList): ArmyList {
  return askedOverTotal(withLinkedDetachments(list));
}

/**
 * No unit is worth more than the total that its list states: the points of one that would be are asked about.
 */
function askedOverTotal(list: ArmyList): ArmyList {
  const isOver = ({ points, guesses }: ArmyList['units'][number]) =>
    list.statedTotal !== null && (points ?? 0) > list.statedTotal && !guesses.includes('points');
  if (!list.units.some(isOver)) return list;
  const units = list.units.map((unit) =>
    isOver(unit) ? { ...unit, guesses: [...unit.guesses, 'points' as const] } : unit,
  );
  return { ...list, units };
}

/** The source as text, as it is kept: what is packed is unpacked; empty for what cannot be. */
export function listText(source: string | Uint8Array): string {
  if (typeof source === 'string') return behindSent(source);
  if (!isPacked(source)) return behindSent(decoded(source));
  const unpacked = unpack(source);
  return unpacked.ok ? unpacked.value.map((file) => behindSent(decoded(file))).join('\n\n') : '';
}

/** The list behind an army that another phone has shown; any other text as it is. */
function behindSent(text: string): string {
  return looksSent(text) ? (sentText(parsed(text)) ?? text) : text;
}

function readWritten(written: string): ListResult<ArmyLists> {
  const text = written.replace(/^\ufeff/, '');
  const start = text.slice(0, 200).trimStart();
  if (XML_START.test(start)) return readXml(text);
  if (JSON_START.test(start)) return readJson(text);
  return readPlain(text);
}

function readPlain(text: string): ListResult<ArmyLists> {
  if (bytesOf(text) > MAX_TEXT_KILOBYTES * KILOBYTE) {
    return refusedList('listTextTooLong', { maxKilobytes: MAX_TEXT_KILOBYTES });
  }
  if (text.trim() === '') return refusedList('listEmpty');
  const list = readText(text);
  return list === null ? refusedList('listWithoutUnits') : readList([list]);
}

function readJson(json: string): ListResult<ArmyLists> {
  if (bytesOf(json) > MAX_JSON_MEGABYTES * KILOBYTE * KILOBYTE) {
    return refusedList('listFileTooLong', { maxMegabytes: MAX_JSON_MEGABYTES });
  }
  if (jsonDepth(json) > MAX_DEPTH) return refusedList('listNestedTooDeep', { max: MAX_DEPTH });
  const file = parsed(json);
  if (file === undefined) return refusedList('listJsonBroken');
  const sent = sentArmy(file);
  if (sent !== null) return listsOrRefusal([sent]);
  const roster = rosterIn(file);
  if (roster !== null) return listsOrRefusal([readRoster('newRecruitJson', roster)]);
  const reported = reportedLists(file).flatMap(({ player, text }) => {
    const list = readText(text);
    return list === null
      ? []
      : [{ ...list, format: 'newRecruitReport' as const, player: player ?? list.player }];
  });
  return listsOrRefusal([...reported, ...owbLists(file).map(readOwbList)]);
}

function readXml(xml: string): ListResult<ArmyLists> {
  if (bytesOf(xml) > MAX_XML_MEGABYTES * KILOBYTE * KILOBYTE) {
    return refusedList('listFileTooLong', { maxMegabytes: MAX_XML_MEGABYTES });
  }
  const file = parseXml(xml.trim());
  if (!file.ok) return file;
  const roster = rosterIn(file.value);
  return listsOrRefusal(roster === null ? [] : [readRoster('battleScribeRoster', roster)]);
}

function listsOrRefusal(lists: readonly ArmyList[]): ListResult<ArmyLists> {
  const [first, ...others] = lists;
  if (first === undefined) return refusedList('listUnknown');
  if (lists.every(({ units }) => units.length === 0)) return refusedList('listWithoutUnits');
  return readList([first, ...others]);
}

/** The value of a JSON text, or undefined where it is none. */
function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return value;
  } catch {
    return undefined;
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * Text in UTF-8, or in UTF-16 where it says so; what is neither becomes signs that no reader takes for a
 * unit.
 */
function decoded(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !isUtf16 ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return new TextDecoder(encoding).decode(bytes);
}
