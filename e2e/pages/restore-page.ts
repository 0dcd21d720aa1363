import { expect, type Locator, type Page } from '@playwright/test';

/** The file for a test: its text, or its bytes. */
export type GivenFile = string | Buffer;

/** The screen that restores battles from a file. */
export class RestorePage {
  readonly heading: Locator;
  readonly alert: Locator;
  readonly status: Locator;
  readonly goButton: Locator;
  readonly againButton: Locator;
  readonly toBattlesButton: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Restore', exact: true });
    this.alert = page.getByRole('alert');
    this.status = page.getByRole('status');
    this.goButton = page.getByRole('button', { name: /^(Restore [\d,]+ battles?|Keep battle)$/ });
    this.againButton = page.getByRole('button', { name: 'Restore again' });
    this.toBattlesButton = page.getByRole('button', { name: 'To the battles' });
  }

  static async open(page: Page): Promise<RestorePage> {
    await page.goto('./#/restore');
    const restore = new RestorePage(page);
    await expect(restore.heading).toBeVisible();
    return restore;
  }

  async choose(file: GivenFile): Promise<void> {
    await this.page.getByLabel(/^Choose (a|another) file$/).setInputFiles({
      name: 'backup.jsonl',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(file),
    });
  }

  /** The effect of the file, under this heading, battle by battle. */
  planned(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true }).getByRole('listitem');
  }

  async expectDone(...outcomes: readonly string[]): Promise<void> {
    const done = this.page.getByRole('status', { name: 'Restored' });
    await expect(done.getByRole('listitem')).toHaveText([...outcomes]);
  }
}
