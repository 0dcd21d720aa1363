import type { Source } from '../../source';
import type { Victory } from '../../victory-points/victory';

const VICTORY_POINTS: Source = {
  at: 'https://6th.whfb.app/scenarios/victory-points-scenarios',
  standing: 'text',
};
/** More than any battle has. */
const MANY = 20;

/**
 * How Warhammer Fantasy Battle, 6th edition, counts a battle: Victory Points, and the margin between them.
 */
export const victory = {
  points: {
    fates: ['fighting', 'fleeing', 'destroyed', 'fledTable'],
    wholeCost: ['destroyed', 'fleeing', 'fledTable'],
    halfCost: [],
    weakened: {
      label: 'below half',
      numerator: 1,
      denominator: 2,
      inclusive: false,
      counted: 'models',
      source: VICTORY_POINTS,
    },
    bonuses: [
      {
        id: 'generalSlainOrFled',
        label: 'Enemy General slain or fled',
        unit: { one: 'General', other: 'Generals' },
        pointsEach: 100,
        max: 1,
        earnedBy: { mark: 'general', fates: ['destroyed', 'fleeing', 'fledTable'] },
        source: VICTORY_POINTS,
      },
      {
        id: 'standardsCaptured',
        label: 'Standards captured',
        unit: { one: 'standard', other: 'standards' },
        pointsEach: 100,
        max: MANY,
        source: VICTORY_POINTS,
      },
      {
        id: 'battleStandardsCaptured',
        label: 'Battle standard captured',
        unit: { one: 'battle standard', other: 'battle standards' },
        pointsEach: 100,
        max: MANY,
        source: VICTORY_POINTS,
      },
      {
        id: 'tableQuarters',
        label: 'Table quarters held',
        unit: { one: 'table quarter', other: 'table quarters' },
        pointsEach: 100,
        max: 4,
        source: VICTORY_POINTS,
      },
    ],
    source: VICTORY_POINTS,
  },
  margins: {
    suggestedNames: ['Draw', 'Minor victory', 'Solid victory', 'Massacre'],
    source: { at: 'no readable source gives the limits', standing: 'recalled' },
  },
} as const satisfies Victory;
