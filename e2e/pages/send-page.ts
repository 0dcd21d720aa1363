import { expect, type Locator, type Page } from '@playwright/test';

/** A battle for the phone beside this one. */
export class SendPage {
  readonly code: Locator;
  readonly pauseButton: Locator;
  readonly playButton: Locator;
  readonly handOverButton: Locator;
  readonly saveButton: Locator;

  constructor(readonly page: Page) {
    this.code = page.getByRole('img');
    this.pauseButton = page.getByRole('button', { name: 'Pause' });
    this.playButton = page.getByRole('button', { name: 'Play' });
    this.handOverButton = page.getByRole('button', { name: 'Hand over', exact: true });
    this.saveButton = page.getByRole('button', { name: 'Save as a file' });
  }

  static async open(page: Page, battleId: string): Promise<SendPage> {
    await page.goto(`./#/hand-over/${battleId}`);
    const send = new SendPage(page);
    await expect(send.code).toBeVisible();
    return send;
  }

  what(name: 'The battle' | 'The result'): Locator {
    return this.page.getByRole('radio', { name });
  }

  speed(name: 'Slow' | 'Normal' | 'Fast'): Locator {
    return this.page.getByRole('radio', { name });
  }

  to(name: string): Locator {
    return this.page.getByRole('group', { name: 'Who gets it' }).getByRole('radio', { name });
  }

  /** Steps to a code by its number, from 1. */
  async stepTo(number: number): Promise<void> {
    const shown = () => this.code.getAttribute('aria-label');
    const count = await this.count();
    for (let step = 0; step < count; step += 1) {
      const before = await shown();
      if (before?.startsWith(`Code ${number} of `)) return;
      await this.page.getByRole('button', { name: 'Next code' }).click();
      await expect.poll(shown, 'the next code').not.toBe(before);
    }
    await expect(this.code).toHaveAccessibleName(new RegExp(`^Code ${number} of `));
  }

  /** How many codes there are. */
  async count(): Promise<number> {
    await expect(this.code).toHaveAccessibleName(/^Code \d+ of \d+$/);
    return Number((await this.code.getAttribute('aria-label'))?.split(' ').at(-1));
  }

  /** What a camera held over the screen sees of the code that is shown. */
  filmed(): Promise<Buffer> {
    return this.code.screenshot({ type: 'jpeg', quality: 80 });
  }

  /** Every code of a series once, in order. */
  async filmedAll(): Promise<readonly Buffer[]> {
    const frames: Buffer[] = [];
    const count = await this.count();
    await this.pauseButton.click();
    for (let number = 1; number <= count; number += 1) {
      await this.stepTo(number);
      frames.push(await this.filmed());
    }
    return frames;
  }
}
