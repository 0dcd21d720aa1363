import type { Card } from '@/battle/cards/card';
import type { CardLine } from '@/battle/cards/card-line';
import { number, signed } from '@/messages/compiled/numbers';
import { page as said } from '@/messages/compiled/page';
import { isoDay } from '@/words/iso-day';
import { day, nameSidesBy, side, sideBySide, sideIn, sideNames, turn, unlessEmpty, winner } from './format';

export const en = {
  ...said,
  number: (value: number): string => number.format(value),
  signed,
  nameSidesBy,
  side,
  sideNames,
  sideBySide,
  turn,
  winner,
  date: (at: number): string => day.format(at),
  exportFile: (at: number): string => `warledger-${isoDay(at)}.jsonl`,
  score: (a: number, b: number): string => `${number.format(a)} : ${number.format(b)}`,

  battles: {
    ...said.battles,
    /** `seq` null: the course with the battle's own beginning. */
    continuedAs: (seq: number | null, lastAt: number): string =>
      seq === null
        ? said.battles.continuedAs.begun(day.format(lastAt))
        : said.battles.continuedAs.split({ seq, at: day.format(lastAt) }),
    resume: ({ setup, turn: now }: Card): string => said.battles.resume(turn(now, sideIn(setup))),
    sides: ({ setup }: Pick<CardLine, 'setup'>): string => {
      const called = sideIn(setup);
      return said.battles.sides({
        a: unlessEmpty(sideNames(setup.a), called('a')),
        b: unlessEmpty(sideNames(setup.b), called('b')),
      });
    },
    options: (card: Card): string => said.battles.options(en.battles.sides(card)),
    result: ({ outcome, setup }: Pick<CardLine, 'outcome' | 'setup'>): string => {
      const points = outcome?.score?.battlePoints;
      const result = winner(outcome?.winner ?? 'unsaid', setup, sideIn(setup));
      return points ? sideBySide([result, en.score(points.a, points.b)]) : result;
    },
    tags: (tags: readonly string[]): string => said.battles.tags(tags.join(', ')),
  },

  errors: {
    ...said.errors,
    /** A failure and the build it happened in, for whoever reports it. */
    inBuild: (
      failure: string,
      { version, from }: { readonly version: string; readonly from: { readonly commit: string } | null },
    ): string => `${failure} (${said.appName} ${version}${from === null ? '' : `, ${from.commit}`})`,
  },
};
