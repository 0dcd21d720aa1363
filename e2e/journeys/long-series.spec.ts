import { entriesOnDisk, expectOnDisk, putOnDisk } from '../disk';
import { expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { SendPage } from '../pages/send-page';

const ENTRIES = 5_000;
/** The longest that a series of so many entries may take, in seconds. */
const SECONDS = 30;

test('a battle of 5,000 entries says how long its codes take before they begin, and half a minute is enough', async ({
  page,
}) => {
  const fight = await (await (await BattlesPage.open(page)).newBattle()).fight();
  await fight.lose('Red', 1);
  await fight.lose('Blue', 1);
  await expectOnDisk(page, 3);
  const [, red, blue] = await entriesOnDisk(page);
  if (!red || !blue) throw new Error('The battle is too short');
  // As players tap: two at once now and then, and no two pauses alike.
  const more = Array.from({ length: ENTRIES - 3 }, (_, index) => {
    const tap = (index * index) % 7 < 3 ? red : blue;
    return {
      ...tap,
      seq: index + 4,
      at: Number(Reflect.get(blue, 'at')) + 900 * index + ((index * 7_919) % 811),
    };
  });
  await putOnDisk(page, ...more);
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'To another phone' }).click();
  const takes = page.getByText(/^[\d,]+ codes, \d+ s for all of them$/);
  await expect(takes).toBeVisible();
  const [codes = 0, seconds = 0] =
    (await takes.innerText()).replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
  console.log(`${ENTRIES} entries: ${codes} codes, ${seconds} s`);
  expect(seconds).toBeLessThanOrEqual(SECONDS);
  const send = new SendPage(page);
  await expect(send.code).toHaveAccessibleName(`Code 1 of ${codes}`);
  await send.playButton.click();
  await expect(send.code).not.toHaveAccessibleName(`Code 1 of ${codes}`);

  // A camera that reads nothing of these is shown larger dots: twice as many.
  await page.getByRole('radio', { name: 'Large' }).check();
  await expect(send.code).toHaveAccessibleName(/^Code 1 of/);
  expect(await send.count()).toBeGreaterThan(1.9 * codes);
});
