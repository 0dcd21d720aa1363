import { expect, it } from 'vitest';
import type { Act } from './act';
import { enteredResult } from './entered-result';
import { type Float, floatsOf } from './floats';
import { matchesOf } from './matches';
import { tournamentOf } from './tournament';

type Pair = readonly [a: number, b: number | null];

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 'any',
  rounds: 5,
  tables: 1,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 0,
  minutes: 180,
};

const paired = (round: number, pairs: readonly Pair[]): Act => ({
  type: 'roundPaired',
  round,
  pairs: pairs.map(([a, b], index) => ({ table: b === null ? 0 : index + 1, a, b })),
});

/** Who floats in round 2, where these had so many points in round 1 and are paired so after it. */
function floats(
  teams: readonly string[],
  first: readonly (readonly [pair: readonly [number, number], points: readonly [number, number]])[],
  second: readonly Pair[],
  made: Act = MADE,
): readonly Float[] {
  const acts: readonly Act[] = [
    made,
    {
      type: 'playersEntered',
      players: teams.map((team, index) => ({ name: `Player ${index + 1}`, army: '', team })),
    },
    paired(
      1,
      first.map(([pair]) => pair),
    ),
    ...first.map(
      ([[a, b], [own, other]], index): Act => ({
        type: 'resultEntered',
        round: 1,
        table: index + 1,
        result: enteredResult({ table: index + 1, a, b }, null, {
          winner: own > other ? 'a' : 'b',
          battlePoints: { a: own, b: other },
          victoryPoints: { a: null, b: null },
        }),
      }),
    ),
    paired(2, second),
  ];
  const tournament = tournamentOf(acts.map((act, index) => ({ seq: index + 1, at: index, act })));
  if (!tournament) throw new Error('No event');
  return [...floatsOf(tournament, matchesOf(tournament, new Map()), 2).values()];
}

/** 20, 15, 12 and 0, 5, 8 points. */
const FIRST = [
  [
    [1, 2],
    [20, 0],
  ],
  [
    [3, 4],
    [15, 5],
  ],
  [
    [5, 6],
    [12, 8],
  ],
] as const;
const NONE = ['', '', '', '', '', ''];

it.each<[string, readonly string[], readonly Pair[], readonly Float[]]>([
  [
    'nobody where each meets the next one',
    NONE,
    [
      [1, 3],
      [5, 6],
      [4, 2],
    ],
    [],
  ],
  [
    'one whose nearer players play others',
    NONE,
    [
      [1, 5],
      [3, 6],
      [4, 2],
    ],
    [
      { id: 1, met: 0, mates: 0, others: 1 },
      { id: 3, met: 0, mates: 0, others: 1 },
    ],
  ],
  [
    'one whose nearer player is of the same club',
    ['Bears', '', 'Bears', '', '', ''],
    [
      [1, 5],
      [6, 3],
      [4, 2],
    ],
    [
      { id: 1, met: 0, mates: 1, others: 0 },
      { id: 3, met: 0, mates: 0, others: 1 },
    ],
  ],
  [
    'one who has met the nearer player, whichever stands first in the pair',
    NONE,
    [
      [1, 3],
      [4, 5],
      [6, 2],
    ],
    [
      { id: 5, met: 1, mates: 0, others: 0 },
      { id: 6, met: 0, mates: 0, others: 1 },
    ],
  ],
  [
    'nobody who rests, and who rests is nearer to nobody',
    NONE,
    [
      [1, 5],
      [3, null],
      [6, 4],
    ],
    [],
  ],
])('a float is %s', (_, teams, second, expected) => {
  expect(floats(teams, FIRST, second)).toEqual(expected);
});

it('there is none between teams, whose members meet in their order', () => {
  const second: readonly Pair[] = [
    [1, 5],
    [3, 6],
    [4, 2],
  ];
  expect(floats(NONE, FIRST, second, { ...MADE, pairs: 'teams' })).toEqual([]);
});
