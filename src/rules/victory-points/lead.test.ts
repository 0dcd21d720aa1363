import { describe, expect, test } from 'vitest';
import { leadResult, percentResult } from './lead';
import type { LeadRules, PercentMargins } from './victory';

const source = { at: 'a rulebook', standing: 'text' } as const;
const lead: LeadRules = {
  draw: 'Draw',
  points: 100,
  victory: 'Victory',
  times: 2,
  crushing: 'Crushing victory',
  source,
};
const of = (a: number, b: number) => ({ victoryPoints: { a, b }, armyPoints: 2_000 });

describe('a lead in points', () => {
  test('is a draw below the limit, and a victory from it on', () => {
    expect(leadResult(lead, of(1_099, 1_000))).toEqual({ name: 'Draw', winner: null });
    expect(leadResult(lead, of(1_000, 1_100))).toEqual({ name: 'Victory', winner: 'b' });
  });

  test('crushes with twice the points, but only beyond the limit', () => {
    expect(leadResult(lead, of(1_200, 600))).toEqual({ name: 'Crushing victory', winner: 'a' });
    expect(leadResult(lead, of(1_199, 600)).name).toBe('Victory');
    expect(leadResult(lead, of(90, 0))).toEqual({ name: 'Draw', winner: null });
  });

  test('counts for nothing against an army that is gone, where the rules say so', () => {
    const harsh: LeadRules = { ...lead, wipedOutLoses: true };
    expect(leadResult(harsh, { ...of(90, 400), wipedOut: 'b' })).toEqual({ name: 'Victory', winner: 'a' });
    expect(leadResult(harsh, { ...of(90, 40), conceded: 'a' })).toEqual({ name: 'Victory', winner: 'b' });
    expect(leadResult(harsh, { ...of(400, 90), wipedOut: 'b' }).name).toBe('Crushing victory');
    expect(leadResult(lead, { ...of(90, 40), wipedOut: 'b' })).toEqual({ name: 'Draw', winner: null });
  });
});

describe('margins in percent', () => {
  const margins: PercentMargins = {
    bands: [
      { belowPercent: 10, name: 'Draw' },
      { belowPercent: 25, name: 'Marginal' },
      { belowPercent: null, name: 'Massacre' },
    ],
    conceded: 'Massacre',
    source,
  };

  test('are compared exactly, and the first is nobody’s', () => {
    expect(percentResult(margins, of(199, 0))).toEqual({ name: 'Draw', winner: null });
    expect(percentResult(margins, of(0, 200))).toEqual({ name: 'Marginal', winner: 'b' });
    expect(percentResult(margins, of(500, 0))).toEqual({ name: 'Massacre', winner: 'a' });
  });

  test('do not count for who concedes', () => {
    expect(percentResult(margins, { ...of(900, 0), conceded: 'a' })).toEqual({
      name: 'Massacre',
      winner: 'b',
    });
  });
});
