import { expect, type Locator } from '@playwright/test';
import { BattleFrame } from './battle-frame';

/** What happened, turn by turn. */
export class LogPage extends BattleFrame {
  /** The lines under a turn's heading: "Turn 1 · Blue". */
  turn(name: string): Locator {
    const heading = this.page.getByRole('heading', { name, exact: true });
    return this.page.getByRole('main').locator('section').filter({ has: heading }).getByRole('listitem');
  }

  /** The lines with this text. */
  line(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }

  async expectStruckThrough(text: string): Promise<void> {
    await expect(this.said(text)).toHaveCSS('text-decoration-line', 'line-through');
  }

  async expectInForce(text: string): Promise<void> {
    await expect(this.said(text)).not.toHaveCSS('text-decoration-line', 'line-through');
  }

  /** "This was wrong": the correction of that line. */
  async openCorrection(line: string | RegExp): Promise<void> {
    await this.line(line)
      .getByRole('button', { name: /^This was wrong/ })
      .click();
  }

  async openFight(): Promise<void> {
    await this.goToRoom('Fight');
  }

  /** The text of a line, without place and time. */
  private said(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').getByText(text, { exact: true });
  }
}
