import type { Locator, Page } from '@playwright/test';

export type ThemeName = 'System' | 'Day' | 'Candle' | 'Glare';

/** What this device is told once. */
export class SettingsPage {
  readonly heading: Locator;
  readonly exportAllButton: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Settings' });
    this.exportAllButton = page.getByRole('button', { name: 'Export all battles' });
  }

  theme(name: ThemeName): Locator {
    return this.page.getByRole('group', { name: 'Light' }).getByRole('radio', { name });
  }

  longPressAdds(step: 3 | 5 | 10): Locator {
    const group = this.page.getByRole('group', { name: 'A long press adds' });
    return group.getByRole('radio', { name: `+${step}`, exact: true });
  }

  async backToBattles(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the battles' }).click();
  }
}
