import type { TextReading } from '@/army-list/text/draft';
import type { TextLine } from '@/army-list/text/normalise';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { titleIn } from '@/army-list/text/title';
import { namedSize } from '@/army-list/text/totals';

/** "[450 pts]" at the end of a line, in any language, perhaps with a comma that a web page put behind it. */
export const COST = new RegExp(String.raw`\s*\[\s*(${POINTS})\s*[^\]\d]{0,8}\s*\]\s*[,.;:]?\s*$`, 'u');

const FENCE = /^={3,}\s*,?$/;
const TITLE = /^##?\s+(?=[^#])/;
/** "Warhammer: The Old World, Empire of Man, Open War". */
const GAME_LINE = /^(?![-(])[^,[\]]{1,60}(?:, [^,[\]]{1,60}){1,4}$/;

/**
 * The lines above the units of a list of Old World Builder: the title with its points, the game, and the
 * rulers around them.
 */
export type Head = {
  /** Places of its lines. */
  readonly lines: readonly number[];
  /** The place of the title where it has points, or null. */
  readonly priced: number | null;
};

/**
 * Where the head of a list is. It stands between two rulers; where one of them was not copied, beside the
 * other; and without any it is a title behind a hash, or a line with points above the line of the game. A
 * line with points above what a unit carries is a unit.
 */
export function headOf(lines: readonly TextLine[], endsHead: (text: string) => boolean): Head {
  const told = lines.filter(({ text }) => text !== '');
  const fences = told.flatMap(({ text }, place) => (FENCE.test(text) ? [place] : []));
  const [first, second] = fences;
  const end = endOfHead(told, first, second, endsHead);
  const head = told.slice(0, end);
  const title = head.find(({ text }) => COST.test(text) || namedSize(text) !== null);
  return { lines: head.map(({ index }) => index), priced: title?.index ?? null };
}

function endOfHead(
  told: readonly TextLine[],
  first: number | undefined,
  second: number | undefined,
  endsHead: (text: string) => boolean,
): number {
  // A head is short: rulers that stand further apart do not hold one.
  if (first !== undefined && second !== undefined && second - first <= 6) return second + 1;
  if (first !== undefined && first > 0 && first <= 6) return first + 1;
  const begin = first === 0 ? 1 : 0;
  const next = (place: number) => told[place]?.text ?? '';
  if (TITLE.test(next(begin)) || first === 0) {
    const isGame = GAME_LINE.test(next(begin + 1)) && !COST.test(next(begin + 1));
    return begin + (isGame ? 2 : 1);
  }
  // Words may stand above the title; without a line of the game or a part below it there is none.
  for (let end = begin; end < 4 && end < told.length; end += 1) {
    const text = next(end);
    // "++ Characters [1050 pts] ++" says what its part costs, not the list.
    if (endsHead(text)) break;
    if (GAME_LINE.test(text) && !COST.test(text)) return end + 1;
    if (COST.test(text) && endsHead(next(end + 1))) return end + 1;
    if (!COST.test(text) && titleIn(text) !== null && !/^[-(]/.test(text)) return end + 1;
    if (/^[-(]/.test(text) || (COST.test(text) && !GAME_LINE.test(next(end + 1)))) break;
  }
  return begin;
}

/** "Name [2000 pts]" and "Game, army, composition, rule". */
export function titleOf(
  lines: readonly TextLine[],
  head: Head,
): Pick<TextReading, 'game' | 'title' | 'player' | 'army' | 'statedTotal' | 'size'> {
  const titles = lines
    .filter(({ text, index }) => head.lines.includes(index) && text !== '' && !FENCE.test(text))
    .map(({ text, index }) => ({ text: text.replace(TITLE, ''), index }));
  const named = titles.find(({ index }) => index === head.priced)?.text;
  const cost = named === undefined ? null : COST.exec(named)?.[1];
  const size = named === undefined ? null : namedSize(named);
  const gameLine = titles.find(({ text }) => text !== named && text.includes(','))?.text;
  const [game, army] = gameLine?.split(',').map((part) => part.trim()) ?? [];
  const typed =
    named === undefined ? titles.map(({ text }) => titleIn(text)).find((title) => title !== null) : null;
  return {
    game: game ?? null,
    title: (named ?? titles[0]?.text)?.replace(COST, '').trim() ?? null,
    player: null,
    army: army ?? typed?.army ?? null,
    statedTotal: cost === undefined || cost === null ? (size ?? typed?.stated ?? null) : pointsOf(cost),
    size: null,
  };
}
