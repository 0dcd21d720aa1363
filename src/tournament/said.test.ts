import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches';
import { bySaying, heard, parseSaid, type Said, toSend, withWord } from './said';
import { sumOff } from './sum-off';
import type { TableResult } from './table-result';
import { tournamentOf } from './tournament';

const result = (a: number, b: number, changes: Partial<TableResult> = {}): TableResult => ({
  blue: 1,
  red: 2,
  winner: a === b ? 'draw' : a > b ? 'a' : 'b',
  victoryPoints: { a: null, b: null },
  battlePoints: { a, b },
  objective: null,
  objectivePoints: { a: null, b: null },
  armies: { a: '', b: '' },
  turns: 0,
  firstTurn: 'a',
  map: '',
  deployment: '',
  confirmed: { a: true, b: true },
  logHash: '',
  ...changes,
});
const alone = (word: TableResult): Said => ({ results: [word], takenBack: [] });
const [WON, OTHER, THIRD] = [result(14, 6), result(8, 12), result(20, 0)];
const TURNED = result(6, 14, { blue: 2, red: 1, winner: 'b' });

const state = (...said: readonly TableResult[]) => {
  const tournament = tournamentOf(
    [
      {
        type: 'eventMade' as const,
        name: 'Cup',
        editionId: 't9a-3',
        rounds: 3,
        tables: 2,
        pairs: 'players' as const,
        points: 'edition' as const,
        perMatch: { win: 15, draw: 10, loss: 5 },
        bye: 10,
        minutes: 180,
      },
      {
        type: 'playersEntered' as const,
        players: ['Anna', 'Ben'].map((name) => ({ name, army: '', team: '' })),
      },
      { type: 'roundPaired' as const, round: 1, pairs: [{ table: 1, a: 1, b: 2 }] },
    ].map((act, index) => ({ seq: index + 1, at: 0, act })),
  );
  const newest = said.at(-1);
  if (!tournament || !newest) throw new Error('None');
  return matchesOf(tournament, new Map([['1.1', newest]]), new Map([['1.1', said]]))[0];
};

describe('the phones of one table', () => {
  it('send a first word as it always was, and what they send is read back', () => {
    expect(toSend(withWord(null, WON, []))).toEqual(WON);
    for (const sent of [WON, toSend(withWord(alone(WON), OTHER, [])), toSend(withWord(null, WON, [OTHER]))])
      expect(toSend(parseSaid(JSON.parse(JSON.stringify(sent))) ?? alone(THIRD))).toEqual(sent);
    for (const none of [null, {}, { results: [], takenBack: [] }, { ...WON, more: 1 }])
      expect(parseSaid(none)).toBeNull();
  });

  it('say two different things: the later one takes no place of the other, and neither counts', () => {
    const both = withWord(alone(WON), OTHER, []);
    expect(heard([WON], both)).toEqual([WON, OTHER]);
    // A version of before sends a result alone: it is not known whose it is.
    expect(heard([WON], alone(OTHER))).toEqual([WON, OTHER]);
    const shown = state(WON, OTHER);
    expect(shown).toMatchObject({ state: 'differing', result: null, parts: [] });
    expect(shown?.said).toHaveLength(2);
  });

  it('say the same, whoever was Blue: it counts, with how many phones said so', () => {
    expect(heard([WON], withWord(alone(WON), TURNED, []))).toEqual([WON, TURNED]);
    expect(state(WON, TURNED)).toMatchObject({
      state: 'confirmed',
      said: [{ phones: 2 }],
      parts: [
        { id: 2, battlePoints: 6 },
        { id: 1, battlePoints: 14 },
      ],
    });
    expect(heard([WON], withWord(alone(WON), WON, []))).toEqual([WON, WON]);
  });

  it('confirm together what one of them alone did not', () => {
    const byAnna = { ...WON, confirmed: { a: true, b: false } };
    const byBen = { ...TURNED, confirmed: { a: true, b: false } };
    expect(state(byAnna)).toMatchObject({ state: 'unconfirmed', said: [{ phones: 1 }] });
    expect(state(byAnna, byBen)).toMatchObject({ state: 'confirmed' });
  });

  it.each<[string, readonly TableResult[], TableResult, readonly TableResult[], readonly TableResult[]]>([
    ['alone', [WON], OTHER, [WON], [OTHER]],
    ['beside another', [WON, THIRD], OTHER, [WON], [THIRD, OTHER]],
    ['which another says too', [WON, WON], OTHER, [WON], [WON, OTHER]],
    ['back to what it was', [OTHER], WON, [OTHER, WON], [WON]],
    ['which the club has lost', [], OTHER, [WON], [OTHER]],
  ])('change what they sent themselves, %s', (_, there, word, before, expected) => {
    const sent = withWord(there.length > 0 ? { results: there, takenBack: [] } : null, word, before);
    expect(sent.results).toEqual(expected);
    expect(heard(there.length > 0 ? there : [WON], sent)).toEqual(expected);
  });

  it('confirm it with the same figures: one word of a version of before stays one', () => {
    const unconfirmed = { ...WON, confirmed: { a: true, b: false } };
    expect(heard([unconfirmed], alone(WON))).toEqual([WON]);
    expect(bySaying([WON, OTHER, TURNED]).map(({ phones }) => phones)).toEqual([2, 1]);
  });
});

it('Battle Points that the event’s table does not give are noticed', () => {
  const event = { points: 'edition', editionId: 't9a-3' } as const;
  expect(sumOff(event, 13, 8)).toEqual({ a: 13, b: 8, sum: 21, total: 20 });
  expect(sumOff(event, 13, 7)).toBeNull();
  expect(sumOff(event, 20, null)).toBeNull();
  expect(sumOff({ ...event, points: 'wins' }, 13, 8)).toBeNull();
  expect(sumOff({ ...event, editionId: 'hh-1' }, 13, 8)).toBeNull();
});
