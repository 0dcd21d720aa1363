import type { Source } from '../../source';
import type {
  Fate,
  Victory,
  VictoryBonus,
  VictoryPointRules,
  VictoryVariant,
} from '../../victory-points/victory';
import { tournamentScores } from './tournament-scores';

const COGS_2026: Source = {
  at: 'https://github.com/kamioftea/cogs-remix-aws, app/tournament/tournament-model.server.ts (Cogs of War 2026, 4th edition)',
  standing: 'text',
};
const COGS_2023: Source = {
  at: 'https://github.com/kamioftea/cogs-remix-aws, app/tournament/scenario (events of 2023 to 2025, edition 3.5)',
  standing: 'reading',
};
const PLUNDER: Source = {
  at: 'https://thenorthernkingsresults.com, Plunder (edition 3.5)',
  standing: 'reading',
};
const KILLS: Source = {
  at: 'https://github.com/northernkings/nkgt, NKGT-2023_EventPack_v1.0.pdf, Appendix I: Routed units only',
  standing: 'text',
};
const CONTROL: Source = {
  at: 'Who holds a place: more Unit Strength within 3"; equal: nobody (2nd and 3rd edition events)',
  standing: 'reading',
};
const OWN: Source = { at: 'The scenario that the players agreed on', standing: 'reading' };
/** More than any battle needs. */
const MANY = 60;

const fates: readonly Fate[] = ['fighting', 'wavering', 'destroyed', 'fledTable'];

/** A scenario: only its places and counts score, and units give nothing for their cost. */
function scenario(
  id: string,
  label: string,
  bonuses: readonly VictoryBonus[],
  source: Source,
): VictoryVariant {
  return { id, label, points: { fates, wholeCost: [], halfCost: [], bonuses, source }, source };
}

/** Places held at the end by more Unit Strength, with the points of each. */
function held(
  id: string,
  label: string,
  points: readonly number[],
  names: readonly string[] | null,
  source: Source,
): VictoryBonus {
  return {
    id,
    label,
    unit: { one: 'place', other: 'places' },
    pointsEach: points[0] ?? 1,
    max: points.length,
    places: {
      counted: 'atEnd',
      by: 'unitStrength',
      ...(points.every((each) => each === points[0]) ? {} : { points }),
      ...(names ? { names } : {}),
    },
    source,
  };
}

/** Things that a side has at the end, as the players count them. */
function counted(id: string, label: string, pointsEach: number, max: number, source: Source): VictoryBonus {
  return { id, label, unit: { one: 'of them', other: 'of them' }, pointsEach, max, source };
}

const markers = (count: number) => Array.from({ length: count }, () => 1);

/** Unit Strength in a part of the table, shared out by a table. */
function share(
  asCounted: number,
  table: Omit<NonNullable<VictoryBonus['share']>, 'asCounted'>,
): VictoryBonus {
  return {
    ...counted('unitStrengthThere', 'Unit Strength there', 1, MANY, COGS_2023),
    share: { asCounted, ...table },
  };
}

/** Scenarios of published events: places with points, and not the rulebook's own list. */
const scenarios: readonly VictoryVariant[] = [
  scenario(
    'pillage',
    'Pillage: seven markers',
    [held('markersHeld', 'Marker', markers(7), null, CONTROL)],
    COGS_2026,
  ),
  scenario(
    'seekAndDestroy',
    'Seek and Destroy: seven Loot Counters',
    [counted('loot', 'Loot Counters carried', 1, 7, COGS_2026)],
    COGS_2026,
  ),
  scenario(
    'holdTheLine',
    'Hold the Line: a band in three parts',
    [held('lineHeld', 'Part of the line', [2, 3, 2], ['left', 'centre', 'right'], COGS_2026)],
    COGS_2026,
  ),
  scenario(
    'control',
    'Control: six squares',
    [
      counted('enemyCentre', 'The enemy’s middle square', 2, 1, COGS_2023),
      counted('otherSquares', 'Other squares', 1, 5, COGS_2023),
    ],
    COGS_2023,
  ),
  scenario(
    'invade',
    'Invade: the enemy’s half',
    [
      share(7, {
        equal: 3,
        none: { winner: 7, loser: 0 },
        rows: [
          { numerator: 1, denominator: 3, winner: 6, loser: 1 },
          { numerator: 2, denominator: 3, winner: 5, loser: 2 },
        ],
        else: { winner: 4, loser: 3 },
      }),
    ],
    COGS_2023,
  ),
  scenario(
    'dominateSmall',
    'Dominate: 12" of the centre, small game',
    [
      share(5, {
        equal: 2,
        none: { winner: 5, loser: 0 },
        rows: [{ numerator: 1, denominator: 2, winner: 4, loser: 1 }],
        else: { winner: 3, loser: 2 },
      }),
    ],
    COGS_2023,
  ),
  scenario(
    'loot',
    'Loot: three counters',
    [
      counted('middleLoot', 'The middle counter', 3, 1, COGS_2023),
      counted('otherLoot', 'Other counters', 2, 2, COGS_2023),
    ],
    COGS_2023,
  ),
  scenario(
    'plunder',
    'Plunder: five counters',
    [
      counted('richLoot', 'Counters of two points', 2, 2, PLUNDER),
      counted('plainLoot', 'Counters of one point', 1, 3, PLUNDER),
    ],
    PLUNDER,
  ),
  scenario(
    'compassPoints',
    'Compass Points: four markers',
    [
      counted('enemyMarker', 'The enemy’s marker', 3, 1, COGS_2023),
      counted('ownMarker', 'The own marker', 2, 1, COGS_2023),
      counted('lineMarkers', 'Markers on the centre line', 1, 2, COGS_2023),
    ],
    COGS_2023,
  ),
  scenario(
    'foolsGold',
    'Fool’s Gold: bluff counters',
    [
      counted('centralMarker', 'The central marker', 1, 1, COGS_2023),
      counted('twos', 'Counters worth two', 2, 2, COGS_2023),
      counted('ones', 'Counters worth one', 1, 2, COGS_2023),
    ],
    COGS_2023,
  ),
  scenario(
    'goldRush',
    'Gold Rush: seven Loot Counters',
    [
      {
        ...counted('loot', 'Loot Counters carried', 1, 7, COGS_2023),
        hint: 'of a unit no more than its Unit Strength',
      },
    ],
    COGS_2023,
  ),
  scenario(
    'another',
    'Another scenario',
    [{ ...counted('scenarioPoints', 'Scenario points', 1, MANY, OWN), hint: 'as they are scored' }],
    OWN,
  ),
];

/** Kill points: the cost of Routed enemy units. Damage and Wavering count nothing. */
const kills: VictoryPointRules = {
  fates,
  wholeCost: ['destroyed', 'fledTable'],
  halfCost: [],
  bonuses: [],
  source: KILLS,
};

/** How a battle is won: more points of its scenario. Destroyed units count apart, for tournaments. */
export const victory = {
  label: 'Not chosen yet',
  source: OWN,
  missions: true,
  points: { fates, wholeCost: [], halfCost: [], bonuses: [], source: OWN },
  variants: scenarios,
  kills,
  scores: tournamentScores,
} as const satisfies Victory;
