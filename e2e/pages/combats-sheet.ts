import { expect, type Locator } from '@playwright/test';
import { Sheet } from './sheet';

/** Every combat of the battle with its state; opens another one, or ends this one. */
export class CombatsSheet extends Sheet {
  /** A combat by number: "Combat 2 round 1". */
  combat(number: number): Locator {
    return this.dialog.getByRole('listitem').getByRole('button', { name: `Combat ${number}` });
  }

  async show(number: number): Promise<void> {
    await this.combat(number).click();
    await expect(this.dialog).toBeHidden();
  }

  async openAnother(): Promise<void> {
    await this.newCombat();
    const asks = this.page.getByRole('button', { name: /^Who fights in Combat \d+\?$/ });
    // Where both armies have units, a new combat asks for them at once.
    if (!(await asks.isVisible())) return;
    const picker = this.page.getByRole('dialog', { name: /^Who fights in Combat \d+\?$/ });
    await picker.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(picker).toBeHidden();
  }

  /** Opens another combat, and with it the question who fights in it, if there are units. */
  async newCombat(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'New combat' }).click();
    await expect(this.page.getByRole('dialog', { name: 'Combats', exact: true })).toBeHidden();
  }

  async end(number: number): Promise<void> {
    await this.dialog.getByRole('button', { name: `End Combat ${number}` }).click();
    await expect(this.dialog).toBeHidden();
  }
}
