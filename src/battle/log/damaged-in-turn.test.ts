import { expect, it } from 'vitest';
import { unitId } from '@/battle/state/ids';
import { EDITIONS, type Edition, type UnitTest } from '@/rules/index';
import { begun, draft, played } from '@/testing/battles/battles';
import { damagedInTurn, testDue } from './damaged-in-turn';

const guard = unitId('u2.1');
const health = (by: number) => ({ type: 'changeHealth', unitId: guard, by }) as const;

it('a unit is damaged in the turn in which it lost health, until that is given back or the next turn begins', () => {
  const whole = played(begun(), {
    type: 'addUnits',
    side: 'b',
    units: [draft({ name: 'Guard', models: 20 })],
  });
  expect(damagedInTurn(whole, guard)).toBe(false);
  const shot = played(whole, health(-2));
  expect(damagedInTurn(shot, guard)).toBe(true);
  expect(damagedInTurn(played(shot, health(2)), guard)).toBe(false);
  expect(damagedInTurn(played(shot, { type: 'undo' }), guard)).toBe(false);
  const later = played(shot, { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } });
  expect(damagedInTurn(later, guard)).toBe(false);
  expect(damagedInTurn(played(later, health(-1)), guard)).toBe(true);
});

it('only a test of the damaged is due, and only for who was damaged in this turn', () => {
  const [panic] = (EDITIONS as readonly Edition[]).flatMap(({ tests = [] }) => tests);
  if (!panic) throw new Error('No edition has a test beside the break test');
  const nerve: UnitTest = { ...panic, id: 'nerve', when: 'damaged' };
  const units = [draft({ name: 'Guard', models: 20 })];
  const whole = played(begun(), { type: 'addUnits', side: 'b', units });
  const shot = played(whole, health(-1));
  expect(testDue([panic, nerve], whole, guard)).toBeNull();
  expect(testDue([panic, nerve], shot, guard)).toBe(nerve);
  expect(testDue([panic], shot, guard)).toBeNull();
});
