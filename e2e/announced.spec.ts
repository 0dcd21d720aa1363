import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AssaultPage } from './pages/assault-page';

/** From now on the page records the text of its live region, and of any that is added later. */
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
        // Not every screen reader announces a region that is added with its text.
        if (!there.has(region) && region.textContent !== '') said.push(`new: ${region.textContent}`);
        there.add(region);
      }
      for (const region of regions) {
        if (region.textContent !== '') said.push(region.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was announced since the last question: only questions, not the numbers beside them. */
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
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 2, '2 hit');
  await expect(page.getByText('How many wound?').first()).toBeVisible();
  await listen(page);

  // With a button that stays and keeps the focus: each question is read from the region.
  await assault.undoButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('How many hit?').first()).toBeVisible();
  await expect
    .poll(() => said(page))
    .toEqual([
      expect.stringMatching(/^Blue · Veterans against .* · 10 attacks hit on 4\+ · How many hit\? · /),
    ]);

  // With a button that is disabled or disappears with its question: the new question has the focus, and is
  // read once, with the focus.
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

test('the steps without strikers are skipped when the ladder is read', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  const steps = assault.ladder.getByRole('listitem');
  await expect(steps).toHaveText([/5.*Blue/, /4.*Red/]);
  await expect(assault.ladder.locator('li')).toHaveCount(10);
});
