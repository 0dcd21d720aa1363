import { expect, type Locator, type Page } from '@playwright/test';
import { RestorePage } from './restore-page';

/** A backup of everything to save, and the way to restore one. */
export class BackupPage {
  readonly heading: Locator;
  readonly saveButton: Locator;
  readonly shareButton: Locator;
  readonly restoreButton: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Backup', exact: true });
    this.saveButton = page.getByRole('button', { name: 'Save as a file' });
    this.shareButton = page.getByRole('button', { name: 'Share the backup' });
    this.restoreButton = page.getByRole('button', { name: 'Restore a backup' });
  }

  async openRestore(): Promise<RestorePage> {
    await this.restoreButton.click();
    const restore = new RestorePage(this.page);
    await expect(restore.heading).toBeVisible();
    return restore;
  }
}
