/** What stands between the parts of a line, the surest first: a line is cut by the first of these that it has. */
const SEPARATORS = ['\t', ';', '|', ','] as const;

/** A quoted part: what opens it, and what closes it. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
]);

/** "1.", "12)", "3 ", "-", "•", "[x]": how lines of a list begin. */
const NUMBERING = /^\s*(?:\d{1,4}\s*[.):]\s*|\d{1,4}\s*[,;|]\s*|\d{1,4}\s+|[-*+•‣▪◦·–—]\s+|\[[ xX✓]?\]\s*)+/u;

/** The separator of a line: the surest that stands outside quotes; null where it is one part. */
export function separatorOf(line: string): string | null {
  return SEPARATORS.find((separator) => cut(line, separator).length > 1) ?? null;
}

/** A line without its number or bullet; a line of nothing else stays. */
export function withoutNumbering(line: string): string {
  const bare = line.replace(NUMBERING, '');
  return /\p{L}/u.test(bare) ? bare : line.trim();
}

/** The parts of a line, trimmed, without quotes and in the composed form of accents. */
export function cellsOf(line: string, separator: string | null): readonly string[] {
  return (separator === null ? [line] : cut(line, separator)).map(tidy);
}

/** A part with single spaces, without quotes around it. */
export function tidy(text: string): string {
  const plain = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const closing = QUOTES.get(plain.charAt(0));
  if (closing === undefined || plain.length < 2 || !plain.endsWith(closing)) return plain;
  return plain.slice(1, -1).replaceAll('""', '"').trim();
}

/** A quote only counts at the beginning of a part, and only where it is closed. */
function cut(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let from = 0;
  let at = 0;
  while (at < line.length) {
    const closing = line.slice(from, at).trim() === '' ? QUOTES.get(line.charAt(at)) : undefined;
    const end = closing === undefined ? -1 : endOfQuoted(line, at + 1, closing, separator);
    if (end >= 0) at = end;
    else if (line.charAt(at) === separator) {
      cells.push(line.slice(from, at));
      from = at + 1;
    }
    at += 1;
  }
  return [...cells, line.slice(from)];
}

/** Where a quoted part ends: at a closing quote before a separator or the end of the line; -1: nowhere. */
function endOfQuoted(line: string, from: number, closing: string, separator: string): number {
  for (let at = line.indexOf(closing, from); at >= 0; at = line.indexOf(closing, at + 1)) {
    const rest = line.slice(at + 1);
    if (rest.startsWith(closing) && closing === '"') at += 1;
    else if (rest.trim() === '' || rest.trimStart().startsWith(separator) || rest.startsWith(separator))
      return at;
  }
  return -1;
}
