import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/browser.mjs';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Thousands of random cases take their time where the machine has other work: only what hangs is a failure. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // By itself Vitest leaves one core idle, which of two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          testTimeout,
          hookTimeout: testTimeout,
          environment: 'node',
          // Most of a run went into loading the same modules again for each of 250 files. So a file leaves nothing behind: what it
          // stubs it takes back, and it mocks no module. `--sequence.shuffle.files` shows whether that holds.
          isolate: false,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts', 'club/**/*.test.ts'],
          exclude: ['src/**/*.browser.test.ts', 'club/**/*.club.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          // With the real server on loopback: `npm run test:club` finds one first.
          name: 'club',
          testTimeout: 60_000,
          environment: 'node',
          include: ['club/**/*.club.test.ts'],
        },
      },
      {
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
