import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { builtFrom } from './build/built-from.ts';
import { AHEAD, coarseParts } from './build/coarse-parts.ts';
import { drawnPage } from './build/drawn-page.ts';
import { fetchedAhead } from './build/fetched-ahead.ts';
import { keptFiles } from './build/kept-files.ts';
import { chunkFileName, languages } from './build/languages.ts';
import { leanFonts } from './build/lean-fonts.ts';
import { licences } from './build/licences.ts';
import { manifest } from './build/manifest.ts';
import { messages } from './build/messages.ts';
import { ownHelpers } from './build/own-helpers.ts';
import { builtPage } from './build/page-plugins.ts';
import { plainImports } from './build/plain-imports.ts';

/** The package's version. The test of an update needs two versions and sets the other one. */
const version: string =
  process.env.WARLEDGER_VERSION ??
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;

const project = fileURLToPath(new URL('.', import.meta.url));
const kept = keptFiles();
const parts = coarseParts(project);

export default defineConfig({
  base: './',
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // wouter brings a shim for older Reacts; this React has the function itself.
      'use-sync-external-store/shim/index.js': 'react',
      // About 12 kB that the app never calls.
      '@nats-io/nkeys': fileURLToPath(new URL('./build/no-nkeys.ts', import.meta.url)),
    },
  },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    // A part is fetched ahead while the page is idle, or is in the cache. A list of the parts' dependencies
    // would add 2 kB to every first visit.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: parts.groups }, chunkFileNames: chunkFileName } },
  },
  plugins: [
    messages(),
    languages(),
    plainImports(),
    ownHelpers(),
    parts.plugin,
    react(),
    tailwindcss(),
    // After Tailwind, which inserts the imported style sheets.
    leanFonts(project),
    licences(project),
    drawnPage(),
    fetchedAhead(project, AHEAD),
    // Behind the drawn page: its policy names what that wrote.
    builtPage(version, builtFrom(project)),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      integration: {
        // The plugin uses an outdated option, for which every build would print a warning. The worker has no
        // lazy imports.
        configureCustomSWViteBuild: ({ build }) => {
          const output = build?.rollupOptions?.output;
          if (output && !Array.isArray(output)) delete output.inlineDynamicImports;
        },
      },
      injectManifest: kept.injectManifest,
    }),
    kept.plugin,
  ],
});
