import { AS_DETACHMENT, DETACHMENT_NAMES } from '@/army-list/languages/languages';
import { type DraftUnit, once } from './draft';
import { folded, lettered } from './normalise';
import { POINTS, POINTS_WORD, pointsOf } from './numbers';
import { singular } from './singular';
import { splitOutside } from './split-options';
import { unitHead } from './unit-head';

const WORDS = [...AS_DETACHMENT, 'det.']
  .map((word) => lettered(word).replace('.', String.raw`\.?`))
  .join('|');
const NAMES: ReadonlySet<string> = new Set(DETACHMENT_NAMES.map(folded));
const FIRST = [...new Set(AS_DETACHMENT.map((word) => lettered(word).charAt(0)))].join('|');
const FOLDED: ReadonlySet<string> = new Set(AS_DETACHMENT.map(folded));

/** "Detachment: 10 Handgunners": a unit of its own below its regiment. */
const WRITTEN = new RegExp(String.raw`^[-*+\s]*(?:${WORDS})s?\s*(?:[:-]\s*|\s(?=\d))(?=\S)`, 'u');
/** The first letters of those words, as a cheap look. */
const MAY_BEGIN = new RegExp(String.raw`^[-*+\s]*(?:${FIRST})`, 'iu');
/** "Handgunners (Detachment)". */
const BEHIND = new RegExp(String.raw`\s*[([](?:${WORDS})[)\]]$`, 'u');
const COUNTED = /^\d{1,3}\s?x?\s+\p{L}/iu;
/** "[80 pts]", "(80)", "- 80 pts" at the end of what a regiment carries. */
const PRICE = new RegExp(
  String.raw`[\s,:=-]*(?:[[(]\s*(${POINTS})\s*[^\d\])]{0,8}[\])]|\s(${POINTS})\s*${POINTS_WORD})\s*$`,
  'iu',
);

/** A line that says that its unit is a detachment, without those words; null for any other. */
export function writtenDetachment(text: string): string | null {
  if (!MAY_BEGIN.test(text)) return null;
  const found = WRITTEN.exec(lettered(text));
  return found === null ? null : text.slice(found[0].length);
}

/** Whether something that a unit carries marks it as a detachment. */
export function marksDetachment(option: string): boolean {
  return MAY_BEGIN.test(option) && FOLDED.has(folded(option.replace(/\s*\[.*$/, '')));
}

/**
 * The regiment above a detachment, by its place among the units: the last that is none itself; none above
 * all.
 */
export function regimentAbove(units: readonly DraftUnit[]): { readonly regiment?: number } {
  const place = units.findLastIndex(({ regiment }) => regiment === undefined);
  return place < 0 ? {} : { regiment: place };
}

/**
 * The units with each detachment that is written as one, by its name or among what its regiment carries, as a
 * unit of its own that is linked to the regiment.
 */
export function withWrittenDetachments(drafts: readonly DraftUnit[]): readonly DraftUnit[] {
  const units: DraftUnit[] = [];
  const places: number[] = [];
  for (const draft of drafts) {
    places.push(units.length);
    const regiment = draft.regiment === undefined ? undefined : places[draft.regiment];
    const linked = regiment === undefined ? draft : { ...draft, regiment };
    const named = namedDetachment(linked, units);
    units.push(...(named === null ? withCarried(linked, units.length) : [named]));
  }
  return units;
}

/** A unit whose name says that it is a detachment, or null for any other. */
function namedDetachment(draft: DraftUnit, above: readonly DraftUnit[]): DraftUnit | null {
  const name = writtenDetachment(draft.name);
  if (name === null) {
    if (!/[)\]]$/.test(draft.name)) return null;
    const bare = draft.name.slice(
      0,
      draft.name.length - (BEHIND.exec(lettered(draft.name))?.[0].length ?? 0),
    );
    return bare === draft.name || bare === '' ? null : { ...draft, name: bare, ...regimentAbove(above) };
  }
  const [usual] = draft.readings;
  const head = unitHead(name);
  const readings = head.counted && usual.models === 1 ? once(head.models, usual.together) : draft.readings;
  return { ...draft, name: head.rest, readings, ...regimentAbove(above) };
}

/** A unit, and the detachments that stand among what it carries. */
function withCarried(draft: DraftUnit, place: number): readonly DraftUnit[] {
  const found = draft.options.flatMap((option) => {
    const written = writtenDetachment(option);
    if (written !== null && COUNTED.test(written)) return [{ option, written, isWithin: false }];
    const priced = pricedPart(option, draft.name);
    return priced === null ? [] : [{ option, written: priced, isWithin: true }];
  });
  if (found.length === 0) return [draft];
  const detachments = found.map(({ written, option }) => carried(draft, place, written, option));
  const options = draft.options.filter((option) => !found.some((one) => one.option === option));
  const isWithin = found.every((one) => one.isWithin);
  return [holding({ ...draft, options }, detachments, isWithin), ...detachments];
}

const PRICED_PART = new RegExp(
  String.raw`^(\d{1,3}\s?x\s+)([^[:(]+?)\s*\[\s*(${POINTS})\s*${POINTS_WORD}\s*\](?:\s*:\s*(.*))?$`,
  'iu',
);

/** "10x State Missile Troops [60pts]: Handguns" in a unit of another name, its points last; else null. */
function pricedPart(option: string, unit: string): string | null {
  if (!/^\d.*\[/.test(option)) return null;
  const [, count, name, points, gear = ''] = PRICED_PART.exec(option) ?? [];
  if (name === undefined || !NAMES.has(folded(name)) || singular(name) === singular(unitHead(unit).rest))
    return null;
  return `${count}${name} [${gear}] [${points}]`;
}

/** "10 Handgunners [80 pts]" among what a regiment carries, as a unit of its own. */
export function carried(draft: DraftUnit, place: number, written: string, source: string): DraftUnit {
  const price = PRICE.exec(written);
  const points = price?.[1] ?? price?.[2];
  const { models, rest } = unitHead(price === null ? written : written.slice(0, price.index));
  const [, name = rest, gear = ''] = /^([^[(:,]+?)\s*[[(:,]\s*(.*?)[\])]?$/u.exec(rest) ?? [];
  return {
    name: name.trim(),
    options: splitOutside(gear, '+,'),
    readings: once(models, points === undefined ? null : pointsOf(points)),
    section: draft.section,
    lines: draft.lines.slice(0, 1),
    source,
    regiment: place,
  };
}

/**
 * A regiment whose detachments have points of their own: its points may hold theirs, which the total of the
 * list tells. Some forms usually do.
 */
export function holding(draft: DraftUnit, detachments: readonly DraftUnit[], isWithin = false): DraftUnit {
  const [usual] = draft.readings;
  const theirs = detachments.reduce((sum, { readings: [{ together }] }) => sum + (together ?? 0), 0);
  const own = (usual.together ?? 0) - theirs;
  if (theirs === 0 || own <= 0 || draft.readings.length > 1) return draft;
  const apart = { ...usual, together: own };
  return { ...draft, readings: isWithin ? [apart, usual] : [usual, apart], mayHoldDetachments: true };
}
