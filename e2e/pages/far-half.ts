import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { englishIn, shownIn } from '../../scripts/english-left.mjs';
import { PSEUDO } from '../../scripts/pseudo-language.mjs';
import { axe } from '../fixtures';

/** Names that were stored while English was spoken, also within a sentence. */
const STORED = /(Blue|Red) (squad|company)/g;

/** Red's half of the phone between the players, in a language of its own: a page of its own, turned as a whole. */
export class FarHalf {
  readonly frame: FrameLocator;
  /** What Red is called there. */
  readonly name: string;
  private readonly iframe: Locator;
  private readonly shown: ReturnType<typeof shownIn>;

  constructor(
    readonly page: Page,
    readonly code = 'de',
  ) {
    this.iframe = page.locator('dialog iframe');
    this.frame = page.frameLocator('dialog iframe');
    this.shown = shownIn(code);
    this.name = this.shown('format', 'tinctureNames.gules');
  }

  /** Chooses the language at Red's edge, by what is seen there. */
  static async choose(page: Page, code = 'de'): Promise<FarHalf> {
    await page.getByRole('button', { name: 'Language, Red’s edge' }).click();
    const own =
      code === PSEUDO ? 'English (' : (new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '');
    await page
      .locator('label')
      .filter({ hasText: new RegExp(`^${own.replace('(', '\\(')}`, 'i') })
      .click();
    const half = new FarHalf(page, code);
    await half.expectDrawn();
    return half;
  }

  /** How a message looks on this half; what is not given of its values may be anything. */
  says(room: string, key: string, values?: Readonly<Record<string, string>>): RegExp {
    return new RegExp(`^${this.shown(room, key, values)}$`);
  }

  get languageButton(): Locator {
    return this.button(this.says('across', 'at', { what: this.shown('across', 'language') }));
  }

  async expectDrawn(): Promise<void> {
    await expect(this.iframe).toBeVisible();
    await expect(this.languageButton).toBeVisible();
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

  /** What axe finds on this half, in each theme. */
  async axe(): Promise<void> {
    const own = await this.own();
    // The page below is seen through it, which axe cannot know.
    await own.evaluate(() => {
      document.documentElement.style.background = 'var(--paper)';
    });
    await axe(own);
    await own.evaluate(() => {
      document.documentElement.style.background = 'transparent';
    });
  }

  /** Its own page, for what is evaluated in it. */
  private async own(): Promise<Frame> {
    const frame = await (await this.iframe.elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no half of its own');
    return frame;
  }

  /** Gives the phone's language back, from the half itself. */
  async chooseEnglish(): Promise<void> {
    await this.tap(this.languageButton);
    await this.tap(this.language('English'));
    await this.expectGone();
  }

  /** No message and no word of that rulebook stands here in English. */
  async expectSpoken(edition: string, moreThan = 8): Promise<void> {
    const isEnglish = englishIn(this.code);
    const texts = await this.frame.locator('body').evaluate((body) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node.parentElement?.checkVisibility() === true) found.push(node.textContent?.trim() ?? '');
      for (const named of body.querySelectorAll('[aria-label]'))
        found.push(named.getAttribute('aria-label') ?? '');
      return found.filter((text) => text !== '');
    });
    expect(texts.length, 'texts of the half').toBeGreaterThan(moreThan);
    expect(
      texts.filter((text) => text !== 'English' && isEnglish(text.replaceAll(STORED, '…'), edition)),
      `English on the half in ${this.code}`,
    ).toEqual([]);
  }
}
