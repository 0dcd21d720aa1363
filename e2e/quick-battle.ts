import { expect, type Page } from '@playwright/test';

/** A battle begun as a hurried player does: two taps, no names. */
export async function startBattle(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: 'New battle' }).click();
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close round' })).toBeVisible();
}

/** One Health Point lost by Red, which Blue scores. */
export async function loseOneOfRed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
}

/** The two totals in the header, as they are read aloud. */
export async function expectTotals(page: Page, blue: number, red: number): Promise<void> {
  await expect(
    page.getByRole('button', { name: `Explain the score: Blue ${blue}, Red ${red}` }),
  ).toBeVisible();
}
