import type { ChallengeRules } from '../../wound-pools/challenge';
import { CHALLENGE } from './sources';

/** The Challenge Sub-phase: gambits, focus, strikes, glory. Gambits of factions are the players' own. */
export const challenge = {
  barredBy: ['routed'],
  declined: { step: 1 },
  gambits: [
    {
      id: 'seizeTheInitiative',
      label: 'Seize the Initiative',
      hint: 'two dice for the focus, the better counts',
      focus: { dice: 2, counts: 'highest' },
    },
    {
      id: 'flurryOfBlows',
      label: 'Flurry of Blows',
      hint: 'D3 more Attacks, each of Damage 1',
      attacksD3: true,
      damage: 1,
    },
    {
      id: 'testTheFoe',
      label: 'Test the Foe',
      hint: 'Advantage in the next round, if it lives',
      nextAdvantage: true,
    },
    {
      id: 'guardUp',
      label: 'Guard Up',
      hint: 'WS +1 and one Attack; each miss of the enemy is +1 on the next focus',
      oneAttack: true,
      adds: { weaponSkill: 1 },
      countsMisses: true,
    },
    {
      id: 'tauntAndBait',
      label: 'Taunt and Bait',
      hint: 'WS and Attacks down to the enemy’s, level ones by 1; +1 glory if it wins',
      glory: 1,
      noBetter: { whereLevel: -1 },
    },
    {
      id: 'grandstand',
      label: 'Grandstand',
      hint: 'two dice, the worse counts; Outside Support adds Attacks',
      focus: { dice: 2, counts: 'lowest' },
      supportStrikes: true,
    },
    {
      id: 'feintAndRiposte',
      label: 'Feint and Riposte',
      hint: 'names a gambit that the enemy may not choose',
      firstOnly: true,
    },
    {
      id: 'withdraw',
      label: 'Withdraw',
      hint: 'one Attack; then it may end the challenge without glory',
      oneAttack: true,
      mayEnd: true,
    },
    {
      id: 'finishingBlow',
      label: 'Finishing Blow',
      hint: 'two dice, the worse counts; Strength and Damage +1',
      focus: { dice: 2, counts: 'lowest' },
      adds: { strength: 1, damage: 1 },
    },
  ],
  focus: { heavy: -1, light: 1, woundLost: -1, advantage: 1 },
  support: {
    models: 5,
    each: 1,
    aloneEach: 2,
    walker: 5,
    companyStandard: 5,
    legionStandard: 6,
    never: ['automata'],
  },
  glory: { ofRank: 1 },
  source: CHALLENGE,
} as const satisfies ChallengeRules;
