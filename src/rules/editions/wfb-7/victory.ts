import type { Source } from '../../source';
import type { Victory } from '../../victory-points/victory';

const W7 = 'https://7th.whfb.app/victory';
const DESTROYED: Source = { at: `${W7}/enemy-units-destroyed`, standing: 'text' };
const HALF: Source = { at: `${W7}/enemy-units-at-half-strength`, standing: 'text' };
const QUARTERS: Source = { at: `${W7}/captured-table-quarters`, standing: 'text' };
/** The numbers of the 6th edition. */
const RECALLED: Source = {
  at: 'Warhammer Fantasy Battle, 7th edition, Victory: General and captured standards 100 each',
  standing: 'recalled',
};
const CHART: Source = {
  at: 'Warhammer Fantasy Battle, 7th edition, Victory chart by size of battle',
  standing: 'recalled',
};
const T3 = 'https://www.tabletoptournaments.net/t3_tournament_rules.php';
/** More than any battle needs. */
const MANY = 20;

/**
 * How Warhammer Fantasy Battle, 7th edition, counts a battle: Victory Points, and the margin between them by
 * the size of battle.
 */
export const victory = {
  points: {
    fates: ['fighting', 'fleeing', 'destroyed', 'fledTable'],
    wholeCost: ['destroyed', 'fleeing', 'fledTable'],
    halfCost: [],
    weakened: {
      label: 'half strength',
      numerator: 1,
      denominator: 2,
      inclusive: true,
      counted: 'models',
      source: HALF,
    },
    bonuses: [
      {
        id: 'generalSlainOrFled',
        label: 'Enemy General slain or fled',
        unit: { one: 'General', other: 'Generals' },
        pointsEach: 100,
        max: 1,
        earnedBy: { mark: 'general', fates: ['destroyed', 'fleeing', 'fledTable'] },
        source: RECALLED,
      },
      {
        id: 'standardsCaptured',
        label: 'Standards captured',
        unit: { one: 'standard', other: 'standards' },
        hint: 'still held',
        pointsEach: 100,
        max: MANY,
        source: RECALLED,
      },
      {
        id: 'battleStandardsCaptured',
        label: 'Battle standard captured',
        unit: { one: 'battle standard', other: 'battle standards' },
        pointsEach: 100,
        max: MANY,
        source: RECALLED,
      },
      {
        id: 'tableQuarters',
        label: 'Table quarters held',
        unit: { one: 'table quarter', other: 'table quarters' },
        hint: 'Unit Strength 5+, no such enemy',
        pointsEach: 100,
        max: 4,
        source: QUARTERS,
      },
    ],
    source: DESTROYED,
  },
  tables: [
    {
      id: 'everyHundredAndFifty',
      label: '20–0, every 150 points',
      total: 20,
      bands: [
        { upToPoints: 150, winner: 10, loser: 10 },
        { upToPoints: 300, winner: 11, loser: 9 },
        { upToPoints: 450, winner: 12, loser: 8 },
        { upToPoints: 600, winner: 13, loser: 7 },
        { upToPoints: 750, winner: 14, loser: 6 },
        { upToPoints: 900, winner: 15, loser: 5 },
        { upToPoints: 1050, winner: 16, loser: 4 },
        { upToPoints: 1200, winner: 17, loser: 3 },
        { upToPoints: 1350, winner: 18, loser: 2 },
        { upToPoints: 1500, winner: 19, loser: 1 },
        { upToPoints: null, winner: 20, loser: 0 },
      ],
      source: { at: `${T3}?tid=2307`, standing: 'reading' },
    },
    {
      id: 'stms07',
      label: '20–0, StMS 07',
      total: 20,
      bands: [
        { upToPoints: 150, winner: 10, loser: 10 },
        { upToPoints: 350, winner: 11, loser: 9 },
        { upToPoints: 550, winner: 12, loser: 8 },
        { upToPoints: 750, winner: 13, loser: 7 },
        { upToPoints: 950, winner: 14, loser: 6 },
        { upToPoints: 1150, winner: 15, loser: 5 },
        { upToPoints: 1350, winner: 16, loser: 4 },
        { upToPoints: 1550, winner: 17, loser: 3 },
        { upToPoints: 1750, winner: 18, loser: 2 },
        { upToPoints: 1950, winner: 19, loser: 1 },
        { upToPoints: null, winner: 20, loser: 0 },
      ],
      source: { at: `${T3}?tid=1597`, standing: 'text' },
    },
  ],
  margins: {
    suggestedNames: ['Draw', 'Minor victory', 'Solid victory', 'Massacre'],
    bySize: [
      {
        fromPoints: 1000,
        margins: [
          { upTo: 149, name: 'Draw' },
          { upTo: 299, name: 'Minor victory' },
          { upTo: 599, name: 'Solid victory' },
          { upTo: null, name: 'Massacre' },
        ],
      },
      {
        fromPoints: 2000,
        margins: [
          { upTo: 299, name: 'Draw' },
          { upTo: 599, name: 'Minor victory' },
          { upTo: 1199, name: 'Solid victory' },
          { upTo: null, name: 'Massacre' },
        ],
      },
      {
        fromPoints: 3000,
        margins: [
          { upTo: 449, name: 'Draw' },
          { upTo: 899, name: 'Minor victory' },
          { upTo: 1799, name: 'Solid victory' },
          { upTo: null, name: 'Massacre' },
        ],
      },
    ],
    source: CHART,
  },
} as const satisfies Victory;
