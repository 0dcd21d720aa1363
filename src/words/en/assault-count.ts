import type { StrikeWoundKind } from '@/battle/state/strike';
import { assertNever, type Pool } from '@/rules/index';
import { number } from '@/messages/compiled/numbers';

/** Questions for the counts of dice, in English. */

export type CountPart = 'hits' | 'hot' | 'hotGlancing' | StrikeWoundKind | 'saved' | 'discounted';

/** The rows of the Destroyer table. */
export const BANDS: Readonly<Record<NonNullable<Pool['band']>, string>> = {
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: 'Seriously Wounded',
  solidHit: 'Solid Hit',
  deathblow: 'Deathblow',
  devastatingHit: 'Devastating Hit',
};

const countQuestion = (part: CountPart, parts: readonly CountPart[]): string => {
  switch (part) {
    case 'hits':
      return 'How many hit?';
    case 'hot':
      return 'How many 1s? They get hot';
    case 'hotGlancing':
      return 'A die more for each 1: how many show 3 or less?';
    case 'plain':
      return parts.length > 1 ? 'How many others wound?' : 'How many wound?';
    case 'rending':
      return 'How many 6s? They rend';
    case 'deathblow':
    case 'devastatingHit':
      return `How many 6s? ${BANDS[part]}`;
    case 'seriouslyWounded':
    case 'solidHit':
      return `How many 2 to 5? ${BANDS[part]}`;
    case 'luckyEscape':
      return 'How many 1s?';
    case 'penetrating':
      return 'How many penetrate?';
    case 'glancing':
      return 'How many glance?';
    case 'saved':
      return 'How many are saved?';
    case 'discounted':
      return 'Feel No Pain: how many succeed?';
    default:
      return assertNever(part);
  }
};

/** A question that is short enough for the primary button. */
const countWaiting = (part: CountPart): string => {
  switch (part) {
    case 'hits':
      return 'How many hit?';
    case 'saved':
      return 'How many saved?';
    case 'hot':
      return 'How many 1s?';
    case 'hotGlancing':
      return 'How many glance it?';
    case 'rending':
    case 'deathblow':
    case 'devastatingHit':
      return 'How many 6s?';
    case 'seriouslyWounded':
    case 'solidHit':
      return 'How many 2–5?';
    default:
      return 'How many?';
  }
};

const countAnswer = (part: CountPart, count: number): string => {
  const some = number.format(count);
  switch (part) {
    case 'hits':
      return `${some} hit`;
    case 'hot':
      return `${some} got hot`;
    case 'hotGlancing':
      return `${some} glance it`;
    case 'plain':
      return `${some} wound`;
    case 'rending':
    case 'deathblow':
    case 'devastatingHit':
      return `${some} on 6`;
    case 'seriouslyWounded':
    case 'solidHit':
      return `${some} on 2–5`;
    case 'luckyEscape':
      return `${some} on 1`;
    case 'penetrating':
      return `${some} penetrate`;
    case 'glancing':
      return `${some} glance`;
    case 'saved':
      return `${some} saved`;
    case 'discounted':
      return `${some} felt no pain`;
    default:
      return assertNever(part);
  }
};

export const count = {
  question: countQuestion,
  answer: countAnswer,
  waiting: countWaiting,
  change: (part: CountPart, count: number): string => `${countAnswer(part, count)}: change`,
  deleteDigit: 'Delete the last digit',
};
