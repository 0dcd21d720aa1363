import { expect, it } from 'vitest';
import { battleId } from '@/battle/state/ids';
import { rootBattleId, splitBattleId, splitSeq } from './split-id';

it('a battle that parted is known by where it parted, and from which', () => {
  const split = splitBattleId(battleId('b1'), 12, '9a3f00c1');
  expect(split).toBe('b1~12~9a3f00c1');
  expect(rootBattleId(split)).toBe('b1');
  expect(splitSeq(split)).toBe(12);
});

it('a course that parted again belongs to the battle it was begun as', () => {
  const again = splitBattleId(splitBattleId(battleId('b1'), 12, '9a3f00c1'), 30, '00000000');
  expect(again).toBe('b1~30~00000000');
});

it('a battle that never parted is its own root', () => {
  expect(rootBattleId(battleId('b1'))).toBe('b1');
  expect(splitSeq(battleId('b1'))).toBeNull();
});
