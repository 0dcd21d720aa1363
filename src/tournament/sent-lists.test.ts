import { expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import { listOf, listState } from './army-lists';
import { decideList } from './decide-list';
import { type SentList, withArrived } from './sent-lists';
import { tournamentOf } from './tournament';

const ACTS: readonly Act[] = [
  {
    type: 'eventMade',
    name: 'Cup',
    editionId: 't9a-3',
    rounds: 1,
    tables: 3,
    pairs: 'players',
    points: 'edition',
    perMatch: { win: 15, draw: 10, loss: 5 },
    bye: 10,
    minutes: 180,
  },
  { type: 'playersEntered', players: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, army: '', team: '' })) },
];
const PHONE = 'abcdefghijk';
const OTHER = 'zyxwvutsrqp';
const list = (text: string, at: number, from = PHONE, player = 1): SentList => ({
  player,
  from,
  at,
  since: at,
  hash: `${text}${at}`,
  text,
});
const until = (at: number | null): Act => ({ type: 'listDeadlineSet', at });
const chose = (from: string | null, at = 0, upTo = 1_000): Act => ({
  type: 'armyListChosen',
  id: 1,
  list: from === null ? null : { from, at },
  upTo,
});

/** The event with these acts, and the lists that arrived one after the other. */
function eventOf(acts: readonly Act[], ...arrived: readonly SentList[]) {
  const entries = [...ACTS, ...acts].map((act, index): ActEntry => ({ seq: index + 1, at: index, act }));
  const made = tournamentOf(entries) ?? expect.fail('No event');
  const sent = arrived.reduce<readonly SentList[]>(
    (known, next) => withArrived(known, next, made.armyLists),
    [],
  );
  return { ...made, armyLists: { ...made.armyLists, sent } };
}
const textOf = (event: ReturnType<typeof eventOf>) => listOf(event, 1, 'organiser');
const openOf = (event: ReturnType<typeof eventOf>) => listState(event.armyLists, 1).isOpen;
const timeOf = (event: ReturnType<typeof eventOf>) => listState(event.armyLists, 1).time;

it('counts what a player sent, and what the same phone changed until the deadline', () => {
  expect(textOf(eventOf([]))).toBeNull();
  expect(timeOf(eventOf([]))).toBe('missing');
  const changed = eventOf([until(20)], list('first', 10), list('changed', 20));
  expect(textOf(changed)).toBe('changed');
  expect(timeOf(changed)).toBe('inTime');
  expect(openOf(changed)).toBe(false);
});

it('keeps the one in time where a changed one comes after the deadline, and says that there is another', () => {
  const event = eventOf([until(20)], list('first', 10), list('late', 21));
  expect(textOf(event)).toBe('first');
  expect(timeOf(event)).toBe('inTime');
  expect(openOf(event)).toBe(true);
  expect(listState(event.armyLists, 1).others.map(({ text }) => text)).toEqual(['late']);
});

it('keeps two lists of two phones, and the one that came first counts', () => {
  const event = eventOf([], list('mine', 10), list('not mine', 11, OTHER), list('mine, changed', 12));
  expect(textOf(event)).toBe('mine, changed');
  expect(listState(event.armyLists, 1).others.map(({ text }) => text)).toEqual(['not mine']);
  expect(openOf(event)).toBe(true);
  expect(textOf(eventOf([chose(OTHER, 11)], list('mine', 10), list('not mine', 11, OTHER)))).toBe('not mine');
});

it('does not take the place of one that an organiser pasted, until the organiser takes it', () => {
  const pasted: Act = { type: 'armyListAttached', id: 1, text: 'pasted' };
  const sent = list('sent', 10);
  expect(textOf(eventOf([pasted], sent))).toBe('pasted');
  expect(openOf(eventOf([pasted], sent))).toBe(true);
  expect(openOf(eventOf([pasted, chose(null, 0, 10)], sent))).toBe(false);
  expect(openOf(eventOf([pasted, chose(null, 0, 10)], sent, list('later', 11, OTHER)))).toBe(true);
  expect(textOf(eventOf([pasted, chose(PHONE, 10)], sent))).toBe('sent');
  expect(textOf(eventOf([chose(PHONE, 10), pasted], sent))).toBe('pasted');
});

it('keeps the one that was chosen, though its phone sends another one', () => {
  const event = eventOf([chose(PHONE, 10, 10)], list('chosen', 10), list('changed', 12));
  expect(textOf(event)).toBe('chosen');
  expect(openOf(event)).toBe(true);
});

it('is late after the deadline, and in time once the organiser moves it; undo takes the deadline back', () => {
  const late = [list('late', 30)];
  expect(timeOf(eventOf([until(20)], ...late))).toBe('late');
  expect(timeOf(eventOf([until(20), until(30)], ...late))).toBe('inTime');
  expect(timeOf(eventOf([until(20), { type: 'undone', seq: 3 }], ...late))).toBe('inTime');
  expect(eventOf([until(20), { type: 'undone', seq: 3 }]).armyLists.deadline).toBeNull();
});

it('keeps no more lists of one player than anybody reads, and none of them is pushed out', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    list(`${index}`, index, `${index}`.padStart(11, 'a')),
  );
  const { sent } = eventOf([], ...many).armyLists;
  expect(sent).toHaveLength(8);
  expect(sent[0]?.text).toBe('0');
});

it('shows everybody what was sent only once the organiser shows the lists', () => {
  const sent = list('sent', 10);
  const key = 'k'.repeat(43);
  expect(listOf(eventOf([], sent), 1, 'everybody')).toBeNull();
  const shown = eventOf([{ type: 'armyListsShown', shown: true, key }], sent);
  expect(listOf(shown, 1, 'everybody')).toBe('sent');
  expect(shown.armyLists.key).toBe(key);
});

it('is refused for nobody, for a player who is out, empty, too long, and once the last round is paired', () => {
  const codeOf = (event: ReturnType<typeof eventOf>, player: number, text: string) => {
    const decided = decideList(event, player, text);
    return decided.ok ? decided.value : decided.refusal.code;
  };
  const event = eventOf([]);
  expect(codeOf(event, 1, '  a list\n')).toBe('a list');
  expect(codeOf(event, 1, 'x'.repeat(8_000))).toHaveLength(8_000);
  expect(codeOf(event, 1, ' \n ')).toBe('listEmpty');
  expect(codeOf(event, 4, 'a list')).toBe('listNobody');
  expect(codeOf(eventOf([{ type: 'playerRemoved', id: 1 }]), 1, 'a list')).toBe('listNobody');
  expect(codeOf(eventOf([{ type: 'playerDropped', id: 1, fromRound: 1 }]), 1, 'a list')).toBe('listDropped');
  const paired: Act = { type: 'roundPaired', round: 1, pairs: [{ table: 1, a: 1, b: 2 }] };
  expect(codeOf(eventOf([paired]), 1, 'a list')).toBe('listEventOver');
  const tooLong = decideList(event, 1, 'x'.repeat(8_003));
  expect(tooLong).toMatchObject({ refusal: { code: 'listTooLong', values: { most: 8_000, over: 3 } } });
});

it('reads no act of another shape', () => {
  const read = (act: unknown) => parseActEntry({ seq: 1, at: 0, act });
  expect(read(chose(PHONE, 10))).not.toBeNull();
  expect(read({ ...chose(PHONE, 10), list: { from: 'short', at: 1 } })).toBeNull();
  expect(read({ type: 'listDeadlineSet', at: 'noon' })).toBeNull();
  expect(read({ type: 'armyListsShown', shown: true, key: 'short' })).toBeNull();
});
