import type { Season, SeasonRecord, SeasonTests, SeasonUnit } from '@/battle/cards/season';
import { number, plurals } from '@/messages/compiled/numbers';
import { sideBySide } from './format';
import { calendarName } from './phrases';

const average = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

const counted = (count: number, one: string, other: string): string =>
  plurals.select(count) === 'one' ? `1 ${one}` : `${number.format(count)} ${other}`;

const battles = (count: number): string => counted(count, 'battle', 'battles');

/** "2.8 more than the odds say": the sign as a word. */
const luck = ({ held, expected }: SeasonTests): string => {
  const more = Math.round((held - expected) * 10) / 10;
  if (more === 0) return 'just as the odds say';
  return `${average.format(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than the odds say`;
};

/** The sentences of a season in English, loaded with it. */
export const enSeason = {
  title: 'Season',
  battles,
  average: (sum: number, count: number): string => (count === 0 ? '–' : average.format(sum / count)),

  filter: {
    edition: 'Rulebook',
    anyEdition: 'Any',
    period: 'Period',
    allTime: 'All time',
    days: 'From day to day…',
    from: 'From',
    to: 'Up to',
  },

  progress: (done: number, total: number): string =>
    `${number.format(done)} of ${battles(total)} counted so far`,
  failed: (message: string): string => `Your battles could not be read (${message}).`,
  sideless: (count: number): string =>
    `${battles(count)} without your side ${count === 1 ? 'is' : 'are'} left out.`,
  followed: (count: number): string =>
    `${battles(count)} that you only followed ${count === 1 ? 'is' : 'are'} left out.`,
  unreadable: (count: number): string =>
    `${battles(count)} that cannot be read ${count === 1 ? 'is' : 'are'} left out.`,
  older: (count: number): string =>
    `${battles(count)} ${count === 1 ? 'was' : 'were'} also continued otherwise: the newest course counts, once.`,
  showOlder: 'Show which',
  olderTitle: 'Also continued otherwise',
  namesHint: 'Are you one of these players? Their battles count at once, and the next ones without asking.',
  iAm: (name: string, count: number): string => `I am ${name} · ${battles(count)}`,
  pickAll: (count: number): string => `Choose all ${number.format(count)}`,
  picked: (count: number): string => `My side in the ${battles(count)} chosen`,
  neither: 'Neither',
  saySides: 'Say which side was yours',
  sidesTitle: 'Which side was yours?',
  sideOf: (sides: string): string => `Your side in ${sides}`,
  moreSides: (count: number): string => `and ${number.format(count)} more: these come first`,

  empty: 'No battle has ended yet. When one does, its result is counted here.',
  noneWithSide: 'No battle can be counted yet: say which side was yours.',
  noneInFilter: 'No battle by this rulebook in this period.',

  record: {
    title: 'Record',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    behind: ({ battles: count, unsaid }: SeasonRecord): string =>
      unsaid === 0 ? battles(count) : `${battles(count)}, ${number.format(unsaid)} without a result`,
    share: ({ won, drawn, lost }: SeasonRecord): string => {
      const decided = won + drawn + lost;
      return decided === 0 ? '' : `${share.format(won / decided)} won`;
    },
    points: ({ battlePoints: { sum, battles: count } }: SeasonRecord): string =>
      count === 0
        ? 'No battle with Battle Points.'
        : `${average.format(sum / count)} Battle Points on average, from ${battles(count)}`,
  },

  groups: {
    byArmy: 'By army',
    byList: 'By kept army',
    byOpponent: 'By opponent',
    byEdition: 'By rulebook',
    byPeriod: 'By period',
  },
  unnamed: {
    byArmy: 'Army not named',
    byList: '–',
    byOpponent: 'Opponent not named',
    byEdition: '–',
    byPeriod: '–',
  },
  name: (group: keyof Season & `by${string}`, name: string): string =>
    group === 'byPeriod' ? calendarName(name) : name === '' ? enSeason.unnamed[group] : name,
  columns: { name: 'Name', won: 'Won', drawn: 'Drawn', lost: 'Lost', points: 'Points' },
  pointsHint: 'Points: Battle Points on average, from the battles that have some.',
  showAll: (count: number): string => `Show all ${number.format(count)}`,

  rounds: {
    title: 'Rounds of Combat',
    behind: (count: number): string => `from ${battles(count)}`,
    none: 'No Round of Combat was settled.',
  },

  tests: {
    title: 'Break tests and luck',
    own: 'Your units',
    enemy: 'Your enemies’ units',
    held: ({ held, rolled }: SeasonTests): string =>
      `held ${number.format(held)} of ${number.format(rolled)}`,
    expected: (tests: SeasonTests): string =>
      `${luck(tests)} (${average.format(tests.expected)}), from ${battles(tests.battles)}`,
    unknown: (count: number): string =>
      `${counted(count, 'test', 'tests')} of unknown odds ${count === 1 ? 'is' : 'are'} left out.`,
    none: 'no test with known odds',
    hint: 'The mark is where the odds as they were recorded would have put it.',
  },

  units: {
    title: 'Best units',
    deeds: ({ pointsDestroyed, healthTaken }: SeasonUnit): string =>
      `${counted(pointsDestroyed, 'point', 'points')} destroyed · enemies lost ${number.format(healthTaken)}`,
    of: ({ army, battles: count }: SeasonUnit): string => sideBySide([army, battles(count)]),
    hint: (count: number): string =>
      `Counted in rounds that a unit fought alone on its side, from ${battles(count)}: who did it among several, no log can tell.`,
    none: 'No unit has fought alone on its side yet: who did it among several, no log can tell.',
  },
};
