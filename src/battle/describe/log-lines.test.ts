import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { written } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import { append, battleOf, type Ledger, nextSeq, openLedger } from '@/battle/log/ledger';
import { begun, counted, entry, FIRST_COMBAT, played, START_AT, withArmies } from '@/testing/battles/battles';
import { battleWords } from '@/words/battle-words';
import { BURST_MS, entriesBehind, latestBursts, logByTurn } from './log-lines';

/** The ledger after an intent at a time of its own. */
function at(ledger: Ledger, ms: number, intent: Intent): Ledger {
  const decision = decide(ledger, intent);
  if (!decision.ok) throw new Error(decision.refusal.code);
  const after = append(ledger, entry(nextSeq(ledger), decision.value, START_AT + ms));
  if (!after) throw new Error('does not fit');
  return after;
}

const tap = counted('b', 'healthPointsLost', 1);
const lines = (ledger: Ledger) => logByTurn(ledger).flatMap((turn) => turn.lines);

describe('the log', () => {
  it('shows quick taps on one counter as one line with the values before and after', () => {
    const ledger = played(begun(), tap, tap, counted('b', 'healthPointsLost', 3), tap);
    expect(lines(ledger).at(-1)).toMatchObject({
      seqs: [2, 3, 4, 5],
      description: { key: 'counted', side: 'b', from: 0, to: 6, lost: true },
    });
  });

  it('begins a new line when a tap comes late, or on the other side', () => {
    let ledger = at(begun(), 0, tap);
    ledger = at(ledger, BURST_MS + 1, tap);
    ledger = at(ledger, BURST_MS + 2, counted('a', 'healthPointsLost', 1));
    expect(
      lines(ledger)
        .slice(1)
        .map((line) => line.seqs),
    ).toEqual([[2], [3], [4]]);
  });

  it('keeps what was undone, marked, and apart from what is in force', () => {
    const ledger = played(begun(), tap, tap, { type: 'undo' }, tap);
    expect(
      lines(ledger)
        .slice(1)
        .map(({ seqs, undone }) => ({ seqs, undone })),
    ).toEqual([
      { seqs: [2], undone: false },
      { seqs: [3], undone: true },
      { seqs: [5], undone: false },
    ]);
  });

  it('is grouped by the turn in which things happened', () => {
    const ledger = played(begun(), tap, { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } }, tap);
    expect(logByTurn(ledger).map(({ turn, lines: own }) => [turn.gameTurn, turn.side, own.length])).toEqual([
      [1, 'a', 2],
      [1, 'b', 2],
    ]);
  });

  it('names a combat by the units that fought in it, the fallen too, and by its number where none were chosen', () => {
    const before = withArmies('t9a-2');
    const ids = battleOf(before).units.map(({ unit }) => unit.id);
    const [spearmen, knights, king, , theirKnights] = ids;
    if (!spearmen || !knights || !king || !theirKnights) throw new Error('The armies lack a unit');
    const engage = (...unitIds: readonly (typeof spearmen)[]): Intent => ({
      type: 'engageUnits',
      combatId: FIRST_COMBAT,
      unitIds,
    });
    const close: Intent = { type: 'closeRound', combatId: FIRST_COMBAT };
    const title = (ledger: Ledger) => lines(ledger).at(-1)?.description;
    expect(title(played(before, close))).toMatchObject({ combat: { number: 1, a: [], b: [] } });
    const fought = played(
      before,
      engage(spearmen, king, theirKnights),
      engage(spearmen, knights, theirKnights),
      { type: 'changeHealth', unitId: knights, by: -12 },
      close,
      { type: 'beginRound', combatId: FIRST_COMBAT },
      tap,
    );
    expect(title(fought)).toMatchObject({ combat: { a: ['Spearmen', 'Knights'], b: ['Knights'] } });
    const told = lines(fought).map(({ description }) => battleWords.logDetail(description));
    expect(told.at(-1)).toBe('Spearmen, Knights v Knights, round 2 · 12 → 11');
  });

  it('keeps the phases of a turn under that turn', () => {
    const ledger = played(begun(), { type: 'beginTurn', turn: { gameTurn: 1, side: 'a', phase: 4 } }, tap);
    expect(logByTurn(ledger)).toHaveLength(1);
    expect(lines(ledger)[1]?.description).toMatchObject({ key: 'turnBegan', phase: 'Melee' });
  });

  it('says what the latest burst did, and nothing once it was undone', () => {
    const ledger = played(begun(), tap, tap);
    expect(latestBursts(ledger)[0]?.description).toMatchObject({ from: 0, to: 2 });
    expect(latestBursts(played(ledger, { type: 'undo' }))).toEqual([]);
  });

  it('counts the same taps in the latest burst as in its line, however long the burst goes on', () => {
    const gap = BURST_MS - 1;
    const ledger = [0, 1, 2, 3].reduce((before, nth) => at(before, nth * gap, tap), begun());
    expect(latestBursts(ledger)).toEqual([lines(ledger).at(-1)]);
    expect(latestBursts(ledger)[0]?.description).toMatchObject({ from: 0, to: 4 });
  });

  it('keeps the latest burst of each counter while taps on others follow soon, as in the lines of the log', () => {
    const theirs = counted('a', 'healthPointsLost', 1);
    let ledger = at(begun(), 0, tap);
    ledger = at(ledger, 200, tap);
    expect(latestBursts(ledger)).toHaveLength(1);
    ledger = at(ledger, 400, theirs);
    expect(latestBursts(ledger)).toEqual(lines(ledger).slice(1).reverse());
    expect(latestBursts(ledger).map(({ seqs }) => seqs)).toEqual([[4], [2, 3]]);
    ledger = at(ledger, 200 + BURST_MS, theirs);
    expect(latestBursts(ledger).map(({ seqs }) => seqs)).toEqual([
      [4, 5],
      [2, 3],
    ]);
    ledger = at(ledger, 201 + BURST_MS, theirs);
    expect(latestBursts(ledger).map(({ seqs }) => seqs)).toEqual([[4, 5, 6]]);
  });

  it('keeps no earlier burst of a counter that was tapped again, however quickly the taps take turns', () => {
    const theirs = counted('a', 'healthPointsLost', 1);
    let ledger = begun();
    for (let nth = 0; nth < 10; nth += 1) ledger = at(ledger, nth * 100, nth % 2 === 0 ? tap : theirs);
    expect(latestBursts(ledger).map(({ seqs }) => seqs)).toEqual([[11], [10]]);
  });

  it('puts the same bursts together tap by tap as from a log that was just opened', () => {
    const theirs = counted('a', 'healthPointsLost', 1);
    let ledger = begun();
    for (const [nth, next] of [tap, theirs, theirs, tap, tap].entries()) {
      ledger = at(ledger, nth * 1_500, next);
      const opened = openLedger(ledger.entries.map(written));
      expect(latestBursts(opened ?? ledger)).toEqual(latestBursts(ledger));
    }
    expect(latestBursts(ledger).map(({ seqs }) => seqs)).toEqual([
      [5, 6],
      [3, 4],
    ]);
  });

  it('takes a tap that comes just in time into the line, and none that comes later', () => {
    const late = (ms: number) => at(at(begun(), 0, tap), ms, tap);
    expect(lines(late(BURST_MS)).at(-1)?.seqs).toEqual([2, 3]);
    expect(lines(late(BURST_MS + 1)).at(-1)?.seqs).toEqual([3]);
  });

  it('ends the latest burst if something else was done, and has none if that came last', () => {
    const note: Intent = { type: 'addNote', text: 'So it was', about: null };
    const begins: Intent = { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } };
    expect(latestBursts(played(begun(), tap, begins, tap, tap)).map(({ seqs }) => seqs)).toEqual([[4, 5]]);
    expect(latestBursts(played(begun(), tap, begins))).toEqual([]);
    expect(latestBursts(played(begun(), tap, note))).toEqual([]);
    const ledger = withArmies('t9a-2');
    const unitId = battleOf(ledger).units[0]?.unit.id ?? expect.fail('The armies lack a unit');
    const shot: Intent = { type: 'changeHealth', unitId, by: -1 };
    expect(latestBursts(played(ledger, shot, shot))[0]?.seqs).toHaveLength(2);
    expect(latestBursts(begun())).toEqual([]);
  });

  it('leads from a line of a round to the entries of that round and combat alone', () => {
    const again: readonly Intent[] = [
      { type: 'closeRound', combatId: FIRST_COMBAT },
      { type: 'beginRound', combatId: FIRST_COMBAT },
    ];
    const two = played(begun(), { type: 'openCombat' });
    const second = battleOf(two).combats[1]?.id ?? expect.fail('There is no second combat');
    const ledger = played(
      two,
      tap,
      { type: 'count', combatId: second, side: 'b', rowId: 'healthPointsLost', by: 1 },
      ...again,
      tap,
    );
    const behind = (combat: number, round: number) =>
      entriesBehind(ledger, { combat, round, rowId: 'healthPointsLost' }).map(({ entry: { seq } }) => seq);
    expect([behind(1, 1), behind(2, 1), behind(1, 2), behind(2, 2)]).toEqual([[3], [4], [7], []]);
  });

  it('leads from a line of the score to the entries that made it', () => {
    const ledger = played(begun(), tap, counted('a', 'fullRanks', 2), tap, {
      type: 'closeRound',
      combatId: FIRST_COMBAT,
    });
    const behind = entriesBehind(ledger, { combat: 1, round: 1, rowId: 'healthPointsLost' });
    expect(behind.map(({ entry: { seq } }) => seq)).toEqual([2, 4]);
  });
});
