import type { Plugin } from 'vite';

const HELPERS = '@noble/hashes/utils.js';

/**
 * Gives `@noble/curves` a copy of the helpers of `@noble/hashes` for itself. A module lies in one file whole: what
 * the curves alone need of it would be loaded by everybody who hashes something.
 */
export function ownHelpers(): Plugin {
  return {
    name: 'own-helpers',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== HELPERS || !importer?.includes('/@noble/curves/')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?curves` };
    },
  };
}
