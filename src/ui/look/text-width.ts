/** What Chinese is written in, with its marks: each as wide as two and a half of the narrow Latin letters. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** How wide a text is, in Latin letters: for what must choose a size before it is drawn. */
export function textWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0) * 1.5;
}
