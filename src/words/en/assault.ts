import type { FighterDraft } from '@/battle/state/fighters';
import { type AssaultResult, otherSide, type Pool, type Side } from '@/rules/index';
import { count } from './assault-count';
import { fighters, stats } from './assault-fighters';
import { morale, result, sweep } from './assault-result';
import { ladder, odds, strike } from './assault-strike';
import { piercing, plus, rule } from './assault-targets';
import { allocation, falling, type Prompt, places, poolKind, pools } from './assault-wounds';
import { number, side } from './format';

/** The screens of an assault in English; the larger ones have files of their own. */

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
    proposed: 'Ready to fight. Tap to change them.',
    fromArmy: 'From the army',
    remembered: 'Remembered',
    byHand: 'By hand',
    /** One group as it fights; several by their numbers and names. */
    groups: (drafts: readonly FighterDraft[]): string => {
      const [first, ...others] = drafts;
      if (first !== undefined && others.length === 0) return fighters.inOneLine(first);
      return drafts.map(({ models, name }) => `${number.format(models)} ${name}`).join(', ');
    },
  },

  next: {
    begin: (step: number | null): string =>
      step === null ? 'Nobody can strike' : `Fight: Initiative ${number.format(step)}`,
    take: 'Take these',
    close: ({ next, winner }: Pick<AssaultResult, 'next' | 'winner'>): string =>
      next === 'morale' && winner !== 'draw' ? `${side(otherSide(winner))} tests Morale` : 'Close round',
    loser: (stage: 'morale' | 'sweep' | 'done'): string =>
      stage === 'sweep' ? 'Caught or away?' : 'Held or failed?',
    pool: (pool: Pool): string => (pool.band === null ? `First ${poolKind(pool)}` : poolKind(pool)),
    loses: (which: Side, wounds: number): string => `${side(which)} loses ${number.format(wounds)}`,
    wound: (prompt: Prompt, which: Side): string => {
      switch (prompt.ask) {
        case 'chooseModel':
          return `${side(which)} chooses`;
        case 'takeWound':
          return 'Lose 1 Wound';
        case 'loss':
          return prompt.maySkip ? 'Gone anyway' : 'Enter the die';
        default:
          return 'Enter the die';
      }
    },
  },
  count,

  strike,
  odds,

  pools,
  allocation,
  places,
  falling,

  result,
  morale,

  sweep,

  readings: {
    title: 'Open questions of the rules',
    hint: 'Where the rulebook is unclear, your table decides. It holds for this battle.',
    recommended: 'recommended',
  },
};
