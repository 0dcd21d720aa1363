import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { englishIn } from '../../scripts/english-left.mjs';

/** Names that were stored while English was spoken, also within a sentence. */
const STORED = /(Blue|Red) (squad|company)/g;

/** Red's half of the phone between the players, in German: a page of its own, turned as a whole. */
export class FarHalf {
  readonly frame: FrameLocator;
  private readonly iframe: Locator;

  constructor(readonly page: Page) {
    this.iframe = page.locator('dialog iframe');
    this.frame = page.frameLocator('dialog iframe');
  }

  /** Chooses German at Red's edge, by what is seen there. */
  static async choose(page: Page): Promise<FarHalf> {
    await page.getByRole('button', { name: 'Language, Red’s edge' }).click();
    await page.locator('label').filter({ hasText: 'Deutsch' }).click();
    const half = new FarHalf(page);
    await half.expectDrawn();
    return half;
  }

  async expectDrawn(): Promise<void> {
    await expect(this.iframe).toBeVisible();
    await expect(this.frame.getByRole('button', { name: 'Sprache, Seite von Rot' })).toBeVisible();
  }

  async expectGone(): Promise<void> {
    await expect(this.iframe).toHaveCount(0);
  }

  button(name: string | RegExp): Locator {
    return this.frame.getByRole('button', { name });
  }

  /** A language in the choice of the half. */
  language(name: string): Locator {
    return this.frame.locator('label').filter({ hasText: name });
  }

  /**
   * Taps where it is seen. Forced: to tell what lies at a point, Playwright shifts a frame, but does not turn it.
   * A tap on something else changes nothing that the test then waits for.
   */
  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    await target.click({ force: true });
  }

  /** Gives the phone's language back, from the half itself. */
  async chooseEnglish(): Promise<void> {
    await this.tap(this.button('Sprache, Seite von Rot'));
    await this.tap(this.language('English'));
    await this.expectGone();
  }

  /** No message and no word of that rulebook stands here in English. */
  async expectGerman(edition: string): Promise<void> {
    const isEnglish = englishIn('de');
    const texts = await this.frame.locator('body').evaluate((body) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node.parentElement?.checkVisibility() === true) found.push(node.textContent?.trim() ?? '');
      for (const named of body.querySelectorAll('[aria-label]'))
        found.push(named.getAttribute('aria-label') ?? '');
      return found.filter((text) => text !== '');
    });
    expect(texts.length, 'texts of the half').toBeGreaterThan(8);
    expect(
      texts.filter((text) => text !== 'English' && isEnglish(text.replaceAll(STORED, '…'), edition)),
      'English on the German half',
    ).toEqual([]);
  }
}
