import { expect, type Locator, type Page } from '@playwright/test';
import { Sheet } from './sheet';
import type { SideName } from './side-name';

/**
 * Both totals line by line: "+3 Rank Bonus Blue: 4 Full Ranks, the first counts nothing 0" for a screen
 * reader.
 */
export class ExplainSheet extends Sheet {
  readonly lines: Locator;
  readonly behind: Locator;

  constructor(page: Page) {
    super(page);
    this.lines = this.dialog.getByRole('listitem').getByRole('button');
    this.behind = this.dialog.getByRole('list', { name: 'From the log' }).getByRole('listitem');
  }

  /** Every line in order, as a screen reader reads it: Blue's points, the label, the reason, Red's points. */
  async expectLines(lines: readonly string[]): Promise<void> {
    await expect(this.lines).toHaveCount(lines.length);
    for (const [index, line] of lines.entries()) {
      await expect(this.lines.nth(index)).toHaveAccessibleName(line);
    }
  }

  /** The line of that row, named by its label. */
  line(label: string): Locator {
    return this.lines.filter({ has: this.page.getByText(label, { exact: true }) }).first();
  }

  /** Both sides' points of every line, left and right of it; 0 if a side has no such line. */
  async points(): Promise<readonly Readonly<Record<SideName, number>>[]> {
    return this.lines.evaluateAll((lines) => {
      const number = (text: string | null | undefined) => Number((text ?? '').replace('−', '-'));
      return lines.map((line) => ({
        Blue: number(line.firstElementChild?.textContent),
        Red: number(line.lastElementChild?.textContent),
      }));
    });
  }

  /** Opens a line to show the entries of the log behind it. */
  async open(label: string): Promise<void> {
    await this.line(label).click();
    await expect(this.line(label)).toHaveAttribute('aria-expanded', 'true');
  }

  /** Adds or takes points that no row counts. */
  async modify(side: SideName, by: 1 | -1): Promise<void> {
    const name = `${by === 1 ? '+1' : '−1'} for ${side}`;
    await this.dialog.getByRole('button', { name }).click();
  }

  /** Enters why a side has other points. */
  async note(side: SideName, why: string): Promise<void> {
    const field = this.dialog.getByRole('textbox', { name: `Why, ${side}` });
    // Letter by letter: in Firefox the page does not always notice a text that is inserted at once.
    await field.clear();
    await field.pressSequentially(why);
    await field.blur();
  }
}
