import type { Page } from '@playwright/test';
import { expect, installed, offlineTest } from './fixtures';
import { BattlesPage } from './pages/battles-page';
import { KeptArmiesPage } from './pages/kept-armies-page';

type Target = {
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  readonly params: { readonly text: string; readonly files: readonly { readonly name: string }[] };
};

/** What the installed app says about how it wants to be shared with. */
async function shareTarget(page: Page): Promise<Target> {
  const link = await page.locator('link[rel=manifest]').evaluate((element: HTMLLinkElement) => element.href);
  const { share_target: target } = await (await page.request.get(link)).json();
  return { ...target, action: new URL(target.action, link).href };
}

/** Shares as the system does: a form that is sent to the address from outside of the app. */
async function share(
  page: Page,
  target: Omit<Target, 'params'>,
  fields: Readonly<Record<string, string | File>>,
): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(
    ({ action, method, enctype, entries }) => {
      const form = Object.assign(document.createElement('form'), { action, method, enctype });
      for (const [name, value] of entries) {
        const field = document.createElement('textarea');
        Object.assign(field, { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    { ...target, entries: Object.entries(fields) },
  );
}

offlineTest(
  'a list shared from another app is looked over and kept, without the server',
  async ({ page, server }) => {
    await BattlesPage.open(page);
    await installed(page);
    const target = await shareTarget(page);
    expect(target.params.files.map(({ name }) => name)).toEqual(['list']);
    await server.kill();

    await share(page, target, {
      [target.params.text]: 'Dwarven Holds\r\n480 - King, General\r\n230 - 10 Marksmen',
    });
    await expect(page.getByRole('dialog', { name: 'Army list to keep' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep 2 units' }).click();
    await new KeptArmiesPage(page).expectArmies('Dwarven Holds');
    await page.reload();
    await new KeptArmiesPage(page).expectArmies('Dwarven Holds');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

offlineTest('a shared text that is no list says so, and stands in no way', async ({ page }) => {
  await BattlesPage.open(page);
  await installed(page);
  await share(page, await shareTarget(page), { text: 'Dear diary' });
  const sheet = page.getByRole('dialog', { name: 'Army list to keep' });
  await expect(sheet.getByRole('alert')).toHaveText(/No unit was found/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No army is kept here yet')).toBeVisible();
});

const LOST = [
  {
    told: 'with the storage full says so',
    says: /had no room to take the shared list/,
    async arrange(page: Page, target: Target) {
      const devtools = await page.context().newCDPSession(page);
      const { origin } = new URL(page.url());
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      return target;
    },
  },
  {
    told: 'in a form that is none says so',
    says: /shared list did not come through/,
    arrange: async (_page: Page, target: Target) => ({ ...target, enctype: 'text/plain' }),
  },
];

for (const { told, says, arrange } of LOST) {
  offlineTest(`a list shared ${told}, in the app, where it can be pasted`, async ({ page, server }) => {
    await BattlesPage.open(page);
    await installed(page);
    const target = await arrange(page, await shareTarget(page));
    await server.kill();
    await share(page, target, { text: 'Dwarven Holds\r\n480 - King, General\r\n230 - 10 Marksmen' });
    const sheet = page.getByRole('dialog', { name: 'Army list to keep' });
    await expect(sheet.getByRole('alert')).toHaveText(says);
    await sheet.getByRole('textbox').fill('480 - King, General\n230 - 10 Marksmen');
    await sheet.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByRole('button', { name: 'Keep 2 units' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByText('No army is kept here yet')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
