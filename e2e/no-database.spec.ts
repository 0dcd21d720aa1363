import { NO_DATABASE, withDamagedDatabase, withSilentDatabase } from './broken-browser';
import { exported } from './exported';
import { expect, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

const KEEPS_NOTHING = 'This browser keeps nothing';
const NOT_OPENED = 'The battles on this phone could not be opened';

for (const [what, injure] of Object.entries(NO_DATABASE)) {
  test(`in a browser that ${what} a battle is fought on memory, every screen says so, and it is exported`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(injure);
    await BattlesPage.open(page);
    const said = page.getByRole('alert').filter({ hasText: KEEPS_NOTHING });
    await expect(said).toBeVisible();
    await expect(page.getByText('No battle begun since this page was opened.')).toBeVisible();
    const fight = await startBattle(page);
    await fight.lose('Red', 2);
    await fight.expectScore(2, 0);
    await expect(said).toBeVisible();
    const file = await exported(page, () => said.getByRole('button', { name: 'Export' }).click());
    expect(file.battles.map(({ entries }) => entries.length)).toEqual([3]);
    for (const screen of [
      '#/settings',
      '#/season',
      '#/backup',
      '#/restore',
      '#/table',
      '#/receive',
      '#/new',
    ]) {
      await page.evaluate((hash) => location.replace(hash), screen);
      await expect(said, screen).toBeVisible();
    }
  });
}

test('a database that does not open is never called empty: the page says why, and works on memory', async ({
  page,
  context,
}) => {
  await withDamagedDatabase(context);
  await BattlesPage.open(page);
  const said = page.getByRole('alert').filter({ hasText: NOT_OPENED });
  await expect(said).toContainText('Internal error opening backing store');
  await expect(page.getByText('No battle begun since this page was opened.')).toBeVisible();
  const fight = await startBattle(page);
  await fight.lose('Blue', 1);
  await fight.expectScore(0, 1);
  await expect(said.getByRole('button', { name: 'Try again' })).toBeVisible();
  const file = await exported(page, () => said.getByRole('button', { name: 'Export' }).click());
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([2]);
});

test('a database that never answers leaves the choice to go on without it', async ({ page, context }) => {
  await withSilentDatabase(context);
  await page.goto('./');
  const goOn = page.getByRole('button', { name: 'Go on without saved battles' });
  await expect(goOn).toBeVisible();
  await goOn.click();
  await expect(page.getByRole('alert').filter({ hasText: NOT_OPENED })).toBeVisible();
  const newBattle = await new BattlesPage(page).newBattle();
  const fight = await newBattle.fight();
  await fight.lose('Red', 1);
  await fight.expectScore(1, 0);
});
