import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const need = createRequire(import.meta.url);
const { resolve } = need;

type Cutter = (
  font: Buffer,
  text: string,
  options: { readonly targetFormat: 'woff2'; readonly keepFeatures?: readonly string[] },
) => Promise<Buffer>;

/** Leaves every file whole where a work tree does not have the cutter yet, and says so. */
function cutter(warn: (text: string) => void): Cutter {
  try {
    return need('subset-font');
  } catch {
    warn('subset-font is not installed (npm ci): both files of a face have all its letters');
    return async (font) => font;
  }
}

/** What the app's own English is written with, besides ASCII: a name may ask for more. */
const SIGNS = '\u00a0·×±–—‘’“”″…←→−';
const ASCII_FROM = 0x20;
const ASCII_TO = 0x7e;
/** What the style asks a font for; small capitals are the font's own letters. */
const FEATURES = ['kern', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];
/** The faces whose Latin letters come in two files. */
const FACES = [
  ['alegreya-sc', 500],
  ['alegreya-sc', 700],
  ['barlow-condensed', 500],
  ['barlow-condensed', 700],
] as const;

/** The two files that the Latin letters of a face come in: those of the app's own words, and the others. */
export const LETTERS = ['first', 'more'] as const;
type Letters = (typeof LETTERS)[number];

/** Where the files lie that are cut before a build; `index.html` asks for some of them by this address. */
export const CUT_FONTS = 'node_modules/.cache/first-letters';

/** The code points of a `unicode-range`, each once and in order. */
export function codePoints(range: string): readonly number[] {
  const found = range.split(',').flatMap((span) => {
    const [from = Number.NaN, to = from] = span
      .replace(/^\s*U\+/i, '')
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    if (Number.isNaN(from)) throw new Error(`No range of letters: ${span}`);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return [...new Set(found)].toSorted((one, other) => one - other);
}

/** The `unicode-range` of these code points, which are in order. */
export function rangeOf(points: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && last[1] + 1 === point) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

/** The Latin letters of a face in two parts; together they are the whole range, and none is in both. */
export function parted(latin: string): Readonly<Record<Letters, readonly number[]>> {
  const isFirst = (point: number) =>
    (point >= ASCII_FROM && point <= ASCII_TO) || SIGNS.includes(String.fromCodePoint(point));
  const points = codePoints(latin);
  return { first: points.filter(isFirst), more: points.filter((point) => !isFirst(point)) };
}

/** The ranges of letters that @fontsource has files for, by the name of the subset. */
export function rangesOf(family: string): Readonly<Record<string, string>> {
  return need(`@fontsource/${family}/unicode.json`);
}

/**
 * Cuts the Latin letters of each face in two, by HarfBuzz's own subsetter: a first visit waits for the first
 * file only. What is cut already and the same is not written again.
 */
export async function cutFonts(project: string, warn: (text: string) => void): Promise<void> {
  const folder = join(project, CUT_FONTS);
  const subsetFont = cutter(warn);
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    FACES.map(async ([family, weight]) => {
      const source = readFileSync(
        resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`),
      );
      const letters = parted(rangesOf(family).latin ?? '');
      for (const part of LETTERS) {
        const text = String.fromCodePoint(...letters[part]);
        const features = part === 'first' ? { keepFeatures: FEATURES } : {};
        const cut = await subsetFont(source, text, { targetFormat: 'woff2', ...features });
        const file = join(folder, `${family}-${part}-${weight}-normal.woff2`);
        if (!existsSync(file) || !readFileSync(file).equals(cut)) writeFileSync(file, cut);
      }
    }),
  );
}
