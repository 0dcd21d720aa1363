import { DETACHMENT_NAMES } from '@/army-list/languages/languages';
import { type DraftUnit, once } from './draft';
import { counted } from './model-count';
import { folded } from './normalise';
import { splitOutside } from './split-options';
import { carried, holding } from './written-detachments';

/**
 * "10x State Missile Troops [Hand weapons + Handguns]": a count, a name, and what its models carry. A page
 * number is no gear.
 */
const WITH_GEAR = /^\d{1,3}x (\S[^[\]]*?) \[(?!\s*(?:[^\]]*\bp\.\s?\d|\d))([^\]]+)\]?$/i;
const COUNTED = /^\d{1,3}x /i;

const NAMES: ReadonlySet<string> = new Set(DETACHMENT_NAMES.map(folded));

/**
 * Fewer models with gear of their own, whose name is not known, are part of what carries them, such as hounds
 * with a handler.
 */
const FEWEST_UNKNOWN = 5;

/**
 * Whether something that a regiment carries may be a detachment: models with a count and gear, or a name that
 * is known.
 */
export function isDetachment(option: string): boolean {
  return COUNTED.test(option) && (WITH_GEAR.test(option) || isKnown(option));
}

/** "10 State Missile Troops [80 pts]" behind a dash: as many models with points of their own are a unit. */
const WITH_PRICE =
  /^\d{1,3}\s?x?\s+\p{L}[^[\]]*(?:\[[^\]\d][^\]]*\]\s*)?\[\s*\d+(?:[.,]\d+)?\s*[^\]\d]{1,8}\]$/iu;

function isPriced(option: string): boolean {
  return WITH_PRICE.test(option) && (Number.parseInt(option, 10) >= FEWEST_UNKNOWN || isKnown(option));
}

function isKnown(option: string): boolean {
  return NAMES.has(folded(option.replace(/^\d{1,3}\s?x?\s+/i, '').replace(/\s*\[.*$/, '')));
}

/**
 * A regiment and its detachments, each a unit of its own that is linked to it by its place. Their points are
 * part of the regiment's, so that a list counts them once, and are asked for. A unit without a count of its
 * own consists of them: they are its models.
 */
export function withDetachments(unit: DraftUnit, place: number): readonly DraftUnit[] {
  const parts = unit.options.filter(isDetachment).map((option) => ({ ...counted(option), option }));
  const [usual] = unit.readings;
  const priced = unit.options.filter(isPriced);
  if (priced.length > 0 && parts.length === 0) {
    const options = unit.options.filter((option) => !priced.includes(option));
    const detachments = priced.map((option) => carried(unit, place, option, option));
    return [holding({ ...unit, options }, detachments), ...detachments];
  }
  if (parts.length === 0 || usual.copies !== 1) return [unit];
  if (usual.models === 1) {
    const isCounted = /^[^\p{L}\d]*\d/u.test(unit.source);
    const models = parts.reduce((sum, { count }) => sum + count, 0);
    return isCounted || models < 2 ? [unit] : [{ ...unit, readings: once(models, usual.together) }];
  }
  const own = parts.filter(({ count, option }) => count >= FEWEST_UNKNOWN || isKnown(option));
  const options = unit.options.filter((option) => !own.some((part) => part.option === option));
  return [{ ...unit, options }, ...own.map((part) => detachmentOf(unit, part, place))];
}

function detachmentOf(
  unit: DraftUnit,
  { count, name, option }: { readonly count: number; readonly name: string; readonly option: string },
  regiment: number,
): DraftUnit {
  const gear = /\[([^\]]*)\]?\s*$/.exec(name)?.[1] ?? '';
  return {
    name: name.replace(/\s*\[.*$/, '').trim(),
    options: splitOutside(gear, '+,').map((item) => item.replace(/^\d{1,3}x /, '')),
    readings: once(count, null),
    section: unit.section,
    lines: unit.lines.slice(0, 1),
    source: option,
    regiment,
  };
}
