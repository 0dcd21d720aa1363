import { POINTS, POINTS_WORD, pointsOf } from './numbers';

const TOTAL_WORD =
  '(?:grand total|army total|total army cost|total army points|total points|total cost|total|totals|totale|points total|sum|summe|gesamtpunkte|gesamt|insgesamt|suma|razem|somma)';
const WITH_WORD = new RegExp(
  String.raw`^[^\p{L}\d]*${TOTAL_WORD}\b[\s:=\-[(]*(${POINTS})(?:\s*\/\s*${POINTS})?\s*${POINTS_WORD}?[\s.\])+!]*$`,
  'iu',
);
const WORD_BEHIND = new RegExp(
  String.raw`^[^\p{L}\d]*(${POINTS})\s*${POINTS_WORD}?\s*(?:in )?(?:total|totale|gesamt|insgesamt|in all)[\s.]*$`,
  'iu',
);
const BARE = new RegExp(
  String.raw`^[=*_\s[(]*(${POINTS})(?:\s*\/\s*${POINTS})?\s*${POINTS_WORD}?[\s.\])*_!]*$`,
  'i',
);
const SIZE = new RegExp(String.raw`(?<![\d,.])(${POINTS})\s*-?\s*${POINTS_WORD}(?![\p{L}])`, 'iu');

/** "2k", "2.5k points": the size of a game, as players write it. */
export const THOUSANDS = /(?<![\d.,])(\d(?:[.,]\d)?)\s?k\b(?:\s*(?:points|pts|p)\b)?/i;

/** No army is smaller, in points: a smaller number that stands alone is something else. */
const SMALLEST_ARMY = 200;

/** The total that a line states with a word, such as "Total Army Cost: 4500", or null. */
export function statedTotal(text: string): number | null {
  const found = WITH_WORD.exec(text) ?? WORD_BEHIND.exec(text);
  return found?.[1] === undefined ? null : pointsOf(found[1]);
}

/**
 * The number that stands alone in a line, such as "4000" or "4,500 points", where it may be a total; or null.
 */
export function bareTotal(text: string): number | null {
  const found = BARE.exec(text)?.[1];
  if (found === undefined) return null;
  const points = pointsOf(found);
  return points >= SMALLEST_ARMY ? points : null;
}

/** The size of a game that a text names in thousands of points, such as "Dwarfs 2k"; or null. */
export function inThousands(text: string): number | null {
  const found = THOUSANDS.exec(text)?.[1];
  return found === undefined ? null : Number(found.replace(',', '.')) * 1000;
}

/** The size of an army that a heading names, such as "Vampire Covenant 4500 pts" or "Dwarfs 2k", or null. */
export function namedSize(text: string): number | null {
  const found = SIZE.exec(text)?.[1];
  if (found === undefined) return inThousands(text);
  const points = pointsOf(found);
  return points >= SMALLEST_ARMY ? points : null;
}
