import { axe, painted } from '../../e2e/fixtures';
import { expect, test } from './club-fixtures';
import { makeEvent } from './event-steps';

const PLAYERS = Array.from({ length: 41 }, (_, index) => `Player${index + 1} of the Hall`);
/** The pages of A4 and of Letter without their margins, in CSS pixels. */
const PAGES = [
  { width: 673, height: 1002 },
  { width: 695, height: 935 },
];

test('the papers of a round are printed: tables, names, cards with codes, slips', async ({
  club,
  newPhone,
}) => {
  test.setTimeout(120_000);
  const page = await newPhone();
  await makeEvent(page, club, PLAYERS.join('\n'));
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByText('No round is paired yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await page.getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(20);
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();

  for (const [paper, lines] of [
    ['Tables by number', 21],
    ['Players by name', 41],
    ['Cards with codes', 20],
    ['Slips for results', 20],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(lines);
    await painted(page);
    await axe(page);
    await page.emulateMedia({ media: 'print' });
    for (const size of PAGES) {
      await page.setViewportSize(size);
      await painted(page);
      // On paper stands the round alone, and no line is wider than the sheet or higher than a third of it.
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
      const boxes = await page
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
      for (const box of boxes) {
        expect(box.right).toBeLessThanOrEqual(size.width);
        expect(box.height).toBeLessThan(size.height / 3);
      }
    }
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 390, height: 664 });
  }

  // Each card has its own code.
  await page.getByRole('radio', { name: 'Cards with codes' }).check();
  await expect(page.getByRole('img', { name: /^Code for round 1, table \d+$/ })).toHaveCount(20);
  // The button prints.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');

  // The way back leads to where the papers were opened, and so does the browser's.
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect(page.getByRole('link', { name: 'More' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Tables' }).click();
  for (const screen of ['Print', 'Screen for the wall']) {
    await page.getByRole('button', { name: screen, exact: true }).click();
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await expect(page.getByRole('link', { name: 'Tables' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: screen, exact: true }).click();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Tables' })).toHaveAttribute('aria-current', 'page');
  }
});
