import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { BATTLE_DOORS, type Door, ENDED_DOORS, FIRST_DOORS, SHEET_DOORS, type Step } from './pages/doors';

import { beginTwoArmies, walk } from './pages/walk';

const SIZES = [
  [360, 560],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;
/** The size of the root's text: 100, 150 and 200 %. */
const TEXTS_PX = [16, 24, 32] as const;

/** Runs in the page: by how many pixels it is too high, and too wide, with each of these sizes of text. */
async function beyondScreen(
  textsPx: readonly number[],
): Promise<readonly { readonly textPx: number; readonly high: number; readonly wide: number }[]> {
  const root = document.documentElement;
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found: { textPx: number; high: number; wide: number }[] = [];
  for (const textPx of textsPx) {
    root.style.fontSize = `${textPx}px`;
    await painted();
    // Only where the parts of a screen scroll by themselves is the page as high as the screen.
    const scrollsItself = document.querySelector('.screen-height') !== null;
    let high = scrollsItself ? root.scrollHeight - innerHeight : 0;
    let wide = root.scrollWidth - innerWidth;
    // A sheet ends on the screen too, and only its content scrolls, downwards.
    for (const sheet of document.querySelectorAll('dialog[open]')) {
      const { top, bottom, left, right } = sheet.getBoundingClientRect();
      high = Math.max(high, Math.floor(-top), Math.floor(bottom - innerHeight));
      wide = Math.max(wide, Math.floor(-left), Math.floor(right - innerWidth));
      wide = Math.max(wide, sheet.scrollWidth - sheet.clientWidth);
    }
    found.push({ textPx, high, wide });
  }
  root.style.fontSize = '';
  return found;
}

/** What is tapped, for a message. */
function nameOf(step: Step): string {
  return typeof step === 'object' && 'field' in step ? step.field : String(step);
}

/** Walks and sizes: some minutes on a busy machine. */
test.describe.configure({ timeout: 400_000 });

/** Walks through the doors; behind each new one, no page may be larger than any screen. */
async function expectNoneLarger(page: Page, doors: readonly Door[]): Promise<void> {
  const seen = new Set<string>();
  const tooLarge: string[] = [];
  for (const door of doors) {
    await walk(page, door);
    const at = door.at ?? door.taps.map(nameOf).join(' › ');
    if (seen.has(at)) continue;
    seen.add(at);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const { textPx, high, wide } of await page.evaluate(beyondScreen, TEXTS_PX))
        if (high > 0 || wide > 0)
          tooLarge.push(`${at}, ${width}x${height}, ${textPx} px: ${high} px too high, ${wide} too wide`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
  expect(tooLarge).toEqual([]);
}

test('no screen of a phone without a battle is larger than any screen, at any size of text', async ({
  page,
}) => {
  await expectNoneLarger(page, FIRST_DOORS);
});

test('no room, sheet or face of a battle is larger than any screen, at any size of text', async ({
  page,
}) => {
  await beginTwoArmies(page);
  await expectNoneLarger(page, [...SHEET_DOORS, ...BATTLE_DOORS]);
});

test('no room of a review is larger than any screen, at any size of text', async ({ page }) => {
  await beginTwoArmies(page);
  await expectNoneLarger(page, [
    { taps: ['Season'], at: '/season' },
    // Before the battle is put away.
    ...ENDED_DOORS.slice(
      0,
      ENDED_DOORS.findIndex(({ taps }) => taps[0] === 'Filter'),
    ),
    { taps: [], at: '/' },
  ]);
});
