import { setTimeout as sleep } from 'node:timers/promises';

/** The name of the event in Chromium's traces. */
const SET_UP = 'PaintArtifactCompositor::Update';
const DRAWN_MS = 300;

/**
 * How many times a tap makes the browser rebuild the layers of the page. Each rebuild costs a tenth of the
 * floor; a clip, an icon or a shadow that changes its size or place is enough to cause it. NaN if the browser
 * does not even report it for the first drawing of a page.
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
  // The first tap is not counted: it makes things appear that stay, such as undo.
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
 * How often the layers are rebuilt during this work.
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
