import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { begun, played } from '@/testing/battles/battles';
import { turnTimes } from './turn-times';

/** Every gesture of a test battle is written a second after the one before. */
const SECOND = 1_000;
const start = (side: 'a' | 'b'): Intent => ({ type: 'startClock', side });
const turn = (gameTurn: number, side: 'a' | 'b'): Intent => ({ type: 'beginTurn', turn: { gameTurn, side } });
const told = (...intents: readonly Intent[]) =>
  turnTimes(played(begun(), ...intents).steps).map(({ turn: { gameTurn, side }, ms }) => [
    `${gameTurn}${side}`,
    ms.a / SECOND,
    ms.b / SECOND,
  ]);

describe('the time of a turn', () => {
  it('is left out where no clock ran', () => {
    expect(told(turn(1, 'b'))).toEqual([]);
  });

  it('is what each clock ran in it, up to the last entry', () => {
    expect(told(start('a'), turn(1, 'b'), start('b'), turn(2, 'a'))).toEqual([
      ['1a', 1, 0],
      ['1b', 1, 1],
    ]);
  });

  it('adds up where the turn was taken up again', () => {
    expect(told(start('a'), turn(1, 'b'), turn(1, 'a'), turn(1, 'b'))).toEqual([
      ['1a', 2, 0],
      ['1b', 1, 0],
    ]);
  });

  it('leaves out by how much a clock was set', () => {
    const set: Intent = { type: 'setClock', side: 'a', from: SECOND, to: 600 * SECOND };
    expect(told(start('a'), set, turn(1, 'b'))).toEqual([['1a', 2, 0]]);
  });
});
