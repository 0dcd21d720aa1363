import type { LineKind } from '@/army-list/list/army-list';
import { type DraftUnit, once, type TextReader } from '@/army-list/text/draft';
import { bulletModels, counted, type ModelCount } from '@/army-list/text/model-count';
import type { TextLine } from '@/army-list/text/normalise';
import { POINTS, POINTS_WORD, pointsOf } from '@/army-list/text/numbers';
import { isRemark, sectionOf } from '@/army-list/text/sections';
import { optionsIn } from '@/army-list/text/split-options';
import { squadModels } from '@/army-list/text/squad';
import { bareTotal, statedTotal } from '@/army-list/text/totals';

const UNIT = new RegExp(
  String.raw`^(?=[^([]*\p{L})(.*?)\s*[([]\s*(${POINTS})\s*${POINTS_WORD}\s*[)\]]\s*(?::\s*(.*))?$`,
  'iu',
);
const ROUND = new RegExp(String.raw`\(\s*${POINTS}\s*${POINTS_WORD}\s*\)\s*:?$`, 'iu');
const DASH = /^[-*+]\s+(?=\S)/;
/** Games are that large, in points, or several times as large. */
const SMALLEST_GAME = 250;
const SECTION = /^[\p{L}][\p{L} '&/-]{2,40}:$/u;

/**
 * Text of New Recruit with bullets, as for the games of the far future and Horus Heresy: a title with the
 * points, `Section:`, `Unit (N pts)` and below it models and weapons side by side, each with a bullet. The
 * models are worked out and marked so.
 */
export const newRecruitBullets: TextReader = {
  format: 'newRecruitBullets',
  isPlausible: (written) => {
    const lines = withoutUnitBullets(written);
    return lines.some(isBullet) && lines.some((line) => !isBullet(line) && UNIT.test(line.text));
  },
  hasSigns: (written) => {
    const lines = withoutUnitBullets(written);
    return lines.some(
      (line, index) => !isBullet(line) && ROUND.test(line.text) && isAboveBullet(lines, index),
    );
  },
  read: (written) => {
    const lines = withoutUnitBullets(written).map(bulleted);
    const units: DraftUnit[] = [];
    let section: string | null = null;
    let stated: number | null = null;
    let title: string | null = null;
    let titlePoints: number | null = null;
    let pending: TextLine[] = [];
    const close = () => {
      const unit = unitOf(pending, section);
      if (unit !== null) units.push(unit);
      pending = [];
    };
    const kinds = lines.map((line, index): LineKind => {
      const { text, bullet } = line;
      if (text === '') return 'empty';
      if (bullet && pending.length > 0) {
        pending.push(line);
        return 'option';
      }
      const found = UNIT.exec(text);
      if (found !== null && !bullet) {
        const hadBullet = written[index] !== undefined && isBullet(written[index]);
        if (!hadBullet && isTitle(lines, index)) {
          title ??= found[1] ?? null;
          titlePoints ??= pointsOf(found[2] ?? '');
          return 'header';
        }
        close();
        pending = [line];
        return 'unit';
      }
      const total = statedTotal(text) ?? bareTotal(text);
      close();
      if (total !== null && units.length > 0) {
        stated = total;
        return 'total';
      }
      if (SECTION.test(text) || sectionOf(text) !== null || isRemark(text)) {
        section = text.replace(/:$/, '');
        return 'header';
      }
      return units.length === 0 ? 'header' : 'unread';
    });
    close();
    const [army] = (title ?? '').split(/\s-\s/);
    return {
      units,
      kinds,
      game: null,
      title,
      player: null,
      army: army === undefined || army === '' ? null : army,
      statedTotal: stated ?? titlePoints,
      size: null,
    };
  },
};

/** A dash or a star below a unit is a bullet here. */
function isBullet({ text, bullet }: TextLine): boolean {
  return bullet || DASH.test(text);
}

function bulleted(line: TextLine): TextLine {
  return isBullet(line) ? { ...line, text: line.text.replace(DASH, ''), bullet: true } : line;
}

/**
 * Markdown puts a bullet before a unit too, and its models stand further in: where every outer bullet is a
 * unit's, they are none.
 */
function withoutUnitBullets(lines: readonly TextLine[]): readonly TextLine[] {
  const bullets = lines.filter(isBullet);
  const outermost = Math.min(...bullets.map(({ indent }) => indent));
  const outer = bullets.filter(({ indent }) => indent === outermost);
  if (outer.length === bullets.length || !outer.every(({ text }) => UNIT.test(text.replace(DASH, ''))))
    return lines;
  return lines.map((line) =>
    outer.includes(line) ? { ...line, text: line.text.replace(DASH, ''), bullet: false } : line,
  );
}

function isAboveBullet(lines: readonly TextLine[], index: number): boolean {
  const next = lines.slice(index + 1).find(({ text }) => text !== '');
  return next !== undefined && isBullet(next);
}

/**
 * The first line with points is the title where no bullet follows it before the next one or a part; a second
 * one below it may say how large the game is.
 */
function isTitle(lines: readonly TextLine[], index: number): boolean {
  const above = lines.slice(0, index);
  if (above.some(({ text, bullet }) => bullet || isPart(text))) return false;
  if (above.filter(({ text }) => UNIT.test(text)).length > 1) return false;
  const isFirst = !above.some(({ text }) => UNIT.test(text));
  const points = pointsOf(UNIT.exec(lines[index]?.text ?? '')?.[2] ?? '0');
  if (!isFirst && (points < SMALLEST_GAME || points % SMALLEST_GAME !== 0)) return false;
  const next = lines.slice(index + 1).find(({ text, bullet }) => bullet || UNIT.test(text) || isPart(text));
  return next !== undefined && !next.bullet;
}

function isPart(text: string): boolean {
  return SECTION.test(text) || sectionOf(text) !== null;
}

/**
 * Bullets that say behind a colon what each model carries are models, and so are those that have further
 * ones below them; others put models and weapons side by side.
 */
function modelsIn(unit: string, bullets: readonly TextLine[]): ModelCount {
  const texts = bullets.map(({ text }) => text);
  const indents = [...new Set(bullets.map(({ indent }) => indent))].sort((one, other) => one - other);
  const isDeep = indents.length > 1;
  if (!isDeep && !texts.some((text) => /\S: \S/.test(text))) return bulletModels(unit, texts);
  const lines = bullets.map(({ text, indent }) => {
    const [head = '', ...items] = text.split(/: |, /);
    return { depth: indents.indexOf(indent) + 1, ...counted(head), items };
  });
  return squadModels(unit, [], lines) ?? (isDeep ? { models: 1, guessed: false } : bulletModels(unit, texts));
}

function unitOf(lines: readonly TextLine[], section: string | null): DraftUnit | null {
  const [first, ...bullets] = lines;
  if (first === undefined) return null;
  const found = UNIT.exec(first.text);
  const { count, name, written } = counted(found?.[1] ?? first.text);
  const options = [found?.[3] ?? '', ...bullets.map(({ text }) => text)].filter((option) => option !== '');
  const { models, guessed } =
    written && count > 1 ? { models: count, guessed: false } : modelsIn(name, bullets);
  return {
    name,
    options: options.flatMap(optionsIn),
    readings: once(models, found?.[2] === undefined ? null : pointsOf(found[2])),
    section,
    lines: lines.map(({ index }) => index),
    source: lines.map(({ original }) => original).join('\n'),
    modelsGuessed: guessed,
  };
}
