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
    await this.dialog.getByRole('button', { name: 'New combat' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async end(number: number): Promise<void> {
    await this.dialog.getByRole('button', { name: `End Combat ${number}` }).click();
    await expect(this.dialog).toBeHidden();
  }
}
