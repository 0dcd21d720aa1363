import { BLUE_PLAYER, RED_PLAYER } from './taps.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../stage.mjs').Site} Site */

const ARMY = 'Highborn Elves of the Pearl Throne of old';
const PLAYERS = [
  `${BLUE_PLAYER};${ARMY};Wolves of the North`,
  `${RED_PLAYER};Orcs & Goblins;Bears`,
  ...'CDEFGHIJKL'.split('').map((letter) => `${letter}ertha;Orcs & Goblins;Bears`),
];
export const LONG_ARMIES = [ARMY];

/** Battles and events shared in a club: only if one can be run here. */
export const CLUBS = {
  /** This phone has chosen the club, and shares a battle. */
  shared: async (/** @type {Page} */ page, /** @type {Site} */ site) => {
    await chooseClub(page, site);
    const id = await begin(page, site);
    await share(page, site, id);
    await page.goto(`${site.url}#/battle/${id}/fight`);
  },
  /** This phone follows the battle of another. */
  followed: async (/** @type {Page} */ page, /** @type {Site} */ site) => {
    const blue = await site.newPhone();
    await chooseClub(blue, site);
    const id = await begin(blue, site);
    await share(blue, site, id);
    const link = await blue.getByRole('textbox', { name: 'Link' }).inputValue();
    await blue.context().close();
    await page.goto(link);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.waitForURL(/#\/battle\//);
    await page.getByText(/^Live/).waitFor();
  },
  event: async (/** @type {Page} */ page, /** @type {Site} */ site) => {
    await chooseClub(page, site);
    await page.goto(`${site.url}#/events/new`);
    await page.getByRole('textbox', { name: 'Name' }).fill('The Autumn Cup of the Free City of Altdorf');
    await page.getByRole('button', { name: 'Make the event' }).click();
    await page.getByRole('textbox', { name: /^Players, one a line/ }).fill(PLAYERS.join('\n'));
    await page.getByRole('button', { name: 'Add players' }).click();
    await page.getByText('12 players', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Tables' }).click();
    await page.getByRole('button', { name: 'Pair round 1' }).click();
    await page.getByText('no result yet').nth(5).waitFor();
    await page
      .getByRole('button', { name: /^Table / })
      .first()
      .click();
    await page
      .getByRole('textbox', { name: /^Battle Points of/ })
      .first()
      .fill('20');
    await page
      .getByRole('textbox', { name: /^Battle Points of/ })
      .last()
      .fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('by the organiser').first().waitFor();
  },
};

/**
 * @param {Page} page
 * @param {Site} site
 */
async function chooseClub(page, { clubLink }) {
  await page.goto('about:blank');
  await page.goto(clubLink ?? '');
  const chosen = page.getByText(/^Your club:/);
  const use = page.getByRole('button', { name: 'Use this club' });
  await chosen.or(use).first().waitFor();
  if (await use.isVisible()) await use.click();
  await chosen.waitFor();
}

/**
 * @param {Page} page
 * @param {Site} site
 */
async function begin(page, { url }) {
  await page.goto(`${url}#/new`);
  await page.getByRole('button', { name: /^Names, colours, size/ }).click();
  await page.getByRole('group', { name: 'Blue', exact: true }).getByLabel('Player').fill(BLUE_PLAYER);
  await page.getByRole('group', { name: 'Red', exact: true }).getByLabel('Player').fill(RED_PLAYER);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await page.waitForURL(/#\/battle\/.+\/fight/);
  await page.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  return new URL(page.url()).hash.split('/')[2] ?? '';
}

/**
 * @param {Page} page
 * @param {Site} site
 * @param {string} id
 */
async function share(page, { url }, id) {
  await page.goto(`${url}#/share/${id}`);
  await page.getByRole('button', { name: 'Share this battle' }).click();
  await page.getByText('Shared · all of it is with the club').waitFor();
}
