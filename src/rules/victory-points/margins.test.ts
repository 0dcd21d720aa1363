import { describe, expect, test } from 'vitest';
import { marginOf, parseMargins } from './margins';

const table = [
  { upTo: 199, name: ' Draw ' },
  { upTo: 599, name: 'Minor victory' },
  { upTo: null, name: 'Massacre' },
];
const refusal = (entered: unknown) => {
  const parsed = parseMargins(entered);
  return parsed.ok ? null : parsed.refusal;
};

describe('a table of margins the players fill in', () => {
  test('names every difference, upper edges included', () => {
    const parsed = parseMargins(table);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    const names = [0, 199, 200, 599, 600, 9000].map((difference) => marginOf(parsed.value, difference).name);
    expect(names).toEqual(['Draw', 'Draw', 'Minor victory', 'Minor victory', 'Massacre', 'Massacre']);
  });

  test('is accepted again once it was accepted', () => {
    const parsed = parseMargins(table);
    expect(parsed.ok && parseMargins(parsed.value)).toEqual(parsed);
  });

  test('may begin with a difference of 0 and have names of 30 characters', () => {
    const last = { upTo: null, name: 'x'.repeat(30) };
    expect(refusal([{ upTo: 0, name: 'Draw' }, last])).toBeNull();
    expect(refusal([{ upTo: 5, name: 7 }, last])).toMatchObject({ code: 'marginWithoutName' });
    expect(refusal([{ upTo: 5 }, last])).toMatchObject({ code: 'marginWithoutName' });
  });

  test('is refused with the first line that is wrong', () => {
    const last = { upTo: null, name: 'Massacre' };
    expect(refusal([])).toEqual({ code: 'noMargins', values: {} });
    expect(refusal('none')).toEqual({ code: 'noMargins', values: {} });
    expect(refusal([{ upTo: 5, name: ' ' }, last])).toEqual({
      code: 'marginWithoutName',
      values: { line: 1 },
    });
    expect(refusal([null, last])).toEqual({ code: 'marginWithoutName', values: { line: 1 } });
    expect(refusal([{ upTo: 5, name: 'x'.repeat(31) }, last])).toMatchObject({ code: 'marginWithoutName' });
    expect(refusal([{ upTo: 1.5, name: 'Draw' }, last])).toMatchObject({ code: 'marginNotAWholeNumber' });
    expect(refusal([{ upTo: -1, name: 'Draw' }, last])).toMatchObject({ code: 'marginNotAWholeNumber' });
    expect(refusal([{ upTo: 5, name: 'Draw' }, { upTo: 5, name: 'Win' }, last])).toEqual({
      code: 'marginsNotAscending',
      values: { line: 2 },
    });
    expect(refusal([{ upTo: 5, name: 'Draw' }])).toEqual({ code: 'lastMarginLimited', values: { line: 1 } });
    expect(refusal([{ upTo: null, name: 'Draw' }, last])).toEqual({
      code: 'lastMarginLimited',
      values: { line: 1 },
    });
  });
});
