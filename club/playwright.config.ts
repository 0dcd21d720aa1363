import { defineConfig } from '@playwright/test';
import app from '../playwright.config.ts';

/** The journeys of a club, with the real server on loopback: `npm run test:club` finds one first. */
export default defineConfig({
  ...app,
  testDir: 'e2e',
  testIgnore: [],
  outputDir: '../test-results/club',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: (app.projects ?? [])
    .filter(({ name }) => name === '390x844')
    .map(({ testIgnore: _, ...phone }) => phone),
});
