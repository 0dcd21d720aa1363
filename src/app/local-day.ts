/** What of a date tells its day where the phone is. */
type LocalDate = { getFullYear(): number; getMonth(): number; getDate(): number };

/**
 * The day as "2026-03-05", put together by hand: a season asks for ten thousand. Null for a year that has not four figures, and for no
 * date at all.
 */
export function localDay(date: LocalDate): string | null {
  const year = date.getFullYear();
  if (!(year >= 1000 && year <= 9999)) return null;
  const month = date.getMonth() + 1;
  const day = date.getDate();
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}
