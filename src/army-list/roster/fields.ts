/** Something that came out of a file and may be anything. */
type Fields = Readonly<Record<string, unknown>>;

/** The named fields of a value, or none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** The items of a value, or none where it is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * A text, trimmed and without control characters but those of lines; numbers count as text, anything else
 * is empty.
 */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/[^\P{Cc}\n\r\t]+/gu, ' ').trim() : '';
}

/** A number, also where it is written as text; what is none is 0. */
export function numberOf(value: unknown): number {
  const number = typeof value === 'string' ? Number(value.trim()) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** Whether a switch of the file is on. */
export function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

/** The first of the numbers that is above 0, or 0: a file says 0 where it means that it does not say. */
export function firstPositive(...numbers: readonly number[]): number {
  return numbers.find((number) => number > 0) ?? 0;
}

/** A text, or null where it is empty. */
export function textOrNull(value: unknown): string | null {
  const text = textOf(value);
  return text === '' ? null : text;
}
