import { expect, it } from 'vitest';
import type { Act, ActEntry } from './act';
import { parseActEntry } from './act';
import { actLog, nextUndo, putBehind } from './act-log';
import { asideOf, decideInvite, decidePass } from './organisers';
import { tournamentOf } from './tournament';

const BEN = 'ben-0001';
const CLEO = 'cleo_002';
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
const players = (...names: readonly string[]): Act => ({
  type: 'playersEntered',
  players: names.map((name) => ({ name, army: '', team: '' })),
});
const invited = (organiser: string, name: string): Act => ({ type: 'organiserInvited', organiser, name });
const passed = (to: string | null): Act => ({ type: 'writingPassed', to });

/** A log of these acts, each by who made the event (null) or by that organiser. */
function logOf(...acts: readonly (readonly [string | null, Act])[]): readonly ActEntry[] {
  return acts.map(([by, act], index) => ({
    seq: index + 1,
    at: 1_000 + index,
    ...(by === null ? {} : { by }),
    act,
  }));
}
const START: readonly (readonly [string | null, Act])[] = [
  [null, MADE],
  [null, invited(BEN, 'Ben')],
  [null, players('Anna')],
];
const namesOf = (entries: readonly ActEntry[]) => tournamentOf(entries)?.players.map(({ name }) => name);

it('who made the event writes until the writing is given, and then only who has it', () => {
  const before = logOf(...START, [BEN, players('Too early')]);
  expect([actLog(before).writer, namesOf(before)]).toEqual([null, ['Anna']]);
  const given = logOf(...START, [null, passed(BEN)], [BEN, players('Dag')], [null, players('Too late')]);
  expect([actLog(given).writer, namesOf(given)]).toEqual([BEN, ['Anna', 'Dag']]);
  const back = logOf(...START, [null, passed(BEN)], [BEN, passed(null)], [null, players('Eva')]);
  expect(namesOf(back)).toEqual(['Anna', 'Eva']);
});

it('a dead laptop is taken over from, and what it still did stands aside', () => {
  const taken = logOf(
    ...START,
    [BEN, passed(BEN)],
    [BEN, players('Dag')],
    [null, players('Finn')],
    [null, { type: 'undone', seq: 5 }],
    [null, { type: 'roundPaired', round: 1, pairs: [{ table: 1, a: 1, b: 2 }] }],
  );
  expect(namesOf(taken)).toEqual(['Anna', 'Dag']);
  const aside = asideOf(actLog(taken));
  expect(aside.map(({ act, mayBeDone }) => [act.type, mayBeDone])).toEqual([
    ['playersEntered', true],
    ['roundPaired', false],
  ]);
  const retaken: ActEntry = { seq: taken.length + 1, at: 3_000, by: BEN, act: players('Finn') };
  expect(asideOf(actLog([...taken, retaken])).map(({ act }) => act.type)).toEqual(['roundPaired']);
  expect(namesOf([...taken, retaken])).toEqual(['Anna', 'Dag', 'Finn']);
});

it('nobody gives what another one has, and nobody unknown gets it', () => {
  const log = logOf(...START, [null, invited(CLEO, 'Cleo')]);
  const forged = [...log, ...logOf([CLEO, passed(BEN)]).map((entry) => ({ ...entry, seq: 5 }))];
  expect(actLog(forged).writer).toBe(null);
  expect(decidePass(log, CLEO, BEN)).toMatchObject({
    refusal: { code: 'eventWrittenElsewhere', values: { name: '' } },
  });
  expect(decidePass(log, null, 'nobody-8')).toMatchObject({ refusal: { code: 'organiserUnknown' } });
  expect(decidePass(log, CLEO, CLEO)).toMatchObject({ ok: true });
  expect(decidePass(log, null, BEN)).toMatchObject({ ok: true, value: { type: 'writingPassed', to: BEN } });
  expect(actLog(logOf(...START, [null, passed('nobody-8')])).writer).toBe(null);
});

it('undo goes over the passing of the writing, and takes back what the one before did', () => {
  const log = logOf(...START, [null, passed(BEN)]);
  expect(nextUndo(actLog(log))?.seq).toBe(3);
  expect(namesOf([...log, { seq: 5, at: 1, by: BEN, act: { type: 'undone', seq: 3 } }])).toEqual([]);
});

it('two courses become one log that says the same on both phones', () => {
  const common = logOf(...START);
  const course = [...common, ...logOf([null, players('Gro')]).map((entry) => ({ ...entry, seq: 4 }))];
  const own = [
    ...common,
    { seq: 4, at: 2_000, by: BEN, act: passed(BEN) },
    { seq: 5, at: 2_001, by: BEN, act: players('Ida') },
    { seq: 6, at: 2_002, by: BEN, act: { type: 'undone' as const, seq: 5 } },
  ];
  const joined = putBehind<ActEntry>(course, own, 4);
  expect([namesOf(joined), actLog(joined).writer]).toEqual([['Anna', 'Gro'], BEN]);
});

it.each<[string, string, string]>([
  ['', 'Dag', 'ok'],
  ['a blank', '  ', 'organiserUnnamed'],
  ['the same in other letters', ' BÉN', 'organiserTwice'],
])('an invitation of %s', (_, name, code) => {
  const decided = decideInvite(logOf(...START), name, CLEO);
  expect(decided.ok ? 'ok' : decided.refusal.code).toBe(code);
});

it('no ninth one is invited', () => {
  const many = Array.from(
    { length: 8 },
    (_, index) => [null, invited(`many-00${index}`, `M${index}`)] as const,
  );
  expect(decideInvite(logOf([null, MADE], ...many), 'One more', CLEO)).toMatchObject({
    refusal: { code: 'organisersFull', values: { most: 8 } },
  });
});

it.each([{ by: '' }, { by: 7 }, { by: 'far too long a name' }])('an entry by %o is not known', (by) => {
  expect(parseActEntry({ seq: 1, at: 1, act: MADE, ...by })).toBe(null);
});
