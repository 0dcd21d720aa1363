import type { ScoreSheet } from '../../score-sheet/score-sheet';
import type { Source } from '../../source';

const WAP = 'https://wap.whfb.app/close-combat';
const RESULT: Source = { at: `${WAP}/calculate-combat-result`, standing: 'text' };
const CHARGE: Source = { at: `${WAP}/charge-combat-resolution`, standing: 'text' };
const EXTRA_RANKS: Source = { at: `${WAP}/extra-ranks`, standing: 'text' };
const OUTNUMBER: Source = { at: `${WAP}/outnumber`, standing: 'text' };
const STANDARD: Source = { at: `${WAP}/standard-combat-resolution`, standing: 'text' };
const BATTLE_STANDARD: Source = { at: `${WAP}/battle-standard-combat-resolution`, standing: 'text' };
const FLANK: Source = { at: `${WAP}/flank-attack`, standing: 'text' };
const REAR: Source = {
  at: `${WAP}/calculate-combat-result: each enemy unit in its rear`,
  standing: 'reading',
};
const HIGH_GROUND: Source = { at: `${WAP}/high-ground`, standing: 'text' };
const FEAR: Source = {
  at: 'list-builder data of version 2.3, Fear: double the enemy’s Unit Strength is double his combined',
  standing: 'reading',
};
const MUSICIAN: Source = { at: 'https://9th.whfb.app/command-groups/stand-fast', standing: 'text' };
const WIPED_OUT: Source = {
  at: 'Warhammer Armies Project: a side that is wiped out has lost',
  standing: 'recalled',
};

/** Combat Result of the Warhammer Armies Project 2.3. All of it is counted after the fight. */
export const combatScore = {
  name: 'Combat Result',
  rows: [
    {
      id: 'wounds',
      label: 'Wounds suffered',
      hint: 'unsaved',
      source: RESULT,
      input: 'counter',
      unit: { one: 'Wound', other: 'Wounds' },
      score: { kind: 'each', pointsEach: 1 },
      countedFrom: 'enemy',
      fromTheDice: true,
      nextRound: 'clear',
    },
    {
      id: 'extraRanks',
      label: 'Extra ranks',
      hint: 'at most 3 an arc',
      source: EXTRA_RANKS,
      input: 'counter',
      unit: { one: 'extra rank', other: 'extra ranks' },
      score: { kind: 'each', pointsEach: 1 },
      nextRound: 'keep',
    },
    {
      id: 'unitStrength',
      label: 'Outnumber',
      hint: 'Unit Strength',
      source: OUTNUMBER,
      input: 'counter',
      unit: { one: 'Unit Strength', other: 'Unit Strength' },
      score: { kind: 'majority', points: 1 },
      nextRound: 'keep',
    },
    {
      id: 'charge',
      label: 'Charge',
      hint: 'each unit',
      source: CHARGE,
      input: 'counter',
      unit: { one: 'unit that charged', other: 'units that charged' },
      score: { kind: 'each', pointsEach: 1 },
      nextRound: 'clear',
      max: 5,
    },
    {
      id: 'standards',
      label: 'Standards',
      hint: 'each unit',
      source: STANDARD,
      input: 'counter',
      unit: { one: 'standard', other: 'standards' },
      score: { kind: 'each', pointsEach: 1 },
      nextRound: 'keep',
      max: 5,
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
      hint: 'each flank',
      source: FLANK,
      input: 'counter',
      unit: { one: 'enemy flank engaged', other: 'enemy flanks engaged' },
      score: { kind: 'each', pointsEach: 1 },
      nextRound: 'keep',
      max: 5,
      rare: true,
    },
    {
      id: 'rear',
      label: 'Rear',
      hint: 'each +2',
      source: REAR,
      input: 'counter',
      unit: { one: 'enemy rear engaged', other: 'enemy rears engaged' },
      score: { kind: 'each', pointsEach: 2 },
      nextRound: 'keep',
      max: 5,
      rare: true,
    },
    {
      id: 'fear',
      label: 'Fear',
      hint: 'tap twice: double',
      source: FEAR,
      input: 'choice',
      options: [
        { id: 'none', label: 'the enemy fears nothing', points: 0 },
        { id: 'causesFear', label: 'causes Fear', points: 1 },
        { id: 'double', label: 'Fear, double the Unit Strength', shortLabel: 'double', points: 2 },
      ],
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'highGround',
      label: 'High ground',
      source: HIGH_GROUND,
      input: 'toggle',
      points: 1,
      nextRound: 'keep',
      rare: true,
    },
    {
      id: 'overkill',
      label: 'Overkill',
      hint: 'challenge, at most +3',
      source: RESULT,
      input: 'counter',
      unit: { one: 'excess Wound', other: 'excess Wounds' },
      score: { kind: 'each', pointsEach: 1, cap: 3 },
      fromTheDice: true,
      nextRound: 'clear',
      rare: true,
    },
    {
      id: 'otherModifiers',
      label: 'Other modifiers',
      source: RESULT,
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
  duel: { rowId: 'overkill', label: 'Challenge', source: RESULT },
  verdict: {
    tie: 'draw',
    tieBreak: { rowId: 'musician', source: MUSICIAN },
    lost: { rowId: 'wipedOut', source: WIPED_OUT },
  },
} as const satisfies ScoreSheet;
