import type { Edition } from '../../edition';
import { characteristics, damage, devastated } from './counters';
import { melee } from './melee';
import { LENGTH, PHASES } from './sources';
import { tests } from './tests';
import { unitFacts, unitStrength } from './units';
import { victory } from './victory';

/** Kings of War, 4th edition. */
export const kow4 = {
  id: 'kow-4',
  name: 'Kings of War, 4th edition',
  shortName: 'KoW 4',
  family: 'Kings of War',
  inOneLine: 'Damage against Nerve: Wavering, Devastated, Routed',
  gameStructure: {
    gameTurns: 6,
    phases: ['Movement', 'Ranged', 'Combat'],
    randomLength: { label: 'A seventh Round', fromTurn: 6, endsUpTo: 3, lastTurn: 7, source: LENGTH },
    source: PHASES,
  },
  healthPoint: { one: 'damage', other: 'damage' },
  melee,
  marks: [],
  characteristics,
  counters: [damage],
  statuses: [devastated],
  tests,
  unitFacts,
  unitStrength,
  victory,
} as const satisfies Edition;
