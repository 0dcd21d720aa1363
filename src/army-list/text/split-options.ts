const OPENING = '([{';
const CLOSING = ')]}';

/**
 * The parts of a text between separators that stand outside brackets, trimmed and without empty ones. A
 * bracket that is never closed ends where the next separator stands, so that one forgotten bracket does not
 * swallow the rest.
 */
export function splitOutside(text: string, separators = ',;'): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  const unclosed = opensMoreThanItCloses(text);
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
    else if (separators.includes(character) && (depth === 0 || unclosed)) {
      parts.push(text.slice(begin, place));
      begin = place + 1;
    }
  }
  parts.push(text.slice(begin));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether a bracket is open at the end of the text. */
export function opensMoreThanItCloses(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}

/** The place of the first character that stands outside brackets and is one of those asked for, or -1. */
export function firstOutside(text: string, wanted: string): number {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (depth === 0 && wanted.includes(character)) return place;
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth = Math.max(0, depth - 1);
  }
  return -1;
}

/** A detail is an option as a whole; what it carries may hold a mark of its own: "Runes: Warlord, Shield". */
export function optionsIn(detail: string): readonly string[] {
  const colon = firstOutside(detail, ':');
  return colon < 0 ? [detail] : [detail, ...splitOutside(detail.slice(colon + 1), ',').filter(isRank)];
}

function isRank(item: string): boolean {
  return /^(?:warlord|(?:army )?general)\b/i.test(item);
}
