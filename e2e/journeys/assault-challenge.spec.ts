import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { Sheet } from '../pages/sheet';

/*
 * The table, made by hand. Blue's Praetor (Initiative 5, 4 Attacks, AP2) with two Guards; Red's Champion
 * (Initiative 4) with three Brutes and a Sergeant (Initiative 3, no armour). The Champion accepts the
 * challenge and is struck with three Wounds, which nobody saves: one takes his last, two go on to Red's
 * others, and all three count. In the next round the Sergeant refuses: he stands aside, and only the Brute
 * who is left strikes back.
 */
test('a challenge is fought apart and its excess Wounds count; the next one is refused', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const answer = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const challenge = async (by: string) => {
    await answer('Challenge').click();
    const sheet = new Sheet(page);
    await sheet.expectTitle('Challenge');
    await sheet.dialog.getByRole('button', { name: `${by} challenges Red`, exact: true }).click();
    await expect(sheet.dialog).toBeHidden();
    await assault.expectFact('A challenge');
  };
  const unhurt = { Initiative: '3', Attacks: '1', 'Armour save': '–' };
  await assault.takeProposed('Blue', {
    name: 'Praetor',
    models: 1,
    rank: 'Independent',
    stats: { Initiative: '5', Attacks: '4', 'Weapon AP': '2' },
  });
  await assault.addToUnit('Blue', 'Praetor', {
    name: 'Guard',
    models: 2,
    rank: 'No',
    stats: { Initiative: '4', Attacks: '1' },
  });
  await expect(answer('Challenge')).toBeHidden();
  await assault.takeProposed('Red', {
    name: 'Champion',
    models: 1,
    rank: 'Character',
    stats: { Initiative: '4' },
  });
  await assault.addToUnit('Red', 'Champion', {
    name: 'Sergeant',
    models: 1,
    rank: 'Character',
    stats: unhurt,
  });
  await assault.addToUnit('Red', 'Champion', { name: 'Brute', models: 3, rank: 'No', stats: unhurt });

  await test.step('issued, and still unanswered after a reload; accepted by the one whom Red chooses', async () => {
    await challenge('Praetor');
    await expect(assault.next('Accept or refuse')).toBeDisabled();
    await page.reload();
    await assault.expectFact('A challenge');
    await answer('Champion accepts').click();
    await expect(page.getByText('Challenge: Praetor against Champion')).toBeVisible();
    await assault.expectCard('Red', 'Challenge: 1 attack hits on 4+, wounds on 4+, saved on 3+');
  });

  await test.step('fought apart: what is left over goes on to the others, who are Red’s to choose', async () => {
    await assault.next('Fight: Initiative 5').click();
    await expect(page.getByText('Challenge: Praetor against Champion')).toBeVisible();
    await assault.expectFact('4 attacks hit on 4+');
    await assault.count('How many hit?', 4, '4 hit');
    await assault.count('How many wound?', 3, '3 wound');
    await assault.expectFact('3 models fall');
    await page.getByRole('button', { name: '2 × Brute', exact: true }).click();
    await assault.expectFact('2 attacks hit on 4+');
    await assault.count('How many hit?', 0, '0 hit');
    await assault.expectFact('1 attack hits on 4+');
    await assault.count('How many hit?', 0, '0 hit');
    await assault.expectFact('1 attack hits on 4+');
    await assault.count('How many hit?', 0, '0 hit');
    await assault.expectScore(3, 0, 'Blue wins by 3');
    await expect(assault.result).toContainText('1 in the challenge');
    await expect(assault.result).toContainText('2 Unsaved Wounds');
    await assault.next('Red tests Morale').click();
    await answer('Held, Champion').click();
  });

  await test.step('refused: the Sergeant stands aside, and does not strike', async () => {
    await page
      .getByRole('button', { name: /Next round/ })
      .first()
      .click();
    await challenge('Praetor');
    await answer('Refuse').click();
    await expect(page.getByText('Challenge refused: Sergeant stands aside')).toBeVisible();
    await assault.undoButton.click();
    await assault.expectFact('A challenge');
    await answer('Refuse').click();
    await assault.next('Fight: Initiative 5').click();
    await assault.expectFact('4 attacks hit on 4+');
    await assault.count('How many hit?', 0, '0 hit');
    await assault.count('How many hit?', 0, '0 hit');
    await assault.expectFact('1 attack hits on 4+');
    await assault.count('How many hit?', 0, '0 hit');
    await expect(assault.verdict).toHaveText('A draw');
  });

  await test.step('the log tells of both', async () => {
    const log = await assault.openLog();
    await expect(log.line(/Praetor challenges Red/).first()).toBeVisible();
    await expect(log.line(/Champion accepts the challenge/)).toBeVisible();
    await expect(log.line(/Red refuses the challenge: Sergeant stands aside/).first()).toBeVisible();
  });
});
