import type { Source } from '../../source';
import type { Victory } from '../../victory-points/victory';

const WAP = 'https://wap.whfb.app/victory-conditions';
const DEAD_OR_FLED: Source = { at: `${WAP}/dead-or-fled`, standing: 'text' };
const DECIMATED: Source = {
  at: `${WAP}/decimated; fleeing as well, “Shattered”, is a heading only: the whole cost`,
  standing: 'reading',
};
const GENERAL: Source = { at: 'Warhammer Armies Project, Victory: the General 100', standing: 'recalled' };
const STANDARDS: Source = { at: `${WAP}/seized-standards`, standing: 'text' };
const CHART: Source = { at: `${WAP}/victory-points-chart`, standing: 'text' };
/** More than any battle needs. */
const MANY = 20;

/**
 * How the Warhammer Armies Project 2.3 counts a battle: Victory Points, and their difference in percent of
 * the battle's size.
 */
export const victory = {
  points: {
    fates: ['fighting', 'fleeing', 'destroyed', 'fledTable'],
    wholeCost: ['destroyed', 'fledTable'],
    halfCost: ['fleeing'],
    weakened: {
      label: 'Decimated',
      numerator: 1,
      denominator: 2,
      inclusive: true,
      counted: 'unitStrength',
      source: DECIMATED,
    },
    bonuses: [
      {
        id: 'generalSlainOrFled',
        label: 'Enemy General slain or fled',
        unit: { one: 'General', other: 'Generals' },
        pointsEach: 100,
        max: 1,
        earnedBy: { mark: 'general', fates: ['destroyed', 'fledTable'] },
        source: GENERAL,
      },
      {
        id: 'standardsCaptured',
        label: 'Standards seized',
        unit: { one: 'standard', other: 'standards' },
        pointsEach: 25,
        max: MANY,
        source: STANDARDS,
      },
      {
        id: 'battleStandardsCaptured',
        label: 'Battle standard seized',
        unit: { one: 'battle standard', other: 'battle standards' },
        pointsEach: 100,
        max: MANY,
        source: STANDARDS,
      },
    ],
    source: DEAD_OR_FLED,
  },
  percentMargins: {
    bands: [
      { belowPercent: 10, name: 'Draw' },
      { belowPercent: 25, name: 'Marginal victory' },
      { belowPercent: 50, name: 'Solid victory' },
      { belowPercent: null, name: 'Massacre' },
    ],
    conceded: 'Massacre',
    source: CHART,
  },
} as const satisfies Victory;
