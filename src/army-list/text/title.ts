import { armyInTitle, knownArmy } from './army-names';
import type { TextLine } from './normalise';
import { POINTS, POINTS_WORD, pointsOf } from './numbers';
import { inThousands, THOUSANDS } from './totals';

/**
 * What the title of a list says: the army, and its size in points, which "2k" names without being a total.
 */
export type Title = {
  readonly army: string | null;
  readonly stated: number | null;
  readonly size: number | null;
};

const SIZE = new RegExp(String.raw`(?<![\d.,])(${POINTS})\s*-?\s*(${POINTS_WORD})?(?![\p{L}\d])`, 'iu');
const WORDS_OF_A_LIST =
  /\b(?:army|list|roster|warband|league|tournament|armee|liste|ej[eé]rcito|lista|armia)\b/i;
/** "Army: Wood Elves", on a line of its own. */
const LABEL = /^(?:army|faction|race|armee|armée|fazione|ej[eé]rcito)\s*[:=]\s*(\p{L}[^,;:]{2,40})$/iu;
/** Points alone say it from this size on: no unit is worth as much. */
const LARGE = 1000;
const IN_POINTS = new RegExp(String.raw`\d\s*-?\s*(?!p\b)${POINTS_WORD}(?![\p{L}\d])`, 'iu');
/** Beside a size that is not round, only these say that a list is meant. */
const NAMES_OF_A_LIST = /\b(?:army|list|roster|armee|liste|ej[eé]rcito|lista|armia)\b/i;
const CALLED_LIKE_A_UNIT = /^(?:hobgoblins|cultists|beastmen|skaven)$/i;
/** No army that a title names is smaller, in points, and players name round sizes. */
const SMALLEST = 500;
const ROUND = 50;

/**
 * The title in a line above the units, or null where it is none: an army that is known by its name, or words
 * of a list beside a round size. Words with options behind them are a unit.
 */
export function titleIn(text: string): Title | null {
  const labelled = LABEL.exec(text)?.[1];
  if (labelled !== undefined)
    return { army: armyInTitle(labelled) ?? labelled.trim(), stated: null, size: null };
  if (/^[-*•\d]+\s*x\s/i.test(text) || /[;:]\s/.test(text)) return null;
  const thousands = THOUSANDS.exec(text);
  const found = thousands === null ? SIZE.exec(text) : null;
  const points = found?.[1] === undefined ? null : pointsOf(found[1]);
  const bare = text
    .replace(thousands?.[0] ?? found?.[0] ?? '', ' ')
    .replace(/[[\](){}]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-:,|of]+(?=\p{Lu})|[\s\-:,|]+$/gu, '')
    .trim();
  const army = bare
    .split(/\s*[-:,|]\s+/)
    .map((part) => knownArmy(part) ?? armyInTitle(part))
    .find((known) => known !== null);
  const isLarge = points !== null && points >= SMALLEST;
  const isRound = isLarge && points % ROUND === 0;
  const isSized =
    (isLarge && (isRound ? WORDS_OF_A_LIST : NAMES_OF_A_LIST).test(text)) ||
    (isRound && points >= LARGE && IN_POINTS.test(text));
  const isTitle = army !== undefined || isSized || thousands !== null;
  // An army that is called like a unit of another may be one.
  const isArmyAlone = knownArmy(bare) !== null && !CALLED_LIKE_A_UNIT.test(bare) && (points ?? 0) >= 200;
  const isSmall = points !== null && !isLarge && !isArmyAlone;
  if (!isTitle || text.split(',').length > 2 || isSmall) return null;
  return {
    army: army ?? (bare === '' ? null : bare),
    stated: points,
    size: inThousands(text),
  };
}

/** The title above the units and its place, or null where there is none. Words above it belong to it. */
export function titleOf(
  lines: readonly TextLine[],
): { readonly title: Title; readonly index: number } | null {
  const told = lines.filter((line) => line.text !== '');
  const first = unlikeUnits(told);
  if (first !== null) return first;
  for (const { text, index } of told.slice(0, 3)) {
    if (/^\d{1,3}\s?x?\s+\p{L}/iu.test(text) && !/^\d{3,4}\s*(?:pts|points)\b/i.test(text)) return null;
    const title = titleIn(text);
    if (title !== null) return { title, index };
  }
  return null;
}

/** "Krasnoludy 1980 pkt": words and points with nothing between them, and no sign that a unit has. */
const BARE_TITLE = new RegExp(String.raw`^(\p{Lu}[\p{L}' ]{2,40}?)\s+(${POINTS})\s*${POINTS_WORD}$`, 'iu');
/** Points behind a dash, a comma, a colon or in brackets, as units have them. */
const BEHIND_A_SIGN = new RegExp(
  String.raw`(?:\s-\s|[,:([=]\s*)${POINTS}\s*${POINTS_WORD}?\s*[)\]]?\.?$`,
  'iu',
);
const ENDS_IN_POINTS = new RegExp(String.raw`(?<![\d.])\d{2,4}\s*${POINTS_WORD}?\s*[)\]]?\.?$`, 'iu');

/**
 * The first line as a title where all units below it put a sign before their points and it does not, so that
 * it is none of them; null where they do not agree.
 */
function unlikeUnits(told: readonly TextLine[]): { readonly title: Title; readonly index: number } | null {
  const [first, ...below] = told;
  const [, name, written] = BARE_TITLE.exec(first?.text ?? '') ?? [];
  if (first === undefined || name === undefined || written === undefined) return null;
  const points = pointsOf(written);
  const priced = below.filter(({ text }) => ENDS_IN_POINTS.test(text));
  const areUnlike = priced.length > 1 && priced.every(({ text }) => BEHIND_A_SIGN.test(text));
  if (points < 200 || !areUnlike) return null;
  const army = knownArmy(name) ?? armyInTitle(name) ?? name;
  return { title: { army, stated: points, size: null }, index: first.index };
}
