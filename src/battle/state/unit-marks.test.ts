import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition, type UnitFact } from '@/rules/index';
import { MARKS } from './unit';
import { marksOf } from './unit-marks';

const editions: readonly Edition[] = EDITIONS;

/** The marks that the rulebook itself speaks of: in the facts of a unit, and where one earns points. */
function neededBy({ unitFacts = [], victory }: Edition): readonly string[] {
  const facts: readonly UnitFact[] = unitFacts;
  const bonuses = [victory?.points, ...(victory?.variants ?? []).map(({ points }) => points)].flatMap(
    (rules) => rules?.bonuses ?? [],
  );
  return [
    ...facts.flatMap(({ id }) => MARKS.filter((mark) => mark === id)),
    ...bonuses.flatMap(({ earnedBy }) => MARKS.filter((mark) => mark === earnedBy?.mark)),
  ];
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('the marks of %s', (_, edition) => {
  it('are those that it declares, and each of which it speaks is one', () => {
    const marks = marksOf(edition);
    expect(new Set(marks).size).toBe(marks.length);
    for (const needed of neededBy(edition)) expect(marks).toContain(needed);
  });

  it('have a standard and a musician only where a combat is scored', () => {
    const carried = marksOf(edition).filter((mark) => mark === 'standard' || mark === 'musician');
    expect(carried.length > 0).toBe(edition.combat !== undefined);
  });
});
