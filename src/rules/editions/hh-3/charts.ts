import type { Need, NeedChart, ShootingRules } from '../../wound-pools/wound-pool-rules';
import { COVER, MELEE, STATUSES, TABLES } from './sources';

/** N: no roll can wound, or hit. */
const N: Need = null;
/** No re-roll of a miss. */
const ONCE: Need = null;

/**
 * Weapon Skill against Weapon Skill, in each cell as two of three witnesses print it: double or more 2+, higher 3+,
 * equal 4+, lower 5+, half or less 6+.
 */
export const toHit = {
  source: MELEE,
  needs: [
    [4, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    [2, 4, 5, 6, 6, 6, 6, 6, 6, 6],
    [2, 3, 4, 5, 5, 6, 6, 6, 6, 6],
    [2, 2, 3, 4, 5, 5, 5, 6, 6, 6],
    [2, 2, 3, 3, 4, 5, 5, 5, 5, 6],
    [2, 2, 2, 3, 3, 4, 5, 5, 5, 5],
    [2, 2, 2, 3, 3, 3, 4, 5, 5, 5],
    [2, 2, 2, 2, 3, 3, 3, 4, 5, 5],
    [2, 2, 2, 2, 3, 3, 3, 3, 4, 5],
    [2, 2, 2, 2, 2, 3, 3, 3, 3, 4],
  ],
  disputed: [
    {
      reading: 'slightlyLower',
      option: 'four',
      cells: [
        { row: 4, column: 5, need: 4 },
        { row: 4, column: 8, need: 5 },
        { row: 5, column: 6, need: 4 },
        { row: 6, column: 7, need: 4 },
        { row: 7, column: 8, need: 4 },
        { row: 9, column: 5, need: 2 },
      ],
    },
    {
      reading: 'nearlyHalf',
      option: 'six',
      cells: [
        { row: 5, column: 9, need: 6 },
        { row: 6, column: 10, need: 6 },
      ],
    },
    { reading: 'tenAgainstFive', option: 'three', cells: [{ row: 10, column: 5, need: 3 }] },
  ],
} as const satisfies NeedChart;

/** Strength against Toughness. */
export const toWound = {
  source: TABLES,
  needs: [
    [4, 5, 6, 6, N, N, N, N, N, N],
    [3, 4, 5, 6, 6, N, N, N, N, N],
    [2, 3, 4, 5, 6, 6, N, N, N, N],
    [2, 2, 3, 4, 5, 6, 6, N, N, N],
    [2, 2, 2, 3, 4, 5, 6, 6, N, N],
    [2, 2, 2, 2, 3, 4, 5, 6, 6, N],
    [2, 2, 2, 2, 2, 3, 4, 5, 6, 6],
    [2, 2, 2, 2, 2, 2, 3, 4, 5, 6],
    [2, 2, 2, 2, 2, 2, 2, 3, 4, 5],
    [2, 2, 2, 2, 2, 2, 2, 2, 3, 4],
  ],
} as const satisfies NeedChart;

/** Shooting, as far as it differs from close combat. */
export const shooting = {
  // Start, Movement, Shooting.
  phase: 2,
  toHit: {
    source: TABLES,
    needs: [
      [6, ONCE],
      [5, ONCE],
      [4, ONCE],
      [3, ONCE],
      [2, ONCE],
      [2, ONCE],
      [2, ONCE],
      [2, ONCE],
      [2, ONCE],
      [2, ONCE],
    ],
  },
  snapShots: { needs: [N, 6, 6, 5, 5, 4, 4, 3, 3, 2], source: TABLES },
  criticals: {
    rows: [
      { ballisticSkill: 6, from: 6 },
      { ballisticSkill: 7, from: 5 },
      { ballisticSkill: 8, from: 4 },
      { ballisticSkill: 9, from: 3 },
    ],
    automaticFrom: 10,
    source: TABLES,
  },
  cover: { saves: [6, 5, 4, 3, 2], source: COVER },
  morale: { oneIn: 4, within: 'attack', source: STATUSES },
} as const satisfies ShootingRules;
