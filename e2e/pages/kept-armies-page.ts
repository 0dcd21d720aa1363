import { expect, type Locator, type Page } from '@playwright/test';

/** The armies saved on the phone, and the page of one of them. */
export class KeptArmiesPage {
  readonly list: Locator;
  readonly search: Locator;
  readonly addButton: Locator;

  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: 'Armies', exact: true });
    this.search = page.getByRole('searchbox', { name: 'Find an army' });
    this.addButton = page.getByRole('button', { name: 'Paste a list' });
  }

  static async open(page: Page): Promise<KeptArmiesPage> {
    await page.goto('./#/armies');
    const armies = new KeptArmiesPage(page);
    await expect(page.getByRole('heading', { name: 'Armies', exact: true })).toBeVisible();
    return armies;
  }

  /** The visible armies, by the beginnings of their lines. */
  async expectArmies(...names: readonly string[]): Promise<void> {
    await expect(this.list.getByRole('button')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  }

  /** Opens the army of that name. */
  async openArmy(name: string): Promise<Locator> {
    await this.list
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    const sheet = this.page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    return sheet;
  }
}
