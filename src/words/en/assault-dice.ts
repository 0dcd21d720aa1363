import type { SettledLine } from '@/battle/assault/standing/step-so-far';
import { percent } from '@/messages/compiled/formats';
import { number } from '@/messages/compiled/numbers';
import type { CountPart } from '@/words/assault-count';
import { gotHot, rolledDice, woundCounts } from './assault-log';
import { side } from './format';
import { counted } from './phrases';

/** Dice in English: their results, their expected results, and the two dice that players type in. */

const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const HULL_POINT = { one: 'Hull Point', other: 'Hull Points' } as const;
const WOUND = { one: 'Wound', other: 'Wounds' } as const;

/** A part of a question as a noun: "7 hits". */
const COUNTED: Readonly<Partial<Record<CountPart, { readonly one: string; readonly other: string }>>> = {
  hits: { one: 'hit', other: 'hits' },
  hot: { one: 'to get hot', other: 'to get hot' },
  hotGlancing: { one: 'glancing hit', other: 'glancing hits' },
  plain: { one: 'Wound', other: 'Wounds' },
  saved: { one: 'save', other: 'saves' },
  discounted: { one: 'success', other: 'successes' },
};
const OTHERS = { one: 'of them', other: 'of them' } as const;

/** What was settled, without the unit's name, which the screen may cut off. */
const doneIn = (line: SettledLine): string => {
  switch (line.kind) {
    case 'hits':
      return `${number.format(line.hits.count)} of ${number.format(line.attacks)} hit${gotHot(line.hits.hot?.count ?? 0)}`;
    case 'wounds':
      return `${woundCounts(line.wounds.counts)} from ${counted(line.hits, { one: 'hit', other: 'hits' })}`;
    case 'losses': {
      const parts = [
        line.lost > 0 ? `−${counted(line.lost, line.vehicle ? HULL_POINT : WOUND)}` : 'nothing lost',
        line.saved > 0 ? `${number.format(line.saved)} saved` : null,
        line.discounted > 0 ? `${number.format(line.discounted)} by Feel No Pain` : null,
        line.removed > 0 ? `${counted(line.removed, { one: 'model', other: 'models' })} removed` : null,
      ];
      return parts.filter((part) => part !== null).join(', ');
    }
  }
};

export const dice = {
  /** "rolled 4, 5, 6". */
  rolled: rolledDice,
  soFar: {
    title: (step: number | null, isOver: boolean): string =>
      step === null
        ? isOver
          ? 'These shots are settled'
          : 'These shots so far'
        : isOver
          ? `Initiative ${number.format(step)} is over`
          : `Initiative ${number.format(step)} so far`,
    who: ({ name }: SettledLine): string => `${name}:`,
    does: doneIn,
  },
  odds: {
    title: 'What the dice may be expected to show',
    expected: (value: number, part: CountPart): string =>
      `expect ${decimals.format(value)} ${(COUNTED[part] ?? OTHERS).other}`,
    atLeast: (least: number): string => `at least ${number.format(least)}`,
    fewer: 'At least one fewer',
    more: 'At least one more',
    /** A chance below 100 % and above 0 % is never shown as 100 % or 0 %. */
    chance: (chance: number): string => {
      if (chance > 0 && chance < 0.005) return '<1%';
      if (chance < 1 && chance > 0.995) return '>99%';
      return percent.format(chance);
    },
    single: (chance: number, ask: 'save' | 'feelNoPain'): string =>
      `${percent.format(chance)} ${ask === 'save' ? 'to save' : 'to feel no pain'}`,
  },
  two: {
    enter: 'Enter the dice',
    first: 'First die',
    second: 'Second die',
    of: (which: Parameters<typeof side>[0], initiative: number): string =>
      `${side(which)}: D6 + ${number.format(initiative)}`,
    face: (die: string, face: number): string => `${die}: ${number.format(face)}`,
  },
};
