import type { StrikeWoundKind } from '@/battle/state/strike';
import { assaultCount as said } from '@/messages/compiled/assault-count';
import { number } from '@/messages/compiled/numbers';
import type { Pool } from '@/rules/index';

/** Questions for the counts of dice, in English. */

export type CountPart = 'hits' | 'hot' | 'hotGlancing' | StrikeWoundKind | 'saved' | 'discounted';

/** The rows of the Destroyer table. */
export const BANDS: Readonly<Record<NonNullable<Pool['band']>, string>> = said.bands;

const countQuestion = (part: CountPart, parts: readonly CountPart[]): string => {
  switch (part) {
    case 'hits':
      return said.countQuestion.hits;
    case 'hot':
      return said.countQuestion.hot;
    case 'hotGlancing':
      return said.countQuestion.hotGlancing;
    case 'plain':
      return parts.length > 1 ? said.countQuestion.plain.more : said.countQuestion.plain.less;
    case 'rending':
      return said.countQuestion.rending;
    case 'deathblow':
    case 'devastatingHit':
      return said.countQuestion.devastatingHit(BANDS[part]);
    case 'seriouslyWounded':
    case 'solidHit':
      return said.countQuestion.solidHit(BANDS[part]);
    case 'luckyEscape':
      return said.countQuestion.luckyEscape;
    case 'penetrating':
      return said.countQuestion.penetrating;
    case 'glancing':
      return said.countQuestion.glancing;
    case 'saved':
      return said.countQuestion.saved;
    case 'discounted':
      return said.countQuestion.discounted;
    default:
      return said.countQuestion.altered(part);
  }
};

/** A question that is short enough for the primary button. */
const countWaiting = (part: CountPart): string => {
  switch (part) {
    case 'hits':
      return said.countWaiting.hits;
    case 'saved':
      return said.countWaiting.saved;
    case 'hot':
      return said.countWaiting.hot;
    case 'hotGlancing':
      return said.countWaiting.hotGlancing;
    case 'rending':
    case 'deathblow':
    case 'devastatingHit':
      return said.countWaiting.devastatingHit;
    case 'seriouslyWounded':
    case 'solidHit':
      return said.countWaiting.solidHit;
    default:
      return said.countWaiting.other;
  }
};

const countAnswer = (part: CountPart, count: number): string => {
  const some = number.format(count);
  switch (part) {
    case 'hits':
      return said.countAnswer.hits(some);
    case 'hot':
      return said.countAnswer.hot(some);
    case 'hotGlancing':
      return said.countAnswer.hotGlancing(some);
    case 'plain':
      return said.countAnswer.plain(some);
    case 'rending':
    case 'deathblow':
    case 'devastatingHit':
      return said.countAnswer.devastatingHit(some);
    case 'seriouslyWounded':
    case 'solidHit':
      return said.countAnswer.solidHit(some);
    case 'luckyEscape':
      return said.countAnswer.luckyEscape(some);
    case 'penetrating':
      return said.countAnswer.penetrating(some);
    case 'glancing':
      return said.countAnswer.glancing(some);
    case 'saved':
      return said.countAnswer.saved(some);
    case 'discounted':
      return said.countAnswer.discounted(some);
    default:
      return said.countAnswer.altered({ some, kind: part });
  }
};

export const count = {
  ...said.count,
  question: countQuestion,
  answer: countAnswer,
  waiting: countWaiting,
  change: (part: CountPart, count: number): string => said.count.change(countAnswer(part, count)),
};
