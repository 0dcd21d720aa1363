import type { Season, SeasonRecord, SeasonTests, SeasonUnit } from '@/battle/cards/season';
import { tenths } from '@/messages/compiled/formats';
import { season as said } from '@/messages/compiled/season';
import { chance } from './chance';
import { sideBySide } from './shared/format';
import { calendarName } from './shared/phrases';

const battles = (count: number): string => said.battles(count);

/** "2.8 more than the odds say": the sign as a word. */
const luck = ({ held, expected }: SeasonTests): string => {
  const more = Math.round((held - expected) * 10) / 10;
  if (more === 0) return said.luck.none;
  return said.luck.some({ more: tenths.format(Math.abs(more)), isMore: more > 0 });
};

/** These sentences in the current language; loaded with the season. */
export const seasonWords = {
  ...said,
  battles,
  average: (sum: number, count: number): string => (count === 0 ? said.average : tenths.format(sum / count)),

  progress: (done: number, total: number): string => said.progress({ done, total }),
  iAm: (name: string, count: number): string => said.iAm({ name, count }),

  record: {
    ...said.record,
    behind: ({ battles: count, unsaid }: SeasonRecord): string =>
      unsaid === 0 ? battles(count) : said.record.behind({ count, unsaid }),
    share: ({ won, drawn, lost }: SeasonRecord): string => {
      const decided = won + drawn + lost;
      return decided === 0 ? '' : said.record.share(chance(won / decided));
    },
    points: ({ battlePoints: { sum, battles: count } }: SeasonRecord): string =>
      count === 0
        ? said.record.points.none
        : said.record.points.some({ sum: tenths.format(sum / count), count }),
  },
  name: (group: keyof Season & `by${string}`, name: string): string =>
    group === 'byPeriod' ? calendarName(name) : name === '' ? seasonWords.unnamed[group] : name,

  tests: {
    ...said.tests,
    held: ({ held, rolled }: SeasonTests): string => said.tests.held({ held, rolled }),
    expected: (tests: SeasonTests): string =>
      said.tests.expected({
        tests: luck(tests),
        expected: tenths.format(tests.expected),
        battles: tests.battles,
      }),
  },

  units: {
    ...said.units,
    deeds: ({ pointsDestroyed, healthTaken }: SeasonUnit): string =>
      said.units.deeds({ pointsDestroyed, healthTaken }),
    of: ({ army, battles: count }: SeasonUnit): string => sideBySide([army, battles(count)]),
  },
};
