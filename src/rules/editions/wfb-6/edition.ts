import type { Edition } from '../../edition';
import { breakTest, pursuit } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest, unitFacts } from './propose';
import { tests } from './tests';
import { unitStrength } from './unit-strength';
import { victory } from './victory';

/** Warhammer Fantasy Battle, 6th edition. */
export const wfb6 = {
  id: 'wfb-6',
  name: 'Warhammer Fantasy Battle, 6th edition',
  shortName: 'WFB 6',
  family: 'Warhammer Fantasy',
  inOneLine: 'Leadership, Unit Strength, outnumbering',
  gameStructure: {
    gameTurns: 6,
    phases: ['Start of Turn', 'Movement', 'Magic', 'Shooting', 'Close Combat'],
    source: { at: 'https://6th.whfb.app/the-turn', standing: 'reading' },
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
