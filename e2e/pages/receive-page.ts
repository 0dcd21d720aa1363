import { expect, type Locator, type Page } from '@playwright/test';

/** The screen that reads the codes of another phone with the camera. */
export class ReceivePage {
  readonly heading: Locator;
  readonly alert: Locator;
  readonly status: Locator;
  readonly fileButton: Locator;
  readonly result: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Receive', exact: true });
    this.alert = page.getByRole('alert');
    this.status = page.getByRole('status');
    this.fileButton = page.getByRole('button', { name: 'Open a file' });
    this.result = page.getByRole('region', { name: 'A result' });
  }

  static async open(page: Page): Promise<ReceivePage> {
    await page.goto('./');
    await page.getByRole('link', { name: 'Receive', exact: true }).click();
    // If the camera reads everything at once, the result is shown before the test can look.
    await expect(page.getByRole('heading', { level: 1, name: /^Received?$/ })).toBeVisible();
    return new ReceivePage(page);
  }
}
