import { phoneThatSees } from '../fake-camera';
import { axe, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { enterRoster } from '../pages/full-roster';
import { MeleePage } from '../pages/melee-page';
import { ReceivePage } from '../pages/receive-page';
import { RestorePage } from '../pages/restore-page';
import { SendPage } from '../pages/send-page';

/*
 * A battle that nobody wins a combat of, in the season, and on another phone: what its units have gathered and what
 * became of them is known there, by what is seen alone.
 */
test.use({ viewport: { width: 390, height: 664 } });

test('damage and a test go to the phone beside this one, and the battle into the season', async ({
  page,
  baseURL,
}, testInfo) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Kings of War, 4th edition');
  await newBattle.player('Blue').fill('Anna');
  await newBattle.army('Blue').fill('Northern Alliance');
  await newBattle.player('Red').fill('Ben');
  await page.getByRole('group', { name: 'Which side is mine' }).getByRole('radio', { name: 'Blue' }).check();
  const fight = await newBattle.fightWithoutScore();
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [{ name: 'Bows', points: '100', numbers: { Nerve: 12 } }]);
  await enterRoster(armies, 'Red', [{ name: 'Archers', points: '120', numbers: { Nerve: 12 } }]);
  await fight.goToRoom('Fight');
  await fight.look('Shooting');
  await fight.damage('Archers', 5);
  // Nerve 12, damage 5: 6 or less holds.
  await fight.test('Archers', 8, 'After shooting: Wavering', '6 or less, rolled 8');

  await test.step('the phone beside this one reads it by its camera', async () => {
    await (await fight.openMenu()).dialog.getByRole('button', { name: 'To another phone' }).click();
    const frames = await new SendPage(page).filmedAll();
    const { page: other, browser } = await phoneThatSees(frames, baseURL ?? '', testInfo);
    await ReceivePage.open(other);
    const received = new RestorePage(other);
    await expect(received.planned('1 battle is added')).toHaveText([/^Anna · Northern Alliance v Ben/], {
      timeout: 60_000,
    });
    await received.goButton.click();
    await received.expectDone('1 battle added');
    await other.getByRole('button', { name: 'Open the battle' }).click();
    const known = new MeleePage(other);
    await known.look('Shooting');
    await known.expectUnit('Archers', 'Damage 5 of 12', 'Wavering', 'May only: Halt!, Change Facing!, Back!');
    await axe(other);
    await known.undoButton.click();
    await expect(known.due('Archers')).toBeVisible();
    await browser.close();
  });

  await test.step('ended, it is one of the season: its army, its opponent and its rulebook', async () => {
    await page.goBack();
    await (await fight.openMenu()).end('Blue won');
    await fight.backToBattles();
    const season = await new BattlesPage(page).openSeason();
    await expect(season.part('Record')).toContainText('1 battle · 100% won');
    await expect(season.row('By army', 'Northern Alliance')).toContainText('1 battle');
    await expect(season.row('By opponent', 'Ben')).toBeVisible();
    await expect(season.part('By rulebook')).toContainText('KoW 4');
    await axe(page);
  });
});
