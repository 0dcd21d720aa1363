import type { Page } from '@playwright/test';
import { englishIn } from '../scripts/english-left.mjs';
import { expect } from './fixtures';
import { lookAt } from './walked-screens';

/** Runs in the page: what stands on it or in the sheet over it, a text for each node and each control's name. */
function shownTexts(): readonly string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.checkVisibility() === true) found.push(node.textContent?.trim() ?? '');
  for (const named of root.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) found.push(named.getAttribute(name) ?? '');
  return found.filter((text) => text !== '');
}

/** What was stored while English was spoken: names of units, also within a sentence. */
const STORED = /(Blue|Red) (squad|company)/g;

/** Looks at the screen at the sizes of small phones, and for English on it that the language says otherwise. */
export async function lookIn(language: string, page: Page, screen: string, edition?: string): Promise<void> {
  const isEnglish = englishIn(language);
  await lookAt(page, `${language}${screen}`);
  const texts = await page.evaluate(shownTexts);
  const english = texts.filter(
    (text) => text !== 'English' && isEnglish(text.replaceAll(STORED, '…'), edition),
  );
  expect.soft(english, `${screen}: English`).toEqual([]);
}
