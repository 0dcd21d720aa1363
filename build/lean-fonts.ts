import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const FACE = /@font-face\s*\{[^}]*\}/g;
/** A font file as @fontsource names it: family, subset, weight, style. */
const FILE = /@fontsource\/([a-z0-9-]+)\/files\/\1-([a-z-]+)-\d+-(?:normal|italic)\.woff2/;
const WOFF = /,\s*url\([^)]*\.woff['"]?\)\s*format\((['"])woff\1\)/g;

/**
 * Makes a phone fetch only the letters it shows. @fontsource's style sheets of one subset do not say which
 * letters it has, so a browser loads all subsets to find one letter. They also name older formats besides
 * woff2, which every browser that runs the app reads.
 */
export function leanFonts(): Plugin {
  return {
    name: 'warledger:lean-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => css.replace(FACE, leanFace),
    },
  };
}

function leanFace(face: string): string {
  const lean = face.replace(WOFF, '');
  const [, family, subset] = FILE.exec(lean) ?? [];
  if (family === undefined || subset === undefined || lean.includes('unicode-range')) return lean;
  const ranges: Record<string, string> = createRequire(import.meta.url)(
    resolve(`@fontsource/${family}/unicode.json`),
  );
  const range = ranges[subset];
  if (range === undefined) throw new Error(`${family} has no subset ${subset}`);
  return lean.replace(/;?\s*\}$/, `;unicode-range:${range}}`);
}
