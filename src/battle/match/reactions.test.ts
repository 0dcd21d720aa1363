import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { reactionsIn } from '@/battle/state/reactions';
import type { Side } from '@/rules/index';
import { begun, played } from '@/testing/battles/battles';

const react = (side: Side, reaction: string) => ({ type: 'makeReaction', side, reaction }) as const;
const made = (ledger: Ledger, side: Side) => {
  const battle = battleOf(ledger);
  return reactionsIn(battle.reactions ?? [], battle.turn, side).map(({ reaction }) => reaction);
};
const refusal = (ledger: Ledger, side: Side, reaction: string) => {
  const decided = decide(ledger, react(side, reaction));
  return decided.ok ? null : decided.refusal.code;
};

describe('reactions', () => {
  const two = played(begun('hh-3'), react('b', 'returnFire'), react('b', 'evade'));

  it('are counted in the turn in which they are made, in any of its phases', () => {
    const later = played(two, { type: 'beginTurn', turn: { gameTurn: 1, side: 'a', phase: 3 } });
    expect(made(later, 'b')).toEqual(['returnFire', 'evade']);
    expect(made(later, 'a')).toEqual([]);
    const next = played(later, { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } }, react('a', 'medic'));
    expect([made(next, 'a'), made(next, 'b')]).toEqual([['medic'], []]);
  });

  it('are taken back one by one', () => {
    const one = played(two, { type: 'undo' });
    expect(made(one, 'b')).toEqual(['returnFire']);
    expect(made(played(one, { type: 'undo' }), 'b')).toEqual([]);
    expect(made(played(one, { type: 'redo' }), 'b')).toEqual(['returnFire', 'evade']);
  });

  it('are the enemy’s, and of the edition', () => {
    expect(refusal(two, 'a', 'evade')).toBe('ownTurn');
    expect(refusal(two, 'b', 'dodge')).toBe('noSuchReaction');
    expect(refusal(begun('hh-1'), 'b', 'evade')).toBe('noSuchReaction');
    expect(refusal(begun('t9a-2'), 'b', 'evade')).toBe('noSuchReaction');
  });
});
