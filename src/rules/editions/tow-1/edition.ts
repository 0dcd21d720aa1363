import type { Edition } from '../../edition';
import { breakTest, pursuit } from './break-test';
import { combatScore } from './combat-score';
import { propose, proposeBreakTest } from './propose';
import { tests } from './tests';
import { unitStrength } from './troop-types';
import { unitFacts } from './unit-facts';
import { victory } from './victory';

/** Warhammer: The Old World. */
export const tow1 = {
  id: 'tow-1',
  name: 'Warhammer: The Old World',
  shortName: 'TOW',
  family: 'Warhammer Fantasy',
  inOneLine: 'Give Ground, Fall Back in Good Order or Break',
  gameStructure: {
    gameTurns: 6,
    phases: ['Strategy', 'Movement', 'Shooting', 'Combat'],
    randomLength: {
      label: 'Random game length',
      fromTurn: 5,
      endsFrom: 10,
      source: { at: 'https://tow.whfb.app/matched-play/random-game-length', standing: 'text' },
    },
    breakPoint: {
      label: 'Break point',
      numerator: 1,
      denominator: 4,
      source: { at: 'https://tow.whfb.app/warhammer-battles/break-point', standing: 'text' },
    },
    source: { at: 'https://tow.whfb.app/the-turn-sequence/the-turn-sequence', standing: 'text' },
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
