import type { Edition } from '../../edition';
import { breakTest, pursuit } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest, unitFacts } from './propose';
import { tests } from './tests';
import { victory } from './victory';

/** The Ninth Age: Fantasy Battles, 2nd edition. */
export const t9a2 = {
  id: 't9a-2',
  name: 'The Ninth Age, 2nd edition',
  shortName: 'T9A 2',
  family: 'The Ninth Age',
  inOneLine: 'Discipline, Full Ranks, Steadfast',
  gameStructure: {
    gameTurns: 6,
    phases: ['Charge', 'Movement', 'Magic', 'Shooting', 'Melee'],
    source: {
      at: 'https://www.newrecruit.eu/wiki/t9a/the-ninth-age-(2022)/rules/game-turn',
      standing: 'text',
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
} as const satisfies Edition;
