import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messages } from './build/messages.ts';

/**
 * The unit tests alone, for `npm run mutate`: what reads or lints the whole project cannot be run with a
 * changed file.
 */
export default defineConfig({
  plugins: [messages()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    testTimeout: 30_000,
    environment: 'node',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    exclude: ['src/**/*.browser.test.ts', 'src/testing/lint-gate.test.ts'],
  },
});
