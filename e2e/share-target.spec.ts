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
  target: Target,
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
