import type { StrikeNumbers } from '@/battle/assault/standing/view';
import type { StrikeWoundKind } from '@/battle/state/strike';
import { assaultCount as said } from '@/messages/compiled/assault-count';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import type { Pool } from '@/rules/index';
import { plus } from './targets';

/** Questions for the counts of dice, in English. */

export type CountPart = 'hits' | 'hot' | 'hotGlancing' | StrikeWoundKind | 'saved' | 'discounted';

/** The rows of the Destroyer table. */
export const BANDS: Readonly<Record<NonNullable<Pool['band']>, string>> = said.bands;

/** Faces of a die that do the same: "5+", "6+", "4, 5". */
const facesOf = (faces: readonly number[]): string => {
  const lowest = Math.min(...faces);
  return faces.length === 7 - lowest
    ? plus(lowest)
    : faces.map((face) => number.format(face)).join(phrases.comma);
};

/** Where a question stands: what its dice decide. */
type Asked = { readonly stage: 'hits' | 'wounds'; readonly numbers: StrikeNumbers };

/** The question after the faces that make these Wounds; null: no faces are known for it. */
const byFaces = (part: CountPart, { stage, numbers }: Asked): string | null => {
  if (stage === 'hits') {
    const made = numbers.wounding?.find(({ kind }) => kind === part);
    if (!made) return null;
    const faces = facesOf(made.faces);
    return made.kind === 'plain'
      ? said.countQuestion.unrolled.plain(faces)
      : said.countQuestion.unrolled.altered({ faces, kind: made.kind });
  }
  const faces = numbers.byFace?.flatMap((kind, index) => (kind === part ? [index + 1] : [])) ?? [];
  return faces.length === 0 || part === 'plain'
    ? null
    : said.countQuestion.faces({ faces: facesOf(faces), kind: part });
};

const countQuestion = (part: CountPart, parts: readonly CountPart[], asked?: Asked): string => {
  const known = asked ? byFaces(part, asked) : null;
  if (known !== null) return known;
  switch (part) {
    case 'hits':
      return parts.indexOf('hits') > 0 ? said.countQuestion.otherHits : said.countQuestion.hits;
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
