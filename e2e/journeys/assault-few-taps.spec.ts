import type { Page } from '@playwright/test';
import { HERESY_ROSTER } from '../../src/testing/army-lists/roster-samples';
import { rosterJson } from '../../src/testing/army-lists/rosters';
import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage, POOL_RULEBOOKS } from '../pages/assault-page';
import { BattlesPage } from '../pages/battles-page';
import { FighterSheet } from '../pages/fighter-sheet';
import { ImportSheet } from '../pages/import-sheet';
import { Sheet } from '../pages/sheet';
import { countTaps } from '../pages/tap-count';

const SERGEANT = { name: 'Sergeant', models: 1 };

/** A first battle of this device, in which both squads fought: nine models and their sergeant. */
async function foughtBefore(page: Page): Promise<void> {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', models: 9 });
  await assault.addToUnit('Blue', 'Veterans', SERGEANT);
  await assault.takeProposed('Red', { name: 'Breachers', models: 9 });
  await assault.addToUnit('Red', 'Breachers', SERGEANT);
  await assault.next('Fight: Initiative 4').click();
  await assault.expectFact('9 attacks hit on 4+');
}

/*
 * The table, made by hand. Both squads are nine and a Sergeant of two Attacks, all at Initiative 4, WS4 S4 T4
 * 3+, and Blue charged: 18 attacks and 3, against 9 and 2.
 *
 *                  hit   wound   saved   falls
 * Veterans          9      5
 * Sergeant          2      1      4      2 Breachers of 6 Wounds
 * Breachers         4      2
 * Sergeant          1      0      1      1 Veteran of 2 Wounds
 *
 * Blue wins 2 to 1, and Red tests on 7 or less.
 */
test('two squads that fought before meet the first dice after 6 taps, and a round of them takes 14', async ({
  page,
}) => {
  await foughtBefore(page);
  const assault = await AssaultPage.start(page);
  const taps = await countTaps(page);

  await test.step('New battle and Fight are two taps, then each unit is one', async () => {
    await assault.offered('Blue', 'Veterans').tap();
    await assault.offered('Red', 'Breachers').tap();
    await expect(assault.fighters('Red')).toContainText('Breachers · 10 models');
    await assault.fighters('Blue').getByRole('switch', { name: 'Charged: Veterans' }).tap();
    await assault.next('Fight: Initiative 4').tap();
    await assault.expectFact('18 attacks hit on 4+');
    expect(2 + (await taps())).toBeLessThanOrEqual(6);
  });

  const before = await taps();
  await test.step('every count is one tap, however soon the finger bounces', async () => {
    await assault.counts('How many hit?').getByRole('button', { name: '9 hit' }).dblclick();
    await assault.expectFact('9 hits wound on 4+');
    await assault.count('How many wound?', 5, '5 wound');
    await assault.count('How many hit?', 2, '2 hit');
    await assault.count('How many wound?', 1, '1 wound');
    await assault.count('How many hit?', 4, '4 hit');
    await assault.count('How many wound?', 2, '2 wound');
    await assault.count('How many hit?', 1, '1 hit');
    await assault.count('How many wound?', 0, '0 wound');
  });

  await test.step('a Wound of a mixed unit is two taps: what was saved, and who falls', async () => {
    await assault.count('How many are saved?', 4, '4 saved');
    await page.getByRole('button', { name: '2 × Breachers', exact: true }).tap();
    const wound = await taps();
    await assault.count('How many are saved?', 1, '1 saved');
    await assault.model('Veterans 9, in base contact').tap();
    expect((await taps()) - wound).toBe(2);
    await assault.expectScore(2, 1, 'Blue wins by 1');
  });

  await assault.next('Red tests Morale').tap();
  await assault.loser('Breachers').getByRole('button', { name: 'Held' }).tap();
  await expect(page.getByRole('button', { name: /^Next turn/ })).toBeEnabled();
  // One of the taps bounced.
  expect((await taps()) - before - 1).toBeLessThanOrEqual(14);
});

test('two squads of a roster meet the first dice after 7 taps, a Praetor with one of them', async ({
  page,
}) => {
  const roster = rosterJson(HERESY_ROSTER);
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose(POOL_RULEBOOKS[0] ?? '');
  for (const side of ['Blue', 'Red'] as const) {
    const sheet = await ImportSheet.open(page, side);
    await sheet.box.fill(roster);
    await sheet.dialog.getByRole('button', { name: 'Read it' }).click();
    await sheet.take(3);
  }
  const taps = await countTaps(page);
  await newBattle.fightButton.tap();
  const assault = new AssaultPage(page);
  await assault.offered('Blue', 'Tactical Squad').tap();
  await assault.offered('Red', 'Tactical Squad').tap();
  await test.step('the Praetor joins the squad, which keeps its name, and its list is asked for nothing', async () => {
    await assault.fighters('Blue').getByRole('button', { name: 'Add to this unit: Tactical Squad' }).tap();
    await new Sheet(page).dialog.getByRole('button', { name: /^Praetor/ }).tap();
    await expect(assault.fighters('Blue')).toContainText('Tactical Squad · 11 models');
    await expect(assault.fighters('Blue')).toContainText('Character 1 × Praetor');
  });
  await assault.next('Fight: Initiative 5').tap();
  await assault.expectFact('4 attacks hit on 3+');
  // New battle needs one more tap.
  expect(1 + (await taps())).toBeLessThanOrEqual(7);
});

test('of a unit whose list has no profile only the profile is asked for', async ({ page }) => {
  const start = await AssaultPage.start(page);
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', { name: 'Recruits', points: '100', models: '12' });
  await armies.openFight();
  const { dialog } = await start.openAdding('Blue');
  await dialog.getByRole('button', { name: /^Recruits/ }).click();
  const sheet = await FighterSheet.of(page, 'Blue: new fighters');
  await expect(sheet.dialog).toContainText('Recruits: 12 models, W1. The list has no more: say the rest.');
  await expect(sheet.dialog.getByLabel('Name', { exact: true })).toBeHidden();
  await expect(sheet.dialog.getByRole('radio', { name: /^Wounds / })).toBeHidden();
  await sheet.set('Weapon Skill', '3');
  await sheet.add();
  await expect(start.fighters('Blue')).toContainText('12 × Recruits');
  await expect(start.fighters('Blue')).toContainText('WS3');
});

test('a unit is put together, named and parted as on the table', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', models: 5 });
  await assault.addByHand('Blue', { name: 'Champion', models: 1, rank: 'Character' });
  await assault.next('Fight with sample squads').click();
  const blue = assault.fighters('Blue');
  const unit = (name: string) => blue.getByRole('listitem', { name, exact: true });
  await expect(unit('Veterans')).toBeVisible();
  const sheet = new Sheet(page);

  await test.step('the Champion joins, and the unit keeps its own name', async () => {
    await blue.getByRole('button', { name: 'Champion: name, join, part' }).click();
    await sheet.dialog.getByRole('button', { name: 'Join Veterans' }).click();
    await expect(unit('Champion')).toBeHidden();
    await expect(unit('Veterans')).toContainText('Veterans · 6 models');
    await expect(unit('Veterans')).toContainText('Character 1 × Champion');
    await blue.getByRole('button', { name: 'Veterans: name, join, part' }).click();
    await sheet.dialog.getByLabel('Name of the unit').fill('First Squad');
    await sheet.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(unit('First Squad')).toContainText('5 × Veterans');
  });

  await test.step('all of them charge at one tap', async () => {
    await blue.getByRole('switch', { name: 'Charged: First Squad' }).click();
    await assault.expectCard('Blue', '10 attacks hit on 4+, wound on 4+, saved on 3+');
    await assault.expectCard('Blue', '2 attacks hit on 4+, wound on 4+, saved on 3+');
  });

  await test.step('a group is a unit of its own again, and undo brings it back', async () => {
    await blue.getByRole('button', { name: 'First Squad: name, join, part' }).click();
    await sheet.dialog.getByRole('button', { name: '1 × Champion' }).click();
    await expect(unit('Champion')).toBeVisible();
    await assault.undoButton.click();
    await expect(unit('Champion')).toBeHidden();
  });

  await test.step('once blows of a step are entered no units can be joined, and a sentence says what to do', async () => {
    await assault.next('Fight: Initiative 4').click();
    await assault.count('How many hit?', 6, '6 hit');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await sheet.dialog.getByRole('button', { name: 'First Squad: name, join, part' }).click();
    await sheet.dialog.getByRole('button', { name: '1 × Champion' }).click();
    await expect(sheet.dialog).toContainText(
      'Blows of this step are entered: put units together when it is fought, or undo them first.',
    );
    await sheet.close();
  });

  const log = await assault.openLog();
  await expect(log.line('Champion joins Veterans')).toBeVisible();
  await expect(log.line('Veterans is called First Squad')).toBeVisible();
});

test('one by one, and a fight that has begun, survive a reload', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  await assault.expectFact('10 attacks hit on 4+');
  await page.reload();
  await assault.expectFact('10 attacks hit on 4+');
  await assault.count('How many hit?', 4, '4 hit');
  await assault.count('How many wound?', 2, '2 wound');
  await assault.next('One by one').click();
  const first = assault.model('Red squad 1, in base contact');
  await expect(first).toBeEnabled();
  await page.reload();
  await expect(first).toBeEnabled();
});

test('five groups typed by hand, a character of his own and two sergeants among them, take at most fifty taps', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  const taps = await countTaps(page);
  const { dialog } = new Sheet(page);
  const type = async (name: string, models?: string) => {
    const field = dialog.getByLabel('Name', { exact: true });
    await field.tap();
    await field.fill(name);
    if (models === undefined) return;
    await dialog.getByRole('textbox', { name: 'Models' }).tap();
    await dialog.getByRole('textbox', { name: 'Models' }).fill(models);
  };
  /** One tap for each number, and one for a value that does not follow the last. */
  const profile = async (stats: Readonly<Record<string, string>>) => {
    for (const [stat, value] of Object.entries(stats)) {
      const radio = dialog.getByRole('radio', { name: new RegExp(`^${stat} `) });
      if (!(await radio.isChecked())) await radio.tap();
      await dialog.getByRole('button', { name: `Set ${stat} to ${value}`, exact: true }).tap();
    }
  };
  const add = async () => {
    await dialog.getByRole('button', { name: /^Add \d/ }).tap();
    await expect(dialog).toBeHidden();
  };
  const ready = (side: 'Blue' | 'Red') =>
    assault
      .fighters(side)
      .getByRole('button', { name: /Ready to fight/ })
      .tap();

  await test.step('Blue: Veterans, their Sergeant with a fist, and a Praetor on his own', async () => {
    await ready('Blue');
    await type('Veterans', '9');
    await profile({ Attacks: '2' });
    await add();
    await assault.fighters('Blue').getByRole('button', { name: 'Add to this unit: Veterans' }).tap();
    // Nothing else is there to choose: the form is open.
    await expect(dialog.getByRole('heading', { name: 'Blue: new fighters' })).toBeVisible();
    await type('Sergeant');
    await profile({ 'Weapon Strength': '8', 'Weapon AP': '2' });
    await add();
    await assault.fighters('Blue').getByRole('button', { name: 'Another unit: add fighters to Blue' }).tap();
    await assault.chooseByHand('Blue');
    await type('Praetor', '1');
    await profile({
      'Weapon Skill': '6',
      Wounds: '3',
      Initiative: '5',
      Attacks: '4',
      'Armour save': '2+',
      'Invulnerable save': '4+',
      'Weapon AP': '2',
    });
    await dialog.getByRole('radio', { name: 'Independent', exact: true }).tap();
    await add();
  });

  await test.step('Red: Breachers and their Sergeant', async () => {
    await ready('Red');
    await type('Breachers', '9');
    await profile({ 'Invulnerable save': '5+' });
    await add();
    await assault.fighters('Red').getByRole('button', { name: 'Add to this unit: Breachers' }).tap();
    await assault.chooseByHand('Red');
    await type('Sergeant');
    await profile({ 'Weapon AP': '3' });
    await add();
  });

  await assault.fighters('Blue').getByRole('switch', { name: 'Charged: Veterans' }).tap();
  await assault.next('Fight: Initiative 5').tap();
  await assault.expectFact('4 attacks hit on 3+');
  // New battle, the rulebook, and Fight come before.
  const tapped = 3 + (await taps());
  console.info(`Five typed groups: ${tapped} taps`);
  expect(tapped).toBeLessThanOrEqual(50);
});
