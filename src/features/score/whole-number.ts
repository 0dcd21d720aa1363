/** Digits with the usual separators as a number; nothing as null; anything else as no number, which is refused. */
export function wholeNumber(text: string): number | null {
  const digits = text.replace(/[\s.,'’]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
