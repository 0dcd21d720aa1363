import type { LineKind } from '@/army-list/list/army-list';
import { knownArmy } from './army-names';
import { type DraftUnit, once, type Reading, type TextReading } from './draft';
import { counted } from './model-count';
import type { TextLine } from './normalise';
import { POINTS, pointsOf } from './numbers';
import { readingsOf } from './points-first';
import { isRemark } from './sections';
import { firstOutside, splitOutside } from './split-options';
import { type SquadLine, squadModels } from './squad';
import { unitHead } from './unit-head';

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
const TOTAL = /^total\b/i;
const FOOTER = /battlescribe\.net|created with|newrecruit/i;
/** Sections of settings, which have no units. */
const SETTINGS = /configuration|game options|no force org|uncategori[sz]ed rules|allegiance|crusade force/i;
/** Names of forces that are no army. */
const ANY_FORCE = /^(?:army roster|main force|crusade|standard|force|roster)$/i;
const DETAIL = /^(?:[-*.+>]\s*)+(?=\S)/;
const DEEPEST = 8;

/** Whether a line is a unit with its costs in square brackets behind the name: "Spearmen [200pts]: 20x Spearman". */
export function isPriced(text: string): boolean {
  const head = headOf(text);
  return head.points !== null && /\p{L}/u.test(head.name) && headingOf(text) === null;
}

/** Whether a line heads a part of such a list: "+ Core +", "++ Standard (Elves) [2,000pts] ++", "## Core [200pts]". */
export function isHeading(text: string): boolean {
  return headingOf(text) !== null;
}

type Found = { section: string | null; force: string | null; title: string | null; stated: number | null };

/**
 * Lists whose units have their costs in square brackets: heads between plus signs or behind hashes, `Unit [size] [costs]: items`, and
 * details below, each with dots, a bullet or a dash, or with nothing at all where copying lost it. The first head is the force, whose
 * cost is the list's; a total below the list says more. After an empty line, what has no costs is a unit of its own without points.
 */
export function readPriced(lines: readonly TextLine[]): TextReading {
  const units: DraftUnit[] = [];
  const found: Found = { section: null, force: null, title: null, stated: null };
  let pending: TextLine[] = [];
  let total: number | null = null;
  let afterBlank = true;
  let isSpaced = false;
  const close = () => {
    const unit = unitOf(pending, found.section);
    if (unit !== null) units.push(unit);
    pending = [];
  };
  const kinds = lines.map((line, index): LineKind => {
    const { text } = line;
    const blank = afterBlank;
    afterBlank = text === '';
    if (text === '') return 'empty';
    const heading = headingOf(text);
    if (heading !== null) {
      close();
      const points = costIn(heading.costs);
      if (TOTAL.test(heading.name)) {
        total = points ?? total;
        return 'total';
      }
      if (heading.isForce) {
        found.force ??= heading.name;
        found.stated ??= points;
      } else {
        // Without a force above it the first head that costs something is no more than a part.
        found.section = heading.name;
      }
      return 'header';
    }
    if (FOOTER.test(text) || isRemark(text)) {
      close();
      return 'header';
    }
    const isBelow = pending.length > 0 && isDetail(line, pending[0]);
    if (isBelow) {
      pending.push(line);
      return 'option';
    }
    if (isPriced(text)) {
      if (units.length === 0 && pending.length === 0 && found.force === null && isTitle(lines, index)) {
        const head = headOf(text.replace(DETAIL, ''));
        found.title = head.name;
        found.stated = head.points;
        return 'total';
      }
      isSpaced ||= blank && pending.length > 0;
      close();
      pending = [line];
      return 'unit';
    }
    if (pending.length > 0 && !blank) {
      pending.push(line);
      return 'option';
    }
    if (
      found.section !== null &&
      !SETTINGS.test(found.section) &&
      (isSpaced || units.length + pending.length > 0 || blank)
    ) {
      close();
      if (!/\p{L}{2}/u.test(text)) return 'unread';
      pending = [line];
      return 'unit';
    }
    close();
    return units.length === 0 || SETTINGS.test(found.section ?? '') ? 'header' : 'unread';
  });
  close();
  const [name, army] = (found.title ?? '').split(/\s-\s?/);
  return {
    units,
    kinds,
    game: null,
    title: name === undefined || name === '' ? null : name,
    player: null,
    army: armyOf(found.force) ?? (army === undefined || army === '' ? null : army),
    statedTotal: total ?? found.stated,
    size: null,
  };
}

type Heading = { readonly name: string; readonly costs: string; readonly isForce: boolean };

function headingOf(text: string): Heading | null {
  const ruled = RULER.exec(text);
  const written = ruled?.[1] ?? HASHED.exec(text)?.[1];
  if (written === undefined) return null;
  const inner = written.replace(/^\++\s*|\s*\++$/g, '');
  const costs = ruled?.[2] ?? LAST_BRACKET.exec(inner)?.[1] ?? '';
  const isForce = /^(?:# |(?:#+\s+)?\+\+)/.test(text);
  return { name: inner.replace(LAST_BRACKET, '').trim(), costs, isForce };
}

/** A title stands above the first head and above no detail, and has parts or heads the whole list. */
function isTitle(lines: readonly TextLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  const next = lines.slice(index + 1).find((line) => line.text !== '');
  return next !== undefined && isHeading(next.text) && (/ - /.test(text) || !/:/.test(text));
}

function isDetail(line: TextLine, unit: TextLine | undefined): boolean {
  if (/^\.\s?/.test(line.text)) return true;
  const isMarked = line.bullet || /^[-*]\s/.test(line.text);
  if (!isMarked || unit === undefined) return false;
  // Where units are bullets themselves, a priced one that stands no further in is the next unit.
  const isUnitMarked = unit.bullet || /^[-*]\s/.test(unit.text);
  return !(isUnitMarked && isPriced(line.text) && line.indent <= unit.indent);
}

type Head = {
  readonly name: string;
  readonly size: number | null;
  readonly points: number | null;
  readonly items: readonly string[];
};

/** `name [size] [costs]: items` apart; the costs are the last bracket before the colon. */
function headOf(written: string): Head {
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

function costIn(costs: string): number | null {
  const found = COST.exec(costs)?.[1];
  return found === undefined ? null : pointsOf(found);
}

function unitOf(lines: readonly TextLine[], section: string | null): DraftUnit | null {
  const [first, ...others] = lines;
  if (first === undefined) return null;
  const { name, size, points, items } = headOf(first.text);
  const { models: count, rest, counted: isCounted } = unitHead(name);
  const head = { count, name: rest, written: isCounted };
  const below = others.map((line) => squadLineOf(line, first));
  const { readings, isGuessed } = modelsOf(head, size, points, squadModels(head.name, items, below));
  return {
    name: head.name,
    options: [...items, ...others.flatMap(({ text }) => optionsIn(text.replace(DETAIL, '')))],
    readings,
    section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
    modelsGuessed: isGuessed,
  };
}

/** A detail is an option as a whole; what it carries may hold a mark of its own: "Runes: Warlord, Shield". */
function optionsIn(detail: string): readonly string[] {
  const colon = firstOutside(detail, ':');
  return colon < 0 ? [detail] : [detail, ...splitOutside(detail.slice(colon + 1), ',').filter(isRank)];
}

function isRank(item: string): boolean {
  return /^(?:warlord|(?:army )?general)\b/i.test(item);
}

type Squad = ReturnType<typeof squadModels>;

function modelsOf(
  head: ReturnType<typeof counted>,
  size: number | null,
  points: number | null,
  squad: Squad,
): { readonly readings: readonly [Reading, ...Reading[]]; readonly isGuessed: boolean } {
  if (size !== null) return { readings: once(Math.max(1, size), points), isGuessed: false };
  // "2x Scouts" above "9x Scout": two units of nine rather than one of two.
  if (head.count > 1 && squad !== null && squad.models > head.count) {
    return { readings: readingsOf(head.count, squad.models, points, false), isGuessed: true };
  }
  if (head.count > 1) return { readings: once(head.count, points), isGuessed: false };
  return { readings: once(squad?.models ?? 1, points), isGuessed: squad?.guessed ?? false };
}

function squadLineOf({ text, indent }: TextLine, unit: TextLine): SquadLine {
  const marks = /^(?:\.\s*)+/.exec(text)?.[0] ?? '';
  const dots = marks.replace(/\s/g, '').length;
  const inside = Math.floor(Math.max(0, indent - unit.indent) / 2);
  const { name, items } = headOf(text);
  const { count, name: bare, written } = counted(name);
  return { depth: Math.min(DEEPEST, Math.max(1, dots, inside)), count, name: bare, written, items };
}

/** "Dwarven Holds (Dwarven Holds 2021)": the force where it is a known army, else the catalogue; null where it names neither. */
function armyOf(force: string | null): string | null {
  if (force === null) return null;
  const found = /^(.*?)\s*\(([^()]*)\)/.exec(force);
  if (found?.[1] === undefined || found[2] === undefined) return ANY_FORCE.test(force) ? null : force;
  return knownArmy(found[1]) ?? found[2].replace(/\s+\d{4}$/, '').trim();
}
