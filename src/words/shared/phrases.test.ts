import { afterEach, expect, it, vi } from 'vitest';
import { plurals } from '@/messages/compiled/numbers';
import { counted } from './phrases';

const RANKS = { one: 'szereg', other: 'szeregi', many: 'szeregów' };

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [1, '1 szereg'],
  [3, '3 szeregi'],
  [5, '5 szeregów'],
  [0, '0 szeregów'],
  [12, '12 szeregów'],
  [22, '22 szeregi'],
])('counts %i as a language does that counts few and many apart', (count, said) => {
  vi.spyOn(plurals, 'select').mockImplementation((n) => new Intl.PluralRules('pl').select(n));
  expect(counted(count, RANKS)).toBe(said);
});

it.each([
  [0, '0 ranks'],
  [1, '1 rank'],
  [3, '3 ranks'],
])('counts %i in English with two forms', (count, said) => {
  expect(counted(count, { one: 'rank', other: 'ranks' })).toBe(said);
});
