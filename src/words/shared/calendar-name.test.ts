import { afterEach, expect, it } from 'vitest';
import { dates } from '@/messages/compiled/dates';
import { calendarName } from './phrases';

afterEach(() => {
  delete dates.language;
});

it.each([
  ['zh', '2026-03', '2026年3月'],
  ['zh', '2026-03-05', '2026年3月5日'],
  ['de', '2026-03', 'März 2026'],
  ['de', '2026-12-31', '31. Dez. 2026'],
  ['en-GB', '2026-03-05', '5 Mar 2026'],
])('in %s %s is called %s', (language, iso, name) => {
  dates.language = language;
  expect(calendarName(iso)).toBe(name);
});

it.each(['2026', '2026-99', ''])('%s, which is no month, is called as it stands', (iso) => {
  expect(calendarName(iso)).toBe(iso);
});
