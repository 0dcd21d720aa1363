import type { Page } from '@playwright/test';
import { withDiceInTurn } from '../dice-in-turn';
import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';

/**
 * Blue's ten strike first and inflict eight Wounds more than Red: Red passes its test only with a double 1.
 */
async function lostByEight(page: Page): Promise<AssaultPage> {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Blades', stats: { Initiative: '5' } });
  await assault.takeProposed('Red', { name: 'Mob' });
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 10, '10 hit');
  await assault.count('How many wound?', 8, '8 wound');
  await assault.count('How many are saved?', 0, '0 saved');
  await assault.count('How many hit?', 0, '0 hit');
  await assault.next('Red tests Morale').click();
  return assault;
}

test('dice that the phone rolled are shown where they were rolled, after a reload and in the log', async ({
  page,
}) => {
  await withDiceInTurn(page);
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  await assault.next('Roll for me').click();
  const soFar = page.getByRole('region', { name: 'Initiative 5 so far' });
  await expect(soFar.getByText(/^Veterans: \d+ of 10 hit$/)).toBeVisible();
  const rolled = soFar.getByText(/^rolled ([1-6], ){9}[1-6]$/);
  const dice = await rolled.innerText();
  const faces = dice.replace('rolled ', '').split(', ').map(Number);
  await expect(
    soFar.getByText(`Veterans: ${faces.filter((face) => face >= 4).length} of 10 hit`),
  ).toBeVisible();
  await expect(soFar.locator('svg')).toHaveCount(10);

  await page.reload();
  await expect(soFar.getByText(dice, { exact: true })).toBeAttached();
  const log = await assault.openLog();
  const line = log.line(/^Veterans: \d+ of 10 hit/);
  await expect(line.getByText(dice, { exact: true })).toBeAttached();
  await expect(line.locator('svg').nth(9)).toBeVisible();
});

test('the question says what its dice may be expected to show, and the chance of another number', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  const odds = page.getByRole('group', { name: 'What the dice may be expected to show' });
  // Ten dice, half of them hits: 638 of 1,024 for five, 386 for six.
  await expect(odds).toContainText('expect 5.0 hits');
  await expect(odds.getByRole('status')).toHaveText('at least 562%');
  await odds.getByRole('button', { name: 'At least one more' }).click();
  await expect(odds.getByRole('status')).toHaveText('at least 638%');
  await assault.count('How many hit?', 4, '4 hit');
  await expect(odds).toContainText('expect 2.0 Wounds');
});

test('two dice of the table are typed in, and their total is explained', async ({ page }) => {
  const assault = await lostByEight(page);
  const mob = assault.loser('Mob');
  await expect(mob).toContainText('Ld 8 −8: only a double 1');
  await mob.getByRole('button', { name: 'Enter the dice' }).click();
  await mob.getByRole('button', { name: 'First die: 6' }).click();
  await mob.getByRole('button', { name: 'First die: 4' }).click();
  await mob.getByRole('button', { name: 'Second die: 1' }).click();
  await expect(mob).toContainText('Failed: 4 + 1 = 5, needed only a double 1');

  await mob.getByRole('button', { name: 'Enter the dice' }).click();
  await mob.getByRole('button', { name: 'Blue: D6 + 5: 2' }).click();
  await mob.getByRole('button', { name: 'Red: D6 + 4: 6' }).click();
  await expect(mob).toContainText('Escapes, 5 + 2 = 7 against 4 + 6 = 10');
  await page.reload();
  await expect(mob).toContainText('Escapes, 5 + 2 = 7 against 4 + 6 = 10');
});

test('a winner that may not sweep lets the loser get away', async ({ page }) => {
  const assault = await lostByEight(page);
  const mob = assault.loser('Mob');
  await mob.getByRole('button', { name: 'Failed' }).click();
  await mob.getByRole('switch', { name: 'The winner may not sweep' }).click();
  await expect(mob.getByRole('button', { name: 'Roll for me' })).toBeHidden();
  await mob.getByRole('button', { name: 'It gets away' }).click();
  await expect(mob).toContainText('Escapes: the winner may not sweep');
  await expect((await assault.openLog()).line('Mob got away')).toContainText('the winner may not sweep');
});

/** The longest time of any animation or transition on the page, in seconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seconds = (times: string) => times.split(',').map((time) => Number.parseFloat(time));
    const durations = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      return [
        ...seconds(transitionDuration),
        ...(animationName === 'none' ? [0] : seconds(animationDuration)),
      ];
    });
    return Math.max(...durations);
  });
}

test('a player who wants no movement sees none, and no movement loops or changes the layout', async ({
  page,
}) => {
  await withDiceInTurn(page);
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  await assault.next('Roll for me').click();
  await expect(page.getByRole('region', { name: 'Initiative 5 so far' })).toBeVisible();
  await assault.openOdds();
  expect(await longestMotion(page)).toBeLessThanOrEqual(0.01);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await longestMotion(page)).toBeLessThanOrEqual(0.3);
  const moved = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const { iterations } = effect.getComputedTiming();
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const known = ['offset', 'computedOffset', 'easing', 'composite', 'transform'];
      return [...properties.filter((name) => !known.includes(name)), ...(iterations === 1 ? [] : ['loops'])];
    }),
  );
  expect(moved).toEqual([]);
});

test('a question is announced once and whole, and the focus never falls out of the screen', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  const live = page.locator('p[aria-live="polite"]');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const asked = /2 hits wound on 4\+.*How many wound\?/;

  await assault.count('How many hit?', 2, '2 hit');
  await expect.poll(focused).toMatch(asked);
  await expect(live).toHaveText('');

  // The undo button stays and keeps the focus: then the question is read from the live region.
  await assault.undoButton.focus();
  await page.keyboard.press('Enter');
  await expect(live).toHaveText(/^Blue · Veterans against .* · 10 attacks hit on 4\+ · How many hit\? · /);
  await expect(assault.undoButton).toBeFocused();
});
