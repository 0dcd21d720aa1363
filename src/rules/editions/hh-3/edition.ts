import type { Edition } from '../../edition';
import { STRUCTURE } from './sources';
import { tests } from './tests';
import { unitFacts } from './units';
import { victory } from './victory';
import { woundPools } from './wound-pools';

/** Horus Heresy, 3rd edition. */
export const hh3 = {
  id: 'hh-3',
  name: 'Horus Heresy, 3rd edition',
  shortName: 'HH 3.0',
  family: 'Horus Heresy',
  inOneLine: 'Strike Groups, Damage, challenges with gambits, combats won by points',
  gameStructure: {
    gameTurns: 4,
    phases: ['Start', 'Movement', 'Shooting', 'Assault', 'End'],
    source: STRUCTURE,
  },
  healthPoint: {
    one: 'Wound',
    other: 'Wounds',
    of: { fact: 'vehicle', one: 'Hull Point', other: 'Hull Points' },
  },
  // Slay the Warlord looks at the one; the other stands in the unit that it has joined.
  marks: ['general', 'character'],
  unitFacts,
  tests,
  victory,
  woundPools,
} as const satisfies Edition;
