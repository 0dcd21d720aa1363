import { decodeEntities } from './entities';

/** A line of pasted text, and the same line made comparable. */
export type TextLine = {
  /** Its place in the text, from 0. */
  readonly index: number;
  /** As it was pasted. */
  readonly original: string;
  /** With plain spaces, dashes and quotes, without bullet and emphasis, trimmed. Empty for an empty line. */
  readonly text: string;
  /**
   * It began with a bullet character; a hyphen is none, since too many lines of other kinds begin with one.
   */
  readonly bullet: boolean;
  /** How far it stands in, in spaces. */
  readonly indent: number;
};

const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u00b4`]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u00ab\u00bb]/g;
const WIDE: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '，': ', ',
  '、': ', ',
  '：': ':',
  '；': ';',
  '＋': '+',
};
const BULLET = /^(?:[\u2022\u2023\u25aa-\u25ab\u25cf\u25cb\u25e6\u2043\u2219\u00b7\u27a4\u25b6\u25b8]\s*)+/;
const PICTURES = /^(?:\p{Extended_Pictographic}\p{Emoji_Modifier}?\s*)+/u;
const QUOTED = /^\s*(?:>\s?)+/;
const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})`;
const WRITER = String.raw`(?:[^:\d\n]{1,40}:\s?)?`;
/**
 * A day and a time, and who wrote; a time alone, which is not followed by a name; or a name and when it
 * wrote, on a line of its own.
 */
const STAMPED = new RegExp(
  [
    String.raw`^\s*(?:\[(?:${DAY},?\s+${CLOCK}|${CLOCK},?\s+${DAY})\]\s*${WRITER}`,
    String.raw`\[${CLOCK}\]\s?`,
    String.raw`${DAY},?\s+${CLOCK}(?:\s*-\s+|\s+|:\s+)${WRITER}`,
    String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\s(?=\S)`,
    String.raw`[^\d[\]]{1,40}\[${DAY},?\s+${CLOCK}\]:?\s*$)`,
  ].join('|'),
  'i',
);
/** What Markdown puts around code. */
const CODE = /^\s*`{3,}\w{0,12}\s*$/;
/** A sign that Markdown would take for its own, written as itself. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|>~])/g;

/** A name in front of a colon, which the writer of a message is where each line begins with it. */
const ALWAYS_IN_FRONT = /^[^:\d\n]{1,40}:\s/;
/** As many lines of a list do not begin with the same name by chance. */
const LINES_OF_ONE_WRITER = 3;

/** The lines of a text. Joined with line feeds, the originals are the text but for its line ends. */
export function linesOf(text: string): readonly TextLine[] {
  const lines = text
    .split(LINE_ENDS)
    .map((original, index) => ({ index, original, ...comparable(original) }));
  const told = lines.filter((line) => line.text !== '');
  const [writer] = ALWAYS_IN_FRONT.exec(told[0]?.text ?? '') ?? [];
  if (writer === undefined || told.length < LINES_OF_ONE_WRITER) return lines;
  if (!told.every((line) => line.text.startsWith(writer))) return lines;
  return lines.map((line) => ({ ...line, ...comparable(withoutWriter(line, writer.trimEnd())) }));
}

/** What somebody wrote, without the name; how far it stands in is kept where the name is found as it is. */
function withoutWriter({ original, text }: TextLine, writer: string): string {
  const place = original.indexOf(writer);
  return place < 0 ? text.slice(writer.length) : original.slice(place + writer.length).replace(/^\s/, '');
}

/** The text of one line as it is compared: see `TextLine`. */
export function comparable(original: string): Pick<TextLine, 'text' | 'bullet' | 'indent'> {
  const written = decodeEntities(original)
    .replace(CODE, '')
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(/×/g, 'x')
    .replace(/(\d)\s?½/g, '$1.5')
    .replace(/[（）［］，、：；＋]/g, (wide) => WIDE[wide] ?? wide)
    .replace(/\*\*|__/g, '')
    .replace(ESCAPED, '$1');
  const unquoted = withoutQuoting(written);
  const plain = unquoted.replace(/ {2,}/g, ' ').trim().replace(PICTURES, '');
  const text = plain.replace(BULLET, '').trim();
  const indent = unquoted.length - unquoted.trimStart().length;
  return { text, bullet: text.length < plain.length, indent };
}

/** A line without what a messenger puts in front of it: "> ", "[12:34, 25/11/2026] Anna: ", "12:34 ". */
function withoutQuoting(line: string): string {
  let rest = line;
  // One messenger's text is pasted into another.
  for (let times = 0; times < 3; times += 1) {
    const before = rest;
    rest = rest.replace(QUOTED, '').replace(STAMPED, '');
    if (rest === before) break;
  }
  return rest;
}

/** A text for comparing: without accents, in small letters, its signs as they are. */
export function lettered(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => UNDIVIDED[letter] ?? letter);
}

/** A text without accents, which most are. */
const PLAIN = /^[ -~]*$/;

/** Letters that no rule divides into a letter and an accent. */
const UNDIVIDED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A word for comparing: without accents, in small letters, nothing but letters and digits. */
export function folded(text: string): string {
  return lettered(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
