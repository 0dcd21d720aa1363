import type { Page } from '@playwright/test';
import { axe, controlSizes, expect, test } from '../fixtures';
import { startBattle } from '../pages/battles-page';

/** Keeps what the phone is asked to read aloud, also over a reload. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const said: string[] = [];
  await page.exposeFunction('reads', (sentence: string) => said.push(sentence));
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
    speechSynthesis.speak = ({ text }) => Reflect.get(globalThis, 'reads')(text);
  });
  return async () => {
    // What the page has asked for by now has arrived after another question.
    await page.evaluate(() => null);
    return said.splice(0);
  };
}

test('the phone reads a round aloud when it is closed, once it is asked to, and not when it is looked at again', async ({
  page,
}) => {
  const said = await listen(page);
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.closeRound();
  expect(await said()).toEqual([]);

  await fight.backToBattles();
  await page.getByRole('link', { name: 'Settings' }).tap();
  const choice = page.getByRole('group', { name: 'A closed round is read aloud' });
  await choice.getByRole('radio', { name: 'On' }).check();
  await controlSizes(page);
  await axe(page);
  await page.getByRole('link', { name: 'Back to the battles' }).tap();
  await page.getByRole('button', { name: /^Resume/ }).tap();
  await fight.nextRound();
  await fight.lose('Blue', 3);
  expect(await said()).toEqual([]);
  await fight.closeRound();
  await expect.poll(said).toEqual(['Blue 0, Red 3. Red wins by 3']);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Round 2 is closed' })).toBeVisible();
  expect(await said()).toEqual([]);
});
