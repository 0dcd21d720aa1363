import type { Source } from '../../source';
import type { Fate, Victory, VictoryBonus, VictoryPointRules, Weakened } from '../../victory-points/victory';
import { TABLES } from './tournament-tables';

const BATTLE_MARCH: Source = {
  at: 'https://tow.whfb.app/warhammer-armies/victory-points-battle-march',
  standing: 'text',
};
const MATCHED_PLAY: Source = {
  at: 'https://theoldwarrior.com/new-missions-matched-play-guide',
  standing: 'text',
};
const FIRST_PRINTING: Source = {
  at: 'Warhammer: The Old World, first printing of 2024, as quoted in discussions; its bonuses recalled',
  standing: 'recalled',
};
const OBJECTIVES: Source = {
  at: 'Warhammer: The Old World, Matched Play objectives, as implementations agree',
  standing: 'reading',
};
/** A fleeing unit at a quarter gives half, not the whole. */
const QUARTER: Source = {
  at: 'Warhammer: The Old World, fleeing and at a quarter: one half',
  standing: 'reading',
};
const LEVELS: Source = {
  at: 'https://tow.whfb.app/warhammer-battles/victory-points-warhammer-battles, as one implementation names it',
  standing: 'reading',
};
/** More than any battle needs. */
const MANY = 60;

const fates: readonly Fate[] = ['fighting', 'fleeing', 'destroyed', 'fledTable'];
const down: readonly Fate[] = ['destroyed', 'fleeing', 'fledTable'];
const whole: readonly Fate[] = ['destroyed', 'fledTable'];

const aQuarter: Weakened = {
  label: 'a quarter left',
  numerator: 1,
  denominator: 4,
  inclusive: true,
  counted: 'unitStrength',
  withHalfCost: 'higher',
  source: QUARTER,
};

/** Points other than for units: the General, standards and the Battle Standard Bearer. */
function commandBonuses(general: number, standard: number, source: Source): readonly VictoryBonus[] {
  return [
    {
      id: 'generalDown',
      label: 'The King is Dead',
      unit: { one: 'General', other: 'Generals' },
      hint: 'slain, fled or fleeing',
      pointsEach: general,
      max: 1,
      earnedBy: { mark: 'general', fates: down },
      source,
    },
    {
      id: 'standardsTaken',
      label: 'Trophies of War',
      unit: { one: 'standard', other: 'standards' },
      hint: 'its unit run down or destroyed in combat',
      pointsEach: standard,
      max: MANY,
      earnedBy: { mark: 'standardTaken', fates: ['destroyed'] },
      source,
    },
    {
      id: 'battleStandardDown',
      label: 'Battle Standard Bearer',
      unit: { one: 'Battle Standard Bearer', other: 'Battle Standard Bearers' },
      hint: 'slain, fled or fleeing',
      pointsEach: standard,
      max: 1,
      earnedBy: { mark: 'battleStandard', fates: down },
      source,
    },
  ];
}

const objective = { objective: true, max: MANY, source: OBJECTIVES } as const;

/** Secondary objectives and Special Features of Matched Play. */
const objectives: readonly VictoryBonus[] = [
  {
    ...objective,
    id: 'strategicLocations',
    label: 'Strategic Locations',
    unit: { one: 'location held a turn', other: 'locations held a turn' },
    hint: 'each at the end of a player’s turn',
    pointsEach: 30,
  },
  {
    ...objective,
    id: 'hill',
    label: 'King of the Hill',
    unit: { one: 'turn on the hill', other: 'turns on the hill' },
    hint: 'each player’s turn',
    pointsEach: 100,
  },
  {
    ...objective,
    id: 'quarters',
    label: 'Domination',
    unit: { one: 'table quarter', other: 'table quarters' },
    pointsEach: 100,
    max: 4,
  },
  {
    ...objective,
    id: 'quartersOverDouble',
    label: 'Domination, over double',
    unit: { one: 'table quarter', other: 'table quarters' },
    hint: 'more than twice the Unit Strength there',
    pointsEach: 50,
    max: 4,
  },
  {
    ...objective,
    id: 'quartersUncontested',
    label: 'Domination, uncontested',
    unit: { one: 'table quarter', other: 'table quarters' },
    pointsEach: 100,
    max: 4,
  },
  {
    ...objective,
    id: 'specialFeatures',
    label: 'Special Features',
    unit: { one: 'feature held', other: 'features held' },
    hint: 'at the end',
    pointsEach: 200,
  },
  {
    ...objective,
    id: 'baggageHeld',
    label: 'Baggage Train held',
    unit: { one: 'Baggage Train', other: 'Baggage Trains' },
    pointsEach: 100,
  },
  {
    ...objective,
    id: 'baggageDestroyed',
    label: 'Enemy Baggage Train destroyed',
    unit: { one: 'Baggage Train', other: 'Baggage Trains' },
    pointsEach: 250,
  },
  {
    ...objective,
    id: 'enemyBroken',
    label: 'Enemy army broken',
    unit: { one: 'army', other: 'armies' },
    hint: 'below its break point',
    pointsEach: 500,
    max: 1,
    source: MATCHED_PLAY,
  },
];

const battleMarchObjectives: readonly VictoryBonus[] = [
  {
    ...objective,
    id: 'troveTurns',
    label: 'Treasure trove',
    unit: { one: 'turn', other: 'turns' },
    hint: 'each player’s turn',
    pointsEach: 10,
  },
  {
    ...objective,
    id: 'landmarkTurns',
    label: 'Landmark',
    unit: { one: 'turn', other: 'turns' },
    hint: 'each player’s turn',
    pointsEach: 25,
  },
];

const matchedPlay: VictoryPointRules = {
  fates,
  wholeCost: whole,
  halfCost: ['fleeing'],
  weakened: aQuarter,
  bonuses: [...commandBonuses(100, 50, MATCHED_PLAY), ...objectives],
  source: MATCHED_PLAY,
};

/**
 * How Warhammer: The Old World counts a battle: Victory Points by one of three sets of rules, and tables of
 * tournaments.
 */
export const victory = {
  points: matchedPlay,
  label: 'Matched Play',
  source: MATCHED_PLAY,
  variants: [
    {
      id: 'battleMarch',
      label: 'Battle March',
      source: BATTLE_MARCH,
      points: {
        ...matchedPlay,
        bonuses: [...commandBonuses(50, 25, BATTLE_MARCH), ...battleMarchObjectives],
        source: BATTLE_MARCH,
      },
    },
    {
      id: 'firstPrinting',
      label: 'First printing, 2024',
      source: FIRST_PRINTING,
      points: {
        ...matchedPlay,
        weakened: {
          ...aQuarter,
          label: 'below a quarter',
          inclusive: false,
          percent: 25,
          source: FIRST_PRINTING,
        },
        bonuses: [...commandBonuses(100, 50, FIRST_PRINTING), ...objectives],
        source: FIRST_PRINTING,
      },
    },
  ],
  lead: {
    draw: 'Draw',
    points: 100,
    victory: 'Victory',
    times: 2,
    crushing: 'Crushing victory',
    source: LEVELS,
  },
  tables: TABLES,
} as const satisfies Victory;
