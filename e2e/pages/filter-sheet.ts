import type { Locator, Page } from '@playwright/test';
import { Sheet } from './sheet';

/** All filters of the list except its text. */
export class FilterSheet extends Sheet {
  readonly rulebook: Locator;
  readonly result: Locator;
  readonly opponent: Locator;
  readonly tag: Locator;
  readonly from: Locator;
  readonly upTo: Locator;

  constructor(page: Page) {
    super(page);
    this.rulebook = this.dialog.getByRole('combobox', { name: 'Rulebook' });
    this.result = this.dialog.getByRole('combobox', { name: 'Result' });
    this.opponent = this.dialog.getByRole('textbox', { name: 'Opponent' });
    this.tag = this.dialog.getByRole('textbox', { name: 'Tag' });
    this.from = this.dialog.getByLabel('From');
    this.upTo = this.dialog.getByLabel('Up to');
  }

  async archived(choice: 'Left out' | 'Too' | 'Only'): Promise<void> {
    await this.dialog.getByRole('radio', { name: choice }).check();
  }

  async show(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Show', exact: true }).click();
  }
}
