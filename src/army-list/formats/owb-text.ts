import { NOTE_HEADS } from '@/army-list/languages/languages';
import type { LineKind, ModelProfile } from '@/army-list/list/army-list';
import { isDetachment, withDetachments } from '@/army-list/text/detachments';
import type { DraftUnit, TextReader, TextReading } from '@/army-list/text/draft';
import { once } from '@/army-list/text/draft';
import { folded, type TextLine } from '@/army-list/text/normalise';
import { pointsOf } from '@/army-list/text/numbers';
import { isCharacters, listSectionOf } from '@/army-list/text/sections';
import { opensMoreThanItCloses, splitOutside } from '@/army-list/text/split-options';
import { factsOf, statLine } from '@/army-list/text/stat-line';
import { unitHead } from '@/army-list/text/unit-head';
import { COST, type Head, headOf, titleOf } from './owb-head';

const SECTION = /^(?:\+\+\s*(.*?)\s*\+\+|#{3,}\s*(.*?))\s*,?$/;
const FENCE = /^={3,}\s*,?$/;
const RULE = /^-{3,}$/;
/** A longer option was not broken within brackets: one of them was never closed. */
const LONGEST_OPTION = 1000;
const FOOTER = /old[- ]world[- ]builder|^\[?https?:\/\//i;
const GAME = /^warhammer: the old world, /i;
const PROGRAM = /old[- ]world[- ]builder/i;
/** "++ Standard (High Elves) [2,000pts] ++" is BattleScribe's, and "+ Core +" too. */
const BATTLE_SCRIBE = /^\+\+.*\(.*\+\+$|^\+\+\s*total\b|^\+ .* \+$/i;
/** New Recruit has its parts behind one or two hashes, below the force. */
const PART = /^#{1,2}\s+\S/;
const IN_BRACKETS = /^\(\p{L}.*,.*\)$/u;
const PRICED_PART = /^#{1,2}\s+[^[]+\[/;

/**
 * Text of Old World Builder: regular, compact and Markdown, in any language, with or without points and
 * characteristics. A unit is a line that ends in `[N ...]` and is no section; in lists without points, a line
 * that heads a block.
 */
export const owbText: TextReader = {
  format: 'owbText',
  isPlausible: (lines) =>
    (isCompact(lines) ||
      isBelowGame(lines) ||
      lines.some(({ text }, index) => isSign(text) || isAboveOption(lines, index) || FOOTER.test(text))) &&
    !isAnothers(lines),
  hasSigns: (lines) =>
    !isAnothers(lines) &&
    (lines.some(({ text }, index) => isSign(text) || isAboveOption(lines, index)) ||
      isCompact(lines) ||
      isBelowGame(lines) ||
      (lines.some(({ text }) => PROGRAM.test(text)) &&
        lines.some(({ text }) => COST.test(text) || /^- /.test(text)))),
  read: readOwbText,
};

function isSign(text: string): boolean {
  return FENCE.test(text) || /^\+\+ .*\+\+,?$/.test(text) || /^### |^-# /.test(text);
}

/**
 * "20 Spearmen [200 pts]" above "- Spears": what a list that was cut may have left. Others put what models
 * carry behind a colon.
 */
function isAboveOption(lines: readonly TextLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  // A page may have put an empty line after each.
  const next = lines[index + 1]?.text === '' ? lines[index + 2] : lines[index + 1];
  if (!COST.test(text) || /^[-*]|:\s/.test(text) || next === undefined) return false;
  return (next.bullet || /^[-*] \S/.test(next.text)) && !/:\s|\[.*\d\s*p/i.test(next.text);
}

/** What a unit carries stands in round brackets on a line of its own, and a unit says its points. */
function isCompact(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => IN_BRACKETS.test(text)) && lines.some(({ text }) => COST.test(text));
}

/** The game stands above units with points, whose own signs may be lost. */
function isBelowGame(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => GAME.test(text)) && lines.filter(({ text }) => COST.test(text)).length > 1;
}

function isAnothers(lines: readonly TextLine[]): boolean {
  const ruled = lines.findIndex(({ text }) => /^\+\+ .* \+\+$/.test(text));
  const hasPartsBelow = ruled >= 0 && lines.slice(ruled).some(({ text }) => PART.test(text));
  const [, ...below] = lines.filter(({ text }) => text !== '');
  const hasParts =
    below.some(({ text }) => PRICED_PART.test(text)) && !lines.some(({ text }) => /^### |^-#/.test(text));
  return hasPartsBelow || hasParts || lines.some(({ text }) => BATTLE_SCRIBE.test(text));
}

/** A unit whose lines are still being read. */
type Open = {
  readonly unit: DraftUnit;
  readonly texts: readonly string[];
  readonly profiles: readonly ModelProfile[];
};

function readOwbText(written: readonly TextLine[]): TextReading {
  const lines = written.map(dashed);
  const kinds: LineKind[] = lines.map(({ text }) => (text === '' ? 'empty' : 'unread'));
  const isMarkdown = lines.some(({ text }) => /^#{2,}\s/.test(text) || /^-#/.test(text));
  const head = headOf(
    lines,
    (text) => SECTION.test(text) || FENCE.test(text) || listSectionOf(text) !== null,
  );
  const hasPoints = lines.some(
    ({ text, index }) =>
      COST.test(text) && !SECTION.test(text) && listSectionOf(text) === null && !isHead(head, index),
  );
  const areDetailsMarked = lines.some(({ text }) => /^-#/.test(text));
  const done: DraftUnit[] = [];
  let open: Open | null = null;
  let section: string | null = null;
  let ended = false;
  let blank = true;
  const close = () => {
    if (open !== null) done.push(...withDetachments(closed(open), done.length));
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
    if (isHead(head, index)) {
      kinds[index] = index === head.priced ? 'total' : 'header';
      blank = true;
    } else if (FENCE.test(text)) {
      kinds[index] = 'header';
    } else if (FOOTER.test(text) || RULE.test(text)) {
      close();
      ended = true;
      kinds[index] = 'header';
    } else if (ended) {
      // What stands below the app's own last line was added by hand.
    } else if (sectionName !== null || listSectionOf(text) !== null) {
      close();
      const heading = sectionName?.[1] ?? sectionName?.[2] ?? listSectionOf(text) ?? '';
      section = heading.replace(COST, '').trim();
      kinds[index] = 'header';
      blank = true;
    } else if (isUnit(text, { isMarkdown, hasPoints, afterBlank, areDetailsMarked })) {
      close();
      open = opened(text, section, index, original);
      kinds[index] = 'unit';
    } else if (open !== null && (!afterBlank || isOption(text))) {
      open = withLine(open, index, text, original);
      kinds[index] = 'option';
    } else if (done.length === 0 && open === null) {
      kinds[index] = 'header';
    }
  }
  close();
  return { units: done, kinds, ...titleOf(lines, head) };
}

function isHead({ lines }: Head, index: number): boolean {
  return lines.includes(index);
}

/** A bullet of any other kind is a dash here. */
function dashed(line: TextLine): TextLine {
  if (line.bullet) return { ...line, text: `- ${line.text}` };
  // "-Spearmen [200 pts]" lost its space.
  return { ...line, text: line.text.replace(/^(?:[*+] (?=\S)(?!.* \+$)|-(?=[\p{L}\d]))/u, '- ') };
}

function isUnit(
  text: string,
  how: {
    readonly isMarkdown: boolean;
    readonly hasPoints: boolean;
    readonly afterBlank: boolean;
    /** What a unit carries stands behind "-#", so that a dash alone is a unit. */
    readonly areDetailsMarked: boolean;
  },
): boolean {
  if (/^-#|^\(/.test(text) || statLine(text) !== null || isNote(text)) return false;
  const isDashed = /^-\s/.test(text);
  if (COST.test(text)) return (how.isMarkdown || !isDashed) && !isDetachment(text.replace(/^-\s+/, ''));
  // Where points are missing on some units only, a line that heads a block is a unit all the same.
  if (how.hasPoints && !(how.isMarkdown && how.areDetailsMarked)) {
    return how.afterBlank && !isDashed && /^\p{L}|^\d{1,3} \p{L}/u.test(text);
  }
  return how.isMarkdown ? isDashed : how.afterBlank && !isDashed;
}

function isOption(text: string): boolean {
  return /^-|^\(/.test(text) || statLine(text) !== null || isNote(text);
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
  if (isNote(text)) return { unit: more, texts, profiles };
  return { unit: more, texts: [...texts, text.replace(/^-#?\s*/, '').replace(/,$/, '')], profiles };
}

/**
 * Options as they were before those with a comma in brackets were broken into lines; a bracket that is never
 * closed holds no line but its own.
 */
function unbroken(texts: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (let place = 0; place < texts.length; place += 1) {
    let joined = texts[place] ?? '';
    let end = place;
    while (opensMoreThanItCloses(joined) && joined.length < LONGEST_OPTION && end + 1 < texts.length) {
      end += 1;
      joined = `${joined}, ${texts[end] ?? ''}`;
    }
    const isClosed = !opensMoreThanItCloses(joined);
    whole.push(isClosed ? joined : (texts[place] ?? ''));
    if (isClosed) place = end;
  }
  return whole;
}

/** "Special Rules: Close Order": what the rules say of a unit, and what its player noted. */
function isNote(text: string): boolean {
  const head = /^(?:-#?\s*)*([^:(]{2,40}?)\s*(?:\([^()]*\)\s*)?:/.exec(text)?.[1];
  return head !== undefined && NOTES.has(folded(head));
}

const NOTES: ReadonlySet<string> = new Set(NOTE_HEADS.map(folded));

function closed({ unit, texts, profiles }: Open): DraftUnit {
  const options = unbroken(texts).flatMap((text) => {
    const list = /^\((.*)\)?$/s.exec(text);
    const whole = /^\((.*)\)$/s.exec(text)?.[1];
    if (list === null) return [text];
    return splitOutside(whole ?? list[1] ?? '', ',');
  });
  return { ...unit, options, facts: factsOf(profiles) };
}
