import { expect, it } from 'vitest';
import { format as said } from '@/messages/compiled/format';
import { day } from './format';

it('a day outside the calendar is told in the language that is spoken by then', () => {
  const english = said.noDate;
  expect(day.format(9e15)).toBe(english);
  Reflect.set(said, 'noDate', 'ohne Datum');
  expect(day.format(9e15)).toBe('ohne Datum');
  Reflect.set(said, 'noDate', english);
});
