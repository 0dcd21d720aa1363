/**
 * The day of a time (milliseconds since 1970) in the phone's time zone, as "2026-03-05"; "0000-00-00" for a
 * year without four digits, and for a time outside the calendar. It is built by hand, because a season needs
 * ten thousand of them.
 */
export function isoDay(at: number): string {
  // biome-ignore lint/style/noRestrictedGlobals: The time is an argument; only the calendar is asked.
  const date = new Date(at);
  const year = date.getFullYear();
  if (!(year >= 1000 && year <= 9999)) return '0000-00-00';
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}
