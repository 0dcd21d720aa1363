import { expect, test } from '../fixtures';
import { bringEvent } from '../pages/brought-event';

// The club of the event is at another address, to which this page may not speak.
test.use({ broughtAbout: /club\.example/ });

test('teams stand in the columns of the players, under their heads', async ({ page }) => {
  await bringEvent(page);
  await page.getByRole('button', { name: 'To the events' }).click();
  await page.getByRole('link', { name: /^Autumn Cup/ }).click();
  await page.getByRole('link', { name: 'Standings', exact: true }).click();
  const teams = page.getByRole('region', { name: 'Teams', exact: true });
  const players = page.getByRole('region', { name: 'Standings', exact: true });
  await expect(players.getByRole('row')).toHaveCount(5);
  await expect(teams.getByRole('row')).toHaveCount(2);
  await expect(teams.getByRole('columnheader')).toHaveText(['#', 'Teams', 'BP', 'VP ±']);
  await expect(teams.getByRole('cell')).toHaveText(['1', /^Knights/, '0', '0']);
  // In large text the figures stand below the name.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expect(teams.getByRole('columnheader')).toHaveText(['#', 'Teams']);
  await expect(teams.getByRole('cell')).toHaveText(['1', /^Knights0 · 0$/]);
});
