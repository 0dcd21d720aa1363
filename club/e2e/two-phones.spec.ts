import type { Page } from '@playwright/test';
import { chooseClub, expect, shownLink, startBattle, test } from './club-fixtures';

const SMALL = { width: 390, height: 664 };

/** The battle on screen is shared by visible controls, and another phone invited: its link. */
async function invite(page: Page, sides: string): Promise<string> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Share live' }).click();
  await page.getByRole('button', { name: 'Share this battle' }).click();
  await page.getByRole('radio', { name: 'Write too' }).check();
  await page.getByRole('radio', { name: sides }).check();
  await page.getByRole('button', { name: 'Invite a phone' }).click();
  return shownLink(page);
}

/** Opens an invitation: the battle is on that phone, to write too. */
async function joinBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Write too' }).click();
  await page.waitForURL(/#\/battle\/.+\/fight/);
}

const score = (page: Page, blue: number, red: number) =>
  page.getByRole('button', { name: `Explain the score: Blue ${blue}, Red ${red}` });
const loses = (page: Page, side: string) =>
  page.getByRole('button', { name: `${side} loses 1 Health Point` });
const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'You write too' });
const toBattle = (page: Page) => page.getByRole('link', { name: 'Back to the battle' }).click();

test('two phones write one battle, through cuts and reloads of both', async ({ club, newPhone }) => {
  const blue = await newPhone();
  await blue.setViewportSize(SMALL);
  await chooseClub(blue, club.link);
  await startBattle(blue, club.url);
  const link = await invite(blue, 'Both sides');
  const red = await newPhone();
  await red.setViewportSize(SMALL);
  await joinBy(red, link);
  await expect(strip(red)).toHaveText('You write tooLive');
  await expect(blue.getByText('Phone 1 · both sides')).toBeVisible();

  // Both write, whatever room the other is in.
  await loses(red, 'Red').click();
  await expect(score(red, 1, 0)).toBeVisible();
  await toBattle(blue);
  await expect(score(blue, 1, 0)).toBeVisible();
  await loses(blue, 'Blue').click();
  await expect(score(red, 1, 1)).toBeVisible();

  // Cut: what is tapped is shown at once, and waits; the other phone writes on meanwhile.
  await red.context().setOffline(true);
  await expect(strip(red)).toContainText('Not connected');
  await loses(red, 'Red').click();
  await loses(red, 'Red').click();
  await expect(score(red, 3, 1)).toBeVisible();
  await expect(strip(red)).toContainText('2 taps wait');
  await loses(blue, 'Blue').click();
  await expect(score(blue, 1, 2)).toBeVisible();
  await blue.reload();
  await expect(score(blue, 1, 2)).toBeVisible();
  await red.context().setOffline(false);
  for (const page of [blue, red]) await expect(score(page, 3, 2)).toBeVisible();
  await expect(strip(red)).toHaveText('You write tooLive');

  // The other phone is at its list: what is tapped waits through a reload, and is decided once it is back.
  await blue.getByRole('link', { name: 'Back to the battles' }).click();
  await loses(red, 'Red').click();
  await expect(strip(red)).toContainText('1 tap waits');
  await red.reload();
  await expect(strip(red)).toContainText('1 tap waits');
  await expect(score(red, 4, 2)).toBeVisible();
  await blue
    .getByText(/Blue v Red/)
    .first()
    .click();
  await expect(score(blue, 4, 2)).toBeVisible();
  await expect(strip(red)).toHaveText('You write tooLive');
  // Undo names what either phone tapped last.
  await red.getByRole('button', { name: /^Undo/ }).click();
  for (const page of [blue, red]) await expect(score(page, 3, 2)).toBeVisible();
});

test('a tap that no longer fits is told with why, and put away by a tap', async ({ club, newPhone }) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  await startBattle(blue, club.url);
  const link = await invite(blue, 'Both sides');
  const red = await newPhone();
  await joinBy(red, link);
  await loses(red, 'Red').click();
  await toBattle(blue);
  await expect(score(blue, 1, 0)).toBeVisible();

  await red.context().setOffline(true);
  await red.getByRole('button', { name: /^Undo/ }).click();
  await loses(red, 'Blue').click();
  await loses(blue, 'Red').click();
  await expect(score(blue, 2, 0)).toBeVisible();
  await red.context().setOffline(false);
  // What Red would have undone is not the last any more; the tap behind it still fits.
  const told = red.getByRole('alert').filter({ hasText: /^Not entered/ });
  await expect(told).toContainText('This would take back what another phone entered.');
  for (const page of [blue, red]) await expect(score(page, 2, 1)).toBeVisible();
  await red.reload();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeHidden();
});

test('a guest writes the side it was given, is thrown out by one tap, and leaves by one', async ({
  club,
  newPhone,
}) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  await startBattle(blue, club.url);
  const link = await invite(blue, 'Red');
  const red = await newPhone();
  await joinBy(red, link);
  await loses(red, 'Red').click();
  // The other side's tiles are there to look at: of the combat, and of the army.
  await expect(loses(red, 'Blue')).toBeDisabled();
  await expect(blue.getByText('Phone 1 · Red')).toBeVisible();

  // A third phone that filmed the code follows, and writes nothing.
  const third = await newPhone();
  await joinBy(third, link);
  await expect(third.getByText('Another phone used this code first')).toBeVisible();
  await expect(loses(third, 'Red')).toBeDisabled();

  await blue.getByRole('button', { name: 'Throw out phone 1' }).click();
  await expect(red.getByText('You write no longer')).toBeVisible();
  await expect(loses(red, 'Red')).toBeDisabled();
  await expect(score(red, 1, 0)).toBeVisible();

  // Invited anew, it writes again, until it leaves by itself.
  await blue.getByRole('button', { name: 'Invite a phone' }).click();
  await joinBy(red, await shownLink(blue));
  await loses(red, 'Red').click();
  await toBattle(blue);
  await expect(score(blue, 2, 0)).toBeVisible();
  await red.getByRole('button', { name: 'Menu', exact: true }).click();
  await red.getByRole('button', { name: 'Share live' }).click();
  await red.getByRole('button', { name: 'Only follow from now on' }).click();
  await toBattle(red);
  await expect(loses(red, 'Red')).toBeDisabled();
  await loses(blue, 'Blue').click();
  await expect(score(red, 2, 1)).toBeVisible();
});
