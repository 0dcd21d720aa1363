import type { ScoreSheet } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

const COMBAT_RESULT: Source = { at: 'https://7th.whfb.app/close-combat/combat-result', standing: 'text' };
const BONUSES: Source = { at: 'https://7th.whfb.app/close-combat/combat-result-bonuses', standing: 'text' };
const STANDARD: Source = {
  at: 'https://7th.whfb.app/command-groups/combat-result-bonus',
  standing: 'text',
};
const BATTLE_STANDARD: Source = {
  at: 'https://7th.whfb.app/generals-and-battle-standards/combat-bonus',
  standing: 'text',
};
const MUSICIAN: Source = { at: 'https://7th.whfb.app/command-groups/drawn-combats', standing: 'text' };
/** The end of the bonus page is cut off in our source, so this follows the 6th edition. */
const CUT_OFF: Source = {
  at: 'Warhammer Fantasy Battle, 6th edition, Combat Results: flank, rear, higher ground and overkill',
  standing: 'reading',
};

/**
 * Combat Resolution of Warhammer Fantasy Battle, 7th edition. Ranks count as they were when the round began,
 * everything else when it ends.
 */
export const combatScore = {
  name: 'Combat Resolution',
  rows: [
    {
      id: 'wounds',
      label: 'Wounds suffered',
      hint: 'unsaved',
      source: COMBAT_RESULT,
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
      source: BONUSES,
      input: 'counter',
      unit: { one: 'extra rank', other: 'extra ranks' },
      score: { kind: 'each', pointsEach: 1, cap: 3 },
      counted: 'beforeAttacks',
      nextRound: 'keep',
      max: 5,
      lostTo: {
        rowIds: ['flank', 'rear'],
        when: 'while an enemy of Unit Strength 5 or more fights its flank or rear',
      },
    },
    {
      id: 'unitStrength',
      label: 'Outnumber',
      hint: 'Unit Strength',
      source: BONUSES,
      input: 'counter',
      unit: { one: 'Unit Strength', other: 'Unit Strength' },
      score: { kind: 'majority', points: 1 },
      nextRound: 'keep',
    },
    {
      id: 'standard',
      label: 'Standard',
      hint: '+1 in all',
      source: STANDARD,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
    },
    {
      id: 'battleStandard',
      label: 'Battle Standard',
      hint: 'another +1',
      source: BATTLE_STANDARD,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'flank',
      label: 'Flank',
      hint: 'Unit Strength 5+',
      source: CUT_OFF,
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
      source: CUT_OFF,
      input: 'counter',
      unit: { one: 'unit in the rear', other: 'units in the rear' },
      score: { kind: 'majority', points: 2 },
      nextRound: 'keep',
      max: 4,
    },
    {
      id: 'overkill',
      label: 'Overkill',
      hint: 'challenge, at most +5',
      source: CUT_OFF,
      input: 'counter',
      unit: { one: 'excess Wound', other: 'excess Wounds' },
      score: { kind: 'each', pointsEach: 1, cap: 5 },
      fromTheDice: true,
      nextRound: 'clear',
      rare: true,
    },
    {
      id: 'higherGround',
      label: 'Higher ground',
      source: CUT_OFF,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'musician',
      label: 'Musician',
      hint: 'decides a draw',
      source: MUSICIAN,
      input: 'toggle',
      points: 0,
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'otherModifiers',
      label: 'Other modifiers',
      source: COMBAT_RESULT,
      input: 'signed',
      nextRound: 'clear',
    },
    {
      id: 'wipedOut',
      label: 'Wiped out',
      hint: 'this side is gone',
      source: COMBAT_RESULT,
      input: 'toggle',
      points: 0,
      fromTheDice: true,
      nextRound: 'clear',
      rare: true,
    },
  ],
  casualties: 'wounds',
  ranks: 'extraRanks',
  duel: { rowId: 'overkill', label: 'Challenge', source: CUT_OFF },
  verdict: {
    tie: 'draw',
    tieBreak: { rowId: 'musician', source: MUSICIAN },
    lost: { rowId: 'wipedOut', source: COMBAT_RESULT },
  },
} as const satisfies ScoreSheet;
