import { expect } from '@playwright/test';
import { Sheet } from './sheet';

/** Large digits for a number that would take too many taps. */
export class KeypadSheet extends Sheet {
  async type(number: number): Promise<void> {
    for (const digit of String(number)) {
      await this.dialog.getByRole('button', { name: digit, exact: true }).click();
    }
  }

  async deleteDigit(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Delete the last digit' }).click();
  }

  /** Adds the number to the present one. */
  async loseMore(number: number): Promise<void> {
    await this.type(number);
    await this.confirm(`Lose ${number} more`);
  }

  /** Replaces the present number. */
  async setTo(number: number): Promise<void> {
    await this.type(number);
    await this.confirm(`Set to ${number}`);
  }

  async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
