import { expect, test } from '../fixtures';
import { EngageSheet } from '../pages/engage-sheet';
import { openNerveBattle } from '../pages/nerve-battle';

/*
 * What `kings-of-war.spec.ts` leaves out of the worked scenes of damage against Nerve: what is taken back, the variants,
 * the facings, the last Round with its markers and the score of an event. On a small phone, by what is seen.
 */
test.use({ viewport: { width: 390, height: 664 } });

/** They are scored as Northern Kings does. */
const open: typeof openNerveBattle = (page, battle) =>
  openNerveBattle(page, { ...battle, setup: { victoryRules: 'pillage', table: 'northernKings' } });

test('shooting that is taken back takes its damage and its tests away', async ({ page }) => {
  const fight = await open(page, {
    gameTurn: 2,
    blue: [
      ['Bows', 12],
      ['Cannon', 10],
    ],
    red: [
      ['Archers', 12],
      ['Trolls', 16, { inspiring: true }],
    ],
  });
  await fight.enter('Archers', 2, 'no test');
  await fight.enter('Trolls', 4, 'no test');
  await fight.enter('Archers', 3, 'by shooting');
  await fight.enter('Trolls', 4, 'by shooting');
  await expect(fight.due('Archers')).toBeVisible();
  await expect(fight.due('Trolls')).toBeVisible();
  await fight.undoButton.click();
  await fight.undoButton.click();
  await fight.expectUnit('Archers', 'Damage 2 of 12');
  await fight.expectUnit('Trolls', 'Damage 4 of 16');
  await expect(fight.due('Archers')).toBeHidden();
  await expect(fight.due('Trolls')).toBeHidden();
});

test('the last unit that shooting routs shows its test to the end', async ({ page }) => {
  const fight = await open(page, { blue: [['Bows', 12]], red: [['Archers', 12]] });
  await fight.enter('Archers', 14, 'by shooting');
  await fight.test('Archers', 10, 'After shooting: Routed', 'rolled 10');
  await expect(page.getByText('Red has no unit to shoot at')).toBeVisible();
  await fight.undoButton.click();
  await expect(fight.due('Archers')).toBeVisible();
});

test('who stands in a flank doubles the dice, an Individual in the rear does not treble them', async ({
  page,
}) => {
  const fight = await open(page, {
    blue: [
      ['Swords', 15, { attacks: 12 }],
      ['Knights', 16, { attacks: 18 }],
      ['Hero', 13, { attacks: 5, individual: true }],
    ],
    red: [['Horde', 25, { attacks: 30, troopType: 'horde' }]],
  });
  await fight.enter('Horde', 8, 'no test');
  await page.getByRole('button', { name: 'New combat', exact: true }).last().click();
  const sheet = new EngageSheet(page);
  for (const name of ['Swords', 'Knights', 'Hero', 'Horde']) {
    await sheet.dialog.getByRole('switch', { name: `${name} fights`, exact: true }).click();
  }
  await sheet.fight({ unit: 'Knights', enemy: 'Horde', facing: 'left flank' });
  await sheet.fight({ unit: 'Hero', enemy: 'Horde', facing: 'rear' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(fight.dice('Swords')).toContainText('12 in the front: 12 dice');
  await expect(fight.dice('Knights')).toContainText('18 in the left flank: 36 dice');
  await expect(fight.dice('Hero')).toContainText('5 in the rear: 5 dice');
});

test('seven markers drawn in the last Round, and the score of an event', async ({ page }) => {
  const fight = await open(page, {
    gameTurn: 6,
    blue: [
      ['Guard', 24, { troopType: 'horde' }, 260],
      ['Scouts', 11, {}, 430],
    ],
    red: [
      ['Trolls', 16, { troopType: 'regiment' }, 210],
      ['Rabble', 21, {}, 805],
    ],
  });
  await fight.goToRoom('Armies');
  const rout = async (name: string) => {
    await page.getByRole('listitem').getByText(name, { exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^destroyed$/i })
      .click();
    await page.keyboard.press('Escape');
  };
  await rout('Scouts');
  await page.getByRole('tab', { name: /^Red / }).click();
  await rout('Rabble');
  await fight.goToRoom('Score');
  const more = async (marker: number, side: string, times: number) => {
    const button = page.getByRole('button', { name: `Marker ${marker}, ${side}: 1 more` });
    for (let tap = 0; tap < times; tap += 1) await button.click();
  };
  const all = [
    [1, 2, 2],
    [2, 1, 0],
    [3, 1, 2],
    [5, 2, 0],
    [6, 2, 2],
    [7, 0, 1],
  ] as const;
  for (const [marker, blue, red] of all) {
    await more(marker, 'Blue', blue);
    await more(marker, 'Red', red);
  }
  const markers = page.getByRole('region', { name: 'Markers at the end' });
  const event = page.getByRole('region', { name: /^For tournaments|^Northern Kings/ }).first();
  await expect(markers).toContainText('2 : 2');
  await expect(event).toContainText('13');
  await expect(event).toContainText('12');
  // The Guard, healed in time, holds the first marker with its whole Unit Strength.
  await more(1, 'Blue', 2);
  await expect(markers).toContainText('3 : 2');
  await expect(event).toContainText('19');
  await expect(event).toContainText('7');
});
