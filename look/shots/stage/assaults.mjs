import { answer, BLUE_UNIT, count, newBattle, openCombats, RED_UNIT, rulebook } from './taps.mjs';

/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {{ name: string, models: number, rank?: string, vehicle?: boolean, stats?: Record<string, string>
 * }} Group
 */

/** Two Wounds each, and no armour: one Wound leaves a model wounded. */
const TOUGH = { Wounds: '2', 'Armour save': '–' };

/** Battles of the rulebook with wound pools, each at one of its questions. */
export const ASSAULTS = {
  assault: begun,
  /** Every group has the longest possible name. */
  groups: async (/** @type {Page} */ page) => {
    await begun(page);
    await groups(page);
  },
  /** How many hit? */
  struck: async (/** @type {Page} */ page) => {
    await ASSAULTS.groups(page);
    await page.getByRole('button', { name: /^Fight: Initiative/ }).click();
    await page
      .getByText(/attacks hit on/)
      .first()
      .waitFor();
  },
  /** How many wound? */
  wounds: async (/** @type {Page} */ page) => {
    await ASSAULTS.struck(page);
    await count(page, 'How many hit?', 12);
    await page
      .getByRole('group', { name: /wound\?$/ })
      .first()
      .waitFor();
  },
  /** A model must be chosen for a Wound. */
  allocation: async (/** @type {Page} */ page) => {
    await ASSAULTS.wounds(page);
    await count(page, 'How many wound?', 5);
    const none = page.getByRole('group', { name: 'How many hit?' });
    const models = page.getByRole('main').getByRole('button', { name: /in base contact/ });
    await none.or(models.first()).first().waitFor();
    for (let asked = 0; asked < 4 && (await none.isVisible()); asked += 1) {
      await count(page, 'How many hit?', 0);
      await none.or(models.first()).first().waitFor();
    }
    await models.first().waitFor();
  },
  /** The dice have decided the round. */
  result: async (/** @type {Page} */ page) => {
    await begun(page);
    await group(page, 'Blue', { name: BLUE_UNIT, models: 20, stats: { 'Weapon AP': '2', Initiative: '5' } });
    await group(page, 'Red', { name: RED_UNIT, models: 20 });
    await page.getByRole('button', { name: /^Fight: Initiative/ }).click();
    await count(page, 'How many hit?', 12);
    await count(page, 'How many wound?', 11);
    await page.getByRole('button', { name: 'Red loses 11', exact: true }).click();
    const verdict = page.getByRole('region', { name: 'Result of the assault' });
    const hits = page.getByRole('group', { name: 'How many hit?' });
    await hits.or(verdict).first().waitFor();
    if (await hits.isVisible()) await count(page, 'How many hit?', 0);
    await verdict.waitFor();
  },
  morale: async (/** @type {Page} */ page) => {
    await ASSAULTS.result(page);
    await page.getByRole('button', { name: 'Red tests Morale', exact: true }).click();
    await page.getByRole('region', { name: /: Morale check$/ }).waitFor();
  },
  challenge: async (/** @type {Page} */ page) => {
    await begun(page);
    await group(page, 'Blue', { name: BLUE_UNIT, models: 1, rank: 'Independent' });
    await group(page, 'Red', { name: RED_UNIT, models: 1, rank: 'Character' });
    await answer(page, 'Challenge').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /challenges Red$/ })
      .click();
    await page.getByText('A challenge', { exact: true }).waitFor();
  },
  shooting: async (/** @type {Page} */ page) => {
    await begun(page);
    await (await openCombats(page)).getByRole('button', { name: 'Blue shoots', exact: true }).click();
    await page.getByRole('button', { name: 'Fight with sample squads', exact: true }).click();
    await page.getByRole('region', { name: 'Red is shot at' }).waitFor();
  },
  shot: async (/** @type {Page} */ page) => {
    await ASSAULTS.shooting(page);
    await page.getByRole('button', { name: 'Shoot', exact: true }).click();
    await page.getByText(/shots hit on/).waitFor();
  },
  vehicle: async (/** @type {Page} */ page) => {
    await ASSAULTS.shooting(page);
    await arm(page, { 'Strength of the shots': '8', 'AP of the shots': '2' });
    await page
      .getByRole('region', { name: 'Red is shot at' })
      .getByRole('button', { name: /^10 × Red squad/ })
      .click();
    await fill(page, { name: RED_UNIT, models: 1, vehicle: true, stats: { 'Hull Points': '3' } });
    await page.getByRole('dialog').getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('region', { name: 'Red is shot at' }).getByText(/AV 11/).first().waitFor();
  },
  /** A shot penetrated: the damage table. */
  damage: async (/** @type {Page} */ page) => {
    await ASSAULTS.vehicle(page);
    await page.getByRole('button', { name: 'Shoot', exact: true }).click();
    await count(page, 'How many hit?', 3);
    await count(page, 'How many penetrate?', 1);
    await count(page, 'How many glance?', 0);
    await page.getByRole('group', { name: /: the damage table/ }).waitFor();
  },
};

/** @param {Page} page */
async function begun(page) {
  await newBattle(page);
  await rulebook(page, /^Horus Heresy/, /^Horus Heresy/);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await page.getByRole('region', { name: 'Fighters of Blue' }).waitFor();
}

/** @param {Page} page */
async function groups(page) {
  await group(page, 'Blue', { name: BLUE_UNIT, models: 20 });
  await group(page, 'Red', { name: RED_UNIT, models: 12, stats: TOUGH });
}

/**
 * Changes the proposed group of a side.
 * @param {Page} page
 * @param {string} side
 * @param {Group} as
 */
async function group(page, side, as) {
  await page
    .getByRole('region', { name: `Fighters of ${side}` })
    .getByRole('button', { name: /Ready to fight/ })
    .click();
  await fill(page, as);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Add \d/ }).click();
  await sheet.waitFor({ state: 'detached' });
}

/**
 * @param {Page} page
 * @param {Group} as
 */
async function fill(page, { name, models, rank, vehicle = false, stats = {} }) {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByRole('textbox', { name: 'Models' }).fill(String(models));
  if (vehicle) await sheet.getByRole('radio', { name: 'Vehicle or building' }).check();
  if (rank) await sheet.getByRole('radio', { name: rank, exact: true }).check();
  await set(page, stats);
}

/**
 * @param {Page} page
 * @param {Readonly<Record<string, string>>} stats
 */
async function set(page, stats) {
  const sheet = page.getByRole('dialog');
  for (const [stat, value] of Object.entries(stats)) {
    await sheet.getByRole('radio', { name: new RegExp(`^${stat} `) }).check();
    await sheet.getByRole('button', { name: `Set ${stat} to ${value}`, exact: true }).click();
  }
}

/**
 * @param {Page} page
 * @param {Readonly<Record<string, string>>} stats
 */
async function arm(page, stats) {
  await page
    .getByRole('region', { name: 'Blue shoots' })
    .getByRole('button', { name: /^\d+ × Blue squad/ })
    .click();
  await set(page, stats);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Done', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}
