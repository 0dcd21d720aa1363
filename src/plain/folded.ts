/** The letters and digits of a text in small letters, without accents: texts that a reader takes for equal are. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
