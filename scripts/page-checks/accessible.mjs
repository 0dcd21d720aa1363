import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {import('playwright').Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page now. It is evaluated, because the policy forbids adding a script.
 * @param {Page} page
 * @param {readonly string[] | null} rules null: all of them
 * @returns {Promise<readonly string[]>}
 */
export async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(violationsIn, rules);
}

/**
 * Runs in the page.
 * @param {readonly string[] | null} rules
 * @returns {Promise<readonly string[]>}
 */
async function violationsIn(rules) {
  const { axe } = /** @type {any} */ (globalThis);
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules === null ? {} : { runOnly: rules }),
  });
  return found.violations.flatMap((/** @type {any} */ { id, nodes }) =>
    nodes.map((/** @type {any} */ { target }) => `axe ${id}: ${target.join(' ')}`),
  );
}
