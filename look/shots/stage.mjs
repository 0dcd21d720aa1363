import { ASSAULTS } from './stage/assaults.mjs';
import { BATTLES } from './stage/battles.mjs';
import { BOOKS } from './stage/books.mjs';
import { CLUBS } from './stage/clubs.mjs';
import { MEMORIES } from './stage/memories.mjs';
import { OTHERS } from './stage/others.mjs';

/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Site where the app is served
 * @property {string} url
 * @property {string | null} clubLink chooses the club beside it; null where no club can be run
 * @property {() => Promise<Page>} newPhone a browser of its own
 */
/** @typedef {keyof typeof SCENES} Scene */
/** @typedef {Partial<Record<Scene, string>>} Stage the ids of the battles and events */

// The rulebook of the last battle is remembered, so battles of other rulebooks come last.
const SCENES = { ...BATTLES, ...MEMORIES, ...CLUBS, ...OTHERS, ...BOOKS, ...ASSAULTS };

/** Only if a club can be run: see `findServer`. */
export const CLUB_SCENES = /** @type {readonly Scene[]} */ (Object.keys(CLUBS));

/**
 * Makes the battles and events that the screens show, with a player's taps, and only those that are needed.
 * @param {Page} page
 * @param {Site} site
 * @param {ReadonlySet<Scene>} needed
 * @returns {Promise<Stage>}
 */
export async function setStage(page, site, needed) {
  /** @type {Stage} */
  const stage = {};
  for (const scene of /** @type {Scene[]} */ (Object.keys(SCENES))) {
    if (!needed.has(scene)) continue;
    await page.goto('about:blank');
    await page.goto(site.url);
    try {
      await SCENES[scene](page, site);
    } catch (error) {
      throw new Error(`The scene "${scene}" could not be made`, { cause: error });
    }
    stage[scene] = new URL(page.url()).hash.split('/')[2] ?? '';
  }
  // If a page was left too soon, the list rebuilds its card.
  await page.goto('about:blank');
  await page.goto(site.url);
  await page.getByRole('link', { name: 'New battle' }).waitFor();
  await page.getByText(/^Reading your battles|being read anew/).waitFor({ state: 'detached' });
  return stage;
}
