import type { Page } from '@playwright/test';
import { axe, controlSizes, expect, installed, offlineTest, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage, startBattle } from '../pages/battles-page';
import { Fingers } from '../pages/fingers';

/** 40 letters, the longest that a name may be. */
const LONGEST_NAME = 'Feldmarschall Wolfgang Amadeus von Stein';
const MINERS = { name: 'Miners', points: '210', models: '10' } as const;
const TROLLS = { name: 'Trolls', points: '301', models: '5', healthEach: '3' } as const;

async function startArmies(page: Page): Promise<ArmiesPage> {
  await startBattle(page);
  return ArmiesPage.open(page);
}

/** Blue's Miners and Red's Trolls, fighting each other in Combat 1. */
async function startEngaged(page: Page): Promise<ArmiesPage> {
  const armies = await startArmies(page);
  await armies.add('Blue', MINERS);
  await armies.add('Red', TROLLS);
  await armies.openFight();
  await page.getByRole('button', { name: /^Who fights in Combat/ }).click();
  await page.getByRole('radio', { name: 'Nobody', exact: true }).check();
  await page.getByRole('switch', { name: 'Miners fights' }).click();
  await page.getByRole('switch', { name: 'Trolls fights' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  return ArmiesPage.open(page);
}

test('an empty roster says what to do, and a name with points is enough', async ({ page }) => {
  const armies = await startArmies(page);
  await expect(page.getByText('Blue has no units yet.')).toBeVisible();
  const form = await armies.openAdding('Blue');
  await expect(form.name).toBeFocused();
  await form.fill({ name: 'Spearmen', points: '333' });
  await form.add();
  await armies.expectUnits('Spearmen');
  await armies.unit('Spearmen').expectHealth(0, '? models');
  await expect(armies.tab('Blue')).toHaveText('Blue · 333');
});

test('a roster is typed in one go, each side its own', async ({ page }) => {
  const armies = await startArmies(page);
  await armies.add(
    'Red',
    { name: 'King on Dragon', points: '805', healthEach: '6', marks: ['General', 'Character'] },
    { name: 'Greybeards', points: '1 385', models: '15', marks: ['Standard', 'Musician', 'Scoring'] },
    TROLLS,
  );
  await armies.expectUnits('King on Dragon', 'Greybeards', 'Trolls');
  await expect(armies.tab('Red')).toHaveText('Red · 2,491');
  for (const mark of ['standard', 'musician', 'scoring']) {
    await expect(armies.unit('Greybeards').mark(mark)).toBeVisible();
  }
  await armies.unit('King on Dragon').expectHealth(0, '6 of 6');
  await armies.show('Blue');
  await expect(armies.roster).toHaveCount(0);
  await expect(armies.tab('Blue')).toHaveText('Blue · 0');
});

test('what is wrong is said at its field, and nothing typed is lost', async ({ page }) => {
  const armies = await startArmies(page);
  const form = await armies.openAdding('Blue');
  await form.tryToAdd();
  await expect(form.name).toHaveAccessibleDescription('A unit needs a name.');
  await form.fill({ name: 'Miners', points: 'lots', models: '0', marks: ['Standard'] });
  await form.tryToAdd();
  await expect(form.points).toHaveAccessibleDescription('Points are a whole number from 0 to 99,999.');
  await expect(form.points).toBeFocused();
  await form.points.fill('210');
  await form.tryToAdd();
  await expect(form.models).toHaveAccessibleDescription('A unit has 1 to 300 models.');
  await form.models.fill('10');
  await form.field('Discipline').fill('11');
  await form.tryToAdd();
  await expect(form.field('Discipline')).toHaveAttribute('aria-invalid', 'true');
  await form.field('Discipline').fill('9');
  await form.field('Full Ranks').fill('two');
  await form.tryToAdd();
  await expect(form.field('Full Ranks')).toHaveAccessibleDescription(/That is not a whole number/);

  await form.close();
  const again = await armies.openAdding('Blue');
  await expect(again.name).toHaveValue('Miners');
  await expect(again.points).toHaveValue('210');
  await expect(again.mark('Standard')).toBeChecked();
  await again.field('Full Ranks').fill('2');
  await again.add();
  await armies.expectUnits('Miners');
});

test('a unit is edited, and what it lost stays lost', async ({ page }) => {
  const armies = await startArmies(page);
  await armies.add('Blue', MINERS);
  await armies.unit('Miners').lose(3);
  const form = await (await armies.unit('Miners').open()).edit('Miners');
  await expect(form.dialog.getByText('The 3 Health Points lost stay lost.')).toBeVisible();
  await form.fill({ name: 'Deep Miners', points: '230', models: '12', marks: ['Standard'] });
  await form.save();
  await armies.unit('Deep Miners').expectHealth(3, '9 of 12');
  await expect(armies.unit('Deep Miners').mark('standard')).toBeVisible();
  await expect(armies.tab('Blue')).toHaveText('Blue · 230');
  await armies.undo('Deep Miners changed');
  await armies.unit('Miners').expectHealth(3, '7 of 10');
});

test('a duplicate is a fresh unit with the next number; a General’s is no General', async ({ page }) => {
  const armies = await startArmies(page);
  await armies.add('Blue', { name: 'King', points: '300', marks: ['General', 'Character'] }, MINERS);
  await armies.unit('Miners').lose(4);
  await (await armies.unit('Miners').open()).duplicate();
  await armies.unit('Miners #2').expectHealth(0, '10 of 10');
  await (await armies.unit('Miners #2').open()).duplicate();
  const king = await armies.unit('King').open();
  await expect(king.dialog.getByText('without General')).toBeVisible();
  await king.duplicate();
  await armies.expectUnits('King', 'Miners', 'Miners #2', 'Miners #3', 'King #2');
  await expect(armies.unit('King #2').mark('character')).toBeVisible();
  await expect(armies.unit('King #2').mark('General')).toBeHidden();
});

test('a second General is refused by the name of the first, and the form stays as it is', async ({
  page,
}) => {
  const armies = await startArmies(page);
  await armies.add('Blue', { name: 'King', marks: ['General'] });
  const form = await armies.openAdding('Blue');
  await form.fill({ name: 'Pretender', points: '250', marks: ['General'] });
  await form.tryToAdd();
  await expect(form.dialog.getByRole('alert')).toHaveText(
    'King is this army’s General already. Take that mark away first.',
  );
  await expect(form.name).toHaveValue('Pretender');
  await form.mark('General').click();
  await form.add();
  await armies.expectUnits('King', 'Pretender');
  await expect(armies.alerts).toHaveCount(0);
});

test('units are moved up and down, and a removed one comes back by undo as it was', async ({ page }) => {
  const armies = await startArmies(page);
  await armies.add('Blue', { name: 'Bows' }, MINERS, { name: 'Spears' });
  const spears = await armies.unit('Spears').open();
  await expect(spears.button('Move down')).toBeDisabled();
  await spears.button('Move up').click();
  await spears.button('Move up').click();
  await expect(spears.dialog.getByText('1 of 3 in the roster')).toBeVisible();
  await expect(spears.button('Move up')).toBeDisabled();
  await spears.close();
  await armies.expectUnits('Spears', 'Bows', 'Miners');

  await armies.unit('Miners').lose(2);
  await (await armies.unit('Miners').open()).remove();
  await armies.expectUnits('Spears', 'Bows');
  await armies.undo('Miners removed');
  await armies.unit('Miners').expectHealth(2, '8 of 10');
});

test('the tile loses one, gives back, and takes a large hit by its number', async ({ page }) => {
  const armies = await startArmies(page);
  await armies.add('Red', TROLLS);
  const trolls = armies.unit('Trolls');
  await expect(trolls.giveBackButton).toBeDisabled();
  await trolls.lose(4);
  await trolls.expectHealth(4, '4 of 5 · 1 wounded');
  await trolls.giveBackButton.click();
  await trolls.expectHealth(3, '4 of 5');
  await (await trolls.openKeypad()).loseMore(7);
  await trolls.expectHealth(10, '2 of 5 · 1 wounded');
  await (await trolls.openKeypad()).setTo(5);
  await trolls.expectHealth(5, '4 of 5 · 1 wounded −2');
  await armies.undo('Trolls +5');
  await armies.undo('Trolls −7');
  await trolls.expectHealth(3, '4 of 5');
});

test('a hold loses the step of 3 and swallows its tap', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-07T14:00:00') });
  const armies = await startArmies(page);
  await armies.add('Blue', MINERS);
  await page.clock.pauseAt(new Date('2026-03-07T16:00:00'));
  const fingers = await Fingers.on(page);
  await fingers.press(armies.unit('Miners').loseButton);
  await page.clock.runFor(500);
  await fingers.lift();
  await armies.unit('Miners').expectHealth(3, '7 of 10');
  await expect(armies.unit('Miners').item).toContainText('−3 → 7');
  await page.clock.runFor(3_000);
  await expect(armies.unit('Miners').item).not.toContainText('→');
});

test('a unit without health is destroyed by itself, and no one loses more than there is', async ({
  page,
}) => {
  const armies = await startArmies(page);
  await armies.add('Red', MINERS);
  const miners = armies.unit('Miners');
  await miners.lose(8);
  await expect(miners.mark('Shattered')).toBeVisible();
  await miners.expectWorth('+105 to Blue');
  const keypad = await miners.openKeypad();
  await keypad.type(9);
  await keypad.confirm('Lose all 2 left');
  await miners.expectHealth(10, '0 of 10');
  await miners.expectStruckThrough();
  await expect(miners.mark('destroyed')).toBeVisible();
  await expect(miners.mark('Shattered')).toBeHidden();
  await miners.expectWorth('+210 to Blue');
  await miners.lose(1);
  await expect(armies.alerts).toHaveText('Miners: nothing left to lose.');
  const sheet = await miners.open();
  await expect(sheet.fate('Destroyed')).toBeChecked();
  await expect(sheet.fate('Fighting')).toBeDisabled();
  await sheet.close();

  await armies.undo('Miners −2');
  await miners.expectHealth(8, '2 of 10');
  await expect(miners.mark('Shattered')).toBeVisible();
});

test('a fate changes what a unit is worth, and says why', async ({ page }) => {
  const armies = await startArmies(page);
  await armies.add('Red', { ...MINERS, points: '209' });
  const miners = armies.unit('Miners');
  await (await miners.open()).say('Fleeing');
  await expect(miners.mark('fleeing')).toBeVisible();
  await miners.expectWorth('+105 to Blue');
  await miners.lose(8);
  await miners.expectWorth('+209 to Blue');
  const sheet = await miners.open();
  await expect(sheet.dialog.getByText('Fleeing and Shattered (2 of 10): all its points')).toBeVisible();
  await sheet.say('Fled the table');
  await miners.expectStruckThrough();
  await miners.expectWorth('+209 to Blue');
  await armies.undo('Miners fled the table');
  await armies.undo('Miners −1');
  await expect(miners.mark('fleeing')).toBeVisible();
});

test('a loss in a combat scores there, unless it is not from that combat', async ({ page }) => {
  const armies = await startEngaged(page);
  await armies.show('Red');
  const trolls = armies.unit('Trolls');
  await expect(trolls.mark('in Combat 1')).toBeVisible();
  await trolls.lose(2);
  await (await armies.openFight()).expectScore(2, 0);

  await ArmiesPage.open(page);
  const sheet = await trolls.open();
  await sheet.notFromCombat(1).click();
  await sheet.close();
  await expect(trolls.mark('not from Combat 1')).toBeVisible();
  await trolls.lose(3);
  await trolls.expectHealth(5, '4 of 5 · 1 wounded −2');
  await (await armies.openFight()).expectScore(2, 0);
});

test('a unit in a combat is not removed: the sheet says where it fights', async ({ page }) => {
  const armies = await startEngaged(page);
  await armies.show('Blue');
  const sheet = await armies.unit('Miners').open();
  await sheet.button('Remove').click();
  await expect(sheet.refusal).toHaveText(
    'Miners: already in Miners v Trolls. End that combat, or take the unit out of it first.',
  );
  await sheet.close();
  await armies.expectUnits('Miners');
});

offlineTest(
  'both armies are there after a reload without a server, undo included',
  async ({ page, server }) => {
    const armies = await startArmies(page);
    await armies.add('Blue', { name: LONGEST_NAME, points: '450', healthEach: '3', marks: ['General'] });
    await armies.add('Red', MINERS, TROLLS);
    await armies.unit('Miners').lose(10);
    await armies.unit('Trolls').lose(1);
    await (await armies.unit('Trolls').open()).say('Fleeing');
    await installed(page);
    await server.kill();

    await page.reload();
    await armies.show('Red');
    await armies.expectUnits('Trolls');
    await armies.unit('Miners').expectStruckThrough();
    await armies.unit('Trolls').expectHealth(1, '5 of 5 · 1 wounded');
    await armies.unit('Trolls').expectWorth('+151 to Blue');
    await armies.undo('Trolls fleeing');
    await armies.unit('Trolls').expectWorth('worth 0 so far');
    await armies.show('Blue');
    await expect(armies.unit(LONGEST_NAME).mark('General')).toBeVisible();
  },
);

test('a tab that reads along shows the armies and changes nothing', async ({ page, context }) => {
  const armies = await startArmies(page);
  await armies.add('Blue', MINERS);
  await armies.unit('Miners').lose(2);
  const other = await context.newPage();
  await other.goto(page.url());
  const reading = new ArmiesPage(other);
  await expect(reading.addUnitButton).toBeDisabled();
  await reading.unit('Miners').expectHealth(2, '8 of 10');
  await expect(reading.unit('Miners').loseButton).toBeDisabled();
  const sheet = await reading.unit('Miners').open();
  for (const name of ['Edit', 'Duplicate', 'Remove']) await expect(sheet.button(name)).toBeDisabled();
  await expect(sheet.fate('Fleeing')).toBeDisabled();
});

test('the room has targets for a thumb and is clean for screen readers, in every state', async ({ page }) => {
  const armies = await startEngaged(page);
  await armies.add(
    'Red',
    { name: LONGEST_NAME, points: '12345', models: '60', healthEach: '2', marks: ['Battle Standard'] },
    { ...MINERS, marks: ['Standard', 'Musician', 'Character', 'Scoring'] },
  );
  await armies.unit('Miners').lose(10);
  await axe(page);
  await controlSizes(page);
  const sheet = await armies.unit('Trolls').open();
  await axe(page);
  await controlSizes(page);
  await sheet.edit('Trolls');
  await axe(page);
  await controlSizes(page);
});

test('a rulebook asks for its own facts in its own words', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Warhammer Fantasy Battle, 6th edition');
  await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  const form = await armies.openAdding('Blue');
  await form.fill({ name: 'Empire Spearmen', points: '150', models: '20' });
  await form.field('Leadership').fill('7');
  await form.field('Unit Strength').fill('20');
  await form.mark('Causes fear').click();
  await axe(page);
  await form.add();
  const sheet = await armies.unit('Empire Spearmen').open();
  await expect(sheet.dialog.getByText('150 points · 20 models · Leadership 7')).toBeVisible();
  const again = await sheet.edit('Empire Spearmen');
  await expect(again.field('Unit Strength')).toHaveValue('20');
  await expect(again.mark('Causes fear')).toBeChecked();
  await expect(again.healthEach).toHaveAccessibleName('Wounds each');
});
