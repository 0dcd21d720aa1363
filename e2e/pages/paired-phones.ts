import type { Browser, BrowserContext, Locator, Page, TestInfo } from '@playwright/test';
import { expectOnDisk } from '../disk';
import { sizeOf, withCodesBeforeCamera } from '../fake-camera';
import { expect, installed, stands } from '../fixtures';
import { BattlesPage } from './battles-page';
import { FightPage } from './fight-page';

/** A phone with the app, and what it asked of anybody. */
type Phone = { readonly page: Page; readonly asked: string[] };

/**
 * Everything that a page of this context asks of anybody, but for what its own worker has. Not every engine says
 * that an answer is the worker's: one from the app's own address is, once its server is stopped.
 */
function askedBy(context: BrowserContext, url: string): string[] {
  const asked: string[] = [];
  context.on('requestfailed', (request) => asked.push(`failed: ${request.url()}`));
  context.on('response', (response) => {
    const from = response.url();
    if (!response.fromServiceWorker() && !from.startsWith(url) && !/^(data|blob):/.test(from))
      asked.push(from);
  });
  context.on('page', (page) => page.on('websocket', (socket) => asked.push(socket.url())));
  return asked;
}

/** A phone with the app installed, whose camera sees what it is held over. */
export async function newPhone(browser: Browser, url: string, testInfo: TestInfo): Promise<Phone> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...sizeOf(testInfo) });
  await withCodesBeforeCamera(context);
  const asked = askedBy(context, url);
  // A phone that sleeps says nothing.
  await context.addInitScript(() => {
    const send = RTCDataChannel.prototype.send as (data: unknown) => void;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown) {
      if (Reflect.get(globalThis, 'sleeps') !== true) send.call(this, data);
    };
  });
  const page = await context.newPage();
  await page.goto(url);
  await installed(page);
  await stands(page);
  return { page, asked };
}

/** Holds the camera of one phone over the code that the other one shows. */
export async function holdOver(camera: Page, code: Locator): Promise<void> {
  await expect(code).toBeVisible();
  const picture = await code.evaluate((drawn) => ({
    size: Number(drawn.getAttribute('viewBox')?.split(' ')[2]),
    path: drawn.querySelector('path')?.getAttribute('d') ?? '',
  }));
  await camera.evaluate((shown) => Reflect.set(globalThis, 'codes', [shown]), picture);
}

export const firstCode = (page: Page) => page.getByRole('img', { name: 'First code' });
const secondCode = (page: Page) => page.getByRole('img', { name: 'Second code' });
export const strip = (page: Page) => page.getByRole('status').filter({ hasText: /^You (write too|follow)/ });
export const thrownOut = (page: Page) => page.getByRole('status').filter({ hasText: 'You write no longer' });
export const mark = (page: Page) => page.getByRole('status').filter({ hasText: /^Shared$/ });
export const asked = (page: Page) => page.getByRole('status').filter({ hasText: 'From the other phone:' });
export const alert = (page: Page, says: string) => page.getByRole('alert').filter({ hasText: says });
export const cut = (page: Page) => page.getByText('The other phone is not connected', { exact: true });

/** From the battle on screen to how it is shared. */
export async function sharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Share live' }).click();
}

/** From the battle on screen to the first code. */
export async function showFirst(page: Page, begin: string, sides = 'Both sides'): Promise<void> {
  await sharing(page);
  await page.getByRole('radio', { name: sides }).check();
  await page.getByRole('button', { name: begin }).click();
}

/** The camera of a phone is held over nothing any more. */
export const lookAway = (page: Page) => page.evaluate(() => Reflect.set(globalThis, 'codes', []));

/** Both phones scan: first the guest, then the host; both are in the battle then. */
export async function scanBoth(
  host: Page,
  guest: Page,
  says: string | RegExp = 'You write tooLive',
): Promise<void> {
  await holdOver(guest, firstCode(host));
  await holdOver(host, secondCode(guest));
  await expect(strip(guest)).toHaveText(says);
  await expect(mark(host)).toBeVisible();
}

/** A battle on the host's phone, in its fight. */
export async function fighting(page: Page): Promise<FightPage> {
  const fight = await (await (await BattlesPage.open(page)).newBattle()).fight();
  await fight.lose('Red', 1);
  await expectOnDisk(page, 2);
  return fight;
}

/** Two phones in the fight of one battle, joined by codes; both write both sides. */
export async function joinedPhones(browser: Browser, url: string, testInfo: TestInfo) {
  const [host, guest] = [await newPhone(browser, url, testInfo), await newPhone(browser, url, testInfo)];
  const blue = await fighting(host.page);
  await showFirst(host.page, 'Join another phone');
  await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
  await scanBoth(host.page, guest.page);
  return { host, guest, blue, red: new FightPage(guest.page) };
}
