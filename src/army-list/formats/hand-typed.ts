import type { LineKind } from '@/army-list/list/army-list';
import { armyOfOne } from '@/army-list/text/army-names';
import { type Block, blocksOf } from '@/army-list/text/blocks';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import { readHeading } from '@/army-list/text/heading';
import { nameAndOptions } from '@/army-list/text/name';
import type { TextLine } from '@/army-list/text/normalise';
import { isUnitCost, POINTS, pointsOf } from '@/army-list/text/numbers';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { splitOutside } from '@/army-list/text/split-options';
import { titleIn } from '@/army-list/text/title';
import { bareTotal, statedTotal } from '@/army-list/text/totals';
import { unitHead } from '@/army-list/text/unit-head';

/** Points on a line of their own, below the unit: "281 Points", "= 270". */
const POINTS_BELOW = new RegExp(
  String.raw`^(?:[\d+*x()\s]*=\s*)?(${POINTS})\s*(?:points|pts|pt|p)?\.?$`,
  'i',
);
/** "Rare: 300": what a part costs. */
const COSTS = new RegExp(String.raw`:\s*(${POINTS})\b`);
/** A line whose unit's name was lost, so that it begins with what the model knows or rides. */
const NAMELESS = /^(?:lvl|level|rid(?:es|ing)|mounted)\b/i;
/** Prices of items in brackets, which are no points of the unit: "(160)". */
const ITEM_PRICES = /\s*\(\s*\d{1,3}\s*(?:pts|points)?\s*\)/gi;

/**
 * Lists for Warhammer that were typed by hand: sections, units with or without a count, points on the next
 * line or none at all. What has no points is imported with its name and count, and the points are asked for.
 */
export const handTyped: TextReader = {
  format: 'handTyped',
  isPlausible: (lines) => lines.some(({ text }) => isUnitLine(text) || sectionName(text) !== null),
  read: (lines) => {
    const kinds: LineKind[] = lines.map(({ text }) => (text === '' ? 'empty' : 'unread'));
    const units: DraftUnit[] = [];
    const totals = new Map<string, number>();
    let section: string | null = null;
    let stated: number | null = null;
    for (const block of blocksOf(lines)) {
      for (const part of partsOf(block)) {
        const [first] = part;
        const total =
          statedTotal(first.text) ?? (part.length === 1 && units.length > 0 ? bareTotal(first.text) : null);
        const heading = sectionName(first.text);
        if (total !== null) {
          stated = total;
          kinds[first.index] = 'total';
        } else if (heading !== null || isRemark(first.text)) {
          section = heading ?? section;
          const costs = heading === null ? null : COSTS.exec(first.text)?.[1];
          if (heading !== null && costs !== null && costs !== undefined) totals.set(heading, pointsOf(costs));
          kinds[first.index] = 'header';
        } else if (section === null && units.length === 0 && isAboveUnits(part)) {
          for (const { index } of part) kinds[index] = 'header';
        } else {
          units.push(unitOf(part, section));
          for (const [place, { index }] of part.entries()) kinds[index] = place === 0 ? 'unit' : 'option';
        }
      }
    }
    const above = lines.filter(({ index }) => kinds[index] === 'header').map(({ text }) => text);
    const heading = readHeading(above);
    const army = heading.army ?? above.map(armyOfOne).find((found) => found !== null) ?? null;
    const priced = units.map((unit) => alone(unit, units, totals));
    return { units: priced, kinds, game: null, title: null, ...heading, army, statedTotal: stated };
  },
};

/**
 * A unit that is alone in its part costs what the part does, unless another one was lost there: its points
 * are asked about.
 */
function alone(unit: DraftUnit, units: readonly DraftUnit[], totals: ReadonlyMap<string, number>): DraftUnit {
  const [{ models, together }] = unit.readings;
  const total = unit.section === null ? undefined : totals.get(unit.section);
  const isAlone = units.every(({ section }, place) => section !== unit.section || units[place] === unit);
  if (together !== null || total === undefined || !isAlone || !isUnitCost(total)) return unit;
  const priced = { ...unit, pointsGuessed: true };
  const isSeveral = models > 1 && models <= MOST_ENGINES && ENGINE.test(unit.name);
  if (!isSeveral) return { ...priced, readings: once(models, total) };
  const engines = { copies: models, models: 1, together: total };
  const one = { copies: 1, models, together: total };
  return { ...priced, name: unit.name.replace(/s$/, ''), readings: [engines, one] };
}

/** Engines are bought one by one: three of them are three units, which the player is asked about. */
const ENGINE = /(?:throwers?|cannons?|catapults?|trebuchets?|ballistas?|chariots?|mortars?)$/i;
const MOST_ENGINES = 4;

/** "Characters: 1094 (215 in chariots)" heads a section too. */
function sectionName(text: string): string | null {
  return sectionOf(text) ?? sectionOf(text.replace(/\s*:.*$/, ''));
}

/** Words above the first unit: a title, or a line of words that no other line follows. */
function isAboveUnits(part: Block): boolean {
  const [{ text }] = part;
  if (isUnitLine(text)) return false;
  return part.length === 1 || titleIn(text) !== null;
}

function isUnitLine(text: string): boolean {
  return /^\d{1,3}\s?x?\s+\p{L}/iu.test(text);
}

/**
 * A block is one unit, unless several of its lines begin with a count, or a line heads, totals or ends a part
 * of it.
 */
function partsOf(block: Block): readonly Block[] {
  const parts: [TextLine, ...TextLine[]][] = [];
  let closed = true;
  for (const line of block) {
    const alone = sectionName(line.text) !== null || isRemark(line.text) || statedTotal(line.text) !== null;
    const last = parts.at(-1);
    if (last === undefined || closed || alone || (isUnitLine(line.text) && !POINTS_BELOW.test(line.text)))
      parts.push([line]);
    else last.push(line);
    closed = alone;
  }
  return parts;
}

function unitOf(lines: Block, section: string | null): DraftUnit {
  const [first, ...others] = lines;
  const priced = others
    .map(({ text }) => POINTS_BELOW.exec(text)?.[1])
    .find((points) => points !== undefined);
  const points = priced === undefined ? null : pointsOf(priced);
  const { models, rest } = unitHead(first.text);
  const { name, options } = nameAndOptions(rest.replace(ITEM_PRICES, '').replace(/\s+with\s+/i, ', '));
  const below = others.filter(({ text }) => !POINTS_BELOW.test(text));
  const isNameless = NAMELESS.test(name);
  const ridden = [name, ...options].map((text) => /^rid(?:es|ing) (.+)$/i.exec(text)?.[1]).find(Boolean);
  const rank = /^general$/i.test(name) ? ['General'] : [];
  return {
    name: isNameless ? (ridden ?? name) : name,
    nameGuessed: isNameless,
    options: [
      ...rank,
      ...options,
      ...below.flatMap(({ text }) => splitOutside(text.replace(ITEM_PRICES, ''), ',;')),
    ],
    readings: once(models, points !== null && isUnitCost(points) ? points : null),
    section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
  };
}
