import { describe, expect, it } from 'vitest';
import { isByOther } from '@/battle/log/by-other';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { append, battleOf, type Ledger, nextSeq } from '@/battle/log/ledger';
import { type WriterId, writerId } from '@/battle/state/ids';
import { begun, counted, entry, FIRST_COMBAT, START_AT, withArmies } from '@/testing/battles/battles';
import { logByTurn } from './log-lines';
import { othersNews, TWICE_MS } from './others-news';

const HOST = 'host';
const GUEST = 'gA.1';
const onHost = (writer: WriterId) => isByOther(writer, null);
const onGuest = (writer: WriterId) => isByOther(writer, { isOwn: (own) => own === GUEST });

const loses = counted('b', 'healthPointsLost', 1);
const UNDO: Intent = { type: 'undo' };
const CLOSE: Intent = { type: 'closeRound', combatId: FIRST_COMBAT };

/** The ledger after taps of several phones: who made each, and how many milliseconds after the first. */
function tapped(...taps: readonly (readonly [by: string, intent: Intent, ms: number])[]): Ledger {
  return tappedOn(begun(), ...taps);
}

function tappedOn(begunLedger: Ledger, ...taps: readonly (readonly [string, Intent, number])[]): Ledger {
  return taps.reduce((ledger, [by, intent, ms]) => {
    const decided = decide(ledger, intent);
    if (!decided.ok) throw new Error(decided.refusal.code);
    const next = { ...entry(nextSeq(ledger), decided.value, START_AT + ms), writer: writerId(by) };
    return append(ledger, next) ?? expect.fail('does not fit');
  }, begunLedger);
}

const news = (ledger: Ledger, here = onHost) => othersNews(ledger, here).map(({ kind, seq }) => [kind, seq]);

describe('a phone is told that the other one took back its tap', () => {
  it('and the other one is not', () => {
    const ledger = tapped([HOST, loses, 0], [GUEST, UNDO, 9_000]);
    expect(news(ledger)).toEqual([['tookBack', 3]]);
    expect(news(ledger, onGuest)).toEqual([]);
  });

  it('as a guest, too', () => {
    expect(news(tapped([GUEST, loses, 0], [HOST, UNDO, 9_000]), onGuest)).toEqual([['tookBack', 3]]);
  });

  it('each of several, the newest first', () => {
    const ledger = tapped(
      [HOST, loses, 0],
      [HOST, loses, 9_000],
      [GUEST, UNDO, 18_000],
      [GUEST, UNDO, 19_000],
    );
    expect(news(ledger)).toEqual([
      ['tookBack', 5],
      ['tookBack', 4],
    ]);
  });

  it.each<[string, Intent]>([
    ['it is brought back', { type: 'redo' }],
    ['a round is closed', CLOSE],
    ['a turn begins', { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } }],
  ])('until %s', (_, intent) => {
    expect(news(tapped([HOST, loses, 0], [GUEST, UNDO, 9_000], [GUEST, intent, 18_000]))).toEqual([]);
  });

  it('not where each took back its own', () => {
    const ledger = tapped(
      [HOST, loses, 0],
      [HOST, UNDO, 9_000],
      [GUEST, loses, 18_000],
      [GUEST, UNDO, 27_000],
    );
    expect([news(ledger), news(ledger, onGuest)]).toEqual([[], []]);
  });
});

describe('both are told that they counted the same loss at once', () => {
  it('with the second of the two, until the next tap', () => {
    const twice = tapped([HOST, loses, 0], [GUEST, loses, TWICE_MS]);
    expect([news(twice), news(twice, onGuest)]).toEqual([[['twice', 3]], [['twice', 3]]]);
    expect(news(tappedOn(twice, [HOST, counted('a', 'healthPointsLost', 1), 9_000]))).toEqual([]);
    expect(news(tappedOn(twice, [HOST, UNDO, 9_000]))).toEqual([]);
  });

  it('of a unit', () => {
    const armies = withArmies('t9a-2');
    const [unit] = battleOf(armies).units;
    const hurt: Intent = { type: 'changeHealth', unitId: unit?.unit.id ?? expect.fail('no unit'), by: -2 };
    const at = (armies.entries.at(-1)?.at ?? 0) - START_AT;
    expect(news(tappedOn(armies, [GUEST, hurt, at], [HOST, hurt, at + 500]))).toHaveLength(1);
  });

  it.each<[string, Ledger]>([
    ['one phone tapped twice', tapped([HOST, loses, 0], [HOST, loses, 100])],
    ['one counted more', tapped([HOST, loses, 0], [GUEST, counted('b', 'healthPointsLost', 2), 100])],
    [
      'they counted on different sides',
      tapped([HOST, loses, 0], [GUEST, counted('a', 'healthPointsLost', 1), 100]),
    ],
    ['time lies between', tapped([HOST, loses, 0], [GUEST, loses, TWICE_MS + 1])],
  ])('not where %s', (_, ledger) => {
    expect(news(ledger)).toEqual([]);
  });
});

it('the log keeps the taps of two phones on one counter apart', () => {
  const ledger = tapped([HOST, loses, 0], [HOST, loses, 100], [GUEST, loses, 200]);
  const lines = logByTurn(ledger).flatMap((turn) => turn.lines.slice(1));
  expect(lines.map(({ seqs, writer }) => [seqs, writer])).toEqual([
    [[2, 3], HOST],
    [[4], GUEST],
  ]);
});
