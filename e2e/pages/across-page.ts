import { expect, type Locator, type Page } from '@playwright/test';
import type { SideName } from './side-name';

/** The phone between the players: a half for each, the far one upside down. */
export class AcrossPage {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Across the table', exact: true });
  }

  /** From the card of the combat on screen. */
  static async open(page: Page): Promise<AcrossPage> {
    await page.getByRole('button', { name: 'Across the table', exact: true }).click();
    const across = new AcrossPage(page);
    await expect(across.half('Blue')).toBeVisible();
    return across;
  }

  /** Every control of both halves is on the screen, in its half, and nothing needs scrolling. */
  async expectWhole(): Promise<void> {
    await expect(async () => {
      const cut = await this.dialog.evaluate((dialog) => {
        const scrolled = [dialog, ...dialog.querySelectorAll('section, div')]
          .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
        const outside = [...dialog.querySelectorAll('section section, section > div button')].filter(
          (part) => {
            const half = part.closest('dialog > div > section')?.getBoundingClientRect();
            const { top, bottom, height } = part.getBoundingClientRect();
            return (
              half &&
              height > 0 &&
              (top < half.top - 1 || bottom > half.bottom + 1 || bottom > innerHeight + 1)
            );
          },
        );
        return [...scrolled, ...outside].map((part) => part.getAttribute('aria-label') ?? part.className);
      });
      expect(cut, 'what has to be scrolled').toEqual([]);
    }).toPass();
  }

  half(side: SideName): Locator {
    return this.dialog.getByRole('region', { name: `${side}’s edge`, exact: true });
  }

  async lose(side: SideName, count: number): Promise<void> {
    const button = this.half(side).getByRole('button', { name: new RegExp(`^${side} loses 1 `) });
    for (let tap = 0; tap < count; tap += 1) await button.click();
  }

  agreeButton(side: SideName): Locator {
    return this.half(side).getByRole('button', { name: `${side} agrees` });
  }

  closeRoundButton(side: SideName): Locator {
    return this.half(side).getByRole('button', { name: new RegExp(`^Close round.*${side}’s edge$`) });
  }

  async back(): Promise<void> {
    await this.half('Blue').getByRole('button', { name: 'Back to the card, Blue’s edge' }).first().click();
    await expect(this.dialog).toHaveCount(0);
  }
}
