import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/browser.mjs';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Thousands of random cases take their time where the machine has other work: only what hangs is a failure. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          testTimeout,
          environment: 'node',
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
