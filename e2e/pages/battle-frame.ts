import { expect, type Locator, type Page } from '@playwright/test';
import { TurnSheet } from './turn-sheet';

/** What every room of a battle has: the turn above, undo, redo and the rooms below, and what is the matter in between. */
export class BattleFrame {
  readonly undoButton: Locator;
  readonly redoButton: Locator;
  readonly turnButton: Locator;
  /** Warnings about the safety of the taps, and refusals. */
  readonly alerts: Locator;

  constructor(readonly page: Page) {
    this.undoButton = page.getByRole('button', { name: /^(Undo: |Nothing to undo)/ });
    this.redoButton = page.getByRole('button', { name: /^(Redo: |Nothing to redo)/ });
    this.turnButton = page.getByRole('button', { name: /Change the turn$|^The battle has ended$/ });
    this.alerts = page.getByRole('alert').filter({ hasText: /./ });
  }

  async expectTurn(turn: string): Promise<void> {
    await expect(this.turnButton).toHaveAccessibleName(`${turn}. Change the turn`);
  }

  async openTurnSheet(): Promise<TurnSheet> {
    await this.turnButton.click();
    return new TurnSheet(this.page);
  }

  /** Takes back the gesture of that name, which the button must promise: "Charge, Blue". */
  async undo(gesture: string): Promise<void> {
    await this.page.getByRole('button', { name: `Undo: ${gesture}`, exact: true }).click();
  }

  /** Does the gesture of that name again. */
  async redo(gesture: string): Promise<void> {
    await this.page.getByRole('button', { name: `Redo: ${gesture}`, exact: true }).click();
  }

  async backToBattles(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the battles' }).click();
    await expect(this.page.getByRole('button', { name: 'New battle' })).toBeVisible();
  }

  async goToRoom(name: 'Fight' | 'Armies' | 'Score' | 'Log'): Promise<void> {
    const link = this.page.getByRole('navigation').getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
}
