import type { LineKind } from '@/army-list/list/army-list';
import { armyInTitle, knownArmy } from './army-names';
import type { DraftUnit, TextReading } from './draft';
import type { TextLine } from './normalise';
import { costIn, headingOf, headOf, isDetail, isPriced, isTitle, withoutMarks } from './priced-head';
import { unitOf } from './priced-unit';
import { isRemark, sectionOf } from './sections';
import { namedSize } from './totals';

const TOTAL = /^total\b/i;
const FOOTER = /battlescribe\.net|created with|newrecruit/i;
/** Sections of settings, which have no units. */
const SETTINGS = /configuration|game options|no force org|uncategori[sz]ed rules|allegiance|crusade force/i;
/** What such a part says of the list. */
const SETTING =
  /^(?:legion|rites? of war|allegiance|faction|army|battle size|game size|points limit|detachment|force|mission|rules?|use|show|hide)\b/i;

const COUNTED = /^\d{1,3}\s?x?\s+\p{Lu}/u;

type Found = { section: string | null; force: string | null; title: string | null; stated: number | null };

/**
 * Lists whose units have their costs in square brackets: heads between plus signs or behind hashes, `Unit
 * [size] [costs]: items`, and details below, each with dots, a bullet or a dash, or with nothing at all where
 * copying lost it. The first head is the force, whose cost is the list's; a total below the list says more.
 * After an empty line, what has no costs is a unit of its own without points.
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
        found.stated ??= points ?? namedSize(heading.name);
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
        const head = headOf(withoutMarks(text));
        found.title = head.name;
        found.stated = head.points;
        return 'total';
      }
      isSpaced ||= blank && pending.length > 0;
      close();
      pending = [line];
      return 'unit';
    }
    if (pending.length > 0 && !blank && !isUnitWithoutCosts(line, pending)) {
      pending.push(line);
      return 'option';
    }
    const isBelowUnits = units.length + pending.length > 0;
    const isAboveParts = units.length === 0 && found.force === null && found.section === null;
    if (isAboveParts && pending.length === 0 && isUnitAbove(lines, index)) {
      pending = [line];
      return 'unit';
    }
    const isInPart = found.section !== null && !SETTINGS.test(found.section);
    if (isInPart ? isSpaced || isBelowUnits || blank : isBelowUnits && isShortName(text)) {
      close();
      if (!/\p{L}{2}/u.test(text)) return 'unread';
      pending = [line];
      return 'unit';
    }
    close();
    return units.length === 0 || SETTINGS.test(found.section ?? '') ? 'header' : 'unread';
  });
  close();
  const settings = units.filter((unit) => isSetting(unit, units));
  for (const { lines: own } of settings) for (const line of own) kinds[line] = 'header';
  const [name, army] = (found.title ?? '').split(/\s-\s?/);
  return {
    units: units.filter((unit) => !settings.includes(unit)),
    kinds,
    game: null,
    title: name === undefined || name === '' ? null : name,
    player: null,
    army: armyOf(found.force) ?? (army === undefined || army === '' ? null : army),
    statedTotal: total ?? found.stated,
    size: null,
  };
}

/** Words that may be a unit where no part was headed: a count, or a short name with what it carries. */
function isShortName(text: string): boolean {
  return /^(?:\d{1,3}\s?x?\s+)?\p{Lu}[^.!?,;:]{2,30}(?::\s.*[^.!?])?$/u.test(text);
}

/**
 * "Grey Seer: Level 3" above the first part, where the list was cut: nothing but a title and a force stands
 * there else.
 */
function isUnitAbove(lines: readonly TextLine[], index: number): boolean {
  const [, name = '', items = ''] =
    /^(\p{Lu}[^.!?,;:]{2,30}):\s(\S.*[^.!?])$/u.exec(lines[index]?.text ?? '') ?? [];
  if (items === '' || SETTING.test(name) || armyInTitle(items) !== null || /^https?:|\d{3}/.test(items))
    return false;
  if (/^\d{1,3}x \S/.test(items)) return true;
  const next = lines.slice(index + 1).find(({ text }) => text !== '');
  return next !== undefined && /^\+ .* \+/.test(next.text);
}

/**
 * "20x Clanrats" below the marked details of another unit: where the list was cut, or its costs are
 * missing.
 */
function isUnitWithoutCosts({ text }: TextLine, [unit, ...details]: readonly TextLine[]): boolean {
  const areMarked = details.length > 0 && details.every((line) => isDetail(line, unit));
  return areMarked && COUNTED.test(text) && COUNTED.test(unit?.text ?? '');
}

/**
 * "Legion: Dark Angels" and "Rite of War: Pride of the Legion": what a list was made by, in a part that no
 * game has for units and in which nothing costs points.
 */
function isSetting({ name, options, section, lines }: DraftUnit, units: readonly DraftUnit[]): boolean {
  const costs = (unit: DraftUnit) => unit.section === section && (unit.readings[0].together ?? 0) > 0;
  if (units.some(costs) || section === null || sectionOf(section) !== null) return false;
  const isOneWord = lines.length === 1 && options.length === 1 && !/^\d/.test(options[0] ?? '');
  return SETTING.test(name) || isOneWord;
}

/** Names of forces that are no army. */
const ANY_FORCE =
  /^(?:army roster|main force|crusade|standard|force|roster|patrol|.*\b(?:force organi[sz]ation chart|detachment))$/i;
/**
 * "Dwarven Holds (Dwarven Holds 2021)": the force where it is a known army, else the catalogue; null where it
 * names neither.
 */
function armyOf(force: string | null): string | null {
  if (force === null) return null;
  if (namedSize(force) !== null) return armyInTitle(force);
  const found = /^(.*?)\s*\(([^()]*)\)/.exec(force);
  if (found?.[1] === undefined || found[2] === undefined) return ANY_FORCE.test(force) ? null : force;
  return knownArmy(found[1]) ?? found[2].replace(/\s+\d{4}$/, '').trim();
}
