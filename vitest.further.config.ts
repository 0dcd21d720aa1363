import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { withChange } from './scripts/further-tests.mjs';
import base from './vitest.config.ts';

/**
 * The change that these tests are to notice, as `scripts/further-tests.mjs` hands it over; none: the code
 * as it is.
 */
const change = process.env.WARLEDGER_CHANGE === undefined ? null : JSON.parse(process.env.WARLEDGER_CHANGE);

/** Hands out the changed file in place of the one on the disk, which stays as it is. */
const changed = {
  name: 'warledger:changed',
  enforce: 'pre' as const,
  load: (id: string) =>
    change !== null && id.split('?')[0] === resolve(change.file)
      ? withChange(readFileSync(change.file, 'utf8'), change)
      : null,
};

const projects = (base.test?.projects ?? []) as readonly TestProjectInlineConfiguration[];

/** The tests besides the unit tests: in a browser, and with the club's server. */
export default defineConfig({
  test: {
    projects: projects
      .filter(({ test }) => test?.name !== 'unit')
      .map((project) => mergeConfig(project, { plugins: [changed] })),
  },
});
