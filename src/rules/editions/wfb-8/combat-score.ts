import type { ScoreSheet } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

const W8 = 'https://8th.whfb.app/close-combat';
const WINNER: Source = { at: `${W8}/whos-the-winner`, standing: 'text' };
const EXTRA_RANKS: Source = { at: `${W8}/extra-ranks`, standing: 'text' };
const FLANK_AND_REAR: Source = {
  at: `${W8}/flank-and-rear-multiple-close-combats`,
  standing: 'text',
};
const MUSICIAN: Source = { at: 'https://8th.whfb.app/command-groups/onwards-men', standing: 'text' };
/** We have read the value of the charge, but not that it counts only once. */
const CHARGE: Source = {
  at: 'Warhammer Fantasy Battle, 8th edition: charge, once a side',
  standing: 'recalled',
};
const SUMMARY: Source = {
  at: 'Warhammer Fantasy Battle, 8th edition, players’ summary sheet: standards, higher ground, overkill',
  standing: 'recalled',
};
const WIPED_OUT: Source = {
  at: 'Warhammer Fantasy Battle, 8th edition: a side that is wiped out has lost',
  standing: 'recalled',
};

/** Combat Result of Warhammer Fantasy Battle, 8th edition. All of it is counted after the fight. */
export const combatScore = {
  name: 'Combat Result',
  rows: [
    {
      id: 'wounds',
      label: 'Wounds suffered',
      hint: 'unsaved',
      source: WINNER,
      input: 'counter',
      unit: { one: 'Wound', other: 'Wounds' },
      score: { kind: 'each', pointsEach: 1 },
      countedFrom: 'enemy',
      fromTheDice: true,
      nextRound: 'clear',
    },
    {
      id: 'charge',
      label: 'Charge',
      source: CHARGE,
      input: 'toggle',
      points: 1,
      nextRound: 'clear',
    },
    {
      id: 'standard',
      label: 'Standard',
      hint: '+1 in all',
      source: SUMMARY,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
    },
    {
      id: 'extraRanks',
      label: 'Extra ranks',
      hint: 'behind the first',
      source: EXTRA_RANKS,
      input: 'counter',
      unit: { one: 'extra rank', other: 'extra ranks' },
      score: { kind: 'each', pointsEach: 1, cap: 3 },
      nextRound: 'keep',
      max: 5,
      lostTo: {
        rowIds: ['flank', 'rear'],
        when: 'while an enemy with two ranks or more fights its flank or rear',
      },
    },
    {
      id: 'battleStandard',
      label: 'Battle Standard',
      hint: 'another +1',
      source: SUMMARY,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
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
      id: 'flank',
      label: 'Flank',
      hint: 'each enemy unit',
      source: FLANK_AND_REAR,
      input: 'counter',
      unit: { one: 'enemy unit in the flank', other: 'enemy units in the flank' },
      score: { kind: 'each', pointsEach: 1 },
      nextRound: 'keep',
      max: 4,
    },
    {
      id: 'rear',
      label: 'Rear',
      hint: 'each +2',
      source: FLANK_AND_REAR,
      input: 'counter',
      unit: { one: 'enemy unit in the rear', other: 'enemy units in the rear' },
      score: { kind: 'each', pointsEach: 2 },
      nextRound: 'keep',
      max: 4,
    },
    {
      id: 'overkill',
      label: 'Overkill',
      hint: 'challenge, at most +5',
      source: SUMMARY,
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
      source: SUMMARY,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'otherModifiers',
      label: 'Other modifiers',
      source: WINNER,
      input: 'signed',
      nextRound: 'clear',
    },
    {
      id: 'wipedOut',
      label: 'Wiped out',
      hint: 'this side is gone',
      source: WIPED_OUT,
      input: 'toggle',
      points: 0,
      fromTheDice: true,
      nextRound: 'clear',
      rare: true,
    },
  ],
  casualties: 'wounds',
  ranks: 'extraRanks',
  duel: { rowId: 'overkill', label: 'Challenge', source: SUMMARY },
  verdict: {
    tie: 'draw',
    tieBreak: { rowId: 'musician', source: MUSICIAN },
    lost: { rowId: 'wipedOut', source: WIPED_OUT },
  },
} as const satisfies ScoreSheet;
