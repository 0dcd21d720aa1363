import type { Source } from '../../source';
import type { Fate, Victory, VictoryBonus, VictoryPointRules } from '../../victory-points/victory';

const ETERNAL_WAR: Source = {
  at: 'https://scoolov.github.io/wh40000rules/appendix/missions/eternal-war',
  standing: 'text',
};
const MISSION_LIST: Source = {
  at: 'https://loremasters-wargames.proboards.com/thread/85/40k-missions',
  standing: 'text',
};
const PACKET: Source = {
  at: 'http://connecticon40k.blogspot.com/p/connecticon-missions-packet.html',
  standing: 'text',
};
const BY_KIND: Source = {
  at: 'https://cincycag.forumotion.com/t5378-warhammer-40k-tournament-1850-egc-9-28-13: there at most 3',
  standing: 'reading',
};
const ETERNAL_WAR_RECALLED: Source = {
  at: 'Warhammer 40,000 rulebook, 7th edition: Eternal War, markers of The Emperor’s Will and The Relic',
  standing: 'recalled',
};
const MAELSTROM: Source = {
  at: 'http://www.mywargame.com/2014/05/14/warhammer-40000-40k-7th-edition-maelstrom-of-war-missions/',
  standing: 'text',
};
const AGE_OF_DARKNESS: Source = {
  at: 'Horus Heresy, missions of the Age of Darkness: Dominion and its secondary objectives, one point each',
  standing: 'recalled',
};
const OWN: Source = { at: 'The mission that the players agreed on', standing: 'reading' };
/** More than any battle needs. */
const MANY = 60;

const fates: readonly Fate[] = ['fighting', 'fleeing', 'destroyed', 'fledTable'];
const gone: readonly Fate[] = ['destroyed', 'fledTable'];

/** Bonuses that nearly every mission has: one Victory Point each. */
const slayTheWarlord: VictoryBonus = {
  id: 'slayTheWarlord',
  label: 'Slay the Warlord',
  unit: { one: 'Warlord', other: 'Warlords' },
  hint: 'the unit marked General',
  pointsEach: 1,
  max: 1,
  earnedBy: { mark: 'general', fates: gone },
  source: PACKET,
};
const firstBlood: VictoryBonus = {
  id: 'firstBlood',
  label: 'First Blood',
  unit: { one: 'first unit destroyed', other: 'first units destroyed' },
  hint: 'the first unit destroyed',
  pointsEach: 1,
  max: 1,
  earnedBy: { mark: 'firstGone', fates: gone },
  source: PACKET,
};
const linebreaker: VictoryBonus = {
  id: 'linebreaker',
  label: 'Linebreaker',
  unit: { one: 'unit in the enemy’s zone', other: 'units in the enemy’s zone' },
  hint: 'in the enemy’s zone at the end',
  pointsEach: 1,
  max: 1,
  source: PACKET,
};
const secondary: readonly VictoryBonus[] = [slayTheWarlord, firstBlood, linebreaker];

/** Objective Markers that count at the end, with their Victory Points. */
function markers(max: number, pointsEach: number, source: Source): VictoryBonus {
  return {
    id: 'objectivesAtEnd',
    label: 'Objective',
    unit: { one: 'objective', other: 'objectives' },
    pointsEach,
    max,
    places: { counted: 'atEnd' },
    source,
  };
}

/** Destroyed enemy units of one kind. The armies do not know the kinds, so the players count them. */
function destroyed(id: string, label: string, source: Source): VictoryBonus {
  return { id, label, unit: { one: 'unit', other: 'units' }, pointsEach: 1, max: MANY, source };
}

const unitsDestroyed: VictoryBonus = {
  ...destroyed('unitsDestroyed', 'Units destroyed', ETERNAL_WAR),
  hint: 'units falling back at the end too',
  earnedBy: { fates: gone },
};

/** A mission in which units give no points for their cost: only the declared bonuses count. */
function mission(bonuses: readonly VictoryBonus[], source: Source): VictoryPointRules {
  return { fates, wholeCost: [], halfCost: [], bonuses, source };
}

/** How a battle of Horus Heresy 1.0 is won: the side with more Victory Points of its mission wins. */
export const victory = {
  label: 'Not chosen yet',
  source: OWN,
  missions: true,
  points: mission([], OWN),
  variants: [
    {
      id: 'crusade',
      label: 'Crusade',
      points: mission([markers(5, 3, ETERNAL_WAR), ...secondary], ETERNAL_WAR),
      source: ETERNAL_WAR,
    },
    {
      id: 'purgeTheAlien',
      label: 'Purge the Alien',
      points: mission([unitsDestroyed, ...secondary], ETERNAL_WAR),
      source: ETERNAL_WAR,
    },
    {
      id: 'bigGunsNeverTire',
      label: 'Big Guns Never Tire',
      points: mission(
        [
          markers(5, 3, ETERNAL_WAR_RECALLED),
          destroyed('heavySupportDestroyed', 'Heavy Support destroyed', BY_KIND),
          ...secondary,
        ],
        ETERNAL_WAR_RECALLED,
      ),
      source: ETERNAL_WAR_RECALLED,
    },
    {
      id: 'theScouring',
      label: 'The Scouring',
      points: mission(
        [
          {
            ...markers(6, 0, MISSION_LIST),
            places: { counted: 'atEnd', points: [4, 3, 3, 2, 2, 1] },
          },
          destroyed('fastAttackDestroyed', 'Fast Attack destroyed', BY_KIND),
          ...secondary,
        ],
        MISSION_LIST,
      ),
      source: MISSION_LIST,
    },
    {
      id: 'theEmperorsWill',
      label: 'The Emperor’s Will',
      points: mission([markers(2, 3, ETERNAL_WAR_RECALLED), ...secondary], ETERNAL_WAR_RECALLED),
      source: ETERNAL_WAR_RECALLED,
    },
    {
      id: 'theRelic',
      label: 'The Relic',
      points: mission([markers(1, 3, ETERNAL_WAR_RECALLED), ...secondary], ETERNAL_WAR_RECALLED),
      source: ETERNAL_WAR_RECALLED,
    },
    {
      id: 'maelstrom',
      label: 'Maelstrom of War',
      points: mission(
        [
          {
            id: 'tacticalObjectives',
            label: 'Tactical Objectives',
            unit: { one: 'Victory Point', other: 'Victory Points' },
            hint: 'what the card gives',
            pointsEach: 1,
            max: MANY,
            source: MAELSTROM,
          },
          ...secondary,
        ],
        MAELSTROM,
      ),
      source: MAELSTROM,
    },
    {
      id: 'dominion',
      label: 'Dominion',
      points: mission(
        [
          {
            id: 'objectivesByTurn',
            label: 'Objective',
            unit: { one: 'objective held a turn', other: 'objectives held a turn' },
            pointsEach: 1,
            max: 6,
            places: { counted: 'everyTurn' },
            source: AGE_OF_DARKNESS,
          },
          { ...slayTheWarlord, source: AGE_OF_DARKNESS },
          {
            id: 'attrition',
            label: 'Attrition',
            unit: { one: 'army', other: 'armies' },
            hint: 'more enemy units destroyed than lost',
            pointsEach: 1,
            max: 1,
            source: AGE_OF_DARKNESS,
          },
          {
            id: 'priceOfFailure',
            label: 'The Price of Failure',
            unit: { one: 'army', other: 'armies' },
            pointsEach: 1,
            max: 1,
            source: AGE_OF_DARKNESS,
          },
        ],
        AGE_OF_DARKNESS,
      ),
      source: AGE_OF_DARKNESS,
    },
    {
      id: 'another',
      label: 'Another mission',
      points: mission(
        [
          {
            id: 'primaryPoints',
            label: 'Primary mission',
            unit: { one: 'Victory Point', other: 'Victory Points' },
            hint: 'points as they are scored',
            pointsEach: 1,
            max: MANY,
            source: OWN,
          },
          ...secondary,
        ],
        OWN,
      ),
      source: OWN,
    },
  ],
} as const satisfies Victory;
