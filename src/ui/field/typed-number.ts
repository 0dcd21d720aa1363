/** Digits, in groups of three where they are separated, as a number; nothing as null; anything else as no number, which is refused. */
export function typedNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^(\d+|\d{1,3}([\s.,'’]\d{3})+)$/.test(typed) ? Number(typed.replace(/\D/g, '')) : Number.NaN;
}
