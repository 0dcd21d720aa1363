import type { Edition } from '../../edition';
import { breakTest, pursuit } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest, unitFacts } from './propose';
import { tests } from './tests';
import { unitStrength } from './unit-strength';
import { victory } from './victory';

/** Warhammer Fantasy Battle, 7th edition. */
export const wfb7 = {
  id: 'wfb-7',
  name: 'Warhammer Fantasy Battle, 7th edition',
  shortName: 'WFB 7',
  family: 'Warhammer Fantasy',
  inOneLine: 'Leadership, five-wide ranks, double 1 holds',
  gameStructure: {
    gameTurns: 6,
    phases: ['Start of the Turn', 'Movement', 'Magic', 'Shooting', 'Close Combat'],
    source: { at: 'https://7th.whfb.app/playing-the-game/victory!', standing: 'text' },
  },
  healthPoint: { one: 'Wound', other: 'Wounds' },
  combat: combatScore,
  breakTest,
  tests,
  pursuit,
  unitFacts,
  propose,
  proposeBreakTest,
  unitStrength,
  victory,
} as const satisfies Edition;
