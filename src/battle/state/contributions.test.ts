import { describe, expect, it } from 'vitest';
import { begun } from '@/testing/battles/battles';
import { roundNow } from '@/testing/battles/scenes';
import type { Contribution } from './combat';
import { contributionsOf, isStruck, withContribution } from './contributions';
import { unitId } from './ids';

const [knights, dragon] = [unitId('u1'), unitId('u2')];
const lost = (target: Contribution['target'], count: number, side: 'a' | 'b' = 'b'): Contribution => ({
  side,
  target,
  lost: count,
});
const roundAfter = (...changes: readonly Contribution[]) =>
  changes.reduce(withContribution, roundNow(begun()).round);
const said = (...changes: readonly Contribution[]) =>
  roundAfter(...changes).contributions.map((one) => one.lost);

describe('casualties that are given back', () => {
  it('are taken from the newest of that target, and of that side', () => {
    expect(said(lost(knights, 2), lost(dragon, 1), lost(knights, 3), lost(knights, -4))).toEqual([1, 1, 0]);
    expect(said(lost('unassigned', 2, 'a'), lost('unassigned', 2), lost('unassigned', -1))).toEqual([2, 1]);
    expect(said(lost(knights, 2), lost(knights, -9))).toEqual([0]);
  });

  it('leave no blow where none stands', () => {
    expect(isStruck(roundAfter())).toBe(false);
    expect(isStruck(roundAfter(lost(knights, 1)))).toBe(true);
    expect(isStruck(roundAfter(lost(knights, 1), lost(knights, -1)))).toBe(false);
  });
});

describe('casualties of one tap after another', () => {
  it('are one contribution as long as a side taps one target, whatever the other side does between', () => {
    const taps = Array.from({ length: 40 }, (_, tap) => lost(knights, 1, tap % 2 === 0 ? 'a' : 'b'));
    expect(roundAfter(...taps).contributions).toEqual([lost(knights, 20, 'a'), lost(knights, 20, 'b')]);
  });

  it('keep the order in which a side went from target to target', () => {
    const round = roundAfter(
      lost(knights, 2),
      lost(knights, 1),
      lost('unassigned', 1),
      lost(knights, 1),
      lost(knights, -2),
    );
    expect(contributionsOf(round, 'b')).toEqual([lost(knights, 2), lost('unassigned', 1), lost(knights, 0)]);
    expect(isStruck(round)).toBe(true);
  });
});

it('a contribution of nothing is noted too', () => {
  expect(said(lost(knights, 0))).toEqual([0]);
  expect(contributionsOf(roundAfter(lost(knights, 0), lost(knights, 1, 'a')), 'b')).toEqual([
    lost(knights, 0),
  ]);
});
