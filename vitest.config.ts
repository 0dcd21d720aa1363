import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { languages } from './build/languages.ts';
import { messages } from './build/messages.ts';
import { chromiumLaunch } from './scripts/browser.mjs';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Thousands of random cases are slow on a busy machine: only a test that hangs should fail. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [messages(), languages([])],
        resolve: { alias },
        test: {
          name: 'unit',
          testTimeout,
          hookTimeout: testTimeout,
          environment: 'node',
          // Most of the time went into loading the same modules for each of 250 files. So all files share
          // them: a test file must undo its stubs, and mocks no module. `--sequence.shuffle.files` shows
          // whether this holds.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
            'club/**/*.test.ts',
          ],
          exclude: ['src/**/*.browser.test.ts', 'club/**/*.club.test.ts'],
        },
      },
      {
        plugins: [messages(), languages([])],
        resolve: { alias },
        test: {
          // With the real server on loopback: `npm run test:club` looks for one first.
          name: 'club',
          testTimeout: 60_000,
          environment: 'node',
          include: ['club/**/*.club.test.ts'],
        },
      },
      {
        plugins: [messages(), languages([])],
        resolve: { alias },
        test: {
          name: 'browser',
          testTimeout,
          include: ['src/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
