import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casualtiesOf } from '@/battle/combat/engagement';
import { begun, counted, FOUGHT_EDITIONS, played, randomPlay } from '@/testing/battles/battles';
import { written } from './event';
import { battleOf, type Ledger, openLedger } from './ledger';
import { momentAt, timelineOf, turnStarts } from './timeline';

const loss = counted('b', 'healthPointsLost', 1);
const turn = (gameTurn: number, side: 'a' | 'b') =>
  ({ type: 'beginTurn', turn: { gameTurn, side } }) as const;

describe('the timeline', () => {
  it('shows an entry as it stood then, though it was undone later', () => {
    const timeline = timelineOf(played(begun(), loss, { type: 'undo' }));
    const lostAt = timeline.map(({ battle }) => {
      const round = battle.combats[0]?.rounds[0];
      return round ? casualtiesOf(battle, round, 'b') : null;
    });
    expect(lostAt).toEqual([0, 1, 0]);
  });

  it('finds the moment of an entry, of the last one before a missing number, and the present without one', () => {
    const timeline = timelineOf(played(begun(), loss, loss));
    expect(momentAt(timeline, 2)).toBe(1);
    expect(momentAt(timeline, 99)).toBe(2);
    expect(momentAt(timeline, 0)).toBe(0);
    expect(momentAt(timeline, null)).toBe(2);
  });

  it('knows where each turn begins, and that the players went back to one', () => {
    const ledger = played(begun(), loss, turn(1, 'b'), loss, turn(1, 'a'));
    expect(turnStarts(timelineOf(ledger))).toEqual([
      { turn: { gameTurn: 1, side: 'a' }, index: 0 },
      { turn: { gameTurn: 1, side: 'b' }, index: 2 },
      { turn: { gameTurn: 1, side: 'a' }, index: 4 },
    ]);
  });

  it.each(FOUGHT_EDITIONS)('of $id has at every entry what a replay of the log up to it gives', (edition) => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const timeline = timelineOf(ledger);
        expect(timeline.map(({ entry }) => entry)).toEqual(ledger.entries);
        for (const [index, { battle }] of timeline.entries()) {
          const prefix = openLedger(ledger.entries.slice(0, index + 1).map(written)) as Ledger;
          expect(battle).toEqual(battleOf(prefix));
        }
      }),
      { numRuns: 40 },
    );
  });
});
