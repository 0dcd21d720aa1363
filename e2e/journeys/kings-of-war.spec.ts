import { axe, controlSizes, expect, test } from '../fixtures';
import { LogPage } from '../pages/log-page';
import { openNerveBattle } from '../pages/nerve-battle';

/*
 * Worked scenes of damage against Nerve, tapped on a small phone. Nerve minus damage is the lowest total of 2D6
 * that fails. The battles come from a backup, so that each begins where its scene does.
 */
test.use({ viewport: { width: 390, height: 664 } });

test('a turn of shooting and combat with five units and more, and its steps taken back', async ({ page }) => {
  const fight = await openNerveBattle(page, {
    gameTurn: 2,
    blue: [
      ['Bows', 12],
      ['Cannon', 10],
      ['Knights', 16, { attacks: 18 }],
    ],
    red: [
      ['Archers', 12, { troopType: 'troop' }],
      ['Trolls', 16, { troopType: 'regiment', inspiring: true, regeneration: 5 }],
      ['Spears', 16, { troopType: 'regiment' }],
    ],
  });

  await test.step('what they suffered before is shown with what they would hold on', async () => {
    await fight.enter('Archers', 2, 'no test');
    await fight.enter('Trolls', 4, 'no test');
    // Nerve 12, damage 2: 9 or less holds, 30 of 36. Nerve 16, damage 4: only a double 6 fails, and is rolled again.
    await fight.expectUnit('Archers', 'Damage 2 of 12', '9 or less holds · 83%');
    await fight.expectUnit('Trolls', 'Damage 4 of 16', 'Regeneration 5+', '11 or less holds');
    await expect(fight.due('Archers')).toBeHidden();
  });

  await test.step('bows and cannon: two tests are due', async () => {
    await fight.damage('Archers', 3);
    await fight.damage('Trolls', 4);
    await fight.expectUnit('Archers', 'Damage 5 of 12', '6 or less holds · 42%');
    await fight.expectUnit('Trolls', 'Damage 8 of 16', '7 or less holds · 83%');
    await fight.undo('Trolls +1 damage');
    await fight.expectUnit('Trolls', 'Damage 7 of 16');
    await fight.redo('Trolls +1 damage');
  });

  await test.step('the Archers waver; the Trolls are rolled again and stand', async () => {
    await fight.test('Archers', 7, 'After shooting: Wavering', '6 or less, rolled 7');
    await fight.expectUnit('Archers', 'Wavering', 'May only: Halt!, Change Facing!, Back!');
    await fight.openTest('Trolls');
    await fight.throws(9);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('First 9. Inspiring');
    await fight.throws(5);
    await fight.ended('After shooting: Steady', '7 or less, rolled 9, then 5');
    // The second throw alone is taken back.
    await fight.undoButton.click();
    await expect(fight.due('Trolls')).toBeVisible();
    await fight.openTest('Trolls');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('First 9. Inspiring');
    await fight.throws(5);
    await fight.ended('After shooting: Steady', 'rolled 9, then 5');
  });

  await test.step('the Knights charge: damage, the dice, and a test; no total and no winner', async () => {
    await fight.fight('Knights', 'Spears');
    await expect(fight.dice('Knights')).toContainText('18 in the front: 18 dice');
    await fight.damage('Spears', 6);
    await fight.expectUnit('Spears', 'Damage 6 of 16', '9 or less holds · 83%');
    await expect(fight.closeRoundButton).toContainText('Spears must still test');
    await expect(page.getByRole('main')).not.toContainText(/wins by|\btie\b|\bdraw\b/i);
    await fight.test('Spears', 9, 'After Combat: Steady', '9 or less, rolled 9');
    await fight.closeRound();
  });

  await test.step('in Red’s turn the Trolls regenerate nothing; after it the Archers waver no more', async () => {
    await fight.next('Turn 2 · Red');
    await fight.goToRoom('Armies');
    await page.getByRole('tab', { name: /^Red / }).click();
    await page.getByRole('listitem').getByText('Trolls', { exact: true }).click();
    await page.getByRole('button', { name: 'Regeneration 5+: 8 dice' }).click();
    await page
      .getByRole('radiogroup', { name: 'How many show 5 or more?' })
      .getByRole('radio', { name: '0' })
      .click();
    await page.keyboard.press('Escape');
    await fight.expectUnit('Trolls', 'Damage 8 of 16');
    await fight.expectUnit('Archers', 'Wavering');
    await (await fight.openTurnSheet()).next('Turn 3 · Blue');
    await expect(fight.unit('Archers')).not.toContainText('Wavering');
    await fight.expectUnit('Archers', 'Damage 5 of 12');
    await fight.expectUnit('Spears', 'Damage 6 of 16');
  });

  await test.step('the log has it, and a wrong number is corrected there', async () => {
    await fight.goToRoom('Log');
    const log = new LogPage(page);
    await log.openCorrection('Archers +3 damage');
    const correction = page.getByRole('dialog');
    await correction.getByRole('textbox', { name: 'Suffered, in fact' }).fill('2');
    await correction.getByRole('button', { name: 'Correct to 2', exact: true }).click();
    await fight.goToRoom('Armies');
    await page.getByRole('tab', { name: /^Red / }).click();
    await fight.expectUnit('Archers', 'Damage 4 of 12');
  });
});

test('damage adds up: waver, recover, the double 1, and the rout', async ({ page }) => {
  const fight = await openNerveBattle(page, {
    blue: [['Bows', 12]],
    red: [['Rabble', 21, { troopType: 'horde' }]],
  });
  // Nothing fails but the double 6, which wavers.
  await fight.damage('Rabble', 5);
  await fight.expectUnit('Rabble', '11 or less holds · 97%');
  await fight.test('Rabble', 12, 'After shooting: Wavering', 'rolled 12');
  await fight.next('Turn 1 · Red');
  await fight.next('Turn 2 · Blue');
  await expect(fight.unit('Rabble')).not.toContainText('Wavering');
  await fight.damage('Rabble', 4);
  await fight.test('Rabble', 7, 'After shooting: Steady', '11 or less, rolled 7');
  await fight.fight('Bows', 'Rabble');
  await fight.enter('Rabble', 9, 'in combat');
  // Nerve 21, damage 18: only the double 1 holds.
  await fight.expectUnit('Rabble', 'Damage 18 of 21', 'only a double 1 holds · 3%');
  await fight.test('Rabble', 2, 'After Combat: Steady', 'rolled 2');
  await fight.closeRound();
  await fight.next('Turn 2 · Red');
  await fight.nextRound();
  await fight.damage('Rabble', 2);
  await fight.test('Rabble', 5, 'After Combat: Routed', 'rolled 5');
  await fight.undoButton.click();
  await expect(fight.due('Rabble')).toBeVisible();
  await fight.redoButton.click();
  await fight.goToRoom('Armies');
  await page.getByRole('tab', { name: /^Red / }).click();
  await expect(page.getByRole('tabpanel')).toContainText('destroyed');
});

test('a multiple charge: a flank doubled, an Individual plain, and the enemy strikes back', async ({
  page,
}) => {
  const fight = await openNerveBattle(page, {
    blue: [
      ['Swords', 15, { attacks: 12 }],
      ['Knights', 16, { attacks: 18 }],
      ['Hero', 13, { attacks: 5, individual: true }],
    ],
    red: [['Horde', 25, { attacks: 30, troopType: 'horde' }]],
  });
  await fight.enter('Horde', 8, 'no test');
  await fight.fight('Swords', 'Knights', 'Hero', 'Horde');
  await expect(fight.dice('Swords')).toContainText('12 in the front: 12 dice');
  await fight.enter('Horde', 13, 'in combat');
  // Nerve 25, damage 21: 3 or less holds, 3 of 36.
  await fight.expectUnit('Horde', 'Damage 21 of 25', '3 or less holds · 8%');
  await fight.test('Horde', 3, 'After Combat: Steady', '3 or less, rolled 3');
  await fight.closeRound();

  await fight.next('Turn 1 · Red');
  await fight.nextRound();
  // It directs 20 at the Swords and 10 at the Knights, both in its front; one more is too many.
  await fight.dice('Horde').click();
  const attacks = page.getByRole('dialog');
  await attacks.getByRole('textbox', { name: 'Attacks at Swords' }).fill('20');
  await attacks.getByRole('textbox', { name: 'Attacks at Knights' }).fill('11');
  await expect(attacks.getByRole('status')).toContainText('31 directed, and it has only 30');
  await attacks.getByRole('textbox', { name: 'Attacks at Knights' }).fill('10');
  await expect(attacks.getByRole('status')).toContainText('30 of 30 attacks directed');
  await page.keyboard.press('Escape');
  await fight.damage('Swords', 5);
  await fight.damage('Knights', 2);
  await expect(fight.due('Hero')).toBeHidden();
  await fight.test('Swords', 10, 'After Combat: Routed', '9 or less, rolled 10');
  // It passes with a double 6, and suffers a die more.
  await fight.expectUnit('Knights', 'any roll holds · 100%');
  await fight.openTest('Knights');
  await fight.throws(12);
  const doomed = page.getByRole('dialog');
  await expect(doomed).toContainText('We Are Doomed!');
  await doomed.getByRole('radio', { name: '3', exact: true }).click();
  await expect(doomed).toBeHidden();
  await fight.expectUnit('Knights', 'Damage 5 of 16');
  await fight.closeRound();

  await fight.next('Turn 2 · Blue');
  await fight.nextRound();
  await fight.damage('Horde', 5);
  await fight.expectUnit('Horde', 'Damage 26 of 25', 'Devastated', 'only a double 1 holds');
  await fight.test('Horde', 7, 'After Combat: Routed', 'rolled 7');
});

test('regeneration, Iron Resolve, a seventh Round, markers by strength', async ({ page }) => {
  const fight = await openNerveBattle(page, {
    gameTurn: 6,
    blue: [
      ['Paladins', 17, { troopType: 'regiment', ironResolve: 1 }],
      ['Guard', 24, { troopType: 'horde', attacks: 25 }],
    ],
    red: [['Trolls', 16, { troopType: 'regiment', regeneration: 5 }]],
  });
  await fight.goToRoom('Armies');
  await fight.enter('Paladins', 8, 'no test');
  await fight.enter('Guard', 25, 'no test');
  await fight.expectUnit('Guard', 'Devastated');
  await fight.unit('Guard').getByText('Guard', { exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Unit Strength 2');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Red / }).click();
  await fight.enter('Trolls', 9, 'no test');
  await (await fight.openTurnSheet()).next('Turn 6 · Red');
  await page.getByRole('listitem').getByText('Trolls', { exact: true }).click();
  await page.getByRole('button', { name: 'Regeneration 5+: 9 dice' }).click();
  await page
    .getByRole('radiogroup', { name: 'How many show 5 or more?' })
    .getByRole('radio', { name: '4' })
    .click();
  await page.keyboard.press('Escape');
  await fight.expectUnit('Trolls', 'Damage 5 of 16');

  await fight.goToRoom('Fight');
  await fight.damage('Paladins', 2);
  await fight.test('Paladins', 3, 'After shooting: Steady', '6 or less, rolled 3');
  // Iron Resolve takes one away.
  await fight.expectUnit('Paladins', 'Damage 9 of 17');

  await fight.goToRoom('Score');
  await page.getByRole('combobox', { name: 'Mission' }).selectOption({ label: 'Pillage: seven markers' });
  const strength = (marker: number, side: string, times: number) =>
    Array.from({ length: times }, () =>
      page.getByRole('button', { name: `Marker ${marker}, ${side}: 1 more` }),
    );
  for (const more of [...strength(1, 'Blue', 2), ...strength(2, 'Red', 1)]) await more.click();
  const markers = page.getByRole('region', { name: 'Markers at the end' });
  await expect(markers).toContainText('1 : 1');
  for (const more of strength(1, 'Red', 2)) await more.click();
  await expect(markers).toContainText('0 : 1');
});

test('an engaged unit withdraws in its own turn: it leaves by one throw, or is routed', async ({ page }) => {
  const fight = await openNerveBattle(page, {
    blue: [['Knights', 16, { attacks: 18 }]],
    red: [['Spears', 13]],
  });
  await fight.enter('Spears', 8, 'no test');
  await fight.fight('Knights', 'Spears');
  // Blue charged by its order of this turn; Red gives orders in its own.
  await expect(fight.withdraw('Knights')).toBeHidden();
  await expect(fight.withdraw('Spears')).toBeHidden();
  await fight.closeRound();
  await fight.next('Turn 1 · Red');
  await fight.look('Combat');
  await fight.withdraw('Spears').click();
  // Nerve 13, damage 8: 4 or less holds, 6 of 36.
  const order = page.getByRole('dialog');
  await expect(order.getByRole('radio', { name: 'Withdraw!', exact: true })).toBeChecked();
  await expect(order).toContainText('4 or less holds');
  await fight.throws(4);
  await fight.ended('Withdraw!: Steady', '4 or less, rolled 4');
  await expect(fight.unit('Spears')).toBeHidden();
  await fight.undoButton.click();
  await fight.withdraw('Spears').click();
  await fight.throws(5);
  await fight.ended('Withdraw!: Routed', '4 or less, rolled 5');
  await fight.goToRoom('Armies');
  await page.getByRole('tab', { name: /^Red / }).click();
  await fight.expectUnit('Spears', 'destroyed');
});

test('the room is for thumbs and for screen readers', async ({ page }) => {
  const fight = await openNerveBattle(page, {
    blue: [['Knights', 16, { attacks: 18 }]],
    red: [
      ['Archers', 12],
      ['Spears', 16],
    ],
  });
  await fight.damage('Archers', 3);
  await axe(page);
  await controlSizes(page);
  await fight.fight('Knights', 'Spears');
  await fight.damage('Spears', 6);
  await axe(page);
  await fight.openTest('Spears');
  await axe(page);
});
