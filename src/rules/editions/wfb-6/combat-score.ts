import type { ScoreSheet } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

const COMBAT_RESULTS: Source = {
  at: 'https://6th.whfb.app/close-combat/combat-results',
  standing: 'text',
};
const FLANKING_UNITS: Source = {
  at: 'https://6th.whfb.app/close-combat/combat-results',
  standing: 'reading',
};
const OVERKILL: Source = { at: 'https://6th.whfb.app/characters/overkill', standing: 'text' };
const RESULTS: Source = { at: 'https://6th.whfb.app/close-combat/results', standing: 'text' };

/**
 * Combat Resolution of Warhammer Fantasy Battle, 6th edition. Ranks count as they were at the first blow,
 * everything else when the round ends.
 */
export const combatScore = {
  name: 'Combat Resolution',
  rows: [
    {
      id: 'wounds',
      label: 'Wounds suffered',
      hint: 'unsaved',
      source: COMBAT_RESULTS,
      input: 'counter',
      unit: { one: 'Wound', other: 'Wounds' },
      score: { kind: 'each', pointsEach: 1 },
      countedFrom: 'enemy',
      fromTheDice: true,
      nextRound: 'clear',
    },
    {
      id: 'extraRanks',
      label: 'Rank Bonus',
      hint: 'behind the first',
      source: COMBAT_RESULTS,
      input: 'counter',
      unit: { one: 'extra rank', other: 'extra ranks' },
      score: { kind: 'each', pointsEach: 1, cap: 3 },
      counted: 'beforeAttacks',
      nextRound: 'keep',
      lostTo: {
        rowIds: ['flank', 'rear'],
        when: 'while an enemy of Unit Strength 5 or more that charged the flank or rear fights the unit',
      },
    },
    {
      id: 'unitStrength',
      label: 'Outnumber',
      hint: 'Unit Strength',
      source: COMBAT_RESULTS,
      input: 'counter',
      unit: { one: 'Unit Strength', other: 'Unit Strength' },
      score: { kind: 'majority', points: 1 },
      nextRound: 'keep',
    },
    {
      id: 'overkill',
      label: 'Overkill',
      hint: 'challenge, at most +5',
      source: OVERKILL,
      input: 'counter',
      unit: { one: 'excess Wound', other: 'excess Wounds' },
      score: { kind: 'each', pointsEach: 1, cap: 5 },
      fromTheDice: true,
      nextRound: 'clear',
      rare: true,
    },
    {
      id: 'standard',
      label: 'Standard',
      hint: '+1 in all',
      source: COMBAT_RESULTS,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
    },
    {
      id: 'higherGround',
      label: 'Higher ground',
      source: COMBAT_RESULTS,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'flank',
      label: 'Flank',
      hint: 'Unit Strength 5+',
      source: FLANKING_UNITS,
      input: 'counter',
      unit: { one: 'unit in the flank', other: 'units in the flank' },
      score: { kind: 'majority', points: 1 },
      nextRound: 'keep',
      max: 4,
    },
    {
      id: 'rear',
      label: 'Rear',
      hint: 'Unit Strength 5+',
      source: FLANKING_UNITS,
      input: 'counter',
      unit: { one: 'unit in the rear', other: 'units in the rear' },
      score: { kind: 'majority', points: 2 },
      nextRound: 'keep',
      max: 4,
      rare: true,
    },
    {
      id: 'musician',
      label: 'Musician',
      hint: 'decides a draw',
      source: RESULTS,
      input: 'toggle',
      points: 0,
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'otherModifiers',
      label: 'Other modifiers',
      source: COMBAT_RESULTS,
      input: 'signed',
      nextRound: 'clear',
    },
    {
      id: 'wipedOut',
      label: 'Wiped out',
      hint: 'this side is gone',
      source: RESULTS,
      input: 'toggle',
      points: 0,
      fromTheDice: true,
      nextRound: 'clear',
      rare: true,
    },
  ],
  casualties: 'wounds',
  ranks: 'extraRanks',
  duel: { rowId: 'overkill', label: 'Challenge', source: OVERKILL },
  verdict: {
    tie: 'draw',
    tieBreak: { rowId: 'musician', source: RESULTS },
    lost: { rowId: 'wipedOut', source: RESULTS },
  },
} as const satisfies ScoreSheet;
