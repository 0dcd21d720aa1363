import { describe, expect, test } from 'vitest';
import { healthPointOf } from './health-point';
import { EDITIONS, type Edition } from './index';

const called = (id: string) =>
  (EDITIONS as readonly Edition[]).find((edition) => edition.id === id)?.healthPoint ?? expect.fail();

describe('a point of health', () => {
  test('of a vehicle of the third Heresy is a Hull Point, of anybody else a Wound', () => {
    expect(healthPointOf(called('hh-3'), { vehicle: true })).toMatchObject({ other: 'Hull Points' });
    expect(healthPointOf(called('hh-3'), { vehicle: false })).toMatchObject({ other: 'Wounds' });
    expect(healthPointOf(called('hh-3'), { cool: 7 })).toMatchObject({ other: 'Wounds' });
  });

  test('is what it always is where the rulebook has one word', () => {
    expect(healthPointOf(called('tow-1'), { vehicle: true })).toBe(called('tow-1'));
  });
});
