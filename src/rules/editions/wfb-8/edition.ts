import type { Edition } from '../../edition';
import { breakTest, pursuit } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest, unitFacts } from './propose';
import { tests } from './tests';
import { victory } from './victory';

/** Warhammer Fantasy Battle, 8th edition. */
export const wfb8 = {
  id: 'wfb-8',
  name: 'Warhammer Fantasy Battle, 8th edition',
  shortName: 'WFB 8',
  family: 'Warhammer Fantasy',
  inOneLine: 'Charge, Steadfast, Insane Courage',
  gameStructure: {
    gameTurns: 6,
    phases: ['Movement', 'Magic', 'Shooting', 'Close Combat'],
    source: { at: 'https://8th.whfb.app/fighting-a-warhammer-battle/blood-and-glory', standing: 'text' },
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
