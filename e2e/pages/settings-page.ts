import { expect, type Locator, type Page } from '@playwright/test';
import { BackupPage } from './backup-page';
import { HandOverPage } from './hand-over-page';

export type ThemeName = 'System' | 'Day' | 'Dark (candle)' | 'Glare';

/** What this device is told once. */
export class SettingsPage {
  readonly heading: Locator;
  readonly backupButton: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Settings' });
    this.backupButton = page.getByRole('button', { name: 'Backup and restore' });
  }

  theme(name: ThemeName): Locator {
    return this.page.getByRole('group', { name: 'Light' }).getByRole('radio', { name });
  }

  longPressAdds(step: 3 | 5 | 10): Locator {
    const group = this.page.getByRole('group', { name: 'A long press adds' });
    return group.getByRole('radio', { name: `+${step}`, exact: true });
  }

  async openBackup(): Promise<BackupPage> {
    await this.backupButton.click();
    const backup = new BackupPage(this.page);
    await expect(backup.heading).toBeVisible();
    return backup;
  }

  /** Goes on to the table of all battles. */
  async openTable(): Promise<HandOverPage> {
    await this.page.getByRole('button', { name: 'All battles as a table' }).click();
    return new HandOverPage(this.page);
  }

  async backToBattles(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the battles' }).click();
  }
}
