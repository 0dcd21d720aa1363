import { writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { chromiumLaunch } from '../scripts/browser.mjs';
import { type CodePicture, pictureOf } from '../src/transfer/code-picture';

/** The browser shows thirty pictures in a second; each code stays for six of them. */
const PICTURES_PER_FRAME = 6;

/**
 * A phone whose camera shows these pictures in a loop; JPEG, all of one size. Its player has allowed the
 * camera.
 */
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

/**
 * From now on the camera of this context's pages is allowed and shows the codes given to `showCodes`: the
 * next one with every picture that the page reads, so that none is missed on a slow machine.
 */
export async function withCodesBeforeCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const paper = document.createElement('canvas');
    Object.assign(paper, { width: 600, height: 600 });
    const pen = paper.getContext('2d', { alpha: false });
    if (!pen) throw new Error('There is no canvas');
    let looks = 0;
    const drawCode = () => {
      const codes = (Reflect.get(globalThis, 'codes') ?? []) as readonly CodePicture[];
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, paper.width, paper.height);
      const code = codes[looks % codes.length];
      looks += 1;
      if (!code) return;
      const dotPx = Math.floor(paper.width / code.size);
      pen.scale(dotPx, dotPx);
      pen.fillStyle = 'black';
      pen.fill(new Path2D(code.path));
    };
    // The picture must change, or the browser shows no new one.
    const film = document.createElement('canvas');
    Object.assign(film, { width: 600, height: 600 });
    const light = film.getContext('2d');
    const flicker = () => {
      requestAnimationFrame(flicker);
      if (light) light.fillStyle = light.fillStyle === '#ffffff' ? '#eeeeee' : '#ffffff';
      light?.fillRect(0, 0, film.width, film.height);
    };
    flicker();
    const drawImage = CanvasRenderingContext2D.prototype.drawImage as (...given: unknown[]) => void;
    CanvasRenderingContext2D.prototype.drawImage = function (
      this: CanvasRenderingContext2D,
      ...given: readonly unknown[]
    ) {
      const [image, ...where] = given;
      if (!(image instanceof HTMLVideoElement)) return drawImage.apply(this, [image, ...where]);
      drawCode();
      drawImage.apply(this, [paper, ...where]);
    };
    const devices = { getUserMedia: async () => film.captureStream() };
    Object.defineProperty(navigator, 'mediaDevices', { value: devices });
  });
}

/** Shows these codes to the page's camera, in order and in a loop. */
export async function showCodes(page: Page, codes: readonly string[]): Promise<void> {
  const pictures = codes.map(pictureOf);
  await page.evaluate((shown) => Reflect.set(globalThis, 'codes', shown), pictures);
}

/** Another phone of the size that is tested. */
export function sizeOf(
  testInfo: TestInfo,
): Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'> {
  const { viewport = null, isMobile = false, hasTouch = false } = testInfo.project.use;
  return { viewport, isMobile, hasTouch };
}
