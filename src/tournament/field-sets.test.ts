import { expect, it } from 'vitest';
import type { Act, ActEntry } from './act';
import { enteredResult } from './entered-result';
import { playersTable } from './export-players';
import { FIELD_SETS, fieldFile } from './field-sets';
import { matchesOf } from './matches';
import type { TableResult } from './table-result';
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
  {
    type: 'playersEntered',
    players: [
      { name: 'Anna von Berg', army: 'Orcs, wild', team: '', country: 'SE' },
      { name: '=Ben', army: '', team: 'Wolves' },
      { name: 'Cleo', army: '', team: '' },
    ],
  },
];
type Both = readonly [number | null, number | null];
const entered = (
  round: number,
  a: number,
  b: number,
  change: Partial<TableResult>,
  vp: Both = [null, null],
): Act => ({
  type: 'resultEntered',
  round,
  table: 1,
  result: {
    ...enteredResult({ table: 1, a, b }, null, {
      winner: 'a',
      battlePoints: { a: 14, b: 6 },
      victoryPoints: { a: vp[0], b: vp[1] },
    }),
    ...change,
  },
});
const paired = (round: number, a: number, b: number, rests: number): Act => ({
  type: 'roundPaired',
  round,
  pairs: [
    { table: 1, a, b },
    { table: 0, a: rests, b: null },
  ],
});
function written(...acts: readonly Act[]) {
  const tournament =
    tournamentOf([...ACTS, ...acts].map((act, index): ActEntry => ({ seq: index + 1, at: index, act }))) ??
    expect.fail('No event');
  const matches = matchesOf(tournament, new Map());
  return {
    players: playersTable(tournament, matches).split('\r\n'),
    sets: Object.fromEntries(FIELD_SETS.map((set) => [set, fieldFile(set, tournament, matches).text])),
  };
}
const PLAYED = [paired(1, 1, 2, 3), entered(1, 1, 2, {}, [900, 400])];

it('has a line for each player with the points and whom he met, and nothing that nobody entered', () => {
  expect(written(...PLAYED).players).toEqual([
    'rank,player,army,team,country,played,wins,draws,losses,bp,vp,vp_diff,kills,penalty,opponents,opponents_wins,byes',
    '1,Anna von Berg,"Orcs, wild",,SE,1,1,0,0,14,900,500,,,1: =Ben,0,0',
    '2,Cleo,,,,0,0,0,0,10,,,,,1: –,,1',
    `3,"'=Ben",,Wolves,,1,0,0,1,6,400,-500,,,1: Anna von Berg,1,0`,
    '',
  ]);
  expect(written(paired(1, 1, 2, 3)).players[1]).toBe('1,Cleo,,,,0,0,0,0,10,,,,,1: –,,1');
});

it('has the soft scores that everybody sees, and of a hidden one neither a column nor a point', () => {
  const soft = (score: number, name: string, open: boolean): Act => ({
    type: 'softScoreSet',
    score,
    name,
    most: null,
    counts: true,
    open,
  });
  const given = (score: number, points: number): Act => ({
    type: 'softScoresGiven',
    score,
    given: [{ id: 3, points }],
  });
  const { players, sets } = written(
    ...PLAYED,
    soft(1, 'Painting', true),
    soft(2, 'Sportsmanship', false),
    given(1, 8),
    given(2, 777),
  );
  expect(players[0]).toMatch(/,soft: Painting$/);
  expect(players[1]).toBe('1,Cleo,,,,0,0,0,0,18,,,,,1: –,,1,8');
  const everything = [...players, ...Object.values(sets)].join('\n');
  for (const secret of ['Sportsmanship', '777', '787', '795']) expect(everything).not.toContain(secret);
});

it('writes what the form of Old World Rankings asks, and what its standings show', () => {
  const objective: Act = {
    type: 'objectiveSet',
    objective: 1,
    name: 'Bridge',
    kind: 'check',
    worth: 3,
    most: null,
  };
  const penalty: Act = { type: 'penaltyGiven', id: 1, battlePoints: -2, reason: 'late' };
  const { sets } = written(
    objective,
    penalty,
    paired(1, 1, 2, 3),
    entered(1, 1, 2, { objectives: [{ id: 1, a: 0, b: 1 }] }, [900, 400]),
    paired(2, 3, 1, 2),
  );
  expect(sets.owrGames?.split('\r\n')).toEqual([
    'Round,Table,Player,Opponent,Your VP,Opponent VP,Result,TP,Bridge',
    `1,1,Anna von Berg,"'=Ben",900,400,W,14,0`,
    `1,1,"'=Ben",Anna von Berg,400,900,L,9,1`,
    '2,1,Cleo,Anna von Berg,,,,,',
    '2,1,Anna von Berg,Cleo,,,,,',
    '',
  ]);
  expect(sets.owrStandings?.split('\r\n').slice(0, 4)).toEqual([
    'Rank,Player,Army,W-L-D,TP,VP±,SoS',
    `1,"'=Ben",,0-1-0,19,-500,1`,
    '2,Anna von Berg,"Orcs, wild",1-0-0,14,500,0',
    '3,Cleo,,0-0-0,10,,',
  ]);
});

it('writes pairings as Best Coast Pairings gives them; how it writes a draw is not known', () => {
  const drawn = { winner: 'draw', battlePoints: { a: 10, b: 10 } } as const;
  const { sets } = written(...PLAYED, paired(2, 1, 3, 2), entered(2, 1, 3, drawn), paired(3, 2, 3, 1));
  const read: unknown = JSON.parse(sets.bcpPairings ?? '');
  expect(read).toMatchObject({
    0: {
      table: 1,
      round: 1,
      isDone: true,
      player1: {
        firstName: 'Anna von',
        lastName: 'Berg',
        army: 'Orcs, wild',
        game: { gameResult: 2, gamePoints: 14 },
      },
      player2: { firstName: '=Ben', lastName: '', army: null, game: { gameResult: 0, gamePoints: 6 } },
    },
    1: { table: null, player2: null },
    2: { player1: { game: { gameResult: null, gamePoints: 10 } } },
    4: { isDone: false, player1: { game: { gameResult: null, gamePoints: null } } },
  });
});

it('calls points what they are: of the scenario, where the event has these in place of Victory Points', () => {
  const byScenario: Act = {
    type: 'matchPointsSet',
    name: '',
    points: 'wins',
    perMatch: { win: 15, draw: 10, loss: 5 },
    parts: [{ of: 'scenario', by: 'own' }],
    least: null,
    most: null,
  };
  const scored = { scenario: { a: 4, b: 2 }, kills: { a: null, b: null } };
  const { players, sets } = written(byScenario, paired(1, 1, 2, 3), entered(1, 1, 2, { scored }, [4, 2]));
  expect(players[0]).toContain(',bp,scenario,scenario_diff,kills,');
  expect(players[1]).toContain(',19,4,2,,');
  expect(sets.owrGames).toMatch(
    /^Round,Table,Player,Opponent,Your scenario points,Opponent scenario points,/,
  );
  expect(sets.owrStandings).toMatch(/,TP,scenario±,SoS/);
  for (const text of [players[0], sets.owrGames, sets.owrStandings]) expect(text).not.toMatch(/vp|VP/);
});

it('hands on no winner where nobody said who won', () => {
  const { sets } = written(paired(1, 1, 2, 3), entered(1, 1, 2, { winner: 'unsaid' }, [900, 400]));
  expect(sets.owrGames?.split('\r\n')[1]).toBe(`1,1,Anna von Berg,"'=Ben",900,400,,14`);
});
