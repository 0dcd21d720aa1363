import type { UnitStrengthTable } from '../../score-sheet/unit-strength';
import type { Source } from '../../source';

const TABLE: Source = {
  at: 'https://tow.whfb.app/troop-types-at-a-glance/troop-type-table',
  standing: 'text',
};

/** Every troop type: the models of a rank, the highest Rank Bonus, and the Unit Strength of each model. */
export const unitStrength = {
  types: [
    {
      id: 'regularInfantry',
      label: 'Regular infantry',
      each: 1,
      modelsInRank: 5,
      highestRankBonus: 2,
      has: ['massedInfantry'],
      source: TABLE,
    },
    {
      id: 'heavyInfantry',
      label: 'Heavy infantry',
      each: 1,
      modelsInRank: 4,
      highestRankBonus: 2,
      has: ['massedInfantry'],
      source: TABLE,
    },
    {
      id: 'monstrousInfantry',
      label: 'Monstrous infantry',
      each: 3,
      modelsInRank: 3,
      highestRankBonus: 2,
      source: TABLE,
    },
    { id: 'swarm', label: 'Swarm', each: 3, source: TABLE },
    {
      id: 'lightCavalry',
      label: 'Light cavalry',
      each: 2,
      modelsInRank: 5,
      highestRankBonus: 1,
      source: TABLE,
    },
    {
      id: 'heavyCavalry',
      label: 'Heavy cavalry',
      each: 2,
      modelsInRank: 4,
      highestRankBonus: 1,
      source: TABLE,
    },
    {
      id: 'monstrousCavalry',
      label: 'Monstrous cavalry',
      each: 3,
      modelsInRank: 3,
      highestRankBonus: 1,
      source: TABLE,
    },
    { id: 'warBeasts', label: 'War beasts', each: 1, modelsInRank: 5, highestRankBonus: 1, source: TABLE },
    {
      id: 'lightChariot',
      label: 'Light chariot',
      each: 3,
      modelsInRank: 3,
      highestRankBonus: 1,
      source: TABLE,
    },
    { id: 'heavyChariot', label: 'Heavy chariot', each: 5, source: TABLE },
    { id: 'monstrousCreature', label: 'Monstrous creature', each: 'startingWounds', source: TABLE },
    { id: 'behemoth', label: 'Behemoth', each: 'startingWounds', source: TABLE },
    { id: 'warMachine', label: 'War machine', each: 'startingWounds', source: TABLE },
  ],
} as const satisfies UnitStrengthTable;
