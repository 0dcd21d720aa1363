import type { Page } from '@playwright/test';
import { offered } from '../scripts/messages.mjs';
import { expect, offlineTest } from './fixtures';
import { alert, asked, cut, joinedPhones, strip } from './pages/paired-phones';
import { lookIn } from './spoken-screen';
import { show, speaks } from './walked-screens';

/** What a new battle is played by. */
const EDITION = 't9a-2';

/** Both phones show the fight and how the battle is shared in every language, and speak English again. */
async function lookAtBoth(phones: readonly Page[], what: string): Promise<void> {
  for (const [at, page] of phones.entries()) {
    const fight = new URL(page.url()).hash.slice(1);
    const share = fight.replace(/^\/battle\/([^/]+)\/.*/, '/share/$1');
    for (const language of offered())
      for (const screen of [fight, share]) {
        await speaks(page, language);
        await show(page, screen);
        await lookIn(language, page, `${what} ${at} ${screen.split('/')[1]}`, EDITION);
      }
    await speaks(page, 'en');
    await show(page, fight);
  }
}

offlineTest(
  'what two phones say of each other is said in every language, and nothing is cut',
  async ({ browser, server }, testInfo) => {
    offlineTest.setTimeout(300_000);
    const { host, guest, blue, red } = await joinedPhones(browser, server.url, testInfo);
    const pages = [host.page, guest.page];

    await red.lose('Red', 1);
    await red.undo('Red lost 1');
    await blue.expectScore(1, 0);
    await red.undo('Red lost 1 · other phone');
    await expect(alert(host.page, 'The other phone took back')).toBeVisible();
    await lookAtBoth(pages, 'taken back');

    for (const page of pages) await page.evaluate(() => Reflect.set(globalThis, 'sleeps', true));
    await expect(cut(host.page)).toBeVisible();
    await red.lose('Red', 1);
    await expect(strip(guest.page)).toContainText('1 tap waits');
    await lookAtBoth(pages, 'cut');
    for (const page of pages) await page.evaluate(() => Reflect.set(globalThis, 'sleeps', false));
    await blue.expectScore(1, 0);

    await Promise.all([blue.loseButton('Blue').click(), red.loseButton('Blue').click()]);
    await expect(alert(guest.page, 'Both phones entered')).toBeVisible();
    await blue.closeRound();
    await asked(guest.page).getByRole('button', { name: 'Object' }).click();
    await expect(alert(host.page, 'The other phone objects')).toBeVisible();
    await lookAtBoth(pages, 'objected');

    for (const page of pages) await page.context().close();
  },
);
