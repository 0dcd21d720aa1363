import { armyInTitle } from './army-names';
import { continues } from './continuation';
import { isBattleStandard, isGeneral } from './marks';
import type { TextLine } from './normalise';
import { pointsFirst } from './points-first';

/** Whether a third of the lines that are no bullets begin with points and a dash: "480 - King, General". */
export function isDashedList(lines: readonly TextLine[]): boolean {
  const told = lines.filter(
    ({ text, bullet }) => !bullet && !/^[-*\s]*$|^[-*]\s+\D|^[\d,. ]{3,6}$/.test(text),
  );
  const dashed = told.filter(({ text }) => /^\W*(?:\d{1,2}\s?x\s?)?\d{2,4}\s?[-:*]\s?\S/.test(text));
  return dashed.length > 0 && dashed.length * 3 >= told.length;
}

/**
 * What stands where the points of a unit should: question marks, a nought, or nothing in front of the dash.
 */
const NO_POINTS = /^(?:(?:[?x_]{1,5}|0{1,4}|tb[ad]|n\/a)\s*(?:points|pts|p)?\s*[-:]|[-*])\s*(?=[\p{L}\d])/iu;
/** Models below their unit have "x" behind their number; what a unit carries has no comma and no number. */
const DETAIL = /^[-*]\s*(?:\d{1,3}\s?x\s|[^,\d\s][^,]*$)/i;
/** "20 Riders", and "20x Riders, Bows"; "2x Rune" is carried. */
const COUNTED = /^\d{1,3}\s+\p{L}{2}|^\d{1,3}\s?x\s+\p{L}[^,]+,/iu;
/** "8 drops" tells of the list. */
const OF_THE_LIST =
  /^\d+\s(?:drops?|models?|units?|points?|pts|p|pkte|pkt|punkte|punti|puntos|rounds?|turns?)\b/i;
const NAMED = /^\p{Lu}[^.!?:]{2,40}, [^.!?]+$/u;

/** "Beast Lord, General": a name in front of a rank. */
function isLeader(text: string): boolean {
  const [name = '', ...options] = text.split(', ');
  return !isRank(name) && options.some(isRank);
}

/**
 * "Magister, Wizard Adept" above the first unit with points, which names no army: a player's own line has no
 * comma, and a title has a number or stands above the army.
 */
function isNamedAbove(text: string, above: readonly TextLine[]): boolean {
  if (!NAMED.test(text) || /\d|list|army|team|round|tournament|league|export/i.test(text)) return false;
  if (text.split(',').some((part) => armyInTitle(part) !== null)) return false;
  return above.every((line) => armyInTitle(line.text) !== null) && above.length <= 1;
}

function isRank(text: string): boolean {
  return isGeneral(text) || isBattleStandard(text);
}

/** The line of a unit without what stands in the place of its points. */
export function withoutPoints(text: string): string {
  return text.replace(NO_POINTS, '');
}

/**
 * The places of lines that are units whose points are missing, in a list of which most have them: "20 Riders,
 * Bows" and "?? - Lord", and "- Lord, General" where dashes do not stand in front of details. None where most
 * lines are of another kind.
 */
export function linesWithoutPoints(lines: readonly TextLine[]): ReadonlySet<number> {
  const told = lines.filter(({ text, bullet }) => text !== '' && !bullet);
  const isPointed = ({ text }: TextLine) => pointsFirst(text)?.dashed === true;
  const pointed = told.filter(isPointed).length;
  const marked = told.filter(({ text }) => NO_POINTS.test(text)).length;
  if (pointed === 0 || (pointed + marked) * 3 < told.length) return new Set();
  const dashed = told.filter((line) => /^[-*]\s*[\p{L}\d]/u.test(line.text) && !isPointed(line));
  const hasDetails = dashed.some(({ text }) => DETAIL.test(text));
  // Where what is carried stands below each unit, no unit's own line has any of it.
  const isCarriedBehind = told.some((line) => isPointed(line) && line.text.includes(','));
  const areUnits = dashed.length <= pointed + 1 && !hasDetails;
  const first = told.findIndex((line) => isPointed(line) || NO_POINTS.test(line.text));
  const missing = told.filter(({ text }, place) => {
    const bare = withoutPoints(text);
    if (pointsFirst(text) !== null || OF_THE_LIST.test(bare)) return false;
    if (place < first) return COUNTED.test(bare) || isNamedAbove(text, told.slice(0, place));
    if (/^[-*]/.test(text)) return areUnits && (isCarriedBehind || COUNTED.test(bare) || isLeader(bare));
    if (bare !== text) return true;
    return !continues(text, told[place - 1]?.text ?? '') && (COUNTED.test(bare) || NAMED.test(bare));
  });
  return new Set(missing.map(({ index }) => index));
}
