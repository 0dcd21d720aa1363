import type { Source } from '../../source';
import type { Fate, Victory, VictoryBonus, VictoryVariant } from '../../victory-points/victory';
import { CONTROL, MISSIONS, OWN } from './sources';

/** More than any battle needs. */
const MANY = 60;

const fates: readonly Fate[] = ['fighting', 'fleeing', 'destroyed', 'fledTable'];
const gone: readonly Fate[] = ['destroyed', 'fledTable'];

/** Secondary objectives with their points, in the order of the missions' list. */
type Secondary = {
  readonly slayTheWarlord: number;
  readonly giantKiller: number;
  readonly lastManStanding: number;
  readonly firstStrike: number;
};

function once(id: string, label: string, hint: string, pointsEach: number, source: Source): VictoryBonus {
  return { id, label, unit: { one: 'time', other: 'times' }, hint, pointsEach, max: 1, source };
}

function secondary(points: Secondary, source: Source): readonly VictoryBonus[] {
  return [
    {
      ...once(
        'slayTheWarlord',
        'Slay the Warlord',
        'a High Command unit removed',
        points.slayTheWarlord,
        source,
      ),
      earnedBy: { mark: 'general', fates: gone },
    },
    once('giantKiller', 'Giant Killer', 'a Lord of War or Warlord unit removed', points.giantKiller, source),
    once(
      'lastManStanding',
      'Last Man Standing',
      'more units at the end that are not Routed; not after Sudden Death',
      points.lastManStanding,
      source,
    ),
    once(
      'firstStrike',
      'First Strike',
      'an enemy unit removed in the own first turn',
      points.firstStrike,
      source,
    ),
    once('suddenDeath', 'Sudden Death', 'the enemy has no model on the table', 3, MISSIONS),
  ];
}

/** Points for markers that the active player scores at the end of each own turn. */
function markers(values: readonly number[], falls: number): VictoryBonus {
  return {
    id: 'objectivePoints',
    label: 'Marker',
    unit: { one: 'Victory Point', other: 'Victory Points' },
    pointsEach: 1,
    max: MANY,
    objectives: {
      values,
      falls,
      hint: 'The strongest unit within 3" by models and Line; one marker for a unit. No vehicles, cavalry or automata, none with a Status, locked or embarked.',
      counterOffensive: { times: 2, hint: 'at most half of the enemy’s points as the last turn begins' },
      source: MISSIONS,
    },
    source: MISSIONS,
  };
}

function mission(
  id: string,
  label: string,
  bonuses: readonly VictoryBonus[],
  source: Source,
): VictoryVariant {
  return { id, label, points: { fates, wholeCost: [], halfCost: [], bonuses, source }, source };
}

/** How a battle is won: more Victory Points of its mission after four turns. */
export const victory = {
  label: 'Not chosen yet',
  source: OWN,
  missions: true,
  points: { fates, wholeCost: [], halfCost: [], bonuses: [], source: OWN },
  variants: [
    mission(
      'heartOfBattle',
      'The Heart of Battle',
      [
        markers([3, 1, 1], 0),
        ...secondary({ slayTheWarlord: 3, giantKiller: 3, lastManStanding: 3, firstStrike: 3 }, MISSIONS),
      ],
      MISSIONS,
    ),
    mission(
      'crucibleOfWar',
      'The Crucible of War',
      [
        markers([2, 2, 2, 2], 0),
        ...secondary({ slayTheWarlord: 2, giantKiller: 2, lastManStanding: 2, firstStrike: 4 }, MISSIONS),
      ],
      MISSIONS,
    ),
    mission(
      'takeAndHold',
      'Take and Hold',
      [
        markers([3, 3], 1),
        ...secondary({ slayTheWarlord: 2, giantKiller: 4, lastManStanding: 4, firstStrike: 2 }, MISSIONS),
      ],
      MISSIONS,
    ),
    mission(
      'another',
      'Another mission',
      [
        {
          id: 'primaryPoints',
          label: 'Primary objective',
          unit: { one: 'Victory Point', other: 'Victory Points' },
          hint: 'points as they are scored',
          pointsEach: 1,
          max: MANY,
          source: OWN,
        },
        ...secondary({ slayTheWarlord: 1, giantKiller: 1, lastManStanding: 1, firstStrike: 1 }, OWN),
      ],
      OWN,
    ),
  ],
  control: { never: ['vehicle', 'cavalry', 'automata'], by: 'oneUnit', source: CONTROL },
} as const satisfies Victory;
