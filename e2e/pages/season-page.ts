import type { Locator, Page } from '@playwright/test';

/** All battles together. */
export class SeasonPage {
  readonly heading: Locator;
  /** How many battles are counted, and which are left out. */
  readonly counted: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Season', level: 1 });
    this.counted = page.getByRole('status');
  }

  /** A part of the season, by its heading. */
  part(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** The record of an army, an opponent, a rulebook or a period. */
  row(title: string, name: string): Locator {
    return this.part(title).getByRole('row', { name });
  }

  async backToBattles(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the battles' }).click();
  }
}
