import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';
import { enterRoster } from '../pages/full-roster';
import { ShootingPage } from '../pages/shooting-page';
import { countTaps } from '../pages/tap-count';

/*
 * Ten Tactical models with Ballistic Skill 4 fire one shot each at ten Veterans with Toughness 4 and a 3+.
 * Seven hit, four wound, one is saved: three of ten fall, which is a quarter or more, and the Veterans take a
 * Morale check on Leadership 8.
 */
test('one squad shoots at one unit in at most twelve taps, and the unit tests for the models it lost', async ({
  page,
}) => {
  await AssaultPage.start(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [{ name: 'Tactical Squad', points: '150', models: '10' }]);
  await enterRoster(armies, 'Red', [{ name: 'Veterans', points: '200', models: '10' }]);
  await armies.openFight();
  const shooting = new ShootingPage(page);
  const taps = await countTaps(page);

  await test.step('shooter, target, hits, wounds, saves', async () => {
    await shooting.open('Blue');
    await shooting.shooters('Blue').getByRole('button', { name: 'Tactical Squad', exact: true }).tap();
    await shooting.targets('Red').getByRole('button', { name: 'Veterans', exact: true }).tap();
    await expect(shooting.shooters('Blue')).toContainText('10 shots hit on 3+, wound on 4+, saved on 3+');
    await shooting.next('Shoot').tap();
    await shooting.expectFact('10 shots hit on 3+');
    await shooting.count('How many hit?', 7, '7 hit');
    await shooting.count('How many wound?', 4, '4 wound');
    await shooting.count('How many are saved?', 1, '1 saved');
    const tapped = await taps();
    console.info(`One squad at one unit: ${tapped} taps`);
    expect(tapped).toBeLessThanOrEqual(12);
  });

  await test.step('three of ten: a Morale check, which ends the attack', async () => {
    await expect(shooting.settled).toContainText('Veterans: lost 3 of 10');
    await expect(shooting.loser('Veterans')).toContainText('Ld 8, lost 3 of 10: 8 or less');
    await page.reload();
    await expect(shooting.loser('Veterans')).toBeVisible();
    await shooting.loser('Veterans').getByRole('button', { name: 'Failed, Veterans', exact: true }).click();
    await expect(shooting.settled).toContainText('lost 3 of 10');
    await expect(shooting.loser('Veterans')).toContainText('Failed');
  });

  await test.step('undo takes back the Morale check, and then the saves with the end of the attack', async () => {
    await shooting.undoButton.click();
    await expect(
      shooting.loser('Veterans').getByRole('button', { name: 'Held, Veterans', exact: true }),
    ).toBeVisible();
    await shooting.undoButton.click();
    await shooting.expectFact('4 Wounds: save on 3+');
    await shooting.count('How many are saved?', 2, '2 saved');
    await expect(shooting.settled).toContainText('Veterans: lost 2 of 10');
  });

  await test.step('the armies have lost them, and the log tells it', async () => {
    const log = await shooting.openLog();
    await expect(log.page.getByRole('main')).toContainText('Tactical Squad: 7 of 10 hit');
    await (await ArmiesPage.open(page)).show('Red');
    await expect(page.getByRole('main')).toContainText('8 of 10');
  });
});

/*
 * Two weapons of one unit, Snap Shots, cover: five bolters (S4 AP5) and a heavy one (two shots, S6 AP4) that
 * has moved. The heavy one shoots first. Cover of 4+ is better than the armour of 5+ that both cancel.
 */
test('weapons shoot one after the other, in the shooter’s order, at a target in cover', async ({ page }) => {
  await AssaultPage.start(page);
  const shooting = new ShootingPage(page);
  await shooting.open('Blue');
  await shooting.next('Fight with sample squads').click();
  await shooting.arm('Blue', 'Blue squad', { 'Shots of each model': '2' });
  await shooting
    .shooters('Blue')
    .getByRole('button', { name: /^10 × Blue squad/ })
    .click();
  await page.getByRole('button', { name: 'Another weapon in this unit' }).click();
  await shooting.shooters('Blue').getByRole('switch', { name: 'Snap Shots' }).last().click();
  await shooting.targets('Red').getByRole('button', { name: 'Cover 4+' }).click();
  await expect(shooting.shooters('Blue')).toContainText('20 shots hit on 3+, wound on 4+, saved on 3+');
  await shooting.next('Shoot').click();
  await shooting.expectFact('20 shots hit on 3+');
  await shooting.next('Another weapon first').click();
  await shooting.expectFact('2 shots hit on 6+');
  await shooting.count('How many hit?', 1, '1 hit');
  await shooting.count('How many wound?', 1, '1 wound');

  await test.step('the defender may say the cover when the saves come', async () => {
    await shooting.next('Cover 4+').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cover 2+' }).click();
    await shooting.expectFact('1 Wound: save on 2+');
    await shooting.count('How many are saved?', 1, '1 saved');
  });

  await test.step('then the other weapon; whoever misses with all of it ends the attack', async () => {
    await shooting.expectFact('20 shots hit on 3+');
    await shooting.count('How many hit?', 0, '0 hit');
    await expect(shooting.settled).toContainText('Red squad: nothing lost');
  });
});

/*
 * Five plasma guns that Get Hot: of five shots three hit and two show a 1. Each of these is a Wound on the
 * shooters themselves, saved on their armour; one falls. Then the target takes its own.
 */
test('a weapon that Gets Hot asks for its ones beside the hits, and hurts who fired it', async ({ page }) => {
  await AssaultPage.start(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [{ name: 'Support Squad', points: '150', models: '5' }]);
  await enterRoster(armies, 'Red', [{ name: 'Veterans', points: '200', models: '10' }]);
  await armies.openFight();
  const shooting = new ShootingPage(page);
  await shooting.open('Blue');
  await shooting.shooters('Blue').getByRole('button', { name: 'Support Squad', exact: true }).tap();
  await shooting.targets('Red').getByRole('button', { name: 'Veterans', exact: true }).tap();
  await shooting.arm('Blue', 'Support Squad', { 'AP of the shots': '2' }, ['Gets Hot']);
  await expect(shooting.shooters('Blue')).toContainText('each 1 wounds its firer, saved on 3+');
  await shooting.next('Shoot').click();

  await test.step('the ones are counted of the shots that missed', async () => {
    await shooting.count('How many hit?', 3, '3 hit');
    await shooting.count('How many 1s? They get hot', 2, '2 got hot');
    await shooting.count('How many wound?', 1, '1 wound');
  });

  await test.step('the shooters save first, and the answer outlives a reload', async () => {
    await shooting.expectFact('2 Wounds: save on 3+');
    await page.reload();
    await shooting.expectFact('2 Wounds: save on 3+');
    await shooting.count('How many are saved?', 1, '1 saved');
  });

  await test.step('undo asks for their saves again', async () => {
    await shooting.undoButton.click();
    await shooting.expectFact('2 Wounds: save on 3+');
    await shooting.count('How many are saved?', 1, '1 saved');
    await shooting.next('Red loses 1').click();
  });

  await test.step('what it cost both sides is told', async () => {
    await expect(shooting.settled).toContainText('Support Squad: lost 1 of 5');
    const log = await shooting.openLog();
    await expect(log.page.getByRole('main')).toContainText('Support Squad: 3 of 5 hit, 2 got hot');
    await expect(log.page.getByRole('main')).toContainText('Support Squad, Gets Hot: −1 Wound, 1 saved');
  });
});

test('the app rolls the shots of a weapon that Gets Hot', async ({ page }) => {
  await AssaultPage.start(page);
  const shooting = new ShootingPage(page);
  await shooting.open('Blue');
  await shooting.next('Fight with sample squads').click();
  await shooting.arm('Blue', 'Blue squad', { 'Shots of each model': '2' }, ['Gets Hot']);
  await shooting.next('Shoot').click();
  await shooting.next('Roll for me').click();
  await expect(page.getByText(/^\d+ of 20 hit(, \d+ got hot)?$/).first()).toBeAttached();
});

test('the phase Shooting of the turn offers the attack of the side whose turn it is', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const turn = await assault.openTurnSheet();
  const shoots = turn.dialog.getByRole('button', { name: 'Blue shoots', exact: true });
  await expect(shoots).toHaveCount(0);
  await turn.dialog.getByRole('radio', { name: 'Shooting', exact: true }).check();
  await shoots.tap();
  await expect(turn.dialog).toBeHidden();
  await expect(new ShootingPage(page).shooters('Blue')).toBeVisible();
});
