import { offered } from '../../scripts/messages.mjs';
import { axe, controlSizes, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { FightPage } from '../pages/fight-page';
import { show, speaks } from '../walked-screens';

test('each side bears what was chosen for it: named and drawn so, in the list too, and remembered for its army', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  const form = await battles.newBattle();
  await form.army('Blue').fill('Sylvan Elves');
  await form.tincture('Blue').selectOption('Green');
  await expect(form.army('Green')).toHaveValue('Sylvan Elves');
  // The tincture of one side is not offered to the other.
  await expect(form.tincture('Red').getByRole('option', { name: 'Green' })).toHaveCount(0);
  await form.tincture('Red').selectOption('Gold');
  await page.getByRole('group', { name: 'First turn' }).getByRole('radio', { name: 'Gold' }).check();
  await page.getByRole('group', { name: 'Which side is mine' }).getByRole('radio', { name: 'Green' }).check();
  await expect(page.getByRole('button', { name: 'Paste Green’s list' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  const fight = new FightPage(page);
  await page.getByRole('button', { name: 'Gold loses 1 Health Point' }).click();
  await expect(fight.scoreButton).toHaveAccessibleName('Explain the score: Green 1, Gold 0');
  await expect(fight.score.getByText('Green by 1', { exact: true })).toBeVisible();
  const ink = await fight.score
    .getByText('Green', { exact: true })
    .evaluate((name) => getComputedStyle(name).color);
  expect(ink).toBe('rgb(10, 98, 68)');
  await axe(page);
  await controlSizes(page);

  await test.step('it stays after a reload, and may be changed later', async () => {
    await page.reload();
    await expect(fight.scoreButton).toHaveAccessibleName('Explain the score: Green 1, Gold 0');
    await (await fight.openMenu()).openSetup();
    await form.tincture('Gold').selectOption('Red');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(fight.scoreButton).toHaveAccessibleName('Explain the score: Green 1, Red 0');
    await fight.undoButton.click();
    await expect(fight.scoreButton).toHaveAccessibleName('Explain the score: Green 1, Gold 0');
  });

  await test.step('the list names the unnamed side by it, and the army bears it again', async () => {
    await fight.backToBattles();
    await expect(battles.running).toContainText('Sylvan Elves v Gold');
    await expect(battles.running).toContainText('Resume · Turn 1 · Gold');
    await battles.newBattle();
    await form.army('Blue').fill('Sylvan Elves');
    await expect(form.tincture('Green')).toHaveValue('vert');
  });
});

test('a device is chosen apart from the tincture, never the other side’s, drawn on the card in every theme, and remembered', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  const form = await battles.newBattle();
  await form.army('Blue').fill('Sylvan Elves');
  await form.device('Blue').selectOption('Roundels');
  // The device of this side is not offered to the other one; if the other one had it as its tincture's own,
  // it gets another.
  await expect(form.device('Red').getByRole('option', { name: 'Roundels' })).toHaveCount(0);
  await form.tincture('Red').selectOption('Gold');
  await expect(form.device('Gold')).toHaveValue('stripes');
  await form.device('Gold').selectOption('Chequers');
  await axe(page);
  await controlSizes(page);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  const fight = new FightPage(page);
  await page.getByRole('button', { name: 'Gold loses 1 Health Point' }).click();
  const shield = (side: string) =>
    fight.score.getByText(side, { exact: true }).evaluate((name) => {
      let part: Element | null = name;
      while (part && getComputedStyle(part).backgroundImage === 'none') part = part.parentElement;
      return part ? getComputedStyle(part).backgroundImage : '';
    });
  expect(await shield('Blue')).toContain('radial-gradient');
  expect(await shield('Gold')).toContain('conic-gradient');
  for (const theme of ['light', 'dark', 'glare']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await axe(page);
    expect(await shield('Blue')).toContain('radial-gradient');
  }

  await test.step('it stays after a reload, and the army bears it again in the next battle', async () => {
    await page.reload();
    await expect(fight.scoreButton).toHaveAccessibleName('Explain the score: Blue 1, Gold 0');
    expect(await shield('Blue')).toContain('radial-gradient');
    await (await fight.openMenu()).openSetup();
    await form.device('Blue').selectOption('Bars');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(fight.undoButton).toBeVisible();
    await expect.poll(() => shield('Blue')).toContain('repeating-linear-gradient(0deg');
    await fight.undoButton.click();
    await expect.poll(() => shield('Blue')).toContain('radial-gradient');
    await fight.backToBattles();
    await battles.newBattle();
    await form.army('Red').fill('Sylvan Elves');
    await expect(form.device('Red')).toHaveValue('roundels');
  });
});

test('the lead chart is drawn with the devices that were chosen', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.armyPoints.fill('1000');
  await newBattle.tincture('Blue').selectOption('Iron');
  await newBattle.device('Iron').selectOption('Chevrons, up');
  await newBattle.device('Red').selectOption('Roundels');
  await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  await armies.add('Red', { name: 'Knights', points: '300', models: '2' });
  await (await armies.unit('Knights').openKeypad()).loseMore(2);
  await (await armies.openMenu()).end('Red won');
  const review = await (await new FightPage(page).openMenu()).review();
  await review.goTo('Charts');
  const lead = page.getByRole('region', { name: 'Victory Point difference' });
  await expect(lead).toContainText('Iron');
  await expect(lead.getByRole('img').locator('pattern')).toHaveCount(2);
  const drawn = lead.getByRole('img').locator('pattern');
  await expect(drawn.nth(0)).toHaveAttribute('data-device', 'chevronsUp');
  await expect(drawn.nth(1)).toHaveAttribute('data-device', 'roundels');
  await expect(drawn.nth(1).locator('circle')).toHaveCount(1);
  await axe(page);
});

test('the names of all tinctures are whole beside the totals on the narrowest phone, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const fights: string[] = [];
  for (const [blue, red] of [
    ['azure', 'gules'],
    ['vert', 'purpure'],
    ['or', 'iron'],
    ['tenne', 'murrey'],
  ] as const) {
    const form = await (await BattlesPage.open(page)).newBattle();
    await form.tincture('Blue').selectOption(blue);
    await form.tincture('Red').selectOption(red);
    await form.fight();
    fights.push(new URL(page.url()).hash.slice(1));
  }
  const cut: string[] = [];
  for (const language of ['en', ...offered()]) {
    await speaks(page, language);
    for (const fight of fights) {
      await show(page, fight);
      const names = page.locator('.score-bar .truncate');
      await expect(names).toHaveCount(2);
      cut.push(
        ...(await names.evaluateAll((all) =>
          all.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent ?? ''] : [])),
        )),
      );
    }
  }
  expect(cut).toEqual([]);
});
