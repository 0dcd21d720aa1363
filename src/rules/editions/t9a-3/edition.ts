import type { Edition } from '../../edition';
import { breakTest, pursuit } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest, unitFacts } from './propose';
import { tests } from './tests';
import { victory } from './victory';

/** The Ninth Age: Fantasy Battles, 3rd edition. */
export const t9a3 = {
  id: 't9a-3',
  name: 'The Ninth Age, 3rd edition',
  shortName: 'T9A 3',
  family: 'The Ninth Age',
  inOneLine: 'Courage, Proper Ranks, Steady and Solid',
  gameStructure: {
    gameTurns: 6,
    phases: ['Charge', 'Movement', 'Magic', 'Shooting', 'Melee'],
    source: {
      at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/game-turn',
      standing: 'reading',
    },
  },
  healthPoint: { one: 'Health Point', other: 'Health Points' },
  combat: combatScore,
  breakTest,
  tests,
  pursuit,
  unitFacts,
  propose,
  proposeBreakTest,
  victory,
  removedIfEngaged: ['shaken'],
} as const satisfies Edition;
