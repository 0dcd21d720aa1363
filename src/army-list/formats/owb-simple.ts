import type { LineKind } from '@/army-list/list/army-list';
import { withDetachments } from '@/army-list/text/detachments';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import type { TextLine } from '@/army-list/text/normalise';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { splitOutside } from '@/army-list/text/split-options';
import { namedSize } from '@/army-list/text/totals';
import { unitHead } from '@/army-list/text/unit-head';

const TITLE = new RegExp(String.raw`^(.*?)\s*\[\s*(${POINTS})\s*[^\]\d]{0,8}\s*\]$`, 'u');
const UNIT = new RegExp(String.raw`^(.*\S)\s+-\s+(${POINTS})\s*,?$`, 'u');
const FOOTER = /old[- ]world[- ]builder|^-{3,}$|^\[?https?:\/\//i;
/** ", 5x State Troops [Hand weapons + Shields] - 260", which no other form has. */
const WITH_DETACHMENT = /, \d{1,3}x [^,[\]]+ \[[^\]]*\S \+ \S[^\]]*\].* - \d+,?$/;
const GAME = /^(?:warhammer|the old world)[^,]*,/i;

/**
 * The simple text of Old World Builder: name of the list, game line, then `[count] name, options - points`
 * for each unit.
 */
export const owbSimple: TextReader = {
  format: 'owbSimple',
  isPlausible: isSimple,
  hasSigns: isSimple,
  read: (lines) => {
    const gameLine = lines.find(({ text }) => GAME.test(text));
    const hasPoints = lines.some(({ text }) => UNIT.test(text));
    const units: DraftUnit[] = [];
    let title: string | null = null;
    let statedTotal: number | null = null;
    let ended = false;
    const kinds = lines.map(({ index, text, original }): LineKind => {
      if (text === '') return 'empty';
      if (FOOTER.test(text)) ended = true;
      if (FOOTER.test(text)) return 'header';
      if (gameLine !== undefined && index <= gameLine.index) {
        const found = TITLE.exec(text);
        title = found?.[1] ?? title ?? text;
        const size = found?.[2] === undefined ? namedSize(text) : pointsOf(found[2]);
        if (size === null || statedTotal !== null) return 'header';
        statedTotal = size;
        return 'total';
      }
      const found = UNIT.exec(text);
      if (ended || (found === null && hasPoints && !/^\d{1,3} \p{L}|, /u.test(text))) return 'unread';
      units.push(...withDetachments(unitOf(found?.[1] ?? text, found?.[2], index, original), units.length));
      return 'unit';
    });
    const [game, army] = gameLine?.text.split(',').map((part) => part.trim()) ?? [];
    return {
      units,
      kinds,
      game: game ?? null,
      title,
      player: null,
      army: army ?? null,
      statedTotal,
      size: null,
    };
  },
};

/** A line of the game above it, or the program's name below it, and no heads of parts. */
function isSimple(lines: readonly TextLine[]): boolean {
  if (lines.some(({ text }) => /^(?:={3,}|\+\+ |#+ |-# )/.test(text))) return false;
  const game = lines.findIndex(({ text }) => GAME.test(text));
  // Points in brackets below the game are those of another form.
  if (game >= 0) return !lines.slice(game).some(({ text }) => TITLE.test(text));
  if (lines.some(({ text }) => WITH_DETACHMENT.test(text))) return true;
  return (
    lines.some(({ text }) => FOOTER.test(text)) && lines.filter(({ text }) => UNIT.test(text)).length > 1
  );
}

function unitOf(text: string, points: string | undefined, index: number, original: string): DraftUnit {
  const { models, rest } = unitHead(text);
  const [name = '', ...options] = splitOutside(rest, ',');
  return {
    name: name.replace(/\s+/g, ' '),
    type: /^.+\(([^()]+)\)$/.exec(name)?.[1] ?? null,
    options,
    readings: once(models, points === undefined ? null : pointsOf(points)),
    section: null,
    lines: [index],
    source: original,
  };
}
