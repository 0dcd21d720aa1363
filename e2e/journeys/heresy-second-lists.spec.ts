import { HERESY_ROSTER } from '../../src/testing/army-lists/roster-samples';
import { rosterXml } from '../../src/testing/army-lists/rosters';
import { axe, controlSizes, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { ImportSheet } from '../pages/import-sheet';
import { ScorePage } from '../pages/score-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/* The 2nd edition has no rules here: its lists are read for the 3rd, and the players say what they score. */
test('lists of the 2nd edition are read, said to be so, and scored under another mission', async ({
  page,
}) => {
  const form = await (await BattlesPage.open(page)).newBattle();
  await form.choose('Horus Heresy, 3rd edition');
  const list = rosterXml({ ...HERESY_ROSTER, game: '(HH V2) Horus Heresy (2022)' });
  for (const side of ['Blue', 'Red'] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);
    const sheet = await ImportSheet.open(page, side);
    await expect(sheet.dialog.getByText('it is for “(HH V2) Horus Heresy (2022)”')).toBeVisible();
    if (side === 'Blue') {
      await axe(page);
      await controlSizes(page);
    }
    await sheet.take(3);
  }
  await form.fightButton.click();

  const score = await ScorePage.open(page);
  await score.chooseMission('Another mission');
  await score.countBonus('Primary objective', 'Blue', 3);
  await score.countBonus('Primary objective', 'Red', 1);
  await score.expectScore('Victory Points', '3', '1', 'Blue leads by 2');
  await ArmiesPage.open(page);
  await expect(page.getByRole('button', { name: 'Tactical Squad', exact: true })).toBeVisible();
});
