import type { TextLine } from './normalise';
import { POINTS, pointsOf } from './numbers';
import { listSectionOf } from './sections';
import { firstOutside, splitOutside } from './split-options';

/** "[12PL, 1CP, 1,990pts]": the points among the costs in a bracket. */
const COST = new RegExp(
  String.raw`(?:^|[\s,[(])(${POINTS})\s*(?:point\(s\)|points?|pts?|p)(?![\p{L}\d])`,
  'iu',
);
const LAST_BRACKET = /\[([^[\]]*\d[^[\]]*)\]\s*$/;
/** How many models a unit has, between its name and its costs: "Clanrats [20] [120pts]". */
const SIZE = /\s*\[\s*(\d{1,3})\s*\]\s*$/;
const RULER = /^(?:#{1,6}\s+)?\+{1,2}\s*(.*?)\s*\+{1,2}(?:\s*\[([^\]]*)\])?$/;
const HASHED = /^#{1,6}\s+(.*)$/;
/** What stands in front of a detail: dots, a dash, a plus sign. */
const DETAIL = /^(?:[-*.+>]\s*)+(?=\S)/;

/**
 * Whether a line is a unit with its costs in square brackets behind the name: "Spearmen [200pts]: 20x
 * Spearman".
 */
export function isPriced(text: string): boolean {
  const head = headOf(text);
  return head.points !== null && /\p{L}/u.test(head.name) && headingOf(text) === null;
}

/**
 * Whether a line heads a part of such a list: "+ Core +", "++ Standard (Elves) [2,000pts] ++", "## Core
 * [200pts]".
 */
export function isHeading(text: string): boolean {
  return headingOf(text) !== null;
}

/** A line that heads a part, with what stands in its bracket. */
export type Heading = { readonly name: string; readonly costs: string; readonly isForce: boolean };

/** The head in a line, or null where it is none. */
export function headingOf(text: string): Heading | null {
  const ruled = RULER.exec(text);
  const written = ruled?.[1] ?? HASHED.exec(text)?.[1];
  if (written === undefined) return partOf(text);
  const inner = written.replace(/^\++\s*|\s*\++$/g, '');
  const costs = ruled?.[2] ?? LAST_BRACKET.exec(inner)?.[1] ?? '';
  const isForce = /^(?:# |(?:#+\s+)?\+\+)/.test(text);
  return { name: inner.replace(LAST_BRACKET, '').trim(), costs, isForce };
}

/** "Core Units [300 pts]": a part whose signs were lost in copying; without costs it may be anything. */
function partOf(text: string): Heading | null {
  const costs = LAST_BRACKET.exec(text)?.[1];
  const name = costs === undefined ? null : listSectionOf(text);
  return costs === undefined || name === null ? null : { name, costs, isForce: false };
}

/** A unit's own line. */
export type Head = {
  readonly name: string;
  readonly size: number | null;
  readonly points: number | null;
  readonly items: readonly string[];
};

/** `name [size] [costs]: items` apart; the costs are the last bracket before the colon. */
export function headOf(written: string): Head {
  const text = written.replace(DETAIL, '');
  const colon = firstOutside(text, ':');
  const head = (colon < 0 ? text : text.slice(0, colon)).trim();
  const items = colon < 0 ? [] : splitOutside(text.slice(colon + 1), ',');
  const costs = LAST_BRACKET.exec(head)?.[1] ?? '';
  const points = costIn(costs);
  const name = points === null ? head : head.replace(LAST_BRACKET, '');
  const size = SIZE.exec(name)?.[1];
  return {
    name: name.replace(SIZE, '').trim(),
    size: size === undefined ? null : Number(size),
    points,
    items,
  };
}

/** The points among costs, or null where there are none. */
export function costIn(costs: string): number | null {
  const found = COST.exec(costs)?.[1];
  return found === undefined ? null : pointsOf(found);
}

/** A detail without what stands in front of it. */
export function withoutMarks(text: string): string {
  return text.replace(DETAIL, '');
}

/** A title stands above the first head and above no detail, and has parts or heads the whole list. */
export function isTitle(lines: readonly TextLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const next = lines.slice(index + 1).find((line) => line.text !== '');
  return next !== undefined && isHeading(next.text) && (/ - /.test(text) || !/:/.test(text));
}

/** Whether a line says what the unit above it holds. */
export function isDetail(line: TextLine, unit: TextLine | undefined): boolean {
  if (/^\.\s?/.test(line.text)) return true;
  const isMarked = line.bullet || /^[-*]\s/.test(line.text);
  if (!isMarked || unit === undefined) return false;
  // Where units are bullets themselves, a priced one that stands no further in is the next unit.
  const isUnitMarked = unit.bullet || /^[-*]\s/.test(unit.text);
  return !(isUnitMarked && isPriced(line.text) && line.indent <= unit.indent);
}
