import type { Plugin } from 'vite';

/** The module of vite that every `import()` of a built page goes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * A part of the page is imported as it is. Vite's own way fetches a list of further parts and style sheets beside each: no part here has
 * a list (`build.modulePreload`) or a style sheet, and every first visit would pay for what reads them.
 */
export function plainImports(): Plugin {
  return {
    name: 'warledger:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (part) => part();' : null),
    generateBundle(_, bundle) {
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (sheets.length > 1)
        this.error(`A part has a style sheet of its own, which nothing would fetch: ${sheets}`);
    },
  };
}
