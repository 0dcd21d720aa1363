import type { Page } from '@playwright/test';
import { CODE, expect, startBattle, test } from './club-fixtures';

/** The club's screen, found from the first screen as a player finds it. */
async function openClub(page: Page, url: string): Promise<void> {
  await toClub(page, url);
  await expect(page.getByText(/No club is chosen/)).toBeVisible();
}

/** The same, whatever it says. */
async function toClub(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('button', { name: /^Club/ })
    .or(page.getByRole('link', { name: /^Club/ }))
    .click();
}

/** The one battle of this phone, from the list of battles. */
async function openBattle(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
}

/** The screen on which a battle is shared, from any of its rooms. */
async function shareLive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Share live' }).click();
}

test('the club is entered by hand: its address without a scheme, and its code however it is typed', async ({
  club,
  newPhone,
}) => {
  const phone = await newPhone();
  await openClub(phone, club.url);
  const host = new URL(club.url).host;
  const address = phone.getByRole('textbox', { name: 'Address' });
  const code = phone.getByRole('textbox', { name: 'Code' });
  // The club's own page knows where it came from.
  await expect(address).toHaveValue(host);
  await address.fill(host);

  await code.fill('SMKE-GOES-HERE');
  await phone.getByRole('button', { name: 'Use this club' }).click();
  await expect(phone.getByText('This club refuses the code SMKE-GOES-HERE.')).toBeVisible();
  await expect(phone.getByText(/No club is chosen/)).toBeVisible();

  await code.fill(` ${CODE.toLowerCase().replace('-', ' ').replace('-', '')} `);
  await phone.getByRole('button', { name: 'Use this club' }).click();
  await expect(phone.getByText(`Your club: ${host}`)).toBeVisible();
});

test('a code that could not be tried is changed later, and what was made under it goes on', async ({
  club,
  newPhone,
}) => {
  const away = await newPhone();
  await away.routeWebSocket(/\/club$/, (socket) => void socket.close());
  await openClub(away, club.url);
  await away.getByRole('textbox', { name: 'Code' }).fill('SMKE-GOES-HERE');
  await away.getByRole('button', { name: 'Use this club' }).click();
  await expect(away.getByText(/It has not been tried yet/)).toBeVisible();
  await startBattle(away, club.url);
  await shareLive(away);
  await away.getByRole('button', { name: 'Share this battle' }).click();
  await expect(away.getByText(/^Shared · \d+ entr/)).toBeVisible();

  // The same phone, without the route: over a routed socket the tool goes on sending to one that is closing.
  const phone = await away.context().newPage();
  await away.close();
  await openBattle(phone, club.url);
  await shareLive(phone);
  await expect(phone.getByText(/refuses this phone: check its code/)).toBeVisible();
  await toClub(phone, club.url);
  await expect(phone.getByText('This club refuses the code SMKE-GOES-HERE.')).toBeVisible();
  await phone.getByRole('button', { name: 'Change the code' }).click();
  await phone.getByRole('textbox', { name: 'Code' }).fill(CODE);
  await phone.getByRole('button', { name: 'Use this code' }).click();
  await expect(phone.getByText(`Code: ${CODE}`)).toBeVisible();
  await openBattle(phone, club.url);
  await shareLive(phone);
  await expect(phone.getByText('Shared · all of it is with the club')).toBeVisible();
});
