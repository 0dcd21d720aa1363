import type { Page } from '@playwright/test';

/** Counts the fingers on the screen from now on. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset.taps = String(Number(dataset.taps) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.taps));
}
