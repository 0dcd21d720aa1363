import type { TextReader } from '@/army-list/text/draft';
import { isDashedList } from '@/army-list/text/missing-points';
import type { TextLine } from '@/army-list/text/normalise';
import { readPriced } from '@/army-list/text/priced';
import { isHeading, isPriced } from '@/army-list/text/priced-head';
import { readPointsFirst } from './nine-age-new-recruit';

/** "## Core [200pts]" heads a part here; Old World Builder has three hashes there. */
const PART = /^#{1,2}\s+\S/;
/** "- 1x Scout Sergeant: Sword": a model and what it carries. */
const CARRYING = /^[-*] [^:]{3,60}: \S/;
const OTHERS = /^#{3}\s|^-#|^={3,}|^warhammer: the old world, /i;

/**
 * The Old World as New Recruit writes it: short, points first with bullets below; Markdown, `Nx Unit [N pts]:
 * options` with bullets below; or `Unit [20] [120pts]` with `. option` below. The count stands on the unit's
 * line; what stands below only says who is who, and counts where that line has none.
 */
export const newRecruitTow: TextReader = {
  format: 'newRecruitTow',
  isPlausible: (lines) =>
    lines.some(({ bullet }) => bullet) || lines.some(({ text }) => isPriced(text) && !isHeading(text)),
  hasSigns: (lines) => isMarkdown(lines) || (isDashedList(lines) && lines.some(({ bullet }) => bullet)),
  read: (lines) => (lines.some(({ text }) => isPriced(text)) ? readPriced(lines) : readPointsFirst(lines)),
};

function isMarkdown(lines: readonly TextLine[]): boolean {
  return (
    lines.some(({ text, bullet }) => PART.test(text) || bullet || CARRYING.test(text)) &&
    lines.some(({ text, bullet }) => !bullet && isPriced(text)) &&
    !lines.some(({ text }) => OTHERS.test(text)) &&
    !isBattleScribe(lines) &&
    !isRuledFirst(lines)
  );
}

/** Old World Builder has parts between plus signs and at most a title behind hashes, above them. */
function isRuledFirst(lines: readonly TextLine[]): boolean {
  const ruled = lines.findIndex(({ text }) => /^\+\+ .* \+\+$/.test(text));
  return ruled >= 0 && !lines.slice(ruled).some(({ text }) => PART.test(text));
}

function isBattleScribe(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => /^\+\s+[^+]+\s+\+$/.test(text));
}
