import { writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { chromiumLaunch } from '../scripts/browser.mjs';

/** The browser shows thirty pictures a second: each stands for a fifth of one. */
const PICTURES_PER_FRAME = 6;

/** A phone whose camera sees these pictures over and over again; JPEG, all of one size. Its player has allowed the camera. */
export async function phoneThatSees(
  frames: readonly Buffer[],
  baseURL: string,
  testInfo: TestInfo,
): Promise<{ readonly page: Page; readonly browser: Browser }> {
  const film = testInfo.outputPath('film.mjpeg');
  writeFileSync(film, Buffer.concat(frames.flatMap((frame) => Array(PICTURES_PER_FRAME).fill(frame))));
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...(launch.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({ baseURL, ...sizeOf(testInfo) });
  return { page: await context.newPage(), browser };
}

/** Another phone of the size that is tested. */
export function sizeOf(
  testInfo: TestInfo,
): Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'> {
  const { viewport = null, isMobile = false, hasTouch = false } = testInfo.project.use;
  return { viewport, isMobile, hasTouch };
}
