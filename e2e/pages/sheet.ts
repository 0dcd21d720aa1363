import { expect, type Locator, type Page } from '@playwright/test';

/** A sheet from below: the one open dialog. Its title is its name. */
export class Sheet {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
