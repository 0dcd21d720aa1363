import { expect } from '@playwright/test';
import { Sheet } from './sheet';

/** Large digits for a number no one wants to tap out. */
export class KeypadSheet extends Sheet {
  async type(number: number): Promise<void> {
    for (const digit of String(number)) {
      await this.dialog.getByRole('button', { name: digit, exact: true }).click();
    }
  }

  async deleteDigit(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Delete the last digit' }).click();
  }

  /** Adds the number to what stands already. */
  async loseMore(number: number): Promise<void> {
    await this.type(number);
    await this.confirm(`Lose ${number} more`);
  }

  /** Puts the number in place of what stands. */
  async setTo(number: number): Promise<void> {
    await this.type(number);
    await this.confirm(`Set to ${number}`);
  }

  async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
