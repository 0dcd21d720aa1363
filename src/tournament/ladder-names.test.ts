import { describe, expect, it } from 'vitest';
import type { LadderGame } from './ladder';
import {
  alikeNames,
  hasAgreed,
  headOf,
  type LadderName,
  namesOf,
  plainName,
  unknownName,
} from './ladder-names';

const names = (...known: readonly (Partial<LadderName> & { readonly name: string })[]) =>
  new Map(known.map((one) => [one.name, { ...unknownName(one.name), ...one }]));

const met = (one: string, other: string): LadderGame => ({
  at: 0,
  of: 'battle',
  editionId: 'tow-1',
  sides: [
    { name: one, army: '' },
    { name: other, army: '' },
  ],
  score: 1,
});

describe('names of one player', () => {
  it('lead to the name that stands for them, also over another one', () => {
    const known = names({ name: 'A', sameAs: 'B' }, { name: 'B', sameAs: 'C' });
    expect(headOf(known, 'A')).toBe('C');
    expect(headOf(known, ' A ')).toBe('C');
    expect(namesOf(known, 'C')).toEqual(['C', 'A', 'B']);
  });

  it('stand for themselves where they were joined in a circle', () => {
    const known = names({ name: 'A', sameAs: 'B' }, { name: 'B', sameAs: 'A' });
    expect(headOf(known, 'A')).toBe('A');
    expect(headOf(known, 'B')).toBe('B');
  });

  it('are named where one of them agreed, and else not', () => {
    const known = names({ name: 'A', sameAs: 'B', agreed: true });
    expect(hasAgreed(known, 'B')).toBe(true);
    expect(hasAgreed(known, 'C')).toBe(false);
  });

  it('are compared without spaces that nobody sees', () => {
    expect(plainName('  Anna   Muller ')).toBe('Anna Muller');
  });
});

describe('names that look alike', () => {
  const asked = (one: string, other: string, known = names()) =>
    alikeNames([met(one, 'Zed'), met(other, 'Zed')], known);

  it.each([
    ['Anna Müller', 'Anna Muller'],
    ['Anna Mueller', 'Anna Müller'],
    ['Miller, Anna', 'Anna Miller'],
    ['anna miller', 'Anna Miller'],
    ['Anna M.', 'Anna Miller'],
    ['Anna Miller', 'Anna Millar'],
    ['Anna Miller', 'Ana Miller'],
    ['Anna Miller', 'Anna Mliler'],
  ])('are asked of: %s and %s', (one, other) => {
    expect(asked(one, other)).toEqual([[one, other].toSorted()]);
  });

  it.each([
    ['Anna', 'Anne'],
    ['Anna Miller', 'Ben Miller'],
    ['Anna', 'Anna Miller'],
    ['Anna Miller', 'Anna Schmidt'],
  ])('are not: %s and %s', (one, other) => {
    expect(asked(one, other)).toEqual([]);
  });

  it('are nobody’s who met each other', () => {
    expect(alikeNames([met('Anna M.', 'Anna Miller')], names())).toEqual([]);
  });

  it('are not asked again once they were joined or told apart', () => {
    expect(asked('Anna M.', 'Anna Miller', names({ name: 'Anna M.', sameAs: 'Anna Miller' }))).toEqual([]);
    expect(asked('Anna M.', 'Anna Miller', names({ name: 'Anna Miller', notSame: ['Anna M.'] }))).toEqual([]);
  });
});
