import '../scripts/node-version.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findServer } from '../club/find-server.mjs';
import { runClub } from '../club/run-club.mjs';
import { chromiumLaunch } from '../scripts/browser.mjs';
import { PROJECT } from '../scripts/npm.mjs';
import { serve } from '../scripts/serve.mjs';
import { removeTemporary } from '../scripts/temporary.mjs';
import { contactSheet } from './shots/contact-sheet.mjs';
import { lookAt } from './shots/look.mjs';
import { SCREENS } from './shots/screens.mjs';
import { CLUB_SCENES, setStage } from './shots/stage.mjs';

const SIZES = ['360x560', '390x664', '390x844', '844x390', '768x1024', '1280x800'];
const THEMES = ['light', 'dark', 'glare'];
const TEXTS = ['100', '200'];
const CLUB_DISK_BYTES = 400_000_000;

/*
 * After `npm run build`: every screen in every size and theme and with text twice as large, one contact
 * sheet each, and what is wrong: with its layout, its targets, and what axe finds. Ends with 1 where
 * something is. `--screen fight --size 390x844 --theme dark --text 100` takes some of them only (each may
 * be given more than once).
 */
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(PROJECT, 'dist') },
    out: { type: 'string', default: join(PROJECT, 'shots') },
    screen: { type: 'string', multiple: true, default: [] },
    size: { type: 'string', multiple: true, default: SIZES },
    theme: { type: 'string', multiple: true, default: THEMES },
    text: { type: 'string', multiple: true, default: TEXTS },
    lanes: { type: 'string', default: '2' },
  },
});
const unknown = values.screen.filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0) {
  console.error(
    `No such screen: ${unknown.join(', ')}. There are ${SCREENS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const began = Date.now();
const asked = SCREENS.filter(({ name }) => values.screen.length === 0 || values.screen.includes(name));

const { chromium } = await import('playwright');
const site = await openSite(values.dist);
const ofClub = (/** @type {import('./shots/screens.mjs').Screen} */ { needs = [] }) =>
  needs.some((scene) => CLUB_SCENES.includes(scene));
const screens = asked.filter((screen) => site.clubLink !== null || !ofClub(screen));
const leftOut = asked.filter((screen) => !screens.includes(screen)).map(({ name }) => name);

const browser = await chromium.launch(chromiumLaunch());
/** @type {string[]} */
const faults = [];
let pictures = 0;
if (values.screen.length === 0) rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
try {
  const staging = await newPhone();
  const stage = await setStage(
    await staging.newPage(),
    { ...site, newPhone: async () => (await newPhone()).newPage() },
    new Set(screens.flatMap(({ needs }) => needs ?? [])),
  );
  const staged = await staging.storageState({ indexedDB: true });
  await staging.close();
  const queue = [...screens];
  const wanted = {
    url: site.url,
    stage,
    sizes: values.size,
    themes: values.theme,
    texts: values.text.map(Number),
  };
  await Promise.all(
    Array.from({ length: Number(values.lanes) }, async () => {
      const phone = await newPhone(staged);
      for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
        const context = screen.fresh ? null : phone;
        const found = await lookAt(
          screen,
          async () => {
            const used = context ?? (await newPhone());
            const page = await used.newPage();
            const done = async () => {
              for (const opened of used.pages()) await opened.close();
              if (context === null) await used.close();
            };
            return { page, done };
          },
          wanted,
        );
        faults.push(...found.faults);
        pictures += found.shots.length;
        const path = join(values.out, `${screen.name}.png`);
        await contactSheet(browser, found.shots, path);
        console.log(
          `${relative(PROJECT, path)}  ${found.shots.length} pictures, ${found.faults.length} faults`,
        );
      }
    }),
  );
} finally {
  await browser.close();
  await site.close();
}
for (const fault of faults) console.log(fault);
if (leftOut.length > 0) console.log(`Left out, as no club can be run here: ${leftOut.join(', ')}`);
console.log(
  `${screens.length} screens, ${pictures} pictures, ${faults.length} faults, ${Math.round((Date.now() - began) / 1000)} s`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

/**
 * @param {import('playwright').BrowserContextOptions['storageState']} [storageState] what it has stored
 * already
 */
async function newPhone(storageState) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    ...(storageState === undefined ? {} : { storageState }),
  });
  context.setDefaultTimeout(15_000);
  return context;
}

/**
 * Serves the built app, with a club if one can be run.
 * @param {string} root
 * @returns {Promise<{ url: string, clubLink: string | null, close: () => Promise<void> }>}
 */
async function openSite(root) {
  const found = await findServer({ fetch: false });
  if ('refusal' in found) {
    const { port, close } = await serve({ root, port: 0, host: '127.0.0.1' });
    return { url: `http://localhost:${port}/`, clubLink: null, close };
  }
  const data = mkdtempSync(join(tmpdir(), 'warledger-shots-'));
  const code = 'DRAG-ONAN-DDIC';
  const club = await runClub({
    root,
    data,
    port: 0,
    host: '127.0.0.1',
    server: found.path,
    maxDiskBytes: CLUB_DISK_BYTES,
    code,
  });
  const host = `localhost:${club.port}`;
  return {
    url: `http://${host}/`,
    clubLink: `http://${host}/#/club/c/!${host}/${code}`,
    close: async () => {
      await club.close();
      removeTemporary(data);
    },
  };
}
