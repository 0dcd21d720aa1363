import { describe, expect, it } from 'vitest';
import type { Act } from '@/tournament/act';
import { type Match, matchesOf } from '@/tournament/matches';
import { FIRST_ROUNDS, type FirstRound, pairRound } from '@/tournament/pair-round';
import { standingsOf } from '@/tournament/standings';
import { tableKey } from '@/tournament/table-key';
import type { TableResult } from '@/tournament/table-result';
import { playersIn, type Tournament, tournamentOf } from '@/tournament/tournament';

/** Events of each size; the bar of the project is 1,000: `FAIRNESS=1000`. */
const EVENTS = Number(process.env.FAIRNESS ?? 2);
const A_WHILE = 30_000 + EVENTS * 10_000;

function chanceOf(seed: number): () => number {
  let state = (seed * 7919 + 17) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const MADE: Extract<Act, { type: 'eventMade' }> = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 'any',
  rounds: 8,
  tables: 1,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};

type Event = {
  readonly pairs?: 'players' | 'teams';
  readonly teams: readonly string[];
  readonly rounds: number;
  readonly chance: () => number;
  readonly first?: FirstRound;
  /** Whether now and then somebody leaves, and somebody else comes. */
  readonly comeAndGo?: boolean;
};

type Paired = { readonly tournament: Tournament; readonly matches: readonly Match[]; readonly round: number };

/** Plays an event, and calls with each round just as it was paired. */
function play(event: Event, onPaired: (paired: Paired) => void): Tournament {
  const { teams, rounds, chance, pairs = 'players', first, comeAndGo = false } = event;
  const name = (index: number) => `Player ${index + 1}`;
  let acts: readonly Act[] = [
    { ...MADE, pairs },
    {
      type: 'playersEntered',
      players: teams.map((team, index) => ({ name: name(index), army: '', team })),
    },
  ];
  const results = new Map<string, TableResult>();
  const now = () => {
    const made = tournamentOf(acts.map((act, index) => ({ seq: index + 1, at: index, act })));
    if (!made) throw new Error('No event');
    return made;
  };
  for (let round = 1; round <= rounds; round += 1) {
    const before = now();
    const made = pairRound(before, matchesOf(before, results), chance, first);
    acts = [...acts, { type: 'roundPaired', round, pairs: [...made] }];
    const tournament = now();
    onPaired({ tournament, matches: matchesOf(tournament, results), round });
    for (const { table, a, b } of made) {
      if (b === null) continue;
      const blue = Math.floor(chance() * 21);
      results.set(tableKey(round, table), resultOf(a, b, blue));
    }
    if (comeAndGo && chance() < 0.5) {
      const leaving = 1 + Math.floor(chance() * teams.length);
      acts = [...acts, { type: 'playerDropped', id: leaving, fromRound: round + 1 }];
    }
    if (comeAndGo && chance() < 0.5) {
      const late = { name: `Late ${round}`, army: '', team: '' };
      acts = [...acts, { type: 'playersEntered', players: [late] }];
    }
  }
  return now();
}

const resultOf = (blue: number, red: number, points: number): TableResult => ({
  blue,
  red,
  winner: points === 10 ? 'draw' : points > 10 ? 'a' : 'b',
  victoryPoints: { a: points * 100, b: 1000 },
  battlePoints: { a: points, b: 20 - points },
  objective: null,
  objectivePoints: { a: null, b: null },
  armies: { a: '', b: '' },
  turns: 6,
  firstTurn: 'a',
  map: '',
  deployment: '',
  confirmed: { a: true, b: true },
  logHash: '',
});

/** How often each had rested before that round. */
function restsBefore({ tournament, round }: Paired): (id: number) => number {
  const byes = tournament.paired
    .slice(0, round - 1)
    .flat()
    .filter(({ b }) => b === null);
  return (id) => byes.filter(({ a }) => a === id).length;
}

/** Everybody who is there is in exactly one pair, and at most one table is in it twice. */
function expectWhole({ tournament, round }: Paired): void {
  const pairs = tournament.paired[round - 1] ?? [];
  const ids = pairs.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
  expect(ids.toSorted((one, other) => one - other)).toEqual(
    playersIn(tournament, round)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other),
  );
  const tables = pairs.flatMap(({ table, b }) => (b === null ? [] : [table]));
  expect(new Set(tables).size).toBe(tables.length);
}

const clubsOf = (count: number, clubs: number, chance: () => number) =>
  Array.from({ length: count }, () => `Club ${Math.floor(chance() * clubs)}`);

const sizes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('nobody rests twice while somebody who could has not', () => {
  it(
    'of 5 to 64 players in 3 to 8 rounds, who come and go; it is the lowest of those with the fewest byes',
    () => {
      for (const count of sizes(5, 64)) {
        for (let event = 0; event < EVENTS; event += 1) {
          const chance = chanceOf(count * 1000 + event);
          const first = FIRST_ROUNDS[event % FIRST_ROUNDS.length] ?? 'clubs';
          const [rounds, teams] = [3 + Math.floor(chance() * 6), clubsOf(count, 6, chance)];
          play({ teams, rounds, chance, first, comeAndGo: event % 2 === 1 }, (paired) => {
            expectWhole(paired);
            const { tournament, matches, round } = paired;
            const rests = restsBefore(paired);
            const there = playersIn(tournament, round);
            const resting = (tournament.paired[round - 1] ?? []).filter(({ b }) => b === null);
            expect(resting.length).toBe(there.length % 2);
            const [rest] = resting;
            if (!rest) return;
            const fewest = Math.min(...there.map(({ id }) => rests(id)));
            expect(rests(rest.a)).toBe(fewest);
            if (round === 1) return;
            const standings = standingsOf(
              { ...tournament, paired: tournament.paired.slice(0, round - 1) },
              matches.filter((match) => match.round < round),
            );
            const could = standings.filter(
              ({ player }) => there.some(({ id }) => id === player.id) && rests(player.id) === fewest,
            );
            expect(could.at(-1)?.player.id).toBe(rest.a);
          });
        }
      }
    },
    A_WHILE,
  );

  it(
    'of 3 to 15 teams in 3 to 8 rounds',
    () => {
      for (const count of sizes(3, 15)) {
        for (let event = 0; event < EVENTS; event += 1) {
          const chance = chanceOf(count * 2000 + event);
          const [rounds, members] = [3 + Math.floor(chance() * 6), 1 + Math.floor(chance() * 5)];
          const teams = Array.from({ length: count * members }, (_, index) => `Team ${index % count}`);
          play({ teams, rounds, chance, pairs: 'teams' }, (paired) => {
            expectWhole(paired);
            const { tournament, round } = paired;
            const rests = restsBefore(paired);
            const resting = (tournament.paired[round - 1] ?? []).filter(({ b }) => b === null);
            expect(resting.length).toBe(count % 2 === 1 ? members : 0);
            const fewest = Math.min(...tournament.players.map(({ id }) => rests(id)));
            for (const { a } of resting) expect(rests(a)).toBe(fewest);
          });
        }
      }
    },
    A_WHILE,
  );

  it(
    'of teams of unlike size: within a team too, and players without one play each other',
    () => {
      for (let event = 0; event < 10 * EVENTS; event += 1) {
        const chance = chanceOf(event + 5);
        const teams = ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'C', 'C', 'C', 'D', 'D', '', '', ''];
        const played = play({ teams, rounds: 6, chance, pairs: 'teams' }, expectWhole);
        const rested = (id: number) =>
          played.paired.flat().filter(({ a, b }) => b === null && a === id).length;
        for (const team of ['A', 'B', 'C', 'D', '']) {
          const own = played.players.filter((player) => player.team === team).map(({ id }) => rested(id));
          expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
        }
        expect(Math.max(...[13, 14, 15].map(rested))).toBeLessThanOrEqual(2);
      }
    },
    A_WHILE,
  );

  it(
    'nobody meets one twice while there are others, and all as evenly as can be after that',
    () => {
      for (let event = 0; event < EVENTS; event += 1) {
        const chance = chanceOf(event + 9);
        const played = play({ teams: ['', '', '', ''], rounds: 6, chance }, expectWhole);
        const met = played.paired.flat().map(({ a, b }) => [a, b].sort().join('-'));
        for (const couple of new Set(met)) expect(met.filter((one) => one === couple)).toHaveLength(2);
      }
    },
    A_WHILE,
  );
});

describe('club mates in the first round', () => {
  it.each(['clubs', 'seed'] as const)(
    'meet only where it cannot be avoided, by %s',
    (first) => {
      for (let draw = 0; draw < 20 * EVENTS; draw += 1) {
        const chance = chanceOf(draw + 31);
        const count = 4 + Math.floor(chance() * 61);
        // One club is half the field, or a few more or fewer.
        const large = Math.min(count, Math.ceil(count / 2) + Math.floor(chance() * 3) - 1);
        const others = clubsOf(count - large, 3, chance);
        const teams = [...Array.from({ length: large }, () => 'Wolves'), ...others]
          .map((team) => ({ team, lot: chance() }))
          .toSorted((one, other) => one.lot - other.lot)
          .map(({ team }) => team);
        play({ teams, rounds: 1, chance, first }, (paired) => {
          expectWhole(paired);
          const teamOf = (id: number) => teams[id - 1];
          const mates = (paired.tournament.paired[0] ?? []).filter(
            ({ a, b }) => b !== null && teamOf(a) === teamOf(b),
          );
          const [playing, most] = [
            count - (count % 2),
            Math.max(...[...new Set(teams)].map((team) => teams.filter((one) => one === team).length)),
          ];
          const atTheTable = count % 2 === 1 && most > count / 2 ? most - 1 : most;
          expect(mates).toHaveLength(Math.max(0, atTheTable - playing / 2));
        });
      }
    },
    A_WHILE,
  );

  it(
    'stay apart in an event of more than can be paired at once',
    () => {
      const chance = chanceOf(3);
      const teams = Array.from({ length: 520 }, (_, index) =>
        index % 2 === 0 ? 'Wolves' : `Club ${index % 7}`,
      );
      play({ teams, rounds: 1, chance }, (paired) => {
        expectWhole(paired);
        for (const { a, b } of paired.tournament.paired[0] ?? [])
          expect(b !== null && teams[a - 1] === teams[b - 1]).toBe(false);
      });
    },
    A_WHILE,
  );
});

describe('the first round', () => {
  it('by seed is the upper half of the list against the lower one', () => {
    play(
      { teams: ['', '', '', '', '', '', '', ''], rounds: 1, chance: chanceOf(1), first: 'seed' },
      (paired) => {
        expect(paired.tournament.paired[0]?.map(({ a, b }) => [a, b])).toEqual([
          [1, 5],
          [2, 6],
          [3, 7],
          [4, 8],
        ]);
      },
    );
  });

  it('by lot alone looks at no club', () => {
    const teams = ['Wolves', 'Wolves', 'Bears', 'Bears'];
    let mates = 0;
    for (let event = 0; event < 40; event += 1)
      play({ teams, rounds: 1, chance: chanceOf(event), first: 'draw' }, ({ tournament }) => {
        for (const { a, b } of tournament.paired[0] ?? [])
          mates += teams[a - 1] === teams[(b ?? 0) - 1] ? 1 : 0;
      });
    expect(mates).toBeGreaterThan(0);
  });
});
