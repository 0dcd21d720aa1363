import { expect, type Page } from '@playwright/test';

/** Whatever it is, of what the browser keeps of the app: everything, or files whose name says so. */
export type ThrownAway = 'everything' | { readonly named: RegExp };

/**
 * Throws away what the browser keeps of the app's files, as it may when room is short; what is stored of
 * battles stays.
 */
export async function throwAway(page: Page, what: ThrownAway): Promise<void> {
  const named = what === 'everything' ? null : what.named.source;
  const thrown = await page.evaluate(async (wanted) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (wanted !== null && !new RegExp(wanted).test(request.url)) continue;
        await cache.delete(request);
        count += 1;
      }
      if (wanted === null) await caches.delete(name);
    }
    return count;
  }, named);
  expect(thrown, 'files that were kept, and are thrown away').toBeGreaterThan(0);
}

/** How many files of the app the browser keeps. */
export function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
    return count;
  });
}
