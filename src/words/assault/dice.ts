import type { SettledLine } from '@/battle/assault/standing/step-so-far';
import { assaultDice as said } from '@/messages/compiled/assault-dice';
import { tenths } from '@/messages/compiled/formats';
import { phrases } from '@/messages/compiled/phrases';
import { chance } from '@/words/chance';
import { side } from '@/words/shared/format';
import type { CountPart } from './count';
import { gotHot, woundCounts } from './log';
import { rolledDice } from './log-details';

/** Dice: their results, their expected results, and the two dice that players type in. */

/** What the dice may be expected to show, of each part of a question. */
const EXPECTED: Readonly<Partial<Record<CountPart, (value: string) => string>>> = said.expected;

const lostIn = ({ lost, vehicle }: Extract<SettledLine, { kind: 'losses' }>): string => {
  if (lost <= 0) return said.lost.nothing;
  return vehicle ? said.lost.hullPoints(lost) : said.lost.wounds(lost);
};

/** What was settled, without the unit's name, which the screen may cut off. */
const doneIn = (line: SettledLine): string => {
  switch (line.kind) {
    case 'hits':
      return said.doneIn.hits({
        hits: line.hits.count,
        attacks: line.attacks,
        hot: gotHot(line.hits.hot?.count ?? 0),
      });
    case 'wounds':
      return said.doneIn.wounds({ counts: woundCounts(line.wounds.counts), hits: line.hits });
    case 'losses': {
      const parts = [
        lostIn(line),
        line.saved > 0 ? said.doneIn.saved(line.saved) : null,
        line.discounted > 0 ? said.doneIn.discounted(line.discounted) : null,
        line.removed > 0 ? said.doneIn.removed(line.removed) : null,
      ];
      return parts.filter((part) => part !== null).join(phrases.comma);
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
          ? said.dice.soFar.title.shotsOver
          : said.dice.soFar.title.shots
        : isOver
          ? said.dice.soFar.title.stepOver(step)
          : said.dice.soFar.title.step(step),
    who: ({ name }: SettledLine): string => said.dice.soFar.who(name),
    does: doneIn,
  },
  odds: {
    ...said.dice.odds,
    expected: (value: number, part: CountPart): string =>
      (EXPECTED[part] ?? said.expected.others)(tenths.format(value)),
    chance,
    single: (one: number, ask: 'save' | 'feelNoPain'): string => said.dice.odds.single[ask](chance(one)),
  },
  two: {
    ...said.dice.two,
    of: (which: Parameters<typeof side>[0], initiative: number): string =>
      said.dice.two.of({ side: side(which), initiative }),
    face: (die: string, face: number): string => said.dice.two.face({ die, face }),
  },
};
