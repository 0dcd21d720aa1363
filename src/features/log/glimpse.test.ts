import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { begun, played } from '@/testing/battles/battles';
import { glimpse } from './glimpse';

const turn = (gameTurn: number, side: 'a' | 'b') =>
  ({ type: 'beginTurn', turn: { gameTurn, side } }) as const;
const open = { type: 'openCombat' } as const;

/** Blue's turn 1 with entries 1 and 2, Red's with 3 and 4. */
const turns = logByTurn(played(begun(), open, turn(1, 'b'), open));
const seqs = (shown: ReturnType<typeof glimpse>) =>
  shown.map(({ turn: { side }, lines }) => [side, lines.flatMap((line) => line.seqs)]);

describe('the part of the log that is drawn first', () => {
  it('is its first lines under their turns, or its last', () => {
    expect(seqs(glimpse(turns, 'oldest', 3))).toEqual([
      ['a', [1, 2]],
      ['b', [3]],
    ]);
    expect(seqs(glimpse(turns, 'newest', 3))).toEqual([
      ['a', [2]],
      ['b', [3, 4]],
    ]);
  });

  it('leaves out turns of which it shows nothing', () => {
    expect(seqs(glimpse(turns, 'newest', 2))).toEqual([['b', [3, 4]]]);
  });

  it('is the whole log if that is short', () => {
    expect(glimpse(turns, 'newest', 99)).toEqual(turns);
    expect(glimpse([], 'oldest', 99)).toEqual([]);
  });
});
