import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** What was given to the share sheet. */
export type SharedThing = {
  readonly title?: string;
  readonly text?: string;
  readonly fileName?: string;
  readonly fileType?: string;
  readonly fileText?: string;
};

/** How a phone's share sheet answers: the player chooses an app, or closes it. */
type ShareAnswer = 'chosen' | 'closed';

/**
 * From now on the pages of this browser have a share sheet for plain text, tables and text files, like
 * Chromium on a phone. What was shared is in `shared`.
 */
export async function withShareSheet(page: Page, answer: ShareAnswer = 'chosen'): Promise<void> {
  await page.context().addInitScript((answers) => {
    const shared: object[] = [];
    Reflect.set(globalThis, 'shared', shared);
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ type }) => /^text\/(plain|csv)$/.test(type)),
      share: async ({ title, text, files }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('no tap', 'NotAllowedError');
        if (answers === 'closed') throw new DOMException('closed', 'AbortError');
        const file = files?.[0];
        const inFile = file && { fileName: file.name, fileType: file.type, fileText: await file.text() };
        shared.push({ title, text, ...inFile });
      },
    });
  }, answer);
}

/** What was shared so far. */
export function sharedThings(page: Page): Promise<readonly SharedThing[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'shared') as SharedThing[]);
}

/** A page for export: a battle's report or its result. */
export class HandOverPage {
  readonly heading: Locator;
  readonly content: Locator;
  readonly status: Locator;
  readonly shareTextButton: Locator;
  readonly shareFileButton: Locator;
  readonly copyButton: Locator;
  readonly printButton: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.content = page.getByRole('main');
    this.status = page.getByRole('contentinfo').getByRole('status');
    this.shareTextButton = page.getByRole('button', { name: 'Share text' });
    this.shareFileButton = page.getByRole('button', { name: 'Share file' });
    this.copyButton = page.getByRole('button', { name: /^Copy( all)?$/ });
    this.printButton = page.getByRole('button', { name: 'Print' });
  }

  format(name: 'Plain text' | 'Markdown' | 'JSON'): Locator {
    return this.page.getByRole('radio', { name });
  }

  /** Copies everything, and reads it back from the clipboard. */
  async copied(): Promise<string> {
    await this.copyButton.click();
    await expect(this.status).toHaveText('Copied');
    return clipboardText(this.page);
  }

  /** Saves the file, and reads it back. */
  async saved(): Promise<{ readonly name: string; readonly text: string }> {
    const saving = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    const download = await saving;
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  }

  async backToBattle(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the battle' }).click();
  }
}

/** A battle's result, field by field. */
export class ResultPage extends HandOverPage {
  async expectField(name: string, value: string): Promise<void> {
    await expect(this.field(name).getByRole('definition').first()).toHaveText(value, { useInnerText: true });
  }

  /** Copies one field, and reads it back from the clipboard. */
  async copiedField(name: string): Promise<string> {
    await this.page.getByRole('button', { name: `Copy ${name}`, exact: true }).click();
    await expect(this.field(name).getByRole('status')).toHaveText('Copied');
    return clipboardText(this.page);
  }

  private field(name: string): Locator {
    const term = this.page.getByRole('term').getByText(name, { exact: true });
    return this.content.locator('dl > div').filter({ has: term });
  }
}

/** The text on the clipboard; the page's browser must be allowed to read it. */
export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
