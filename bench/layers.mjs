import { setTimeout as sleep } from 'node:timers/promises';

/** What Chromium calls it, in the traces of its drawing. */
const SET_UP = 'PaintArtifactCompositor::Update';
const DRAWN_MS = 300;

/**
 * How many times a tap has the layers of the page set up anew, which costs a tenth of the floor each: a clip, an icon or a shade that
 * changes its size or place is enough. Not a number where the browser does not even tell it of a page that is drawn at first.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {string} name of the control
 * @param {number} taps
 */
export async function layersSetUpByATap(browser, page, name, taps) {
  const control = page.getByLabel(name, { exact: true });
  const told = await traced(browser, page, async () => {
    await page.reload();
    await control.waitFor();
  });
  if (told === 0) return Number.NaN;
  // What the first tap changes from nothing is of no interest: which units are asked, that there is something to undo.
  await control.tap();
  await sleep(DRAWN_MS);
  const byTaps = await traced(browser, page, async () => {
    for (let tap = 0; tap < taps; tap += 1) {
      await control.tap();
      await sleep(DRAWN_MS);
    }
  });
  return byTaps / taps;
}

/**
 * So often are the layers set up while that is done.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} work
 */
async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: ['blink', 'devtools.timeline', 'cc'] });
  await work();
  await sleep(DRAWN_MS);
  /** @type {{ traceEvents: readonly { name: string }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents.filter((event) => event.name === SET_UP).length;
}
