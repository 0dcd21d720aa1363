import { expect } from '@playwright/test';
import { ReviewPage } from './review-page';
import { SetupForm } from './setup-form';
import { Sheet } from './sheet';

export type Winner = 'Blue won' | 'Red won' | 'A draw' | 'No result noted';

/** The choice of that name; a side that has a player is called by both: "Anna (Blue) won". */
export const winnerName = (winner: Winner): RegExp =>
  new RegExp(`(^|\\()${winner.replace(' won', '\\)? won')}`);

/** Whose turn it is and the way to the next. */
export class TurnSheet extends Sheet {
  /** Goes on to the turn named "Turn 1 · Red". */
  async next(turn: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Next: ${turn}` }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Goes back to the turn named "Turn 1 · Red"; the sheet stays open. */
  async backTo(turn: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Back to ${turn}` }).click();
  }

  /**
   * Rolls whether the battle ends with this turn, and gives what the sheet says of it: "… rolled 5, the
   * battle ends".
   */
  async rollForEnd(): Promise<string> {
    await this.dialog.getByRole('button', { name: 'Roll for the end' }).click();
    const said = this.dialog.getByRole('status');
    await expect(said).toHaveText(/rolled [1-6], the battle (ends|goes on)$/);
    return said.innerText();
  }
}

/** What a battle offers besides its rooms: clocks, other phones, report, names, and its end. */
export class MenuSheet extends Sheet {
  async openSetup(): Promise<SetupForm> {
    await this.dialog.getByRole('button', { name: 'Names and points' }).click();
    await this.expectTitle('Battle');
    return new SetupForm(this.page);
  }

  /** Asks to end the battle: the one question before something ends. */
  async askToEnd(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'End battle' }).click();
    await this.expectTitle('End the battle?');
  }

  /** Leaves the battle for its review. */
  async openReview(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Review this battle' }).click();
  }

  /** Leaves the battle for its report. */
  async openReport(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Battle report' }).click();
  }

  /** Leaves the battle for its review. */
  async review(): Promise<ReviewPage> {
    await this.dialog.getByRole('button', { name: 'Review this battle' }).click();
    return new ReviewPage(this.page);
  }

  /** Takes an ended battle up again. */
  async reopen(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async end(winner: Winner): Promise<void> {
    await this.askToEnd();
    await this.dialog.getByRole('radio', { name: winnerName(winner) }).check();
    await this.dialog.getByRole('button', { name: 'End battle' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
