import type { ScoreSheet } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

const STATIC_SCORE: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/static-combat-score',
  standing: 'text',
};
const WINNER: Source = {
  at: 'The Ninth Age, 3rd edition, Determine the Winner',
  standing: 'text',
};

/**
 * The Combat Score of The Ninth Age, 3rd edition. The static part is counted before the attacks and does not
 * change during them; Health Points lost and destroyed units are counted after them.
 */
export const combatScore = {
  name: 'Combat Score',
  rows: [
    {
      id: 'healthPointsLost',
      label: 'Health Points lost',
      source: WINNER,
      input: 'counter',
      unit: { one: 'Health Point', other: 'Health Points' },
      score: { kind: 'each', pointsEach: 1 },
      countedFrom: 'enemy',
      fromTheDice: true,
      nextRound: 'clear',
    },
    {
      id: 'unitsWipedOut',
      label: 'Wiped out',
      hint: 'units this side lost',
      source: WINNER,
      input: 'counter',
      unit: { one: 'unit', other: 'units' },
      score: { kind: 'each', pointsEach: 1 },
      countedFrom: 'enemy',
      fromTheDice: true,
      nextRound: 'clear',
      max: 20,
      rare: true,
    },
    {
      id: 'charge',
      label: 'Charge',
      source: STATIC_SCORE,
      input: 'toggle',
      points: 1,
      counted: 'beforeAttacks',
      nextRound: 'clear',
    },
    {
      id: 'properRanks',
      label: 'Proper Ranks',
      hint: 'best unit, at most +4',
      source: STATIC_SCORE,
      input: 'counter',
      unit: { one: 'Proper Rank', other: 'Proper Ranks' },
      score: { kind: 'each', pointsEach: 1, cap: 4 },
      counted: 'beforeAttacks',
      nextRound: 'keep',
      // Surrounded: see SOURCES.md.
      lostTo: {
        rowIds: ['facings'],
        when: 'as many as the enemies in its flank and rear have together',
        partly: true,
      },
    },
    {
      id: 'standards',
      label: 'Standard Bearers',
      hint: 'one per unit',
      source: STATIC_SCORE,
      input: 'counter',
      unit: { one: 'unit with a Standard Bearer', other: 'units with a Standard Bearer' },
      score: { kind: 'each', pointsEach: 1 },
      counted: 'beforeAttacks',
      nextRound: 'keep',
    },
    {
      id: 'battleStandard',
      label: 'Battle Standard',
      source: STATIC_SCORE,
      input: 'toggle',
      points: 1,
      counted: 'beforeAttacks',
      nextRound: 'keep',
    },
    {
      id: 'facings',
      label: 'Flank or Rear',
      hint: 'each Facing +2',
      source: STATIC_SCORE,
      input: 'counter',
      unit: { one: 'Flank or Rear Facing', other: 'Flank or Rear Facings' },
      score: { kind: 'each', pointsEach: 2 },
      counted: 'beforeAttacks',
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'otherModifiers',
      label: 'Other modifiers',
      source: STATIC_SCORE,
      input: 'signed',
      counted: 'beforeAttacks',
      nextRound: 'clear',
    },
  ],
  casualties: 'healthPointsLost',
  ranks: 'properRanks',
  verdict: { tie: 'bothWin' },
} as const satisfies ScoreSheet;
