import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type InjectManifest = NonNullable<VitePWAOptions['injectManifest']>;

/**
 * What a battle is begun and fought with, besides what every page has: the parts that are loaded for these
 * modules.
 */
const FOR_A_BATTLE = [
  'src/app/new-battle-route.tsx',
  'src/app/battle-route.tsx',
  'src/app/open-battle-part.ts',
  'src/store/armies/create-kept.ts',
];
/** The letters of other languages: asked for by a name that has them. */
const LETTERS_OF_OTHERS = /-latin-ext-/;

/** A part of the app as the build has it. */
type Part = {
  readonly imports: readonly string[];
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
};

/**
 * Where each file stands in the order in which files are fetched: the page, then what a battle needs, then
 * the rest.
 */
export function rankOfFiles(parts: ReadonlyMap<string, Part>): (url: string) => number {
  const closure = (roots: readonly string[]): Set<string> => {
    const found = new Set(roots);
    // A set that grows while it is walked is walked to its new end.
    for (const name of found) for (const imported of parts.get(name)?.imports ?? []) found.add(imported);
    return found;
  };
  const named = (is: (part: Part) => boolean) =>
    [...parts].filter(([, part]) => is(part)).map(([name]) => name);
  const first = closure(named(({ isEntry }) => isEntry));
  const battle = closure(
    named(({ facadeModuleId }) => FOR_A_BATTLE.some((path) => facadeModuleId?.endsWith(path) === true)),
  );
  return (url) => {
    if (first.has(url)) return 0;
    if (battle.has(url)) return 1;
    if (parts.has(url) || LETTERS_OF_OTHERS.test(url)) return 2;
    return 0;
  };
}

/**
 * Which files the service worker keeps, in which order it fetches them, and by what it knows each again. The
 * plugin goes before the one that makes the worker.
 */
export function keptFiles(): { readonly plugin: Plugin; readonly injectManifest: InjectManifest } {
  let folder = '';
  let worker: Plugin | undefined;
  let rank: (url: string) => number = () => 0;
  return {
    plugin: {
      name: 'warledger:kept-files',
      apply: 'build',
      configResolved(config) {
        folder = resolve(config.root, config.build.outDir);
        worker = config.plugins.find(({ name }) => name === 'vite-plugin-pwa');
      },
      buildStart() {
        // The manifest is found as the other files are; added by the plugin, nothing of it could be known
        // again.
        worker?.api.extendManifestEntries(() => []);
      },
      generateBundle(_options, bundle) {
        const parts = new Map<string, Part>();
        for (const part of Object.values(bundle)) if (part.type === 'chunk') parts.set(part.fileName, part);
        rank = rankOfFiles(parts);
      },
    },
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,svg,png,woff2,webmanifest}'],
      // A language is kept once it is chosen. The system reads these when it installs the app, and keeps its own copy.
      globIgnores: [
        ...['sw.js', 'assets/languages/**', 'manifest-*.webmanifest'],
        ...['screenshots/**', 'icon-*.png', 'apple-touch-icon.png'],
      ],
      manifestTransforms: [
        async (entries) => ({
          manifest: entries
            .toSorted((one, other) => rank(one.url) - rank(other.url))
            .map((entry) => ({ ...entry, integrity: integrityOf(join(folder, entry.url)) })),
        }),
      ],
    },
  };
}

function integrityOf(path: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;
}
