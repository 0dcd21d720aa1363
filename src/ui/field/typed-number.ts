/**
 * The typed number. Digits may be in groups of three with separators. Empty text gives null; any other text
 * gives NaN, which callers refuse.
 */
export function typedNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^(\d+|\d{1,3}([\s.,'’]\d{3})+)$/.test(typed) ? Number(typed.replace(/\D/g, '')) : Number.NaN;
}
