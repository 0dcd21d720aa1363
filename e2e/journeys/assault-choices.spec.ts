import { withDiceInTurn } from '../dice-in-turn';
import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { FighterSheet } from '../pages/fighter-sheet';

test('the phone rolls when it is asked to, and the log tells the dice that it counted', async ({ page }) => {
  await withDiceInTurn(page);
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5', Attacks: '2' } });
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  await assault.expectFact('20 attacks hit on 4+');
  await assault.next('Roll for me').click();

  const fact = page.getByRole('main').getByText(/^\d+ hits? wounds? on 4\+$/);
  await expect(fact).toBeVisible();
  const hits = Number.parseInt(await fact.innerText(), 10);
  expect(hits).toBeLessThanOrEqual(20);
  await expect(assault.counts('How many wound?').getByRole('button')).toHaveCount(hits + 1);

  const line = (await assault.openLog()).line(`Veterans: ${hits} of 20 hit`);
  await expect(line).toContainText(/rolled \d/);
  const dice = /rolled ((?:[1-6], ){19}[1-6])/.exec(await line.innerText())?.[1]?.split(', ') ?? [];
  expect(dice.filter((die) => Number(die) >= 4)).toHaveLength(hits);
});

/*
 * The table, made by hand. Five Veterans of Blue charge three Terminators of Red, all
 * characters, T4, two Wounds each, 3+, who strike after them.
 *
 * Wound of Blue    on whom                      die    Terminators 1    2    3
 * 1                1, who passes it to 2        1           2         1    2
 * 2                1                            3           2         1    2
 * 3                1                            2           1         1    2
 * 4                1                            1           -         1    2
 *
 * Of Red's two blows one wounds and is not saved: 3 to 1, Red tests on 8 - 2 = 6 or less, and holds. The
 * second round is four Veterans who did not charge, so 4 attacks instead of 10, against models 2 and 3 as
 * they stand.
 */
test('a Wound is passed on with Look Out, Sir, and the next round begins with who is left', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', models: 5 });
  await assault.takeProposed('Red', {
    name: 'Terminators',
    models: 3,
    stats: { Wounds: '2', Initiative: '3' },
    rank: 'Character',
  });
  await assault.charge('Blue');
  await assault.next('Fight: Initiative 4').click();
  await assault.expectFact('10 attacks hit on 4+');
  await assault.count('How many hit?', 5, '5 hit');
  await assault.count('How many wound?', 4, '4 wound');

  await test.step('the other model takes the Wound', async () => {
    await assault.model('Terminators 1, 2 of 2 Wounds, in base contact').click();
    await assault.next('Look Out, Sir').click();
    await expect(assault.next('Look Out, Sir: enter the die')).toBeDisabled();
    await assault.die('Look Out, Sir on 4+', 4);
    await expect(assault.next('Tap who takes it instead')).toBeDisabled();
    await assault.model('Terminators 2, 2 of 2 Wounds, in base contact').click();
    await assault.die('Terminators 2 saves on 3+', 1);
    await assault.expectFact('Wound 2 of 4 · S4 AP–');
    await assault.next('Look Out, Sir').click();
    await assault.die('Look Out, Sir on 4+', 2);
    await expect(assault.next('Look Out, Sir')).toBeHidden();
    await expect(assault.model('Terminators 2, 1 of 2 Wounds, in base contact')).toBeVisible();
    await expect(
      assault.model('Terminators 1, 2 of 2 Wounds, in base contact, takes the Wounds'),
    ).toBeVisible();
    for (const face of [3, 2, 1]) await assault.die('Terminators 1 saves on 3+', face);
    const log = await assault.openLog();
    await expect(log.line('Look Out, Sir: Terminators 2 takes it')).toBeVisible();
    await log.openFight();
  });

  await test.step('the loser holds, and the fight goes on', async () => {
    await assault.expectFact('2 attacks hit on 4+');
    await assault.count('How many hit?', 2, '2 hit');
    await assault.count('How many wound?', 1, '1 wound');
    await assault.count('How many are saved?', 0, '0 saved');
    await assault.expectScore(3, 1, 'Blue wins by 2');
    await assault.next('Red tests Morale').click();
    await expect(assault.loser('Terminators')).toContainText('Ld 8 −2: 6 or less');
    await assault.loser('Terminators').getByRole('button', { name: 'Held' }).click();
    await expect(page.getByRole('button', { name: /^Next turn/ })).toBeEnabled();
    await assault.next('Next round').click();
  });

  await test.step('the second round has the models and the Wounds that are left, and no charge', async () => {
    await expect(assault.fighters('Blue')).toContainText('4 × Veterans');
    await expect(assault.fighters('Red')).toContainText('2 × Terminators');
    await expect(assault.fighters('Blue').getByRole('switch', { name: /^Charged: / })).not.toBeChecked();
    await page.reload();
    await assault.expectCard('Blue', '4 attacks hit on 4+, wound on 4+, saved on 3+');
    await assault.expectCard('Red', '2 attacks hit on 4+, wound on 4+, saved on 3+');
    await assault.next('Fight: Initiative 4').click();
    await assault.count('How many hit?', 2, '2 hit');
    await assault.count('How many wound?', 1, '1 wound');
    await expect(assault.model('Terminators 1, removed')).toBeDisabled();
    await expect(assault.model('Terminators 2, 1 of 2 Wounds, in base contact')).toBeEnabled();
    await expect(assault.model('Terminators 3, 2 of 2 Wounds, in base contact')).toBeEnabled();
  });
});

test('a table reads an unclear rule its own way, and the battle keeps to it', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const reading = 'For the assault result, Instant Death counts';
  const sheet = await assault.openReadings();
  const counts = sheet.dialog.getByRole('group', { name: reading });
  await expect(counts.getByRole('radio', { name: 'all Wounds the model had left' })).toBeChecked();
  await counts.getByRole('radio', { name: '1 Wound' }).check();
  await sheet.close();

  const log = await assault.openLog();
  await expect(log.line(`${reading}: 1 Wound`)).toContainText('Reading of an unclear rule');
  await log.openFight();
  await page.reload();
  await assault.openReadings();
  await expect(counts.getByRole('radio', { name: '1 Wound' })).toBeChecked();
});

test('fighters who were entered once are offered to the next battle with their profile', async ({ page }) => {
  const first = await AssaultPage.start(page);
  await first.takeProposed('Blue', { name: 'Veterans', models: 5, stats: { 'Weapon Skill': '5' } });
  await expect(first.fighters('Blue')).toContainText('5 × Veterans');

  const second = await AssaultPage.start(page);
  const { dialog } = await second.openAdding('Blue');
  const remembered = dialog
    .getByRole('region', { name: 'Remembered' })
    .getByRole('button', { name: 'Veterans' });
  await expect(remembered).toContainText('WS5 S4 T4 W1 I4 A1 Ld8');
  await remembered.click();
  const sheet = await FighterSheet.of(page, 'Blue: new fighters');
  await expect(sheet.dialog.getByRole('radio', { name: 'Weapon Skill 5', exact: true })).toBeVisible();
  await sheet.add();
  await second.next('Fight with sample squads').click();
  await second.expectCard('Blue', '5 attacks hit on 3+, wound on 4+, saved on 3+');
});
