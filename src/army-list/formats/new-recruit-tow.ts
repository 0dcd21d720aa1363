import type { LineKind } from '@/army-list/list/army-list';
import { type DraftUnit, once, type TextReader, type TextReading } from '@/army-list/text/draft';
import { counted } from '@/army-list/text/model-count';
import type { TextLine } from '@/army-list/text/normalise';
import { POINTS, pointsOf } from '@/army-list/text/numbers';
import { readingsOf } from '@/army-list/text/points-first';
import { isModelOf } from '@/army-list/text/singular';
import { firstOutside, splitOutside } from '@/army-list/text/split-options';
import { readPointsFirst } from './nine-age-new-recruit';

const PRICED = new RegExp(
  String.raw`^(.*?\S)\s*((?:\[\s*\d{1,3}\s*\]\s*)?)\[\s*(${POINTS})\s*(?:pts|points|p)\s*\]\s*(?::\s*(.*))?$`,
  'iu',
);
const HEADING = /^(?:#{1,6}\s+|\+\+\s*)(.*?)(?:\s*\+\+)?$/;
const DETAIL = /^(?:[-*.]\s*)+(?=\S)/;

/**
 * The Old World as New Recruit writes it: short, points first with bullets below; Markdown, `Nx Unit [N pts]: options` with
 * bullets below; or `Unit [20] [120pts]` with `. option` below. The count stands on the unit's line; what stands below only
 * says who is who.
 */
export const newRecruitTow: TextReader = {
  format: 'newRecruitTow',
  isPlausible: (lines) =>
    lines.some(({ bullet }) => bullet) || lines.some(({ text }) => PRICED.test(text) && !HEADING.test(text)),
  read: (lines) => (lines.some(({ text }) => PRICED.test(text)) ? readPriced(lines) : readPointsFirst(lines)),
};

function readPriced(lines: readonly TextLine[]): TextReading {
  const units: DraftUnit[] = [];
  let section: string | null = null;
  let title: string | null = null;
  let stated: number | null = null;
  let pending: TextLine[] = [];
  const close = () => {
    const unit = unitOf(pending, section);
    if (unit !== null) units.push(unit);
    pending = [];
  };
  const kinds = lines.map((line, index): LineKind => {
    const { text, bullet } = line;
    if (text === '') return 'empty';
    const heading = HEADING.exec(text)?.[1];
    if (heading !== undefined) {
      close();
      const priced = PRICED.exec(heading);
      // The first heading is the force, which costs what the list does.
      if (section === null && priced?.[3] !== undefined) stated ??= pointsOf(priced[3]);
      section = priced?.[1] ?? heading;
      return 'header';
    }
    if (pending.length > 0 && (bullet || DETAIL.test(text))) {
      pending.push(line);
      return 'option';
    }
    const found = PRICED.exec(text);
    if (found === null || bullet) return units.length === 0 && pending.length === 0 ? 'header' : 'unread';
    if (units.length === 0 && pending.length === 0 && isTitle(lines, index)) {
      title = found[1] ?? null;
      stated = pointsOf(found[3] ?? '');
      return 'total';
    }
    close();
    pending = [line];
    return 'unit';
  });
  close();
  const [name, army] = (title ?? '').split(/\s-\s?/);
  return {
    units,
    kinds,
    game: null,
    title: name === undefined || name === '' ? null : name,
    player: null,
    army: army === undefined || army === '' ? null : army,
    statedTotal: stated,
    size: null,
  };
}

/** The title stands above the first heading, and has parts: "Name - Army - Composition - [2000pts]". */
function isTitle(lines: readonly TextLine[], index: number): boolean {
  const text = lines[index]?.text ?? '';
  return / - /.test(text) && lines.slice(index + 1).some((line) => HEADING.test(line.text));
}

function unitOf(lines: readonly TextLine[], section: string | null): DraftUnit | null {
  const [first, ...others] = lines;
  if (first === undefined) return null;
  const found = PRICED.exec(first.text);
  const head = counted(found?.[1] ?? first.text);
  const size = /\d+/.exec(found?.[2] ?? '')?.[0];
  const details = others.map(({ text }) => text.replace(DETAIL, ''));
  const below = details.map(modelLine).filter(({ name }) => isModelOf(name, head.name));
  const named = below.reduce((sum, { count }) => sum + count, 0);
  const points = found?.[3] === undefined ? null : pointsOf(found[3]);
  const models = size !== undefined ? Number(size) : head.count > 1 ? head.count : Math.max(1, named);
  // "2x Scouts" above "9x Scout": two units of nine rather than one of two.
  const several = size === undefined && head.count > 1 && named > head.count;
  return {
    name: head.name,
    options: [...splitOutside(found?.[4] ?? '', ','), ...details],
    readings: several ? readingsOf(head.count, named, points, false) : once(models, points),
    section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
    modelsGuessed: size === undefined && head.count === 1 && named > 1,
  };
}

function modelLine(text: string): { readonly count: number; readonly name: string } {
  const colon = firstOutside(text, ':,[');
  return counted(colon < 0 ? text : text.slice(0, colon));
}
