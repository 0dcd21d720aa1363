import { expect, it } from 'vitest';
import { type SeatChange, seatChange } from './seat-change';

type Seats = readonly (readonly [table: number, a: number, b: number | null])[];

const PAIRS: Seats = [
  [1, 1, 2],
  [2, 3, 4],
  [0, 5, null],
];

it.each<[string, Seats, SeatChange]>([
  ['a late arrival plays who rests', [PAIRS[0], PAIRS[1], [3, 5, 6]], { kind: 'seated', id: 6, table: 3 }],
  ['a late arrival in a place', [[1, 6, 2], PAIRS[1], PAIRS[2]], { kind: 'seated', id: 6, table: 1 }],
  ['a late arrival rests', [...PAIRS, [0, 6, null]], { kind: 'rests', id: 6 }],
  ['a late arrival rests for another', [PAIRS[0], PAIRS[1], [0, 6, null]], { kind: 'rests', id: 6 }],
  ['a bye taken away', [PAIRS[0], PAIRS[1]], { kind: 'unseated', id: 5 }],
  ['two of two tables', [[1, 3, 2], [2, 1, 4], PAIRS[2]], { kind: 'swapped', id: 3, other: 1 }],
  ['one with who rests', [[1, 5, 2], PAIRS[1], [0, 1, null]], { kind: 'swapped', id: 5, other: 1 }],
  [
    'all paired again',
    [
      [1, 1, 3],
      [2, 2, 5],
      [0, 4, null],
    ],
    null,
  ],
  ['two late arrivals', [...PAIRS, [3, 6, 7]], null],
  ['a whole table gone', [PAIRS[1], PAIRS[2]], null],
  ['nothing', PAIRS, null],
] as [string, Seats, SeatChange][])('says what changed: %s', (_, after, change) => {
  const pairs = (seats: Seats) => seats.map(([table, a, b]) => ({ table, a, b }));
  expect(seatChange(pairs(PAIRS), pairs(after))).toEqual(change);
});
