import type { FighterDraft, FighterSwitches } from '@/battle/state/fighters';
import { assault as said } from '@/messages/compiled/assault';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { type AssaultResult, otherSide, type Pool, type Side } from '@/rules/index';
import { side } from '@/words/shared/format';
import { shooting } from '@/words/shooting';
import { vehicle } from '@/words/vehicle';
import { bookRules, bookStats } from './book-fighters';
import { challenge, precision, testedOn } from './challenge';
import { count } from './count';
import { dice } from './dice';
import { fighters, stats } from './fighters';
import { aftermath, points, sideCheck } from './points';
import { morale, result, sweep } from './result';
import { ladder, odds, strike } from './strike';
import { piercing, plus, rule } from './targets';
import { allocation, falling, type Prompt, places, poolKind, pools } from './wounds';

/** The screens of an assault; the larger ones have files of their own. */

const FROM = said.from;

/** These sentences in the current language; loaded with their screens. */
export const assaultWords = {
  ...said,
  fighters,
  stats,
  bookStats,
  bookRules,
  targets: { plus, rule, piercing },
  stepper: (label: string): { readonly fewer: string; readonly more: string } => ({
    fewer: said.stepper.fewer(label),
    more: said.stepper.more(label),
  }),
  ladder,

  setUp: {
    ...said.setUp,
    fightersOf: (which: Side): string => said.setUp.fightersOf(side(which)),
    addTo: (which: Side): string => said.setUp.addTo(side(which)),
    /** `sample`: nobody gave their values. */
    proposed: (sample: boolean): string => (sample ? said.setUp.proposed.sample : said.setUp.proposed.own),
    separateTo: (which: Side): string => said.setUp.separateTo(side(which)),
    from: (part: keyof typeof FROM): string => FROM[part],
    /** The name of a single group; several groups by their numbers and names. */
    groups: (drafts: readonly FighterDraft[]): string => {
      const [first, ...others] = drafts;
      if (first !== undefined && others.length === 0) return fighters.inOneLine(first);
      return drafts.map(({ models, name }) => `${number.format(models)} ${name}`).join(phrases.comma);
    },
  },

  unit: {
    ...said.unit,
    heading: (models: number, name: string): string => said.unit.heading({ name, models }),
    switch: (id: keyof FighterSwitches, name: string): string =>
      said.unit.switch({ id: fighters.switch(id), name }),
  },

  next: {
    ...said.next,
    begin: (step: number | null): string =>
      step === null ? said.next.begin.nobody : said.next.begin.step(step),
    close: ({ next, winner, counted }: Pick<AssaultResult, 'next' | 'winner' | 'counted'>): string => {
      if (next !== 'morale' || winner === 'draw') return said.next.close.round;
      const loser = otherSide(winner);
      return counted ? points.close(loser) : said.next.close.morale(side(loser));
    },
    loser: (stage: 'morale' | 'sweep' | 'done'): string =>
      stage === 'sweep' ? said.next.loser.sweep : said.next.loser.morale,
    pool: (pool: Pool): string => (pool.band === null ? said.next.pool(poolKind(pool)) : poolKind(pool)),
    loses: (which: Side, wounds: number): string => said.next.loses({ side: side(which), wounds }),
    wound: (prompt: Prompt, which: Side, tapping: 'choose' | 'lookOut' | 'pass', vehicle = false): string => {
      if (tapping === 'pass') return said.next.wound.pass;
      if (tapping === 'lookOut') return said.next.wound.lookOut;
      switch (prompt.ask) {
        case 'chooseModel':
          return said.next.wound.chooseModel(side(prompt.because === 'precision' ? otherSide(which) : which));
        case 'takeWound':
          if (prompt.damage !== undefined)
            return said.next.wound.takeDamage({ vehicle, damage: prompt.damage });
          return vehicle ? said.next.wound.takeHullPoint : said.next.wound.takeWound;
        case 'loss':
          return prompt.maySkip ? said.next.wound.goneAnyway : said.next.wound.loss;
        default:
          return said.next.wound.die;
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
  points,
  sideCheck,
  aftermath,
  morale,

  sweep,

  shooting,
  challenge,
  precision,
  testedOn,
  vehicle,
};
