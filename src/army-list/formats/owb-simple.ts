import type { LineKind } from '@/army-list/list/army-list';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { splitOutside } from '@/army-list/text/split-options';
import { unitHead } from '@/army-list/text/unit-head';

const TITLE = new RegExp(String.raw`^(.*?)\s*\[\s*(${POINTS})\s*[^\]\d]{0,8}\s*\]$`, 'u');
const UNIT = new RegExp(String.raw`^(.*\S)\s+-\s+(${POINTS})\s*,?$`, 'u');
const FOOTER = /old[- ]world[- ]builder|^-{3,}$|^\[?https?:\/\//i;
const GAME = /^(?:warhammer|the old world)[^,]*,/i;

/** The simple text of Old World Builder: name of the list, game line, then `[count] name, options - points` for each unit. */
export const owbSimple: TextReader = {
  format: 'owbSimple',
  isPlausible: (lines) =>
    lines.some(({ text }) => GAME.test(text)) && !lines.some(({ text }) => /^(?:={3,}|\+\+ |#+ )/.test(text)),
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
        if (found?.[2] === undefined) return 'header';
        statedTotal = pointsOf(found[2]);
        return 'total';
      }
      const found = UNIT.exec(text);
      if (ended || (found === null && hasPoints)) return 'unread';
      units.push(unitOf(found?.[1] ?? text, found?.[2], index, original));
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
