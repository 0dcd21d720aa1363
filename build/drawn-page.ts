import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Beasties from 'beasties';
import { type IndexHtmlTransformContext, minifySync, type Plugin, runnerImport } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The script that runs before the first paint, and where `index.html` has it. */
const BEFORE_PAINT = fileURLToPath(new URL('../src/app/before-paint.js', import.meta.url));
const SCRIPT_PLACE = '<!-- before-paint -->';
/** Where `index.html` has the first screen. */
const SCREEN_PLACE = '<!-- first-screen -->';

/**
 * What no part of the drawn page is matched with now, and is needed all the same: the themes, which a script
 * sets, and what hides parts of the page from a phone that knows better.
 */
const SET_BY_SCRIPT = [/data-theme/, /data-begins-at/, /\[lang/];

/**
 * The page as it is served: with the first screen of a phone without a battle drawn into it by the app's own
 * component, and the style of that screen and the script before the first paint inline, so that nothing else
 * must come before it is seen. The whole style sheet comes behind it.
 */
export function drawnPage(): Plugin {
  let root = '';
  let languages = '';
  return {
    name: 'warledger:drawn-page',
    configResolved(config) {
      root = config.root;
      languages = String(config.define?.__LANGUAGES__);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const source = readFileSync(BEFORE_PAINT, 'utf8').replace('__LANGUAGES__', languages);
        const script = minifySync('before-paint.js', source);
        const page = html.replace(SCRIPT_PLACE, () => `<script>${script.code}</script>`);
        // The development server draws nothing: there the app's own style is a script.
        if (bundle === undefined) return page;
        const drawn = await drawHome(root, languages);
        return inlined(
          page.replace(SCREEN_PLACE, () => drawn),
          bundle,
        );
      },
    },
  };
}

/** Home without a battle, as markup that says it is only drawn. */
async function drawHome(root: string, languages: string): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/app/drawn-home.tsx')>(
    '/src/app/drawn-home.tsx',
    {
      configFile: false,
      root,
      logLevel: 'warn',
      resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      define: { __APP_VERSION__: '""', __LANGUAGES__: languages },
    },
  );
  return module.DRAWN_HOME.replace('<div', '<div data-drawn');
}

/** The fonts that the first screen is written with, and those that stand in for them until they are there. */
const FIRST_FACES = /@font-face\{[^}]*(?:-first-|local\()[^}]*\}/g;

/** That page with the style inline that its markup needs. */
async function inlined(page: string, bundle: Bundle): Promise<string> {
  /** The sheet of that address, as if it lay beside the page. */
  const sheetAt = (href: string) => {
    const sheet = bundle[href.replace(/^\.\//, '')];
    return sheet?.type === 'asset' ? String(sheet.source).replaceAll('url(./', 'url(./assets/') : undefined;
  };
  const beasties = new Beasties({
    preload: 'body',
    pruneSource: false,
    reduceInlineStyles: false,
    allowRules: SET_BY_SCRIPT,
    logLevel: 'warn',
  });
  beasties.getCssAsset = sheetAt;
  const styled = await beasties.process(page);
  // It does not see through the variables that name the fonts.
  const faces = [...styled.matchAll(/href="([^"]+\.css)"/g)].flatMap(
    ([, href = '']) => sheetAt(href)?.match(FIRST_FACES) ?? [],
  );
  return styled.replace('<style>', () => `<style>${faces.join('')}`);
}

/** The hashes of a page's inline scripts or styles, as a policy names them. */
export function inlineHashes(page: string, tag: 'script' | 'style'): readonly string[] {
  const inline = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g');
  return [...page.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
