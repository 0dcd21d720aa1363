/** The first line of a result's code: any phone's camera shows the text, and this app knows it again. */
export const RESULT_MARK = 'Warledger result';

/** How long a result's code is at most, in bytes of UTF-8: a code of some 130 dots a side, which is still read from a screen. */
export const MAX_RESULT_BYTES = 1_200;

/** The text of a result's code: its lines as far as they fit, the first ones before the last. */
export function toResultCode(lines: readonly string[]): string {
  const encoder = new TextEncoder();
  let text = RESULT_MARK;
  for (const line of lines) {
    const longer = `${text}\n${line.replaceAll(/\s+/g, ' ').trim()}`;
    if (encoder.encode(longer).length <= MAX_RESULT_BYTES) text = longer;
  }
  return text;
}

/** The lines of a result behind the text of a code, or null where it is none. */
export function fromResultCode(code: string): readonly string[] | null {
  const [mark, ...lines] = code.split(/\r?\n/);
  return mark === RESULT_MARK && lines.length > 0 ? lines : null;
}
