import { type LineKind, NO_FACTS, type UnitProfileFacts } from '@/army-list/list/army-list';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import type { TextLine } from '@/army-list/text/normalise';
import { pointsOf } from '@/army-list/text/numbers';
import { splitOutside } from '@/army-list/text/split-options';
import { bareTotal, statedTotal } from '@/army-list/text/totals';

/** What a profile of Kings of War may have; the third edition writes `Ra` for `Sh`, and `At`. */
const COLUMN = '(?:Sp|Me|Sh|Ra|De|Att|At|Ne|US|Ht|TC|CS)';
const VALUE = String.raw`(?:[-+\d][^\s,;]*|\*)`;
/** "Spears Regiment [Core] Sp 5 Me 4+ Sh - De 5+ Att 12 Ne 15+ US 2 120 pts". */
const UNIT = new RegExp(
  String.raw`^(\S.*?)\s+((?:${COLUMN}:?\s+${VALUE}[,;|]?\s+){4,})(\d{1,4})\s*(?:pts|points|pt|p)\.?$`,
);
const CELL = new RegExp(String.raw`(${COLUMN}):?\s+(${VALUE})`, 'g');
/** "[U]", "[Core]": what a unit is in its battalion. */
const TAG = /\s*\[[^\]]*\]/g;
/** "880 / 1000 pts · US 9 · 6 units". */
const USED = /^(\d{1,2}[., ]?\d{0,3})\s*\/\s*(\d{1,2}[., ]?\d{0,3})\s*(?:pts|points)\b/i;
const BATTALION = /^battalion\b/i;
const STATUS = /^status\s*:/i;
/** "Name - Army". */
const HEAD = /^(.+?)\s-\s(.+)$/;
/** The sizes of a unit, as words of its name. */
export const SIZE = /\b(Troop|Regiment|Horde|Legion)\b/i;
/** What has no size. */
const KIND = /\b(Monster|Titan|War Engine)\b/i;

/**
 * The text of builders for Kings of War: a line for each unit with its profile, each number behind its name,
 * and the points at its end; what stands farther in below is what it has.
 */
export const kingsOfWar: TextReader = {
  format: 'kingsOfWar',
  isPlausible: (lines) => lines.some(({ text }) => UNIT.test(text)),
  hasSigns: (lines) => lines.some(({ text }) => UNIT.test(text)),
  read: (lines) => {
    const units: DraftUnit[] = [];
    let stated: number | null = null;
    let size: number | null = null;
    let section: string | null = null;
    let unitIndent = 0;
    const kinds = lines.map((line): LineKind => {
      const { text, indent } = line;
      if (text === '') return 'empty';
      const unit = UNIT.exec(text);
      if (unit?.[1] !== undefined && unit[2] !== undefined && unit[3] !== undefined) {
        unitIndent = indent;
        units.push({
          name: unit[1].replace(TAG, '').trim(),
          options: [],
          readings: once(1, pointsOf(unit[3])),
          section,
          lines: [line.index],
          source: line.original,
          facts: profileFacts(unit[1], cellsOf(unit[2]), []),
        });
        return 'unit';
      }
      const used = USED.exec(text);
      const total = used?.[1] === undefined ? (statedTotal(text) ?? bareTotal(text)) : pointsOf(used[1]);
      if (total !== null) {
        stated ??= total;
        size ??= used?.[2] === undefined ? null : pointsOf(used[2]);
        return 'total';
      }
      if (BATTALION.test(text)) section = text;
      if (units.length === 0 || BATTALION.test(text) || STATUS.test(text) || indent <= unitIndent)
        return 'header';
      addTo(units, line);
      return 'option';
    });
    const [, title = null, army = null] = HEAD.exec(lines.find(({ text }) => text !== '')?.text ?? '') ?? [];
    return {
      units,
      kinds,
      game: gameOf(lines),
      title,
      player: null,
      army,
      statedTotal: stated,
      size,
    };
  },
};

function cellsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(CELL)].map(([, column, value]) => [column, value]));
}

/** The fourth edition shoots by `Sh`, the third by `Ra`. */
function gameOf(lines: readonly TextLine[]): string {
  const isFourth = lines.some(({ text }) => /\bSh\b/.test(text) && /\bNe\b/.test(text));
  return isFourth ? 'Kings of War, 4th edition' : 'Kings of War';
}

/** The profile of a unit by its columns, with the rules that stand below it. */
export function profileFacts(
  name: string,
  values: Readonly<Record<string, string>>,
  rules: readonly string[],
): UnitProfileFacts {
  return {
    ...NO_FACTS,
    troopType: SIZE.exec(name)?.[1] ?? KIND.exec(name)?.[1] ?? null,
    profiles: [{ name: name.replace(TAG, '').trim(), count: 1, values, weapons: [], rules }],
  };
}

/** What stands below a unit: options for the preview, and rules for its profile. */
export function addTo(
  units: DraftUnit[],
  { text, index, original }: TextLine,
  place = units.length - 1,
): void {
  const last = units[place];
  if (!last) return;
  const more = splitOutside(text.replace(/^[-*]\s*/, ''), ',;').map((part) => part.trim());
  const [profile] = last.facts?.profiles ?? [];
  units[place] = {
    ...last,
    options: [...last.options, ...more],
    lines: [...last.lines, index],
    source: `${last.source}\n${original}`,
    ...(last.facts && profile
      ? { facts: { ...last.facts, profiles: [{ ...profile, rules: [...profile.rules, ...more] }] } }
      : {}),
  };
}
