import { expect, type Locator, type Page } from '@playwright/test';
import type { SideName } from './side-name';

/** The sheet in which a list is pasted, checked and imported. */
export class ImportSheet {
  readonly dialog: Locator;
  readonly box: Locator;
  readonly banner: Locator;
  /** Everything that was guessed, as one line; a tap opens the next of it. */
  readonly guessed: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Army list of/ });
    this.box = this.dialog.getByRole('textbox', { name: /^The list/ });
    this.banner = this.dialog.getByRole('status');
    this.guessed = this.dialog.getByRole('button', { name: /^Guessed:/ });
  }

  /** From New battle; what is on the clipboard is read at once. */
  static async open(page: Page, side: SideName): Promise<ImportSheet> {
    await page.getByRole('button', { name: `Paste ${side}’s list`, exact: true }).click();
    return ImportSheet.shown(page);
  }

  /** From the Armies room, for the army on screen. */
  static async openInArmies(page: Page): Promise<ImportSheet> {
    await page.getByRole('button', { name: 'Paste a list', exact: true }).click();
    return ImportSheet.shown(page);
  }

  private static async shown(page: Page): Promise<ImportSheet> {
    const sheet = new ImportSheet(page);
    await expect(sheet.dialog).toBeVisible();
    return sheet;
  }

  /** Decides what a line means that was not understood. */
  async settle(what: string, line: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `${what}: ${line}` }).click();
  }

  async change(unit: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const row = this.dialog.getByRole('button', { name: new RegExp(`^${unit} \\d`) });
    await row.click();
    for (const [field, value] of Object.entries(fields)) {
      await this.dialog.getByRole('textbox', { name: field, exact: true }).fill(value);
    }
    await row.click();
  }

  async take(units: number): Promise<void> {
    await this.dialog.getByRole('button', { name: `Take ${units} units` }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
