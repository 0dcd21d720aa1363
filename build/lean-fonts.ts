import type { Plugin } from 'vite';
import { CUT_FONTS, cutFonts, LETTERS, parted, rangeOf, rangesOf } from './first-letters.ts';

const FACE = /@font-face\s*\{[^}]*\}/g;
/** A font file as @fontsource names it: family, subset, weight, style. */
const FILE = /@fontsource\/([a-z0-9-]+)\/files\/\1-([a-z-]+)-\d+-(?:normal|italic)\.woff2/;
const WOFF = /,\s*url\([^)]*\.woff['"]?\)\s*format\((['"])woff\1\)/g;

/** The address of such a file, up to the folder that all packages are in. */
const FOLDER = /[^('"]*node_modules\/@fontsource\/[a-z0-9-]+\/files\//;

/**
 * Makes a phone fetch only the letters it shows. @fontsource's style sheets of one subset do not say which
 * letters it has, so a browser loads all subsets to find one letter. They also name older formats besides
 * woff2, which every browser that runs the app reads. Latin letters come in two files: those of the app's
 * own words first.
 */
export function leanFonts(project: string): Plugin {
  return {
    name: 'warledger:lean-fonts',
    enforce: 'pre',
    buildStart() {
      return cutFonts(project, (text) => this.warn(text));
    },
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => css.replace(FACE, leanFace),
    },
  };
}

function leanFace(face: string): string {
  const lean = face.replace(WOFF, '');
  const [file, family, subset] = FILE.exec(lean) ?? [];
  if (file === undefined || family === undefined || subset === undefined) return lean;
  if (lean.includes('unicode-range')) return lean;
  const range = rangesOf(family)[subset];
  if (range === undefined) throw new Error(`${family} has no subset ${subset}`);
  if (subset !== 'latin') return withRange(lean, range);
  const letters = parted(range);
  const cut = (part: (typeof LETTERS)[number]) =>
    lean
      .replace(FOLDER, (folder) => folder.replace(/node_modules\/.*/, `${CUT_FONTS}/`))
      .replace(`${family}-${subset}-`, `${family}-${part}-`);
  return LETTERS.map((part) => withRange(cut(part), rangeOf(letters[part]))).join('');
}

function withRange(face: string, range: string): string {
  return face.replace(/;?\s*\}$/, `;unicode-range:${range}}`);
}
