import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from './browser.mjs';
import { PROJECT } from './npm.mjs';

const PAPER = '#f5efe2';

/**
 * Every picture that a home screen or a tab asks for, drawn from the one emblem. A maskable icon may be cut
 * to a circle of 80 %, so the shield stays well inside; iOS paints transparency black, so its icon stands on
 * paper.
 * @type {readonly { file: string, px: number, emblem: number, background: string }[]}
 */
const ICONS = [
  { file: 'icon-192.png', px: 192, emblem: 1, background: 'transparent' },
  { file: 'icon-512.png', px: 512, emblem: 1, background: 'transparent' },
  { file: 'icon-maskable-512.png', px: 512, emblem: 0.68, background: PAPER },
  { file: 'apple-touch-icon.png', px: 180, emblem: 0.84, background: PAPER },
  { file: 'favicon-48.png', px: 48, emblem: 1, background: 'transparent' },
];

const { chromium } = await import('playwright');
const emblem = readFileSync(join(PROJECT, 'public/emblem.svg'), 'utf8');
const browser = await chromium.launch(chromiumLaunch());
for (const { file, px, emblem: share, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: px, height: px } });
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${background} }
     svg { width: ${share * 100}%; height: ${share * 100}%; display: block }</style>${emblem}`,
  );
  await page.screenshot({ path: join(PROJECT, 'public', file), omitBackground: true });
  await page.close();
  console.log(`public/${file}`);
}
await browser.close();
