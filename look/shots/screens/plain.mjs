import { army, BLUE_UNIT } from '../stage/taps.mjs';
import { anyHeading, anyItem, button, heading, sheet, text } from './shown.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../screens.mjs').Screen} Screen */

/** Outside of any battle. @type {readonly Screen[]} */
export const PLAIN_SCREENS = [
  {
    name: 'home-empty',
    fresh: true,
    address: () => '/',
    show: (page) => button('Look at an example')(page).waitFor(),
  },
  {
    name: 'home-example',
    fresh: true,
    address: () => '/',
    show: async (page) => {
      await button('Look at an example')(page).click();
      await page.waitForURL(/#\/battle\//);
      await page.getByRole('link', { name: 'Back to the battles' }).click();
      await anyItem(page);
    },
  },
  {
    name: 'first-hints',
    fresh: true,
    address: () => '/new',
    show: async (page) => {
      await page.getByRole('button', { name: 'Fight', exact: true }).click();
      await page.getByRole('button', { name: /^Close round/ }).waitFor();
    },
  },
  { name: 'home', needs: ['hand', 'ended', 'units'], address: () => '/', show: anyItem },
  { name: 'home-years', needs: ['years', 'hand'], address: () => '/', show: anyItem },
  {
    name: 'home-filter',
    needs: ['years'],
    address: () => '/',
    show: sheet(button(/^Filter/)),
  },
  {
    name: 'home-found',
    needs: ['years'],
    address: () => '/',
    show: async (page) => {
      await page.getByRole('searchbox', { name: 'Search battles' }).fill('anna');
      await page
        .getByRole('status')
        .filter({ hasText: /^Searched/ })
        .waitFor();
    },
  },
  {
    name: 'home-menu',
    needs: ['ended'],
    address: () => '/',
    show: sheet(button(/^More for Maximiliane/)),
  },
  { name: 'new-battle', address: () => '/new', show: heading('New battle') },
  {
    name: 'list-import',
    address: () => '/new',
    show: async (page) => {
      await sheet(button('Paste Blue’s list'))(page);
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('textbox', { name: /^The list/ })
        .fill(army('Blue', [`400 - 40 ${BLUE_UNIT}`]).join('\n'));
      await dialog.getByRole('button', { name: 'Read it', exact: true }).click();
      await dialog.getByRole('button', { name: /^Take \d+ units/ }).waitFor();
    },
  },
  { name: 'season', needs: ['years'], address: () => '/season', show: heading('Season') },
  { name: 'ladder', needs: ['years'], address: () => '/events/ladder', show: heading('Ladder') },
  { name: 'season-empty', fresh: true, address: () => '/season', show: heading('Season') },
  {
    name: 'season-sides',
    needs: ['ended', 'years'],
    address: () => '/season',
    show: sheet(button('Say which side was yours')),
  },
  { name: 'kept-armies', needs: ['kept'], address: () => '/armies', show: anyItem },
  { name: 'kept-armies-empty', fresh: true, address: () => '/armies', show: heading('Armies') },
  {
    name: 'kept-army',
    needs: ['kept'],
    address: () => '/armies',
    show: sheet((page) => page.getByRole('list', { name: 'Armies', exact: true }).getByRole('button')),
  },
  { name: 'settings', address: () => '/settings', show: heading('Settings') },
  { name: 'licences', address: () => '/licences', show: anyHeading },
  { name: 'backup', address: () => '/backup', show: heading('Backup') },
  { name: 'restore', address: () => '/restore', show: heading('Restore') },
  {
    name: 'restore-broken',
    address: () => '/restore',
    show: async (page) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no backup') });
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'receive', address: () => '/receive', show: heading('Receive') },
  { name: 'club', address: () => '/club', show: anyHeading },
  { name: 'join', address: () => '/join', show: anyHeading },
  { name: 'join-nothing', address: () => '/club/f/nonsense', show: text(/no link of Warledger/) },
  { name: 'share', needs: ['hand'], address: (stage) => `/share/${stage.hand}`, show: anyHeading },
  { name: 'events', address: () => '/events', show: anyHeading },
  { name: 'new-event', address: () => '/events/new', show: anyHeading },
];
