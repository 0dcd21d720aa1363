import { expect, type Locator, type Page } from '@playwright/test';
import { MenuSheet, TurnSheet } from './turn-sheet';

/**
 * The frame of every room of a battle: the turn above, undo, redo and the rooms below, and notices in
 * between.
 */
export class BattleFrame {
  readonly undoButton: Locator;
  readonly redoButton: Locator;
  readonly turnButton: Locator;
  /** Warnings that entries are not safe, and refusals. */
  readonly alerts: Locator;

  constructor(readonly page: Page) {
    this.undoButton = page.getByRole('button', { name: /^(Undo: |Nothing to undo)/ });
    this.redoButton = page.getByRole('button', { name: /^(Redo: |Nothing to redo)/ });
    this.turnButton = page.getByRole('button', { name: /Change the turn$|^The battle has ended, / });
    this.alerts = page.getByRole('alert').filter({ hasText: /./ });
  }

  async expectTurn(turn: string): Promise<void> {
    await expect(this.turnButton).toHaveAccessibleName(new RegExp(`^${turn}, .+\\. Change the turn$`));
  }

  async openTurnSheet(): Promise<TurnSheet> {
    await this.turnButton.click();
    return new TurnSheet(this.page);
  }

  async openMenu(): Promise<MenuSheet> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = new MenuSheet(this.page);
    await expect(menu.dialog).toBeVisible();
    return menu;
  }

  /** Undoes the gesture of that name, which the button must show: "Charge, Blue". */
  async undo(gesture: string): Promise<void> {
    await this.page.getByRole('button', { name: `Undo: ${gesture}`, exact: true }).click();
  }

  /** Redoes the gesture of that name. */
  async redo(gesture: string): Promise<void> {
    await this.page.getByRole('button', { name: `Redo: ${gesture}`, exact: true }).click();
  }

  async backToBattles(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the battles' }).click();
    await expect(this.page.getByRole('link', { name: 'New battle' })).toBeVisible();
  }

  async goToRoom(name: 'Fight' | 'Armies' | 'Score' | 'Log'): Promise<void> {
    const link = this.page.getByRole('navigation').getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
}
