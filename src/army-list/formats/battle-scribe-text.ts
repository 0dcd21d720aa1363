import type { TextReader } from '@/army-list/text/draft';
import { readPriced } from '@/army-list/text/priced';
import { isHeading, isPriced } from '@/army-list/text/priced-head';

/** "+ Core +", which no other form has. */
const SECTION = /^\+\s+[^+]+\s+\+(?:\s*\[[^\]]*\])?$/;
/** "Slaves [40pts]: 20x Slave". */
const COUNTED = /\[[^\]]*\dpts[^\]]*\]: \d{1,3}x \S/;
/** "Clanrats: 30x Clanrat", whose costs are missing. */
const UNPRICED = /^\p{Lu}[^[\]:,]{2,40}: \d{1,3}x \S/u;
/** "++ Standard (High Elves) [2,000pts] ++" and "++ Total: [585pts] ++". */
const FORCE = /^\+\+\s*(?:.*\(.*\).*|total\b.*)\+\+$/i;

/**
 * Text of BattleScribe: `++ force (catalogue) [costs] ++`, `+ section +`, `unit [costs]: items`, `. detail:
 * items`, and `++ Total: [costs] ++`, of which any may be missing; see `readPriced`.
 */
export const battleScribeText: TextReader = {
  format: 'battleScribeText',
  isPlausible: (lines) =>
    lines.some(({ text }) => isHeading(text) || COUNTED.test(text)) &&
    lines.some(({ text }) => isPriced(text)) &&
    !lines.some(({ text }) => /^#+ |^warhammer: the old world, /i.test(text)),
  hasSigns: (lines) =>
    (lines.some(({ text }) => SECTION.test(text) || FORCE.test(text)) ||
      (lines.some(({ text }) => COUNTED.test(text)) && lines.some(({ text }) => UNPRICED.test(text)))) &&
    lines.some(({ text }) => isPriced(text)) &&
    !lines.some(({ text }) => /^#+ /.test(text)),
  read: readPriced,
};
