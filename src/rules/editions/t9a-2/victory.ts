import type { Source } from '../../source';
import type { Victory } from '../../victory-points/victory';

const VICTORY: Source = {
  at: 'The Ninth Age, 2nd edition, Victory Conditions',
  standing: 'text',
};
const FLED_TABLE: Source = { at: VICTORY.at, standing: 'reading' };
const OBJECTIVES: Source = {
  at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/secondary-objectives',
  standing: 'text',
};

/**
 * How The Ninth Age, 2nd edition, counts a battle: Victory Points, and 20 Battle Points shared by their
 * difference.
 */
export const victory = {
  points: {
    fates: ['fighting', 'fleeing', 'destroyed', 'fledTable'],
    wholeCost: ['destroyed', 'fledTable'],
    halfCost: ['fleeing'],
    weakened: {
      label: 'Shattered',
      numerator: 1,
      denominator: 4,
      inclusive: true,
      counted: 'healthPoints',
      source: VICTORY,
    },
    bonuses: [
      {
        id: 'generalRemoved',
        label: 'Enemy General removed',
        unit: { one: 'General', other: 'Generals' },
        pointsEach: 200,
        max: 1,
        earnedBy: { mark: 'general', fates: ['destroyed', 'fledTable'] },
        source: FLED_TABLE,
      },
      {
        id: 'battleStandardRemoved',
        label: 'Enemy Battle Standard Bearer removed',
        unit: { one: 'Battle Standard Bearer', other: 'Battle Standard Bearers' },
        pointsEach: 200,
        max: 1,
        earnedBy: { mark: 'battleStandard', fates: ['destroyed', 'fledTable'] },
        source: FLED_TABLE,
      },
    ],
    source: VICTORY,
  },
  battlePoints: {
    total: 20,
    bands: [
      { upToPercent: 5, winner: 10, loser: 10 },
      { upToPercent: 10, winner: 11, loser: 9 },
      { upToPercent: 20, winner: 12, loser: 8 },
      { upToPercent: 30, winner: 13, loser: 7 },
      { upToPercent: 40, winner: 14, loser: 6 },
      { upToPercent: 50, winner: 15, loser: 5 },
      { upToPercent: 70, winner: 16, loser: 4 },
      { upToPercent: null, winner: 17, loser: 3 },
    ],
    source: VICTORY,
    objective: {
      label: 'Secondary Objective',
      battlePoints: 3,
      suggestions: [
        {
          name: 'Hold the Ground',
          hint: 'most Scoring Units near the centre, each Game Turn after the first',
        },
        { name: 'Breakthrough', hint: 'Scoring Units in the enemy Deployment Zone at the end, at most 3' },
        { name: 'Spoils of War', hint: 'three markers' },
        { name: 'King of the Hill' },
        { name: 'Capture the Flags' },
        { name: 'Secure Target' },
      ],
      source: OBJECTIVES,
    },
  },
  simplified: { objectivePercent: 20, winFromPercent: 10, massacreAbovePercent: 50, source: VICTORY },
} as const satisfies Victory;
