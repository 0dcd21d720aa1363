import { describe, expect, it } from 'vitest';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { type Act, parseActEntry } from '@/tournament/act';
import { tournamentOf } from '@/tournament/tournament';
import { placeEvent, writesEvent } from './place-event';
import { parseTournament, type TournamentRecord } from './tournament-record';

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 2,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
const people = (...names: readonly string[]): Act => ({
  type: 'playersEntered',
  players: names.map((name) => ({ name, army: '', team: '' })),
});

function record(...acts: readonly Act[]): TournamentRecord {
  const parsed = parseTournament({
    address: 'club.example',
    reader: 'reader',
    stamp: null,
    key: 'key',
    writer: { secret: 'secret', stamp: 'stamp' },
    position: { number: 7, hash: 'h', upto: 3 },
    acts: [MADE, ...acts].map((act, index) => ({ seq: index + 1, at: index * 1_000, act })),
    results: [],
  });
  if (!parsed) throw new Error('No record');
  return parsed;
}
const later = (base: TournamentRecord, at: number, ...acts: readonly Act[]): TournamentRecord => ({
  ...base,
  acts: [
    ...base.acts,
    ...acts.map((act, index) => ({ seq: base.acts.length + index + 1, at: at + index, act })),
  ],
});
const names = (placed: TournamentRecord | null) =>
  tournamentOf((placed?.acts ?? []).map(parseActEntry).filter((entry) => entry !== null))?.players.map(
    ({ name }) => name,
  );
const BASE = record(people('Anna'));

describe('an event of a backup', () => {
  it('is added whole where nothing of it is here, and the club is read anew', () => {
    const placed = placeEvent(null, BASE);
    expect(placed).toEqual({ fate: 'added', record: { ...BASE, position: AT_THE_BEGINNING }, acts: 2 });
    expect(writesEvent(placed)).toBe(true);
  });

  it('is the same, or has less than this device: nothing is written', () => {
    expect(placeEvent(BASE, BASE)).toEqual({ fate: 'same', record: BASE, acts: 0 });
    const longer = later(BASE, 9_000, people('Ben'));
    expect(placeEvent(longer, BASE)).toEqual({ fate: 'longerHere', record: longer, acts: 0 });
    expect(writesEvent(placeEvent(longer, BASE))).toBe(false);
  });

  it('goes on from here where it has more', () => {
    const placed = placeEvent(BASE, later(BASE, 9_000, people('Ben'), { type: 'undone', seq: 3 }));
    expect([placed.fate, placed.acts]).toEqual(['continued', 2]);
    expect(names(placed.record)).toEqual(['Anna']);
  });

  it('comes behind what this device did meanwhile, and doing it twice changes nothing', () => {
    const here = later(BASE, 9_000, people('Ben'));
    const there = later(BASE, 9_500, people('Cleo'), people('Dag'), { type: 'undone', seq: 4 });
    const placed = placeEvent(here, there);
    expect([placed.fate, placed.acts]).toEqual(['split', 3]);
    expect(names(placed.record)).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(placed.record?.acts.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(placeEvent(placed.record, there)).toMatchObject({ fate: 'longerHere', acts: 0 });
    // The same phone wrote on, and its next backup has one act more.
    const next = placeEvent(placed.record, later(there, 9_900, { type: 'redone', seq: 4 }));
    expect([next.fate, next.acts]).toEqual(['split', 1]);
    expect(names(next.record)).toEqual(['Anna', 'Ben', 'Cleo', 'Dag']);
  });

  it('gives its key to a phone that only watched, and results that are not here', () => {
    const watched = { ...BASE, writer: null };
    const placed = placeEvent(watched, BASE);
    expect(placed).toMatchObject({ fate: 'continued', acts: 0, record: { writer: BASE.writer } });
    expect(placeEvent(BASE, watched)).toMatchObject({ fate: 'same', record: { writer: BASE.writer } });
  });

  it('brings army lists that were sent, and are not here', () => {
    const list = { player: 1, from: 'abcdefghijk', at: 5, since: 5, hash: 'h', text: 'General, 200' };
    const placed = placeEvent(BASE, { ...BASE, lists: [list] });
    expect(placed).toMatchObject({ fate: 'continued', acts: 0, record: { lists: [list] } });
    expect(placeEvent(placed.record, { ...BASE, lists: [list] }).fate).toBe('same');
  });

  it('stays in the file where this version does not know its form', () => {
    expect(placeEvent(BASE, { address: 'x' })).toEqual({ fate: 'unreadable', record: null, acts: 0 });
    expect(placeEvent(null, null).fate).toBe('unreadable');
    // An act of a newer version is kept, and comes along.
    const newer = { ...BASE, acts: [...BASE.acts, { seq: 3, at: 1, act: { type: 'unheardOf' } }] };
    expect(placeEvent(BASE, newer).record?.acts).toEqual(newer.acts);
  });
});
