import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ArmiesPage, UnitRow } from '../pages/armies-page';
import { AskSheet } from '../pages/ask-sheet';
import { BattlesPage } from '../pages/battles-page';
import { ForgottenSheet, NamedCombats } from '../pages/engage-sheet';

const CLANRATS = { name: 'Clanrats', points: '200', models: '30' };
const HOUNDS = { name: 'Hounds', points: '100', models: '5' };
const SEVENTH = 'Warhammer Fantasy Battle, 7th edition';

/** A battle between two units of which only name, points and models are known. */
async function bareUnits(page: Page, rulebook: string) {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.choose(rulebook);
  const fight = await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', CLANRATS);
  await armies.add('Red', HOUNDS);
  await armies.openFight();
  await new NamedCombats(page).engage(['Clanrats', 'Hounds']);
  return fight;
}

test('a tile shows what it does not know, asks for it by one tap, and is not asked again in the next battle', async ({
  page,
}) => {
  const fight = await bareUnits(page, SEVENTH);
  const outnumber = page.getByRole('button', { name: /^Outnumber, Blue: not known\./ });
  await expect(page.getByText('Not decided yet').first()).toBeVisible();
  await outnumber.click();
  const clanrats = new AskSheet(page, 'Clanrats');
  await clanrats.expectAsked('Type');
  await clanrats.say('On foot');
  await expect(clanrats.dialog).toHaveCount(0);
  await fight.expectCount('Outnumber', 'Blue', 30);
  await page.getByRole('button', { name: /^Outnumber, Red: not known\./ }).click();
  await new AskSheet(page, 'Hounds').say('On foot');
  await fight.expectCount('Outnumber', 'Red', 5);
  await page.getByRole('button', { name: /^Rank Bonus, Blue: not known\./ }).click();
  await clanrats.expectAsked('Models wide');
  await clanrats.type(5);
  await fight.expectScore(4, 0, 'Blue wins by 4');
  await expect(fight.undoButton).toHaveAccessibleName('Undo: Clanrats changed');

  await test.step('the next battle knows them', async () => {
    await fight.backToBattles();
    const again = await bareUnits(page, SEVENTH);
    await again.expectScore(4, 0, 'Blue wins by 4');
    await expect(page.getByRole('button', { name: /: not known\./ })).toHaveCount(0);
  });
});

test('the explanation says whose fact is missing, and asks', async ({ page }) => {
  await bareUnits(page, 'The Ninth Age, 2nd edition');
  await page.getByRole('button', { name: /^Explain the score/ }).click();
  const why = page.getByRole('dialog', { name: /^Why / });
  await expect(why.getByText('Blue: 0 to +3, hangs on Clanrats, Hounds')).toBeVisible();
  await why.getByRole('button', { name: 'Say what they are: Clanrats, Hounds' }).click();
  await new AskSheet(page, 'Clanrats').type(5);
  await new AskSheet(page, 'Hounds').type(5);
  await expect(why.getByText('hangs on')).toHaveCount(0);
});

test('"no" is an answer, and a test says whose fact it hangs on', async ({ page }) => {
  const fight = await bareUnits(page, 'Warhammer Fantasy Battle, 6th edition');
  await fight.lose('Red', 1);
  const line = page.getByRole('region', { name: 'Hounds: break test', exact: true });
  await expect(line).toContainText('Say what');
  await line.getByRole('button', { name: /the break test in full/ }).click();
  const test_ = page.getByRole('dialog', { name: 'Hounds: break test' });
  await expect(test_.getByRole('region', { name: /^Say what/ })).toBeVisible();
  await expect(test_.getByText(/^Not known yet: .+ of (Clanrats|Hounds)$/)).toBeVisible();
  await expect(test_.getByText('?', { exact: true })).toHaveCount(0);
});

test('before a round is closed, what is not counted is listed, each row a tap', async ({ page }) => {
  const fight = await bareUnits(page, 'The Ninth Age, 2nd edition');
  await fight.closeRoundButton.click();
  const before = new ForgottenSheet(page);
  await before.expectTitle('Before you close the round');
  await before.dialog.getByRole('button', { name: 'Say what they are: Clanrats, Hounds' }).click();
  await new AskSheet(page, 'Clanrats').type(5);
  await new AskSheet(page, 'Hounds').type(5);
  await expect(before.dialog.getByText(/not counted/)).toHaveCount(0);
  await before.closeRound();
});

test('a unit entered without its models is not gone with a loss, and how many it has is asked', async ({
  page,
}) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('The Ninth Age, 2nd edition');
  const fight = await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', CLANRATS);
  await armies.add('Red', { name: 'Hounds', points: '100' });
  const row = new UnitRow(page, 'Hounds');
  await row.expectHealth(0, '? models');
  await armies.openFight();
  await new NamedCombats(page).engage(['Clanrats', 'Hounds']);
  for (let lost = 0; lost < 3; lost++) await fight.loseButton('Red', 'Hounds').tap();
  await fight.expectScore(3, 0);
  await expect(page.getByText(/destroyed/)).toHaveCount(0);

  await test.step('the list of them says what it lost, on the disk too', async () => {
    await page.reload();
    await ArmiesPage.open(page);
    await armies.show('Red');
    await row.expectHealth(3, '? models');
    await armies.openFight();
  });

  await test.step('said once, the losses are of so many', async () => {
    await page.getByRole('button', { name: /^Explain the score/ }).click();
    const why = page.getByRole('dialog', { name: /^Why / });
    await why.getByRole('button', { name: /^Say what they are: / }).click();
    await new AskSheet(page, 'Clanrats').type(5);
    const hounds = new AskSheet(page, 'Hounds');
    await hounds.instead('Models');
    await hounds.type(20);
    await hounds.expectAsked('Models per rank');
    await hounds.type(5);
    await expect(why.getByText('hangs on')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await ArmiesPage.open(page);
    await armies.show('Red');
    await row.expectHealth(3, '17 of 20');
  });
});
