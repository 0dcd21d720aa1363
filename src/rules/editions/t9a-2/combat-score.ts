import type { ScoreSheet } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

const COMBAT_SCORE: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/combat-score',
  standing: 'text',
};

/**
 * The Combat Score of The Ninth Age, 2nd edition. All of it is counted when the scores are calculated,
 * after the attacks.
 */
export const combatScore = {
  name: 'Combat Score',
  rows: [
    {
      id: 'healthPointsLost',
      label: 'Health Points lost',
      source: COMBAT_SCORE,
      input: 'counter',
      unit: { one: 'Health Point', other: 'Health Points' },
      score: { kind: 'each', pointsEach: 1 },
      countedFrom: 'enemy',
      fromTheDice: true,
      nextRound: 'clear',
    },
    {
      id: 'charge',
      label: 'Charge',
      source: COMBAT_SCORE,
      input: 'toggle',
      points: 1,
      nextRound: 'clear',
    },
    {
      id: 'flank',
      label: 'Flank',
      hint: 'tap twice: with a Full Rank',
      source: COMBAT_SCORE,
      input: 'choice',
      options: [
        { id: 'none', label: 'not in the enemy’s flank', points: 0 },
        { id: 'withoutFullRank', label: 'in the enemy’s flank', points: 1 },
        {
          id: 'withFullRank',
          label: 'in the enemy’s flank with a Full Rank',
          shortLabel: 'Full Rank',
          points: 2,
        },
      ],
      nextRound: 'keep',
    },
    {
      id: 'rear',
      label: 'Rear',
      hint: 'tap twice: with a Full Rank',
      source: COMBAT_SCORE,
      input: 'choice',
      options: [
        { id: 'none', label: 'not in the enemy’s rear', points: 0 },
        { id: 'withoutFullRank', label: 'in the enemy’s rear', points: 2 },
        {
          id: 'withFullRank',
          label: 'in the enemy’s rear with a Full Rank',
          shortLabel: 'Full Rank',
          points: 3,
        },
      ],
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'fullRanks',
      label: 'Rank Bonus',
      source: COMBAT_SCORE,
      input: 'counter',
      unit: { one: 'Full Rank', other: 'Full Ranks' },
      score: { kind: 'each', pointsEach: 1, free: 1, cap: 3 },
      nextRound: 'keep',
    },
    {
      id: 'standards',
      label: 'Standards',
      hint: 'each +1',
      source: COMBAT_SCORE,
      input: 'counter',
      unit: { one: 'Standard', other: 'Standards' },
      score: { kind: 'each', pointsEach: 1 },
      nextRound: 'keep',
    },
    {
      id: 'overkill',
      label: 'Overkill',
      hint: 'Duel, at most +3',
      source: COMBAT_SCORE,
      input: 'counter',
      unit: { one: 'excess Health Point', other: 'excess Health Points' },
      score: { kind: 'each', pointsEach: 1, cap: 3 },
      fromTheDice: true,
      nextRound: 'clear',
      rare: true,
    },
    {
      id: 'otherModifiers',
      label: 'Other modifiers',
      source: COMBAT_SCORE,
      input: 'signed',
      nextRound: 'clear',
    },
  ],
  casualties: 'healthPointsLost',
  ranks: 'fullRanks',
  duel: { rowId: 'overkill', label: 'Duel', source: COMBAT_SCORE },
  verdict: { tie: 'bothWin' },
} as const satisfies ScoreSheet;
