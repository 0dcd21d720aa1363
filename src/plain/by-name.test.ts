import { afterEach, expect, it } from 'vitest';
import { byName, orderNamesAs } from './by-name';

afterEach(() => orderNamesAs('en'));

it.each([
  ['en', ['Äbbe', 'Adam', 'Östen', 'Zoe']],
  ['sv', ['Adam', 'Zoe', 'Äbbe', 'Östen']],
  ['pl', ['Äbbe', 'Adam', 'Östen', 'Zoe']],
])('names stand in the order of %s', (language, sorted) => {
  orderNamesAs(language);
  const names = ['Zoe', 'Östen', 'Adam', 'Äbbe'].map((name) => ({ name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(sorted);
});

it('a Polish Ł stands behind every L, and an English one among them', () => {
  const names = ['Lza', 'Łada', 'Mik'].map((name) => ({ name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['Łada', 'Lza', 'Mik']);
  orderNamesAs('pl');
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['Lza', 'Łada', 'Mik']);
});

it('numbers in names count as numbers', () => {
  const names = ['Player 10', 'Player 9'].map((name) => ({ name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['Player 9', 'Player 10']);
});
