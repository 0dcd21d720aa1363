/** The parts of a date that give its day in the phone's time zone. */
type LocalDate = { getFullYear(): number; getMonth(): number; getDate(): number };

/**
 * The day as "2026-03-05". It is built by hand, because a season needs ten thousand of them. Null for a year
 * without four digits, and for an invalid date.
 */
export function localDay(date: LocalDate): string | null {
  const year = date.getFullYear();
  if (!(year >= 1000 && year <= 9999)) return null;
  const month = date.getMonth() + 1;
  const day = date.getDate();
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}
