import { expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import type { TieBreak } from './act-values';
import { enteredResult } from './entered-result';
import { matchesOf } from './matches';
import { noShowResult } from './no-show';
import { nextObjectiveId, typedCount } from './objectives';
import { saysTheSame } from './said';
import { standingsOf } from './standings';
import { parseResult, type TableResult } from './table-result';
import { tournamentOf } from './tournament';

const MADE: Act = {
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
};
const PLAYERS: Act = {
  type: 'playersEntered',
  players: ['Anna', 'Ben', 'Cleo', 'Dag'].map((name) => ({ name, army: '', team: '' })),
};
const BRIDGE: Act = {
  type: 'objectiveSet',
  objective: 1,
  name: 'Bridge',
  kind: 'check',
  worth: 3,
  most: null,
};
const RELICS: Act = {
  type: 'objectiveSet',
  objective: 2,
  name: 'Relics',
  kind: 'number',
  worth: 2,
  most: 4,
};
const PAIRED: Act = {
  type: 'roundPaired',
  round: 1,
  pairs: [
    { table: 1, a: 1, b: 2 },
    { table: 2, a: 3, b: 4 },
  ],
};
type Both = readonly [number | null, number | null];

function result(
  [a, b]: readonly [number, number],
  battlePoints: Both,
  objectives: TableResult['objectives'],
  kills?: Both,
): TableResult {
  return enteredResult({ table: 1, a, b }, null, {
    winner: 'draw',
    battlePoints: { a: battlePoints[0], b: battlePoints[1] },
    victoryPoints: { a: null, b: null },
    ...(objectives ? { objectives } : {}),
    ...(kills ? { scored: { scenario: { a: null, b: null }, kills: { a: kills[0], b: kills[1] } } } : {}),
  });
}
const entered = (table: number, of: TableResult, noShow?: number): Act => ({
  type: 'resultEntered',
  round: 1,
  table,
  result: of,
  ...(noShow === undefined ? {} : { noShow }),
});
const eventOf = (...acts: readonly Act[]) =>
  tournamentOf(
    [MADE, PLAYERS, ...acts].map((act, index): ActEntry => ({ seq: index + 1, at: index, act })),
  ) ?? expect.fail('No event');
const matches = (...acts: readonly Act[]) => matchesOf(eventOf(...acts), new Map());
/** "Anna 18 = Bridge 1, Relics 2", by placement. */
const told = (...acts: readonly Act[]) =>
  standingsOf(eventOf(...acts), matches(...acts)).map(
    ({ player, battlePoints, objectives }) =>
      `${player.name} ${battlePoints} = ${objectives.map(({ objective, count }) => `${objective.name} ${count}`).join(', ')}`,
  );
const breaks = (...order: TieBreak[]): Act => ({ type: 'tieBreaksSet', order });

const BOTH = [
  { id: 1, a: 1, b: 0 },
  { id: 2, a: 2, b: 4 },
];

it('adds what is declared to the points of the match, to each the own', () => {
  const acts = [BRIDGE, RELICS, PAIRED, entered(1, result([1, 2], [11, 9], BOTH))];
  expect(matches(...acts)[0]?.parts.map(({ battlePoints }) => battlePoints)).toEqual([18, 17]);
  expect(told(...acts).slice(0, 2)).toEqual(['Anna 18 = Bridge 1, Relics 2', 'Ben 17 = Bridge 0, Relics 4']);
});

it('counts no match of which an objective was not said, and does again once it is none', () => {
  const half = [
    { id: 1, a: 1, b: 0 },
    { id: 2, a: null, b: 4 },
  ];
  for (const said of [undefined, [], half, [{ id: 1, a: 1, b: 1 }]]) {
    const acts = [BRIDGE, RELICS, PAIRED, entered(1, result([1, 2], [11, 9], said))];
    expect(matches(...acts)[0]).toMatchObject({ state: 'incomplete', parts: [] });
  }
  const acts = [BRIDGE, RELICS, PAIRED, entered(1, result([1, 2], [11, 9], half))];
  expect(told(...acts, { type: 'objectiveRemoved', objective: 2 }).slice(0, 2)).toEqual([
    'Anna 14 = Bridge 1',
    'Ben 9 = Bridge 0',
  ]);
});

it('holds the limits of the event over all of it, and what was agreed where somebody did not come', () => {
  const limits: Act = {
    type: 'matchPointsSet',
    name: '',
    points: 'edition',
    perMatch: { win: 15, draw: 10, loss: 5 },
    parts: [],
    least: 0,
    most: 15,
  };
  const event = eventOf(BRIDGE, RELICS, limits, PAIRED);
  const away = noShowResult(event, { table: 2, a: 3, b: 4 }, 4);
  const acts = [
    BRIDGE,
    RELICS,
    limits,
    PAIRED,
    entered(1, result([1, 2], [11, 9], BOTH)),
    entered(2, away, 4),
  ];
  expect(matches(...acts).map(({ parts }) => parts.map(({ battlePoints }) => battlePoints))).toEqual([
    [15, 15],
    [20, 0],
  ]);
  expect(told(...acts)[0]).toBe('Cleo 20 = ');
});

it('parts equal points by kills or by objectives where that is the order, and says so', () => {
  const acts = [
    BRIDGE,
    PAIRED,
    entered(1, result([1, 2], [10, 10], [{ id: 1, a: 0, b: 0 }], [900, 1200])),
    entered(2, result([3, 4], [7, 13], [{ id: 1, a: 1, b: 0 }], [null, 5000])),
  ];
  const order = (...rules: TieBreak[]) => {
    const event = eventOf(...acts, breaks(...rules));
    return standingsOf(event, matchesOf(event, new Map()));
  };
  expect(order('kills').map(({ player }) => player.name)).toEqual(['Dag', 'Ben', 'Anna', 'Cleo']);
  expect(order('kills')[2]?.below).toEqual({ rule: 'kills', above: 'Ben', own: 900, theirs: 1200 });
  expect(order('objectives').map(({ player, tied }) => `${player.name}${tied ? '=' : ''}`)).toEqual([
    'Dag',
    'Cleo',
    'Anna=',
    'Ben=',
  ]);
});

it('tells results apart by their objectives, whoever was Blue', () => {
  const one = result([1, 2], [10, 10], [{ id: 1, a: 1, b: 0 }]);
  const turned = result([2, 1], [10, 10], [{ id: 1, a: 0, b: 1 }]);
  expect(saysTheSame(one, turned)).toBe(true);
  expect(saysTheSame(one, result([1, 2], [10, 10], [{ id: 1, a: 0, b: 1 }]))).toBe(false);
});

it('gives no number twice, and reads what is typed', () => {
  expect(nextObjectiveId(eventOf(BRIDGE, RELICS, { type: 'objectiveRemoved', objective: 2 }))).toBe(3);
  expect(eventOf(BRIDGE, { ...BRIDGE, worth: 5 }).objectives).toMatchObject([{ id: 1, worth: 5 }]);
  expect(['', ' 3 ', '4', '5', '-1', 'x', '1.5'].map((text) => typedCount(text, { most: 4 }))).toEqual([
    null,
    3,
    4,
    'wrong',
    'wrong',
    'wrong',
    'wrong',
  ]);
});

it('refuses what no organiser and no table said', () => {
  const entry = (act: object) => parseActEntry({ seq: 1, at: 0, act });
  expect(entry(RELICS)).not.toBeNull();
  for (const change of [{ objective: 0 }, { objective: 41 }, { name: '' }, { kind: 'luck' }, { worth: 1.5 }])
    expect(entry({ ...RELICS, ...change })).toBeNull();
  const sound = result([1, 2], [10, 10], BOTH);
  expect(parseResult(sound)).toEqual(sound);
  expect(parseResult({ ...sound, objectives: [{ id: 1, a: -1, b: 0 }] })).toBeNull();
  expect(parseResult({ ...sound, objectives: [{ id: 1, a: 1 }] })).toBeNull();
});
