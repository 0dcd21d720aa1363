import type { LineKind } from '@/army-list/list/army-list';
import { knownArmy } from '@/army-list/text/army-names';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import { carryingModels, counted, namedModels, type SubLine } from '@/army-list/text/model-count';
import type { TextLine } from '@/army-list/text/normalise';
import { pointsOf } from '@/army-list/text/numbers';
import { firstOutside, splitOutside } from '@/army-list/text/split-options';

const FORCE = /^\+\+\s*(.*?)\s*\+\+$/;
const SECTION = /^\+\s+(.*?)\s+\+$/;
const COSTS = /\[([^[\]]*\d[^[\]]*)\]\s*$/;
const POINTS = /(?:^|[\s,[(])(\d{1,2}[,.]\d{3}|\d{1,4})\s*(?:pts|points|p|pt)\b/i;
const TOTAL = /^total\b/i;
const FOOTER = /battlescribe\.net|created with/i;
/** Sections of settings, which have no units. */
const SETTINGS = /configuration|game options|no force org|uncategori[sz]ed rules|allegiance/i;

/**
 * Text of BattleScribe: `++ force (catalogue) [costs] ++`, `+ section +`, `unit [costs]: items`, `. detail: items`, and
 * `++ Total: [costs] ++`. Models are the items called like the unit, or the details that carry weapons.
 */
export const battleScribeText: TextReader = {
  format: 'battleScribeText',
  isPlausible: (lines) =>
    lines.some(({ text }) => FORCE.test(text)) &&
    lines.some(({ text }) => SECTION.test(text) || /^\. /.test(text)) &&
    !lines.some(({ text }) => /^#+ /.test(text)),
  read: (lines) => {
    const units: DraftUnit[] = [];
    let section: string | null = null;
    let force: string | null = null;
    let statedTotal: number | null = null;
    let pending: TextLine[] = [];
    const close = () => {
      const unit = unitOf(pending, section);
      if (unit !== null) units.push(unit);
      pending = [];
    };
    const kinds = lines.map((line): LineKind => {
      const { text } = line;
      if (text === '') return 'empty';
      const heading = FORCE.exec(text)?.[1];
      if (heading !== undefined) {
        close();
        if (!TOTAL.test(heading)) {
          force ??= heading;
          return 'header';
        }
        statedTotal = pointsIn(heading);
        return 'total';
      }
      const part = SECTION.exec(text)?.[1];
      if (part !== undefined || FOOTER.test(text)) {
        close();
        section = part?.replace(COSTS, '').trim() ?? section;
        return 'header';
      }
      if (/^\.\s?/.test(text) && pending.length > 0) {
        pending.push(line);
        return 'option';
      }
      close();
      if (pointsIn(costsOf(text)) !== null) {
        pending = [line];
        return 'unit';
      }
      return units.length === 0 || SETTINGS.test(section ?? '') ? 'header' : 'unread';
    });
    close();
    return {
      units,
      kinds,
      game: null,
      title: null,
      player: null,
      army: armyOf(force),
      statedTotal,
      size: null,
    };
  },
};

/** `name [costs]: items` apart; the costs are the last bracket before the colon. */
function headOf(text: string): {
  readonly name: string;
  readonly costs: string;
  readonly items: readonly string[];
} {
  const colon = firstOutside(text, ':');
  const head = colon < 0 ? text : text.slice(0, colon);
  const items = colon < 0 ? [] : splitOutside(text.slice(colon + 1), ',');
  const costs = COSTS.exec(head.trim());
  return { name: head.replace(COSTS, '').trim(), costs: costs?.[1] ?? '', items };
}

function costsOf(text: string): string {
  return headOf(text).costs;
}

function pointsIn(costs: string): number | null {
  const found = POINTS.exec(costs);
  return found?.[1] === undefined ? null : pointsOf(found[1]);
}

function unitOf(lines: readonly TextLine[], section: string | null): DraftUnit | null {
  const [first, ...others] = lines;
  if (first === undefined) return null;
  const { name, costs, items } = headOf(first.text);
  const details = others.map(({ text }) => text.replace(/^[.\s]+/, ''));
  const subLines = others.filter(({ text }) => !/^\.\s?\./.test(text)).map(({ text }) => subLineOf(text));
  const head = counted(name);
  const models =
    namedModels(head.name, items) ??
    carryingModels(subLines) ??
    namedModels(
      head.name,
      details.map((detail) => detail.replace(/:.*$/, '')),
    );
  return {
    name: head.name,
    options: [...items, ...details],
    readings: once(models ?? head.count, pointsIn(costs)),
    section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
  };
}

function subLineOf(text: string): SubLine {
  const { name, items } = headOf(text.replace(/^\.\s*/, ''));
  const { count, name: bare } = counted(name);
  return { count, name: bare, items };
}

/** "Dwarven Holds (Dwarven Holds 2021) [4,500pts]": the force where it is a known army, else the catalogue. */
function armyOf(force: string | null): string | null {
  if (force === null) return null;
  const found = /^(.*?)\s*\(([^()]*)\)/.exec(force.replace(COSTS, ''));
  if (found?.[1] === undefined || found[2] === undefined) return force.replace(COSTS, '').trim();
  return knownArmy(found[1]) ?? found[2].replace(/\s+\d{4}$/, '').trim();
}
