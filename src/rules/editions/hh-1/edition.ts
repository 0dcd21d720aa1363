import type { Edition } from '../../edition';
import { victory } from './victory';
import { woundPools } from './wound-pools';

/** Horus Heresy 1.0, the Age of Darkness rules built on Warhammer 40,000, 7th edition. */
export const hh1 = {
  id: 'hh-1',
  name: 'Horus Heresy 1.0',
  shortName: 'HH 1.0',
  family: 'Horus Heresy',
  inOneLine: 'Wound pools by Initiative step, allocated model by model; also Warhammer 40,000, 7th edition',
  gameStructure: {
    gameTurns: 6,
    phases: ['Movement', 'Psychic', 'Shooting', 'Assault'],
    source: {
      at: 'Warhammer 40,000 rulebook, 7th edition: The Turn; missions with a random end last 5 to 7 Game Turns',
      standing: 'recalled',
    },
  },
  healthPoint: { one: 'Wound', other: 'Wounds' },
  marks: ['general', 'character', 'scoring'],
  victory,
  woundPools,
} as const satisfies Edition;
