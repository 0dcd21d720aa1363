import type { LineKind } from '@/army-list/list/army-list';
import { blocksOf } from '@/army-list/text/blocks';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import { isBattleStandard, isGeneral } from '@/army-list/text/marks';
import { looseName } from '@/army-list/text/name';
import type { TextLine } from '@/army-list/text/normalise';
import { isUnitCost, POINTS, POINTS_WORD, pointsOf, UNIT_POINTS } from '@/army-list/text/numbers';
import { readingsOf } from '@/army-list/text/points-first';
import { pointsLast } from '@/army-list/text/points-last';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { titleOf } from '@/army-list/text/title';
import { bareTotal, statedTotal } from '@/army-list/text/totals';
import { unitHead } from '@/army-list/text/unit-head';
import { regimentAbove, writtenDetachment } from '@/army-list/text/written-detachments';
import { isSizedList } from './kings-of-war-by-hand';
import { isTotal, withMore } from './nine-age-new-recruit';

/** "[120pts]", "(120)" at the end of a line. */
const BRACKETED = new RegExp(String.raw`^(.*\S)\s*[[(]\s*(${POINTS})\s*${POINTS_WORD}?\s*[\])]\s*$`, 'iu');
const COUNTED = /^(?:\d{1,3}\s?x\s?|x\s?\d{1,3}\s+|[1-6]?\d\s+)\p{L}/iu;
/**
 * What a unit carries, on a line of its own: such lines are no units, also where they begin with a capital
 * letter.
 */
const CARRIED =
  /^(?:(?:full (?:command|cmd)|fc|standard|musician|champion|lvl|level|wizard level|banner|shields?|light armou?r|heavy armou?r|great weapons?|hand weapons?|spears|lances?|halberds|additional|extra|with|and|rides?|riding|mounted|magic|talisman|scroll|dispel)\b)/i;
const GOES_ON = /^(?:[\p{Ll}+(>]|[-*]\s)/u;
/** "10 Thunderers ?pts" and "Thane - tba": points that are still to come. */
const TO_COME = /[\s,:=-]*[([]?\s*(?:\?+|tb[acd]|n\/a)\s*(?:points|pts|pkte|pkt|p)?\.?\s*[)\]]?$/i;
/** "Mage level 4" and "Mage lvl 4": the level is what the unit knows. */
const LEVEL = /\s+(?=(?:level|lvl)\.?\s*\d)/i;

type Typed = { readonly text: string; readonly points: number | null };

/**
 * Lists that were typed with a line for each unit, of which only some have points: `Lord, General`, `20
 * Warriors full command`, `Cannon - 120pts`. A line without points is a unit whose points are asked for, and
 * never a part of its neighbour.
 */
export const handTypedLines: TextReader = {
  format: 'handTyped',
  isPlausible: (lines) => isLineList(lines) || (titleOf(lines) !== null && isShort(lines)),
  hasSigns: (lines) => isLineList(lines) && !isSizedList(lines),
  read: (written) => {
    const lines = undashed(written);
    const units: DraftUnit[] = [];
    let section: string | null = null;
    let stated: number | null = null;
    let ended = false;
    const found = titleOf(lines);
    const kinds = lines.map((line): LineKind => {
      const { index, text, original, bullet } = line;
      if (text === '') return 'empty';
      if (found !== null && index <= found.index) {
        stated ??= index === found.index ? null : statedTotal(text);
        return index === found.index || statedTotal(text) !== null ? 'total' : 'header';
      }
      const total = statedTotal(text) ?? (units.length > 1 ? bareTotal(text) : null);
      if (total !== null && isTotal(total, units)) {
        stated = total;
        ended = true;
        return 'total';
      }
      if (sectionOf(text) !== null || isRemark(text)) {
        section = sectionOf(text) ?? section;
        return 'header';
      }
      const last = units.at(-1);
      const isDetached = writtenDetachment(text) !== null;
      if (
        last !== undefined &&
        !isDetached &&
        (bullet || isCarried(text)) &&
        pricedIn(text).points === null
      ) {
        units[units.length - 1] = withMore(last, index, text.replace(/^[-*+]\s*/, ''), original);
        return 'option';
      }
      if (!/\p{L}{2}/u.test(text) || ended) return 'unread';
      const detached = writtenDetachment(text);
      const unit = unitOf(pricedIn(detached ?? text), section, index, original);
      units.push(detached === null ? unit : { ...unit, ...regimentAbove(units) });
      return 'unit';
    });
    const { army = null, size = null } = found?.title ?? {};
    const total = stated ?? found?.title.stated ?? null;
    return { units, kinds, game: null, title: null, player: null, army, statedTotal: total, size };
  },
};

/**
 * A list with a line for each unit: most begin with a count or end in points, some of them have none, and few
 * say what is carried.
 */
function isLineList(written: readonly TextLine[]): boolean {
  const lines = undashed(written);
  const found = titleOf(lines);
  const after = found?.index ?? -1;
  const isTotalAbove = lines.some(({ text, index }) => index < after && statedTotal(text) !== null);
  const isSized = (found?.title.stated ?? found?.title.size ?? null) !== null || isTotalAbove;
  const told = lines.filter(
    ({ text, index }) =>
      index > after && text !== '' && sectionOf(text) === null && !isRemark(text) && totalIn(text) === null,
  );
  const isTitled = after >= 0;
  if (told.length < (isTitled ? 2 : 3) || told.some(({ text }) => text.length > 120 || isFormal(text)))
    return false;
  const kinds = told.map(kindOf);
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  const isMixed = count('counted') + count('named') > 0;
  const withCount = told.filter(({ text }) => COUNTED.test(text)).length;
  const signed = told.filter(({ text }) => /(?:\s-\s|[([])\s*\d{2,4}[^\d,]*$/.test(text)).length;
  const isPricedMostly = withCount > 0 && signed * 3 >= told.length * 2;
  const isCounted =
    count('counted') > 0 || (isSized && withCount > 0) || (isPricedMostly && count('carried') === 0);
  const isTyped = isCounted && (count('counted') + count('priced')) * (isTitled ? 3 : 2) >= told.length;
  return isMixed && isTyped && count('carried') * 5 <= told.length && !isInBlocks(lines, after);
}

/** The lines without the dash or bullet that nearly every one of them has: then it says nothing. */
function undashed(lines: readonly TextLine[]): readonly TextLine[] {
  const told = lines.filter(({ text }) => text !== '').slice(1);
  const dashed = told.filter(({ text, bullet }) => bullet || /^[-*]\s/.test(text)).length;
  if (dashed * 5 < told.length * 4 || dashed < 2) return lines;
  return lines.map((line) => ({ ...line, bullet: false, text: line.text.replace(/^[-*]\s+/, '') }));
}

/** A few short lines below a title, as where a list was cut. */
function isShort(lines: readonly TextLine[]): boolean {
  const told = lines.filter(({ text }) => text !== '');
  return told.length < 6 && told.every(({ text }) => text.length < 60 && !isFormal(text));
}

/** Signs of other forms: a line of them is no line of a hand. */
function isFormal(text: string): boolean {
  return FORMAL.some((sign) => sign.test(text));
}

const FORMAL: readonly RegExp[] = [
  /^warhammer\b[^,]*,/i, // the line of the game in a list builder's text
  /^(?:\+|#|=|\d{2,4}\s?-\s|-#|\.\s)/, // heads, rulers, points first with a dash, details with dots
  /@|;|\s-\s\d+x|\(\d+#?\s*,/, // Army Builder, older tournament text
  /^(?:[7-9]\d|\d{3,4})\s?(?:x\s?\d|\s\S)/, // points first without a dash
  // points behind the name, and more behind them
  new RegExp(String.raw`[([]\s*${UNIT_POINTS}\s*${POINTS_WORD}?\s*[)\]]\s*[^\s.]`, 'i'),
  /^(?:[\d+*x()\s]*=\s*)?\d{2,4}\s*(?:points|pts|pt|p)\.?$/i, // points on a line of their own
];

function totalIn(text: string): number | null {
  return statedTotal(text) ?? bareTotal(text);
}

function kindOf({ text, bullet }: TextLine): 'carried' | 'counted' | 'priced' | 'named' {
  if (pricedIn(text).points !== null) return 'priced';
  if (bullet) return 'carried';
  if (COUNTED.test(text) || TO_COME.test(text)) return 'counted';
  // More than two commas hold what is carried; a unit's own line says who it is.
  return isCarried(text) || text.split(',').length > 3 ? 'carried' : 'named';
}

function isCarried(text: string): boolean {
  return CARRIED.test(text) || GOES_ON.test(text);
}

/**
 * Blocks that each begin with the one line of them that has a count or points are units with what they carry.
 */
function isInBlocks(lines: readonly TextLine[], after: number): boolean {
  const blocks = blocksOf(lines.filter(({ index }) => index > after));
  const long = blocks.filter(({ length }) => length > 1);
  const heads = (block: (typeof blocks)[number]) =>
    block.filter((line) => ['counted', 'priced'].includes(kindOf(line))).length;
  return long.length > 1 && long.every((block) => heads(block) <= 1);
}

function pricedIn(text: string): Typed {
  const line = text.replace(/^[-*]\s+/, '');
  const bracketed = BRACKETED.exec(line);
  if (bracketed?.[1] !== undefined && isUnitCost(pointsOf(bracketed[2] ?? ''))) {
    return { text: bracketed[1], points: pointsOf(bracketed[2] ?? '') };
  }
  return pointsLast(line) ?? { text: line.replace(TO_COME, ''), points: null };
}

/** "Lord - General", "Knights w/ full command" and "Mage level 4" with a comma before what is carried. */
function commaed(text: string): string {
  return text.replace(/\s+(?:with|w\/)\s*(?=\S)|\s+-\s+/gi, ', ').replace(LEVEL, ', ');
}

function unitOf({ text, points }: Typed, section: string | null, index: number, original: string): DraftUnit {
  const { copies, models, perhapsCopies, rest } = unitHead(text.replace(/^[-*]\s+/, ''));
  const { name, options, tag } = looseName(commaed(rest));
  // "General on griffon" leads; a "General of the Empire" may be one of several.
  const rank = (isGeneral(name) && !/\bof\b/i.test(name)) || isBattleStandard(name) ? [name] : [];
  return {
    name,
    options: [...rank, ...options],
    readings: points === null ? once(models, null) : readingsOf(copies, models, points, perhapsCopies),
    section: tag ?? section,
    lines: [index],
    source: original,
  };
}
