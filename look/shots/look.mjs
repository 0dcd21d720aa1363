import { violations } from '../../scripts/page-checks/accessible.mjs';
import { faultsOf, watchShifts } from '../../scripts/page-checks/layout.mjs';
import { smallTargets, TARGET_IN_BATTLE_PX, TARGET_PX } from '../../scripts/page-checks/targets.mjs';
import { LONG_ARMIES } from './stage/clubs.mjs';
import { TYPED_NAMES } from './stage/taps.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./screens.mjs').Screen} Screen */
/** @typedef {{ size: string, of: string, png: Buffer }} Shot */
/**
 * @typedef {{ url: string, stage: import('./stage.mjs').Stage, sizes: readonly string[], themes: readonly
 * string[], texts: readonly number[] }} Wanted
 */

const TEXT_PX = 16;
const NAMES = [...TYPED_NAMES, ...LONG_ARMIES];

/**
 * Shows a screen in every size: pictures in every theme, one with each larger text, and the faults found.
 * @param {Screen} screen
 * @param {() => Promise<{ page: Page, done: () => Promise<void> }>} open a page of the phone on which it is
 * shown
 * @param {Wanted} wanted
 * @returns {Promise<{ shots: readonly Shot[], faults: readonly string[] }>}
 */
export async function lookAt(screen, open, { url, stage, sizes, themes, texts }) {
  /** @type {Shot[]} */
  const shots = [];
  /** @type {string[]} */
  const faults = [];
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    /** @param {string} as @param {readonly string[]} found */
    const report = (as, found) =>
      faults.push(...found.map((fault) => `${screen.name} ${size} ${as}: ${fault}`));
    const { page, done } = await open();
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchShifts);
    await page.goto(`${url}#${screen.address(stage)}`);
    try {
      // Until then the page shows what the build has drawn into it, the app's name among it.
      await page.locator('[data-drawn]').waitFor({ state: 'detached' });
      await screen.show?.(page);
      await settled(page);
      for (const text of texts) {
        await page.evaluate(setText, (TEXT_PX * text) / 100);
        // Chromium evaluates the containers in the top layer again only when their size changes.
        await page.setViewportSize({ width: width + 1, height });
        await page.setViewportSize({ width, height });
        await settled(page);
        report(`text ${text} %`, await page.evaluate(faultsOf, NAMES));
        report(`text ${text} %`, await page.evaluate(smallTargets, smallestOf(screen)));
        for (const theme of text === 100 ? themes : themes.slice(0, 1)) {
          await page.evaluate(setTheme, theme);
          const rules = theme === themes[0] ? null : ['color-contrast'];
          report(`${theme}, text ${text} %`, await violations(page, rules));
          shots.push({
            size,
            of: text === 100 ? theme : `${text} %`,
            png: await page.screenshot({ animations: 'disabled' }),
          });
        }
      }
    } catch (error) {
      report('could not be shown', [String(error).replaceAll(/\s+/g, ' ').slice(0, 300)]);
    }
    await done();
  }
  return { shots, faults };
}

/** @param {Screen} screen */
function smallestOf({ ofBattle }) {
  return ofBattle
    ? { widthPx: TARGET_PX, heightPx: TARGET_IN_BATTLE_PX }
    : { widthPx: TARGET_PX, heightPx: TARGET_PX };
}

/** Runs in the page. @param {string} theme */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
}

/** Runs in the page, like a browser whose player asks for larger text. @param {number} px */
function setText(px) {
  document.documentElement.style.fontSize = px === 16 ? '' : `${px}px`;
}

/** @param {Page} page */
async function settled(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
}
