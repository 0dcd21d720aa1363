import type { FighterDraft, FighterSwitches } from '@/battle/state/fighters';
import { number } from '@/messages/compiled/numbers';
import { type AssaultResult, otherSide, type Pool, type Side } from '@/rules/index';
import { count } from '@/words/assault-count';
import { shooting } from '@/words/shooting';
import { vehicle } from '@/words/vehicle';
import { challenge, precision, testedOn } from './assault-challenge';
import { dice } from './assault-dice';
import { fighters, stats } from './assault-fighters';
import { morale, result, sweep } from './assault-result';
import { ladder, odds, strike } from './assault-strike';
import { piercing, plus, rule } from './assault-targets';
import { allocation, falling, type Prompt, places, poolKind, pools } from './assault-wounds';
import { side } from './format';
import { counted } from './phrases';

/** The screens of an assault in English; the larger ones have files of their own. */

const FROM = {
  army: 'From the army',
  squads: 'In this battle',
  units: 'Units that fought',
  profiles: 'Remembered',
} as const;

export const enAssault = {
  fighters,
  stats,
  targets: { plus, rule, piercing },
  rollForMe: 'Roll for me',
  stepper: (label: string): { readonly fewer: string; readonly more: string } => ({
    fewer: `${label}: one fewer`,
    more: `${label}: one more`,
  }),
  ladder,

  setUp: {
    fightersOf: (which: Side): string => `Fighters of ${side(which)}`,
    add: 'Add',
    addTo: (which: Side): string => `Add fighters to ${side(which)}`,
    /** `sample`: nobody gave their values. */
    proposed: (sample: boolean): string =>
      sample
        ? 'Ready to fight with sample values: nobody gave their own. Tap to enter them.'
        : 'Ready to fight. Tap to change them.',
    /** The second choice if the side already has a unit. */
    separate: 'Another unit',
    separateTo: (which: Side): string => `Another unit: add fighters to ${side(which)}`,
    from: (part: keyof typeof FROM): string => FROM[part],
    use: 'Use this unit',
    byHand: 'By hand',
    /** The name of a single group; several groups by their numbers and names. */
    groups: (drafts: readonly FighterDraft[]): string => {
      const [first, ...others] = drafts;
      if (first !== undefined && others.length === 0) return fighters.inOneLine(first);
      return drafts.map(({ models, name }) => `${number.format(models)} ${name}`).join(', ');
    },
  },

  unit: {
    heading: (models: number, name: string): string =>
      `${name} · ${counted(models, { one: 'model', other: 'models' })}`,
    add: 'Add to this unit',
    addTo: (name: string): string => `Add to this unit: ${name}`,
    addTitle: (name: string): string => `Add to ${name}`,
    more: (name: string): string => `${name}: name, join, part`,
    switch: (id: keyof FighterSwitches, name: string): string => `${fighters.switch(id)}: ${name}`,
    character: 'Character',
    name: 'Name of the unit',
    merge: 'Put together with another unit',
    joins: (other: string): string => `Join ${other}`,
    takesIn: (other: string): string => `Take in ${other}`,
    split: 'Make a group a unit of its own',
    mate: 'Sergeant',
  },

  next: {
    begin: (step: number | null): string =>
      step === null ? 'Nobody can strike' : `Fight: Initiative ${number.format(step)}`,
    take: 'Fight with sample squads',
    close: ({ next, winner }: Pick<AssaultResult, 'next' | 'winner'>): string =>
      next === 'morale' && winner !== 'draw' ? `${side(otherSide(winner))} tests Morale` : 'Close round',
    loser: (stage: 'morale' | 'sweep' | 'done'): string =>
      stage === 'sweep' ? 'Caught or away?' : 'Held or failed?',
    pool: (pool: Pool): string => (pool.band === null ? `First ${poolKind(pool)}` : poolKind(pool)),
    loses: (which: Side, wounds: number): string => `${side(which)} loses ${number.format(wounds)}`,
    wound: (prompt: Prompt, which: Side, tapping: 'choose' | 'lookOut' | 'pass', vehicle = false): string => {
      if (tapping === 'pass') return 'Tap who takes it instead';
      if (tapping === 'lookOut') return 'Look Out, Sir: enter the die';
      switch (prompt.ask) {
        case 'chooseModel':
          return `${side(prompt.because === 'precision' ? otherSide(which) : which)} chooses: tap a model`;
        case 'takeWound':
          return vehicle ? 'Lose 1 Hull Point' : 'Lose 1 Wound';
        case 'loss':
          return prompt.maySkip ? 'Gone anyway' : 'Enter the die';
        default:
          return 'Enter the die';
      }
    },
  },
  count,
  dice,

  strike,
  odds,

  pools,
  allocation,
  places,
  falling,

  result,
  morale,

  sweep,

  shooting,
  challenge,
  precision,
  testedOn,
  vehicle,

  readings: {
    title: 'House rules',
    hint: 'Where the rulebook is unclear, your table decides. It holds for this battle.',
    recommended: 'recommended',
  },
};
