/**
 * The text as a screen shows it: control characters, such as a zero byte, are spaces, and none stand at
 * its ends.
 */
export function shownText(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
