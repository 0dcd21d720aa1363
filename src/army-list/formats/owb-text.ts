import type { LineKind, ModelProfile } from '@/army-list/list/army-list';
import type { DraftUnit, TextReader, TextReading } from '@/army-list/text/draft';
import { once } from '@/army-list/text/draft';
import type { TextLine } from '@/army-list/text/normalise';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { isCharacters } from '@/army-list/text/sections';
import { opensMoreThanItCloses, splitOutside } from '@/army-list/text/split-options';
import { factsOf, statLine } from '@/army-list/text/stat-line';
import { unitHead } from '@/army-list/text/unit-head';

/** "[450 pts]" at the end of a line, in any language, perhaps with a comma that a web page put behind it. */
const COST = new RegExp(String.raw`\s*\[\s*(${POINTS})\s*[^\]\d]{0,8}\s*\]\s*[,.;:]?\s*$`, 'u');
const SECTION = /^(?:\+\+\s*(.*?)\s*\+\+|#{3,}\s*(.*?))\s*,?$/;
const TITLE = /^##?\s+(.*)$/;
const FENCE = /^={3,}\s*,?$/;
const RULE = /^-{3,}$/;
/** A longer option was not broken within brackets: one of them was never closed. */
const LONGEST_OPTION = 1000;
const FOOTER = /old[- ]world[- ]builder|^\[?https?:\/\//i;

/**
 * Text of Old World Builder: regular, compact and Markdown, in any language, with or without points and characteristics.
 * A unit is a line that ends in `[N ...]` and is no section; in lists without points, a line that heads a block.
 */
export const owbText: TextReader = {
  format: 'owbText',
  isPlausible: (lines) =>
    lines.some(
      ({ text }) =>
        FENCE.test(text) || /^\+\+ .*\+\+,?$/.test(text) || /^### /.test(text) || FOOTER.test(text),
    ) && !lines.some(({ text }) => /^\+ .* \+$/.test(text)),
  read: readOwbText,
};

/** A unit whose lines are still being read. */
type Open = {
  readonly unit: DraftUnit;
  readonly texts: readonly string[];
  readonly profiles: readonly ModelProfile[];
};

function readOwbText(lines: readonly TextLine[]): TextReading {
  const kinds: LineKind[] = lines.map(({ text }) => (text === '' ? 'empty' : 'unread'));
  const isMarkdown = lines.some(({ text }) => /^#{2,}\s/.test(text) || /^-#/.test(text));
  const hasPoints = lines.some(({ text }) => COST.test(text) && !SECTION.test(text) && !TITLE.test(text));
  const done: DraftUnit[] = [];
  let open: Open | null = null;
  let section: string | null = null;
  let fences = 0;
  let ended = false;
  let blank = true;
  const titles: string[] = [];
  const close = () => {
    if (open !== null) done.push(closed(open));
    open = null;
  };
  for (const { index, text, original } of lines) {
    if (text === '') {
      blank = true;
      continue;
    }
    const afterBlank = blank;
    blank = false;
    const sectionName = SECTION.exec(text);
    if (FENCE.test(text)) {
      fences += 1;
      kinds[index] = 'header';
    } else if (FOOTER.test(text) || RULE.test(text)) {
      close();
      ended = true;
      kinds[index] = 'header';
    } else if (ended) {
      // What stands below the app's own last line was added by hand.
    } else if (sectionName !== null) {
      close();
      section = (sectionName[1] ?? sectionName[2] ?? '').replace(COST, '').trim();
      kinds[index] = 'header';
      blank = true;
    } else if (fences === 1 || TITLE.test(text) || (done.length === 0 && open === null && section === null)) {
      titles.push(text.replace(TITLE, '$1'));
      kinds[index] = COST.test(text) && fences === 1 ? 'total' : 'header';
    } else if (isUnit(text, { isMarkdown, hasPoints, afterBlank })) {
      close();
      open = opened(text, section, index, original);
      kinds[index] = 'unit';
    } else if (open !== null && (!afterBlank || isOption(text))) {
      open = withLine(open, index, text, original);
      kinds[index] = 'option';
    }
  }
  close();
  return { units: done, kinds, ...titleOf(titles) };
}

function isUnit(
  text: string,
  how: { readonly isMarkdown: boolean; readonly hasPoints: boolean; readonly afterBlank: boolean },
): boolean {
  if (/^-#|^\(/.test(text) || statLine(text) !== null) return false;
  const isDashed = /^-\s/.test(text);
  if (how.hasPoints) return COST.test(text) && (how.isMarkdown || !isDashed);
  return how.isMarkdown ? isDashed : how.afterBlank && !isDashed;
}

function isOption(text: string): boolean {
  return /^-|^\(/.test(text) || statLine(text) !== null;
}

function opened(text: string, section: string | null, index: number, original: string): Open {
  const cost = COST.exec(text);
  const head = unitHead(text.replace(COST, '').replace(/^-\s+/, '').replace(/,$/, ''));
  const name = head.rest.replace(/\s+/g, ' ').trim();
  const type = /^.+\(([^()]+)\)$/.exec(name)?.[1] ?? null;
  const unit: DraftUnit = {
    name,
    type,
    options: [],
    readings: once(head.models, cost?.[1] === undefined ? null : pointsOf(cost[1])),
    section,
    lines: [index],
    source: original,
    character: isCharacters(section),
  };
  return { unit, texts: [], profiles: [] };
}

/** A unit with one more line. An option that was broken within brackets goes on in the next line. */
function withLine({ unit, texts, profiles }: Open, index: number, text: string, original: string): Open {
  const more = { ...unit, lines: [...unit.lines, index], source: `${unit.source}\n${original}` };
  const profile = statLine(text);
  if (profile !== null) return { unit: more, texts, profiles: [...profiles, profile] };
  const words = text.replace(/^-#?\s*/, '').replace(/,$/, '');
  const last = texts.at(-1);
  if (last !== undefined && last.length < LONGEST_OPTION && opensMoreThanItCloses(last)) {
    return { unit: more, texts: [...texts.slice(0, -1), `${last}, ${words}`], profiles };
  }
  return { unit: more, texts: [...texts, words], profiles };
}

function closed({ unit, texts, profiles }: Open): DraftUnit {
  const options = texts.flatMap((text) => {
    const list = /^\((.*)\)?$/s.exec(text);
    const whole = /^\((.*)\)$/s.exec(text)?.[1];
    if (list === null) return [text];
    return splitOutside(whole ?? list[1] ?? '', ',');
  });
  return { ...unit, options, facts: factsOf(profiles) };
}

/** "Name [2000 pts]" and "Game, army, composition, rule". */
function titleOf(
  titles: readonly string[],
): Pick<TextReading, 'game' | 'title' | 'player' | 'army' | 'statedTotal' | 'size'> {
  const named = titles.find((text) => COST.test(text));
  const cost = named === undefined ? null : COST.exec(named);
  const gameLine = titles.find((text) => text !== named && text.includes(','));
  const [game, army] = gameLine?.split(',').map((part) => part.trim()) ?? [];
  return {
    game: game ?? null,
    title: (named ?? titles[0])?.replace(COST, '').trim() ?? null,
    player: null,
    army: army ?? null,
    statedTotal: cost?.[1] === undefined ? null : pointsOf(cost[1]),
    size: null,
  };
}
