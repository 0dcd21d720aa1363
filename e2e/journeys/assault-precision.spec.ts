import { axe, controlSizes, expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { Sheet } from '../pages/sheet';

/*
 * Blue's Captain strikes four times with AP2: four hits, one of them rolled with a 6. Two of the three
 * others wound, and so does the Precision Strike. Blue chooses the model for its Wound, so it is a pool of
 * its own.
 */
test('the sixes of a character are a strike and a pool of their own, and say so', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const answer = (name: string) => page.getByRole('main').getByRole('button', { name });
  const stats = { Initiative: '1', Attacks: '1', 'Armour save': '–' };
  await assault.takeProposed('Blue', {
    name: 'Captain',
    models: 1,
    rank: 'Character',
    stats: { Initiative: '5', Attacks: '4', 'Weapon AP': '2' },
  });
  await assault.takeProposed('Red', { name: 'Bearer', models: 1, rank: 'No', stats });
  await assault.addToUnit('Red', 'Bearer', { name: 'Guard', models: 3, rank: 'No', stats });
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 4, '4 hit');

  await answer('Sixes').click();
  const sheet = new Sheet(page);
  await sheet.expectTitle('Precision Strikes');
  await axe(page);
  await controlSizes(page);
  await sheet.dialog.getByRole('button', { name: '1 Precision Strike', exact: true }).click();
  await expect(sheet.dialog).toBeHidden();
  await assault.count('How many wound?', 2, '2 wound');
  await expect(page.getByText('Precision Strikes: Captain against Bearer')).toBeVisible();
  await assault.count('How many wound?', 1, '1 wound');
  await expect(page.getByText('Which pool goes first?')).toBeVisible();
  await expect(page.getByText('S4 AP2 · Precision', { exact: true })).toBeVisible();
});
