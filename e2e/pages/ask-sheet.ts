import { expect, type Locator, type Page } from '@playwright/test';

/** The sheet that asks for one fact of a unit, which a row or a test hangs on. */
export class AskSheet {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    unit: string,
  ) {
    this.dialog = page.getByRole('dialog', { name: `Say what they are: ${unit}`, exact: true });
  }

  /** What is asked: a fact of the rulebook, in its words. */
  async expectAsked(question: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { level: 3 })).toContainText(question);
  }

  /** Types the number by the keys of the sheet. */
  async type(number: number): Promise<void> {
    for (const digit of String(number)) {
      await this.dialog.getByRole('button', { name: digit, exact: true }).click();
    }
    await this.dialog.getByRole('button', { name: `Set to ${number}`, exact: true }).click();
  }

  async say(answer: string): Promise<void> {
    await this.dialog.getByRole('button', { name: answer, exact: true }).click();
  }

  /** Asks for another fact that would do as well. */
  async instead(fact: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Say instead: ${fact}`, exact: true }).click();
  }
}
