/** The first line of a result's code: any phone's camera shows the text, and this app recognises it. */
export const RESULT_MARK = 'Warledger result';

/**
 * The longest text of a result's code, in bytes of UTF-8: about 130 dots on a side, which can still be read
 * from a screen.
 */
export const MAX_RESULT_BYTES = 1_200;

/** The text of a result's code: as many of its lines as fit, from the first on. */
export function toResultCode(lines: readonly string[]): string {
  const encoder = new TextEncoder();
  let text = RESULT_MARK;
  for (const line of lines) {
    const longer = `${text}\n${line.replaceAll(/\s+/g, ' ').trim()}`;
    if (encoder.encode(longer).length <= MAX_RESULT_BYTES) text = longer;
  }
  return text;
}

/** The lines of a result from the text of a code; null if it is none. */
export function fromResultCode(code: string): readonly string[] | null {
  const [mark, ...lines] = code.split(/\r?\n/);
  return mark === RESULT_MARK && lines.length > 0 ? lines : null;
}
