import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AssaultPage } from './pages/assault-page';

/** From now on the page notes what its live region says: in the one that is there now, and in any that comes later. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(globalThis, 'said', said);
    const there = new Set(document.querySelectorAll('[aria-live], [role=status], [role=alert], output'));
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest('[aria-live], [role=status], [role=alert], output');
        if (region) regions.add(region);
      }
      for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert], output')) {
        // One that comes with its words in it is not heard everywhere.
        if (!there.has(region) && region.textContent !== '') said.push(`new: ${region.textContent}`);
        there.add(region);
      }
      for (const region of regions) {
        if (region.textContent !== '') said.push(region.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since the last question, of an assault's questions and not of the numbers beside them. */
const said = (page: Page) =>
  page.evaluate(() => {
    const all = Reflect.get(globalThis, 'said') as string[];
    return all.splice(0).filter((text) => !/^(at least|new: at least)/.test(text));
  });

test('each question of an assault is said once and whole, by a region that was there before', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Use these squads').click();
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 2, '2 hit');
  await expect(page.getByText('How many wound?').first()).toBeVisible();
  await listen(page);

  // By the button that stays, and so keeps the focus: each question is read from the region.
  await assault.undoButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('How many hit?').first()).toBeVisible();
  await expect
    .poll(() => said(page))
    .toEqual([
      expect.stringMatching(/^Blue · Veterans against .* · 10 attacks hit on 4\+ · How many hit\? · /),
    ]);

  // By a button that is switched off then, or goes with its question: the new one has the focus, and is read with it. Nothing says it a
  // second time.
  await page.getByRole('button', { name: /^Redo/ }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('How many wound?');
  expect(await said(page)).toEqual([]);

  await assault.count('How many wound?', 0, '0 wound');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .not.toContain('How many wound?');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await said(page)).toEqual([]);
});

test('the steps at which nobody strikes are passed over when the ladder is read', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Use these squads').click();
  const steps = assault.ladder.getByRole('listitem');
  await expect(steps).toHaveText([/5.*Blue/, /4.*Red/]);
  await expect(assault.ladder.locator('li')).toHaveCount(10);
});
