import { describe, expect, it } from 'vitest';
import type { Act, ActEntry } from './act';
import { parseActEntry } from './act';
import { enteredResult } from './entered-result';
import { COLUMNS, tournamentJson, tournamentTable } from './export';
import { matchesOf, pairedParts } from './matches';
import { pairRound } from './pair-round';
import { standingsOf } from './standings';
import { tableKey } from './table-key';
import type { TableResult } from './table-result';
import { parseResult } from './table-result';
import { teamStandingsOf } from './team-standings';
import { playersIn, type Tournament, tournamentOf } from './tournament';

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 'any',
  rounds: 5,
  tables: 4,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};

const log = (...acts: readonly Act[]): readonly ActEntry[] =>
  acts.map((act, index) => ({ seq: index + 1, at: index, act }));

function tournament(...acts: readonly Act[]): Tournament {
  const made = tournamentOf(log(MADE, ...acts));
  if (!made) throw new Error('No tournament was made');
  return made;
}

const people = (count: number, team: (index: number) => string = () => ''): Act => ({
  type: 'playersEntered',
  players: Array.from({ length: count }, (_, index) => ({
    name: `Player ${index + 1}`,
    army: `Army ${index + 1}`,
    team: team(index),
  })),
});

/** Blue, the first of the pair, wins by that many Victory Points. */
const result = (
  blue: number,
  red: number,
  bp: readonly [number, number],
  vp: readonly [number, number],
): TableResult => ({
  blue,
  red,
  winner: vp[0] === vp[1] ? 'draw' : vp[0] > vp[1] ? 'a' : 'b',
  victoryPoints: { a: vp[0], b: vp[1] },
  battlePoints: { a: bp[0], b: bp[1] },
  objective: { name: 'Hold the Ground', winner: 'a' },
  objectivePoints: { a: 3, b: -3 },
  armies: { a: 'Played', b: '' },
  turns: 6,
  firstTurn: 'b',
  map: '',
  deployment: 'Frontline',
  confirmed: { a: true, b: true },
  logHash: 'abc',
});

const paired: Act = {
  type: 'roundPaired',
  round: 1,
  pairs: [
    { table: 1, a: 1, b: 2 },
    { table: 2, a: 3, b: 4 },
    { table: 0, a: 5, b: null },
  ],
};
const sent = new Map([
  [tableKey(1, 1), result(2, 1, [14, 6], [3000, 1000])],
  [tableKey(1, 2), result(3, 4, [14, 6], [2500, 500])],
]);

describe('the standings of a tournament', () => {
  it('sum Battle Points, then Victory Point difference, then wins, whoever was Blue', () => {
    const made = tournament(people(5), paired);
    const lines = standingsOf(made, matchesOf(made, sent)).map(
      ({ rank, tied, player, battlePoints, difference, wins }) => [
        rank,
        tied,
        player.id,
        battlePoints,
        difference,
        wins,
      ],
    );
    expect(lines).toEqual([
      [1, true, 2, 14, 2000, 1],
      [1, true, 3, 14, 2000, 1],
      [3, false, 5, 10, 0, 0],
      [4, true, 1, 6, -2000, 0],
      [4, true, 4, 6, -2000, 0],
    ]);
  });

  it.each([0, 10, 20])('count a bye as no win and no match, and give it %i points as agreed', (bye) => {
    const made = { ...tournament(people(5), paired), bye };
    const lines = standingsOf(made, matchesOf(made, sent));
    expect(lines.find(({ player }) => player.id === 5)).toMatchObject({
      played: 0,
      byes: 1,
      wins: 0,
      draws: 0,
      losses: 0,
      battlePoints: bye,
    });
    expect(lines.filter(({ byes }) => byes > 0)).toHaveLength(1);
  });

  it('take penalties into account, and are the same whatever the order of the results', () => {
    const made = tournament(people(5), paired, {
      type: 'penaltyGiven',
      id: 2,
      battlePoints: -2,
      reason: 'late',
    });
    const lines = (results: typeof sent) => standingsOf(made, matchesOf(made, results));
    expect(lines(sent)[0]?.player.id).toBe(3);
    expect(lines(sent).find(({ player }) => player.id === 2)).toMatchObject({
      battlePoints: 12,
      penalty: -2,
    });
    expect(lines(new Map([...sent].reverse()))).toEqual(lines(sent));
  });

  it('count wins, draws and losses where the rulebook has no Battle Points', () => {
    const made = tournamentOf(
      log({ ...MADE, points: 'wins', perMatch: { win: 3, draw: 1, loss: 0 } }, people(4), paired),
    );
    if (!made) throw new Error();
    const lines = standingsOf(made, matchesOf(made, sent));
    expect(lines.find(({ player }) => player.id === 2)?.battlePoints).toBe(3);
    expect(lines.find(({ player }) => player.id === 1)?.battlePoints).toBe(0);
  });

  it('sum the players of each team', () => {
    const made = tournament(
      people(5, (index) => (index < 4 ? `Team ${index % 2}` : '')),
      paired,
    );
    const matches = matchesOf(made, sent);
    const teams = teamStandingsOf(made, standingsOf(made, matches), matches).toSorted((one, other) =>
      one.team < other.team ? -1 : 1,
    );
    expect(teams.map(({ team, players, battlePoints, tied }) => [team, players, battlePoints, tied])).toEqual(
      [
        ['Team 0', 2, 20, true],
        ['Team 1', 2, 20, true],
      ],
    );
  });
});

describe('a table', () => {
  const stateOf = (made: Tournament, results: ReadonlyMap<string, TableResult>) =>
    matchesOf(made, results).map(({ state }) => state);

  it('is missing, unconfirmed, confirmed, of others, corrected, or a bye', () => {
    const made = tournament(people(5), paired);
    expect(stateOf(made, new Map())).toEqual(['missing', 'missing', 'bye']);
    expect(stateOf(made, sent)).toEqual(['confirmed', 'confirmed', 'bye']);
    const half = { ...result(1, 2, [10, 10], [0, 0]), confirmed: { a: true, b: false } };
    expect(
      stateOf(
        made,
        new Map([
          [tableKey(1, 1), half],
          [tableKey(1, 2), result(1, 2, [20, 0], [9, 0])],
        ]),
      ),
    ).toEqual(['unconfirmed', 'foreign', 'bye']);
  });

  it('keeps what was sent beside the organiser’s correction, which counts until it is taken back', () => {
    const correction: Act = {
      type: 'resultEntered',
      round: 1,
      table: 1,
      result: result(1, 2, [20, 0], [4000, 0]),
    };
    const made = tournament(people(5), paired, correction);
    const [first] = matchesOf(made, sent);
    expect(first).toMatchObject({
      state: 'corrected',
      replaced: { blue: 2 },
      result: { battlePoints: { a: 20 } },
    });
    const back = tournament(people(5), paired, correction, { ...correction, result: null });
    expect(matchesOf(back, sent)[0]?.state).toBe('confirmed');
  });

  it('is entered by the organiser, and corrected only in place of another result', () => {
    const enter: Act = {
      type: 'resultEntered',
      round: 1,
      table: 1,
      result: result(1, 2, [12, 8], [100, 0]),
    };
    const first = (...acts: readonly Act[]) =>
      matchesOf(tournament(people(5), paired, ...acts), new Map())[0];
    expect(first(enter)?.state).toBe('entered');
    expect(first(enter, enter)?.state).toBe('corrected');
    expect(first(enter, { ...enter, result: null }, enter)?.state).toBe('entered');
  });

  it('keeps what else was known when its figures are corrected, with the players whose it was', () => {
    const sentBefore = result(2, 1, [14, 6], [3000, 1000]);
    const figures = {
      winner: 'b',
      battlePoints: { a: 5, b: 15 },
      victoryPoints: { a: 1000, b: 3000 },
    } as const;
    expect(enteredResult({ table: 1, a: 1, b: 2 }, sentBefore, figures)).toMatchObject({
      ...figures,
      blue: 1,
      red: 2,
      firstTurn: 'a',
      objective: { name: 'Hold the Ground', winner: 'b' },
      objectivePoints: { a: -3, b: 3 },
      armies: { a: '', b: 'Played' },
      turns: 6,
    });
    expect(
      enteredResult({ table: 1, a: 1, b: 2 }, { ...sentBefore, blue: 1, red: 2 }, figures),
    ).toMatchObject({ firstTurn: 'b', objective: { winner: 'a' }, objectivePoints: { a: 3, b: -3 } });
    expect(enteredResult({ table: 1, a: 1, b: 2 }, null, figures)).toMatchObject({
      objective: null,
      turns: 0,
    });
  });

  it('shows the points of its players in the order in which they were paired', () => {
    const made = tournament(people(5), paired);
    const [first] = matchesOf(made, sent);
    expect(first && pairedParts(first).map(({ battlePoints }) => battlePoints)).toEqual([6, 14]);
  });

  it('of others gives nobody points', () => {
    const made = tournament(people(5), paired);
    const [, second] = matchesOf(made, new Map([[tableKey(1, 2), result(1, 2, [20, 0], [9, 0])]]));
    expect(second?.parts).toEqual([]);
  });
});

describe('the pairs of a round', () => {
  const chance = () => {
    let state = 7;
    return () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
  };

  it('meet nobody twice in five rounds of 499 players, give each at most one bye, and take a moment', () => {
    let acts: readonly Act[] = [people(499)];
    const lot = chance();
    const results = new Map<string, TableResult>();
    for (let round = 1; round <= 5; round += 1) {
      const made = tournament(...acts);
      const pairs = pairRound(made, matchesOf(made, results), lot);
      expect(new Set(pairs.flatMap(({ a, b }) => (b === null ? [a] : [a, b]))).size).toBe(499);
      acts = [...acts, { type: 'roundPaired', round, pairs: [...pairs] }];
      for (const { table, a, b } of pairs) {
        const blue = Math.floor(lot() * 21);
        if (b !== null)
          results.set(tableKey(round, table), result(a, b, [blue, 20 - blue], [blue * 100, 1000]));
      }
    }
    const all = tournament(...acts).paired.flat();
    const couples = all.filter(({ b }) => b !== null).map(({ a, b }) => [a, b].sort().join('-'));
    expect(new Set(couples).size).toBe(couples.length);
    const byes = all.filter(({ b }) => b === null).map(({ a }) => a);
    expect(new Set(byes).size).toBe(byes.length);
    const tables = tournament(...acts).paired.map((pairs) =>
      pairs.filter(({ b }) => b !== null).map(({ table }) => table),
    );
    for (const numbers of tables) expect(new Set(numbers).size).toBe(numbers.length);
  }, 60_000);

  it('keep team mates apart while that can be, and meet again rather than not play', () => {
    const made = tournament(people(4, (index) => (index < 2 ? 'Wolves' : 'Bears')));
    for (const { a, b } of pairRound(made, [], chance())) expect(a <= 2 !== (b ?? 0) <= 2).toBe(true);
    const two = tournament(people(2), { type: 'roundPaired', round: 1, pairs: [{ table: 1, a: 1, b: 2 }] });
    expect(pairRound(two, matchesOf(two, new Map()), chance())).toHaveLength(1);
  });

  it('leave out who dropped, and pair an empty tournament with nobody', () => {
    const made = tournament(people(5), { type: 'playerDropped', id: 5, fromRound: 1 });
    expect(playersIn(made, 1)).toHaveLength(4);
    expect(pairRound(made, [], chance()).every(({ b }) => b !== null)).toBe(true);
    expect(pairRound(tournament(), [], chance())).toEqual([]);
  });

  it('set team against team, member against member', () => {
    const made = tournamentOf(
      log(
        { ...MADE, pairs: 'teams' },
        people(6, (index) => ['Wolves', 'Bears'][index % 2] ?? ''),
      ),
    );
    if (!made) throw new Error();
    const pairs = pairRound(made, [], chance());
    const teamOf = (id: number | null) => made.players.find((player) => player.id === id)?.team;
    expect(pairs).toHaveLength(3);
    for (const { a, b } of pairs) expect(new Set([teamOf(a), teamOf(b)]).size).toBe(2);
  });
});

describe('the table and the JSON of a tournament', () => {
  const made = tournament(people(5), paired);
  const matches = matchesOf(made, sent);

  it('have the columns that organisers ask for, and the sides as they were paired', () => {
    const [heading, first, , bye] = tournamentTable(made, matches).split('\r\n');
    expect(heading).toBe(COLUMNS.join(','));
    expect(first).toBe(
      'Autumn Cup,1,1,1-1,Player 1,Player 2,Army 1,Played,1000,3000,-2000,0,1,6,14,-3,3,6,a,,Frontline,confirmed,abc',
    );
    expect(bye).toBe('Autumn Cup,1,0,1-bye-5,Player 5,,Army 5,,,,,,,10,,,,,,,,bye,');
  });

  it('leave empty what nobody said of a result that was entered by hand', () => {
    const figures = {
      winner: 'a',
      battlePoints: { a: 14, b: 6 },
      victoryPoints: { a: null, b: null },
    } as const;
    const byHand = new Map([[tableKey(1, 1), enteredResult({ table: 1, a: 1, b: 2 }, null, figures)]]);
    const [, first] = tournamentTable(made, matchesOf(made, byHand)).split('\r\n');
    expect(first).toBe('Autumn Cup,1,1,1-1,Player 1,Player 2,Army 1,Army 2,,,,,,14,6,,,,,,,confirmed,');
    const [game] = JSON.parse(tournamentJson(made, matchesOf(made, byHand)));
    expect(game).toMatchObject({ first_turn: null, setup: { map: null, deployment: null, objective: null } });
    expect(game.score[0]).toEqual({ VP: null, Diff: null, Obj: null, Turns: null, BP: 14, BPObj: null });
  });

  it('make a name that a spreadsheet would run into text', () => {
    const risky = tournament(
      {
        type: 'playersEntered',
        players: [
          { name: '=1+1', army: '', team: '' },
          { name: 'B', army: '', team: '' },
        ],
      },
      { type: 'roundPaired', round: 1, pairs: [{ table: 1, a: 1, b: 2 }] },
    );
    expect(tournamentTable(risky, matchesOf(risky, new Map()))).toContain("'=1+1");
  });

  it('use New Recruit’s names', () => {
    const [game] = JSON.parse(tournamentJson(made, matches));
    expect(game).toMatchObject({
      id_tourny: 'Autumn Cup',
      id_match: '1-1',
      setup: { map: null, deployment: 'Frontline', objective: 'Hold the Ground' },
      first_turn: 0,
      players: [{ name: 'Player 1' }, { name: 'Player 2' }],
      score: [
        { VP: 1000, Diff: -2000, Obj: 0, Turns: 6, BP: 6, BPObj: -3 },
        { VP: 3000, Diff: 2000, Obj: 1, Turns: 6, BP: 14, BPObj: 3 },
      ],
    });
  });
});

describe('what comes from elsewhere', () => {
  it('is taken only where it is an act or a result', () => {
    expect(parseActEntry({ seq: 1, at: 0, act: MADE })).toEqual({ seq: 1, at: 0, act: MADE });
    for (const bad of [
      null,
      {},
      { seq: 1, at: 0, act: { type: 'eventWon' } },
      { seq: 1, at: 0, act: { ...MADE, rounds: 0 } },
    ])
      expect(parseActEntry(bad)).toBeNull();
    const good = result(1, 2, [10, 10], [0, 0]);
    expect(parseResult(good)).toEqual(good);
    for (const bad of [
      null,
      { ...good, blue: 0 },
      { ...good, battlePoints: { a: 'x', b: 1 } },
      { ...good, more: 1 },
    ])
      expect(parseResult(bad)).toBeNull();
  });
});
