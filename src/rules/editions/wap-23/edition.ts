import type { Edition } from '../../edition';
import { breakTest, pursuit } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest, unitFacts } from './propose';
import { tests } from './tests';
import { victory } from './victory';

/** Warhammer Armies Project, version 2.3: the unofficial 9th edition. */
export const wap23 = {
  id: 'wap-23',
  name: 'Warhammer Armies Project 2.3',
  shortName: 'WAP 2.3',
  family: 'Warhammer Fantasy',
  inOneLine: 'The unofficial 9th edition: ranks in each arc, Steadfast',
  gameStructure: {
    gameTurns: 6,
    phases: ['Movement', 'Magic', 'Shooting', 'Close Combat'],
    source: {
      at: 'https://wap.whfb.app/fighting-a-battle/the-turn-sequence; six turns',
      standing: 'recalled',
    },
  },
  healthPoint: { one: 'Wound', other: 'Wounds' },
  combat: combatScore,
  breakTest,
  tests,
  pursuit,
  unitFacts,
  propose,
  proposeBreakTest,
  victory,
} as const satisfies Edition;
