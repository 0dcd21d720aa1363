import { offered } from '../scripts/messages.mjs';
import { PHONE, percentile, slowDown } from './stage.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

const SWITCHES = 11;
const BUDGET_MS = 300;

/**
 * How long the page takes from a tap on a language until it is painted in it, without a connection: with each
 * language that is offered, there and back.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
export async function switchesOfLanguage(browser, url) {
  /** @type {Finding[]} */
  const findings = [];
  for (const language of offered()) {
    const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${url}#/settings`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const name = ownNameOf(language);
    // Chosen once with a connection, which keeps its files.
    await switched(page, name, language);
    await switched(page, 'English', 'en');
    await page.waitForFunction(
      async () => (await (await caches.open('languages')).keys()).length > 2,
      undefined,
      { polling: 250 },
    );
    await context.setOffline(true);
    await slowDown(page, 4);
    const there = [];
    const back = [];
    for (let made = 0; made < SWITCHES; made += 1) {
      // Reloaded, so that the language comes from what is kept and not from the page's memory.
      await page.reload();
      await page.getByRole('radio', { name: 'English' }).waitFor({ state: 'attached' });
      there.push(await switched(page, name, language));
      back.push(await switched(page, 'English', 'en'));
    }
    await slowDown(page, 1);
    await context.close();
    const finding = (/** @type {string} */ what, /** @type {number[]} */ times) => ({
      what: `${what} p95, 4x CPU, offline`,
      budget: BUDGET_MS,
      measured: percentile(times, 0.95),
      unit: 'ms',
    });
    findings.push(finding(`switch to ${name}`, there), finding(`back from ${name}`, back));
  }
  return findings;
}

/** @param {string} code */
function ownNameOf(code) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * Taps the language, and waits until the page is painted in it.
 * @param {Page} page on Settings
 * @param {string} name the language's own
 * @param {string} code
 * @returns {Promise<number>} milliseconds
 */
function switched(page, name, code) {
  return page.evaluate(
    ({ name, code }) =>
      new Promise((done, fail) => {
        const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
        if (label === undefined) {
          fail(new Error(`No ${name} to tap`));
          return;
        }
        const before = document.querySelector('h1')?.textContent;
        const since = performance.now();
        const look = () => {
          const isThere =
            document.documentElement.lang === code && document.querySelector('h1')?.textContent !== before;
          if (!isThere) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - since);
          port2.postMessage(null);
        };
        label.click();
        requestAnimationFrame(look);
      }),
    { name, code },
  );
}
