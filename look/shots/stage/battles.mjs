import {
  army,
  BLUE_UNIT,
  engage,
  fight,
  keypad,
  lose,
  nameBoth,
  openCombats,
  paste,
  RED_UNIT,
  room,
  rulebook,
  tap,
} from './taps.mjs';

/** @typedef {import('playwright').Page} Page */

/** Battles of the rulebooks with a score sheet. */
export const BATTLES = {
  units: async (/** @type {Page} */ page) => {
    await armies(page);
    await engage(page, [BLUE_UNIT, 'Greybeards', RED_UNIT, 'Knights']);
    await lose(page, /^Greybeards: lose 1 /, 12);
    await lose(page, /^Knights: lose 1 /, 4);
  },
  hand: async (/** @type {Page} */ page) => {
    await nameBoth(page);
    await fight(page);
    await keypad(page, 'Blue', '104');
    await keypad(page, 'Red', '118');
    await tap(page, page.getByRole('switch', { name: 'Charge, Blue' }));
  },
  closed: async (/** @type {Page} */ page) => {
    await nameBoth(page);
    await fight(page);
    await keypad(page, 'Blue', '12');
    await keypad(page, 'Red', '10');
    await closeRound(page);
  },
  /** As many lost on both sides. */
  tied: async (/** @type {Page} */ page) => {
    await nameBoth(page);
    await fight(page);
    await keypad(page, 'Blue', '11');
    await keypad(page, 'Red', '11');
  },
  /** Four combats: two between units, one closed, one new. */
  combats: async (/** @type {Page} */ page) => {
    await armies(page);
    await engage(page, [BLUE_UNIT, RED_UNIT]);
    await lose(page, new RegExp(`^${BLUE_UNIT}: lose 1 `), 3);
    await another(page);
    await engage(page, ['Greybeards', 'Knights', 'Red company 1']);
    await another(page);
    await keypad(page, 'Red', '10');
    await closeRound(page);
    await another(page);
    await engage(page, ['Blue company 1', 'Red company 2']);
  },
  /** A unit of two has lost both: the other losses go to no unit. */
  wiped: async (/** @type {Page} */ page) => {
    await armies(page);
    await engage(page, [BLUE_UNIT, 'Knights']);
    await lose(page, /^Knights: lose 1 /, 10);
  },
  /** The loser broke and flees. */
  broke: async (/** @type {Page} */ page) => {
    await armies(page);
    await engage(page, [BLUE_UNIT, RED_UNIT]);
    await lose(page, new RegExp(`^${RED_UNIT}: lose 1 `), 11);
    await page
      .getByRole('main')
      .getByRole('button', { name: `${RED_UNIT} broke` })
      .click();
    await page.getByRole('dialog').last().waitFor();
  },
  /** No combat is open. */
  turn: async (/** @type {Page} */ page) => {
    await nameBoth(page);
    await fight(page);
    await keypad(page, 'Red', '10');
    await closeRound(page);
    await page.getByRole('button', { name: 'End combat' }).first().click();
    await page
      .getByRole('button', { name: /^(Next|Open|New) / })
      .first()
      .waitFor();
  },
  ended: async (/** @type {Page} */ page) => {
    await armies(page, 'Blue');
    await engage(page, [BLUE_UNIT, RED_UNIT]);
    await lose(page, new RegExp(`^${BLUE_UNIT}: lose 1 `), 3);
    await lose(page, new RegExp(`^${RED_UNIT}: lose 1 `), 11);
    await closeRound(page);
    await room(page, 'Score');
    await page.getByRole('button', { name: 'End battle' }).first().click();
    const sheet = page.getByRole('dialog');
    // What is still open at the end is left as it stands; before that, the battle cannot end.
    const rest = sheet.getByRole('button', {
      name: /: (Still fleeing|Drawn|Nobody|Not tested|Not fought|As it stands|Without one|got away)$/i,
    });
    await sheet.getByRole('button', { name: 'End battle' }).waitFor();
    while ((await rest.count()) > 0) await rest.first().click();
    await sheet.getByRole('button', { name: 'End battle' }).click();
    await page
      .getByRole('link', { name: 'Battle report' })
      .or(page.getByRole('button', { name: 'Battle report' }))
      .first()
      .waitFor();
  },
  /** The other phone continues the battle: this one only reads. */
  handed: async (/** @type {Page} */ page) => {
    await BATTLES.units(page);
    await page.goto(page.url().replace(/#\/battle\/([^/]+)\/.*/, '#/hand-over/$1'));
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await page.getByText(/^Handed over:/).waitFor();
  },
};

/**
 * @param {Page} page
 * @param {string | null} mine whose phone it is, where that is said
 * @param {[family: RegExp, name: RegExp] | null} which the rulebook, where it is not the last one
 */
export async function armies(page, mine = null, which = null) {
  await nameBoth(page);
  if (which !== null) await rulebook(page, ...which);
  if (mine !== null)
    await page.getByRole('group', { name: 'Which side is mine' }).getByRole('radio', { name: mine }).check();
  await paste(
    page,
    'Blue',
    army('Blue', [`400 - 40 ${BLUE_UNIT}`, '390 - 20 Greybeards, Musician, Standard Bearer']),
  );
  await paste(
    page,
    'Red',
    army('Red', [`400 - 25 ${RED_UNIT}`, '300 - 10 Knights, Musician, Standard Bearer']),
  );
  await fight(page);
}

/** @param {Page} page */
async function closeRound(page) {
  await page.getByRole('button', { name: /^Close round/ }).click();
  const asked = page.getByRole('button', { name: /^Close (as it is|round)$/ });
  const next = page.getByRole('button', { name: 'Next round', exact: true });
  await asked.last().or(next).first().waitFor();
  if (!(await next.isVisible()))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close (as it is|round)$/ })
      .click();
  await next.waitFor();
}

/**
 * A new combat without units: the question who fights in it comes at once, and is put away.
 * @param {Page} page
 */
async function another(page) {
  const sheet = await openCombats(page);
  await sheet.getByRole('button', { name: 'New combat' }).click();
  const picker = page.getByRole('dialog', { name: /^Who fights in Combat/ });
  await picker.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
