import { expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import { listOf } from './army-lists';
import { tournamentOf } from './tournament';

const ACTS: readonly Act[] = [
  {
    type: 'eventMade',
    name: 'Cup',
    editionId: 't9a-3',
    rounds: 3,
    tables: 3,
    pairs: 'players',
    points: 'edition',
    perMatch: { win: 15, draw: 10, loss: 5 },
    bye: 10,
    minutes: 180,
  },
  { type: 'playersEntered', players: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, army: '', team: '' })) },
];
const attached = (id: number, text: string | null): Act => ({ type: 'armyListAttached', id, text });
const shown = (isShown: boolean): Act => ({ type: 'armyListsShown', shown: isShown });
const eventOf = (...acts: readonly Act[]) =>
  tournamentOf([...ACTS, ...acts].map((act, index): ActEntry => ({ seq: index + 1, at: index, act }))) ??
  expect.fail('No event');

it('is for the organisers until it is shown, and is theirs again once it is hidden', () => {
  const list = attached(1, 'General, 200');
  expect(listOf(eventOf(list), 1, 'organiser')).toBe('General, 200');
  expect(listOf(eventOf(list), 1, 'everybody')).toBeNull();
  expect(listOf(eventOf(list, shown(true)), 1, 'everybody')).toBe('General, 200');
  expect(listOf(eventOf(list, shown(true), shown(false)), 1, 'everybody')).toBeNull();
});

it('is changed and taken out, each player’s own', () => {
  const event = eventOf(attached(1, 'old'), attached(2, 'other'), attached(1, 'new'), attached(2, null));
  expect([1, 2, 3].map((id) => listOf(event, id, 'organiser'))).toEqual(['new', null, null]);
});

it('goes with who is removed, and to whom the player is the same as, where that one has none', () => {
  const merged: Act = { type: 'playersMerged', id: 2, into: 1 };
  expect(listOf(eventOf(attached(2, 'mine'), merged), 1, 'organiser')).toBe('mine');
  expect(listOf(eventOf(attached(2, 'mine'), attached(1, 'kept'), merged), 1, 'organiser')).toBe('kept');
  const removed = eventOf(attached(2, 'mine'), { type: 'playerRemoved', id: 2 });
  expect(removed.armyLists.texts.size).toBe(0);
});

it('refuses a list that is empty or too long', () => {
  const entry = (text: unknown) =>
    parseActEntry({ seq: 1, at: 0, act: { type: 'armyListAttached', id: 1, text } });
  expect(entry('x'.repeat(8_000))).not.toBeNull();
  for (const text of ['', 'x'.repeat(8_001), 7]) expect(entry(text)).toBeNull();
});
