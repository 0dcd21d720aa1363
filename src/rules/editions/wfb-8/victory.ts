import type { Source } from '../../source';
import type { Victory } from '../../victory-points/victory';

const W8 = 'https://8th.whfb.app/fighting-a-warhammer-battle';
const DEAD_OR_FLED: Source = { at: `${W8}/dead-or-fled`, standing: 'text' };
const KING_IS_DEAD: Source = { at: `${W8}/the-king-is-dead`, standing: 'text' };
const STANDARDS: Source = {
  at: 'Warhammer Fantasy Battle, 8th edition, seized standards: 25, battle standard 100, as the Warhammer Armies Project has them',
  standing: 'recalled',
};
const RESULT: Source = {
  at: 'https://wap.whfb.app/victory-conditions/victory-points: 100 more, and double',
  standing: 'recalled',
};
const T3 = 'https://www.tabletoptournaments.net/t3_tournament_rules.php';
/** More than any battle needs. */
const MANY = 20;

/** How Warhammer Fantasy Battle, 8th edition, counts a battle: whole units, and a lead of 100 points. */
export const victory = {
  points: {
    fates: ['fighting', 'fleeing', 'destroyed', 'fledTable'],
    wholeCost: ['destroyed', 'fledTable'],
    halfCost: [],
    bonuses: [
      {
        id: 'generalSlainOrFled',
        label: 'Enemy General slain or fled',
        unit: { one: 'General', other: 'Generals' },
        pointsEach: 100,
        max: 1,
        earnedBy: { mark: 'general', fates: ['destroyed', 'fledTable'] },
        source: KING_IS_DEAD,
      },
      {
        id: 'standardsCaptured',
        label: 'Standards seized',
        unit: { one: 'standard', other: 'standards' },
        hint: 'lost in combat or pursuit',
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
  tables: [
    {
      id: 'warlords',
      label: '20–0, 5. Warlords',
      total: 20,
      bands: [
        { upToPoints: 180, winner: 10, loser: 10 },
        { upToPoints: 360, winner: 11, loser: 9 },
        { upToPoints: 540, winner: 12, loser: 8 },
        { upToPoints: 720, winner: 13, loser: 7 },
        { upToPoints: 900, winner: 14, loser: 6 },
        { upToPoints: 1080, winner: 15, loser: 5 },
        { upToPoints: 1260, winner: 16, loser: 4 },
        { upToPoints: 1440, winner: 17, loser: 3 },
        { upToPoints: 1620, winner: 18, loser: 2 },
        { upToPoints: 1800, winner: 19, loser: 1 },
        { upToPoints: null, winner: 20, loser: 0 },
      ],
      source: { at: `${T3}?tid=9492`, standing: 'text' },
    },
    {
      id: 'everyTwoHundred',
      label: '20–0, every 200 points',
      total: 20,
      bands: [
        { upToPoints: 200, winner: 10, loser: 10 },
        { upToPoints: 400, winner: 11, loser: 9 },
        { upToPoints: 600, winner: 12, loser: 8 },
        { upToPoints: 800, winner: 13, loser: 7 },
        { upToPoints: 1000, winner: 14, loser: 6 },
        { upToPoints: 1200, winner: 15, loser: 5 },
        { upToPoints: 1400, winner: 16, loser: 4 },
        { upToPoints: 1600, winner: 17, loser: 3 },
        { upToPoints: 1800, winner: 18, loser: 2 },
        { upToPoints: 2000, winner: 19, loser: 1 },
        { upToPoints: null, winner: 20, loser: 0 },
      ],
      source: { at: `${T3}?tid=2252`, standing: 'text' },
    },
  ],
  lead: {
    draw: 'Draw',
    points: 100,
    victory: 'Victory',
    times: 2,
    crushing: 'Crushing victory',
    wipedOutLoses: true,
    source: RESULT,
  },
} as const satisfies Victory;
