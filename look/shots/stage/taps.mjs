/** @typedef {import('playwright').Page} Page */

/** Forty letters each: the longest text that a player can type. */
export const BLUE_PLAYER = 'Maximiliane von Hohenberg-Wildenstein IV';
export const RED_PLAYER = 'Bartholomew Featherstonehaugh-Cholmondel';
export const BLUE_UNIT = 'Halberdiers of the Old Guard of Altdorf!';
export const RED_UNIT = 'Wild Huntsmen of the Crooked Moon Valley';
/** Texts typed by players: they may be cut off if there is no room, nothing else may. */
export const TYPED_NAMES = [
  ...[BLUE_PLAYER, RED_PLAYER, BLUE_UNIT, RED_UNIT],
  ...['Greybeards', 'Knights', 'Blue company', 'Red company'],
];

const UNITS_A_SIDE = 20;

/**
 * As many units as a large army has, beginning with these.
 * @param {string} side
 * @param {readonly string[]} first
 */
export function army(side, first) {
  const more = Array.from(
    { length: UNITS_A_SIDE - first.length },
    (_, at) => `150 - 12 ${side} company ${at + 1}`,
  );
  return [...first, ...more];
}

/** @param {Page} page */
export async function newBattle(page) {
  await page.getByRole('link', { name: 'New battle' }).first().click();
  await page.getByRole('heading', { name: 'New battle' }).waitFor();
}

/**
 * Chooses a rulebook, and unfolds its family first if needed.
 * @param {Page} page in the form of a new battle
 * @param {RegExp} family
 * @param {RegExp} name
 */
export async function rulebook(page, family, name) {
  const radio = page.getByRole('radio', { name });
  const fold = page
    .getByRole('group', { name: 'Rulebook', exact: true })
    .getByRole('button', { name: family });
  await radio.or(fold).first().waitFor({ state: 'attached' });
  if ((await radio.count()) === 0) await fold.click();
  await radio.first().check();
}

/** @param {Page} page */
export async function nameBoth(page) {
  await newBattle(page);
  await page.getByRole('button', { name: /^Names, colours, size/ }).click();
  await page.getByRole('group', { name: 'Blue', exact: true }).getByLabel('Player').fill(BLUE_PLAYER);
  await page.getByRole('group', { name: 'Red', exact: true }).getByLabel('Player').fill(RED_PLAYER);
  await page.getByRole('textbox', { name: 'Army points' }).fill('4500');
}

/** @param {Page} page */
export async function fight(page) {
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await page.getByRole('button', { name: /^Close round/ }).waitFor();
}

/**
 * @param {Page} page
 * @param {string} side
 * @param {readonly string[]} units as they stand in a list
 */
export async function paste(page, side, units) {
  await page.getByRole('button', { name: `Paste ${side}’s list`, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Army list of/ });
  await sheet.getByRole('textbox', { name: /^The list/ }).fill(units.join('\n'));
  await sheet.getByRole('button', { name: 'Read it', exact: true }).click();
  await sheet.getByRole('button', { name: /^Take \d+ units/ }).click();
  await sheet.waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {readonly string[]} units
 */
export async function engage(page, units) {
  await (await openCombats(page)).getByRole('button', { name: /^Who fights in Combat \d+\?$/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Who fights/ });
  for (const unit of units) await sheet.getByRole('switch', { name: `${unit} fights`, exact: true }).click();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
}

/**
 * @param {Page} page
 * @param {RegExp} button
 * @param {number} times
 */
export async function lose(page, button, times) {
  for (let made = 0; made < times; made += 1)
    await page.getByRole('main').getByRole('button', { name: button }).click();
}

/**
 * @param {Page} page
 * @param {string} side
 * @param {string} number
 */
export async function keypad(page, side, number) {
  await page
    .getByRole('group', { name: new RegExp(`^${side}: \\d+ lost$`) })
    .getByRole('button', { name: /Enter a number$/ })
    .click();
  const sheet = page.getByRole('dialog');
  for (const digit of number) await sheet.getByRole('button', { name: digit, exact: true }).click();
  await sheet.getByRole('button', { name: `Lose ${number} more`, exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {string} room
 */
export async function room(page, room) {
  await page.getByRole('navigation').getByRole('link', { name: room }).click();
}

/**
 * @param {Page} page
 * @param {import('playwright').Locator} control
 */
export async function tap(page, control) {
  await control.click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
}

/**
 * The list of combats, from the last button of the bar above.
 * @param {Page} page
 */
export async function openCombats(page) {
  await page
    .getByRole('banner')
    .locator('button[aria-haspopup=dialog]')
    .filter({ hasNotText: 'Menu' })
    .last()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  return sheet;
}

/**
 * @param {Page} page
 * @param {string} name
 */
export function answer(page, name) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

let atCorner = false;

/**
 * Answers a question with a number, away from the last tap, so that it does not count as accidental (see
 * `bounces`).
 * @param {Page} page
 * @param {string} question
 * @param {number} number
 */
export async function count(page, question, number) {
  const numbers = page.getByRole('group', { name: question, exact: true });
  atCorner = !atCorner;
  await numbers
    .getByRole('button', { name: new RegExp(`^${number} `) })
    .click(atCorner ? { position: { x: 6, y: 6 } } : {});
}
