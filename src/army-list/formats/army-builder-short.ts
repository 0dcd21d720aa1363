import type { LineKind } from '@/army-list/list/army-list';
import { armyInTitle } from '@/army-list/text/army-names';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import type { TextLine } from '@/army-list/text/normalise';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { splitOutside } from '@/army-list/text/split-options';
import { bareTotal, statedTotal } from '@/army-list/text/totals';

const TITLE = new RegExp(String.raw`^(${POINTS})\s*(?:pts|points)\.?\s+-\s+(.*)$`, 'i');
/**
 * "20 Rats @ 205.0 Pts", "1 * Hero @ 170.0 Pts"; "1 Fang Captain @ [10.0] Pts" costs nothing on top of the
 * unit above it.
 */
const ROW = new RegExp(
  String.raw`^[-*]?\s*(\d{1,3})\s*(?:\*\s*)?(\S.*?)\s*@\s*(\[?)\s*(${POINTS})\s*\]?\s*(?:pts|points)?\.?(?:\s*[:;,]\s*(.*))?$`,
  'iu',
);
/** "Foul Charm [30.0]": what an item costs, which its unit's points hold already. */
const ITEM_COST = new RegExp(String.raw`\s*\[\s*${POINTS}\s*\]`, 'g');
const MODELS = /^(?:total )?models in army\s*:?\s*(\d{1,4})$/i;
const TOTAL = new RegExp(String.raw`^total (?:army|roster) cost\s*:?\s*(${POINTS})`, 'i');
const CREW = /\bcrew(?:m[ae]n)?\b|\bhandlers?\b/i;
const MOUNT = /^(?:mount\b|.*\b(?:steed|warhorse|boar|chariot)$)/i;

/** Models of a row within a unit: a champion or a crew. */
type Within = { readonly count: number; readonly name: string };
type Open = { readonly unit: DraftUnit; readonly models: number; readonly within: readonly Within[] };

/**
 * The short text of Army Builder: `1000 Pts - Army`, then `20 Rats @ 205.0 Pts` with what the unit carries
 * below it. A row whose points stand in brackets, or which costs nothing, belongs to the unit above it: a
 * champion is one more model. Whether a crew are models is asked. What is ridden is no model.
 */
export const armyBuilderShort: TextReader = {
  format: 'armyBuilder',
  isPlausible: hasRows,
  hasSigns: hasRows,
  read: (lines) => {
    const open: Open[] = [];
    let title: string | null = null;
    let stated: number | null = null;
    let size: number | null = null;
    let counted: number | null = null;
    let section: string | null = null;
    const kinds = lines.map(({ index, text, original }): LineKind => {
      if (text === '') return 'empty';
      const row = ROW.exec(text);
      const last = open.at(-1);
      if (row !== null) {
        const [count, name] = [Number(row[1]), row[2] ?? ''];
        if (last !== undefined && (row[3] !== '' || pointsOf(row[4] ?? '') === 0)) {
          const more = withLine(last, index, original, []);
          open[open.length - 1] = { ...more, within: [...last.within, { count, name }] };
          return 'option';
        }
        open.push(opened(row, section, index, original));
        return 'unit';
      }
      const heading = TITLE.exec(text);
      if (heading?.[1] !== undefined && open.length === 0) {
        title ??= heading[2] ?? null;
        size ??= pointsOf(heading[1]);
        return 'header';
      }
      const models = MODELS.exec(text)?.[1];
      if (models !== undefined) counted = Number(models);
      if (models !== undefined) return 'header';
      const total = TOTAL.exec(text)?.[1];
      const told = total === undefined ? (statedTotal(text) ?? bareTotal(text)) : pointsOf(total);
      if (told !== null && open.length > 0) {
        stated = told;
        return 'total';
      }
      if (sectionOf(text) !== null || isRemark(text)) {
        section = sectionOf(text) ?? section;
        return 'header';
      }
      if (last === undefined) return 'header';
      open[open.length - 1] = withLine(last, index, original, itemsIn(text));
      return 'option';
    });
    const [army] = (title ?? '').split(/\s-\s/);
    return {
      units: closed(open, counted),
      kinds,
      game: null,
      title,
      player: null,
      army: army === undefined || army === '' ? null : (armyInTitle(army) ?? army.replace(/\s+roster$/i, '')),
      statedTotal: stated ?? size,
      size,
    };
  },
};

function hasRows(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => ROW.test(text));
}

function itemsIn(text: string): readonly string[] {
  return splitOutside(text, ';,').map((item) => item.replace(ITEM_COST, '').trim());
}

function opened(row: RegExpExecArray, section: string | null, index: number, original: string): Open {
  const models = Math.max(1, Number(row[1]));
  const [name = '', ...options] = itemsIn(row[2] ?? '');
  const unit: DraftUnit = {
    name: name.replace(/^\*\s*/, ''),
    options: [...options, ...itemsIn(row[5] ?? '')],
    readings: once(models, pointsOf(row[4] ?? '0')),
    section,
    lines: [index],
    source: original,
  };
  return { unit, models, within: [] };
}

function withLine(open: Open, index: number, original: string, options: readonly string[]): Open {
  const { unit } = open;
  return {
    ...open,
    unit: {
      ...unit,
      options: [...unit.options, ...options],
      lines: [...unit.lines, index],
      source: `${unit.source}\n${original}`,
    },
  };
}

/**
 * The units, with champions counted in. Units with a crew are asked about, since games differ in whether they
 * are models; and where the list's own count of models is met neither with crews nor without, all units with
 * rows of their own.
 */
function closed(open: readonly Open[], counted: number | null): readonly DraftUnit[] {
  const sumOf = (of: (one: Open) => number) => open.reduce((sum, one) => sum + of(one), 0);
  const isMet = counted === sumOf(modelsOf) || counted === sumOf(modelsOf) + sumOf(crewOf);
  return open.map((one) => {
    const [usual] = one.unit.readings;
    return {
      ...one.unit,
      options: [...one.unit.options, ...one.within.map((row) => rowAsOption(row, one))],
      readings: once(modelsOf(one), usual.together),
      modelsGuessed: isServed(one) || (counted !== null && !isMet && one.within.length > 0),
    };
  });
}

/** A crew, or several behind a single model who are not what it rides, whatever they are called. */
function isServed({ models, within }: Open): boolean {
  return within.some(
    ({ count, name }) => CREW.test(name) || (models === 1 && count > 1 && !MOUNT.test(name)),
  );
}

/** One more model of several leads them. */
function rowAsOption({ count, name }: Within, { models }: Open): string {
  const leads = count === 1 && models > 1 && !CREW.test(name) && !MOUNT.test(name);
  return `${count}x ${name}${leads ? ' (champion)' : ''}`;
}

function modelsOf({ models, within }: Open): number {
  return within.reduce((sum, { count, name }) => {
    // What stands beside a single model is ridden by it or drives it, and so are as many as there are models.
    const isWith = CREW.test(name) || MOUNT.test(name) || models === 1 || count === models;
    return isWith ? sum : sum + count;
  }, models);
}

function crewOf({ within }: Open): number {
  return within.reduce((sum, { count, name }) => sum + (CREW.test(name) ? count : 0), 0);
}
