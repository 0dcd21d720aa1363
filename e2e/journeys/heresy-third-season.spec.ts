import { axe, expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { BattlesPage } from '../pages/battles-page';
import { ScorePage } from '../pages/score-page';

/*
 * A battle of Horus Heresy 3 from New battle to the season. Blue's squad of ten, WS4 S4 AP2, Damage 2, at Initiative 5,
 * strikes Red's squad of ten, T4 3+ Ld 8: five hit, four wound, no save against AP2, no model has a second Wound.
 * Points: Blue 4 removed and 1 for most models (10 against 6), 5. Check on 8 less 5 = 3 or less: 4 and 3 fail.
 */
test.use({ viewport: { width: 390, height: 664 } });

test('a battle of the third Heresy is fought, ended, and found in the season with its figures', async ({
  page,
}) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Horus Heresy, 3rd edition');
  await newBattle.player('Blue').fill('Anna');
  await newBattle.army('Blue').fill('Old Guard');
  await newBattle.player('Red').fill('Ben');
  await page.getByRole('group', { name: 'Which side is mine' }).getByRole('radio', { name: 'Blue' }).check();
  await newBattle.fightButton.click();
  const assault = new AssaultPage(page);
  await assault.takeProposed('Blue', {
    name: 'Blades',
    stats: { Initiative: '5', 'Weapon AP': '2', Damage: '2' },
  });
  await assault.takeProposed('Red', { name: 'Guards', stats: { Attacks: '0', Leadership: '8' } });

  await test.step('the combat by points, and the check of its loser', async () => {
    await assault.next('Fight: Initiative 5').click();
    await assault.expectFact('10 attacks hit on 4+');
    await assault.count('How many hit?', 5, '5 hit');
    await assault.count('How many wound?', 4, '4 wound');
    await assault.next('Red loses 4').click();
    await assault.expectScore(5, 0, 'Blue wins by 5');
    await assault.next('Red checks Leadership').click();
    const check = page.getByRole('region', { name: 'Red: Leadership Check' });
    await check.getByRole('button', { name: /^Enter the dice/ }).click();
    await page.getByRole('button', { name: 'First die: 4', exact: true }).click();
    await page.getByRole('button', { name: 'Second die: 3', exact: true }).click();
    await expect(check).toContainText('Routed: 4 + 3 = 7');
  });

  await test.step('it is ended as won', async () => {
    await assault.goToRoom('Score');
    const score = new ScorePage(page);
    const end = await score.openEnd();
    await end.leaveOpen();
    await end.winner('Blue won').check();
    await end.end();
    await score.backToBattles();
  });

  await test.step('the season has it: record, army, opponent, rulebook', async () => {
    const season = await new BattlesPage(page).openSeason();
    await expect(season.part('Record')).toContainText('1 battle · 100% won');
    await expect(season.row('By army', 'Old Guard')).toContainText('1 battle');
    await expect(season.row('By opponent', 'Ben')).toContainText('1 battle');
    await expect(season.part('By rulebook')).toContainText('HH 3.0');
    await axe(page);
  });
});
