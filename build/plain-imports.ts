import type { Plugin } from 'vite';

/** Vite's helper module, which every `import()` of a built page uses. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Imports a part of the page directly. Vite's helper also fetches further parts and style sheets, but no part
 * here has a list of parts (`build.modulePreload`) or a style sheet, and every first visit would load the
 * helper for nothing.
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
