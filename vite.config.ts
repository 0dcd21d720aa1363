import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { keptFiles } from './build/kept-files.ts';
import { leanFonts } from './build/lean-fonts.ts';
import { licences } from './build/licences.ts';
import { manifest } from './build/manifest.ts';
import { builtPage } from './build/page-plugins.ts';
import { plainImports } from './build/plain-imports.ts';

/** The package's version; the test of an update, which needs two, names the other one. */
const version: string =
  process.env.WARLEDGER_VERSION ??
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;

const kept = keptFiles();

export default defineConfig({
  base: './',
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // wouter brings along for older Reacts what this one has.
      'use-sync-external-store/shim/index.js': 'react',
      // Some 8 kB that nothing in the app calls.
      tweetnacl: fileURLToPath(new URL('./build/no-nkeys.ts', import.meta.url)),
    },
  },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    // A part is fetched ahead in a quiet moment, or stands in the cache: a list of what each is made of would cost every first visit 2 kB.
    modulePreload: false,
    assetsInlineLimit: 0,
    // What the page has to have before it shows anything comes in one file: each further one costs a slow connection a round trip.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] } },
    },
  },
  plugins: [
    plainImports(),
    react(),
    tailwindcss(),
    // After Tailwind, which puts the imported style sheets in place.
    leanFonts(),
    licences(fileURLToPath(new URL('.', import.meta.url))),
    builtPage(version),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      integration: {
        // The plugin still says it the old way, and every build would warn of it. The worker imports nothing lazily.
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
