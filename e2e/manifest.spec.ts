import { expect, test } from './fixtures';

type Icon = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
};
type Manifest = {
  readonly id: string;
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly Icon[];
  readonly screenshots: readonly (Icon & { readonly form_factor: string; readonly label: string })[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Icon[];
  }[];
};

test.use({ basePath: '/repo/' });

test('the manifest names the app, and nothing outside its own folder', async ({ page, request, baseURL }) => {
  await page.goto('./');
  const link = await page.locator('link[rel=manifest]').evaluate((element: HTMLLinkElement) => element.href);
  const answer = await request.get(link);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await answer.json();
  expect(manifest.name).toBe('Warledger');
  expect(manifest.display).toBe('standalone');
  for (const address of [manifest.id, manifest.start_url, manifest.scope]) {
    expect(new URL(address, link).href).toBe(baseURL);
  }
});

test('every icon is a picture of the size it claims, with one for masks apart', async ({ page, request }) => {
  await page.goto('./');
  const link = await page.locator('link[rel=manifest]').evaluate((element: HTMLLinkElement) => element.href);
  const manifest: Manifest = await (await request.get(link)).json();
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of icons) {
    const answer = await request.get(new URL(src, link).href);
    expect(answer.headers()['content-type']).toBe(type);
    expect(pngSize(await answer.body())).toBe(sizes);
  }
  for (const { src, sizes } of manifest.screenshots) {
    expect(pngSize(await (await request.get(new URL(src, link).href)).body())).toBe(sizes);
  }
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  const claims = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(claims).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
  const apple = await page
    .locator('link[rel=apple-touch-icon]')
    .evaluate((element: HTMLLinkElement) => element.href);
  expect(pngSize(await (await request.get(apple)).body())).toBe('180x180');
});

test('the shortcut opens a new battle', async ({ page, request }) => {
  await page.goto('./');
  const link = await page.locator('link[rel=manifest]').evaluate((element: HTMLLinkElement) => element.href);
  const manifest: Manifest = await (await request.get(link)).json();
  const shortcut = manifest.shortcuts.find(({ name }) => name === 'New battle');
  await page.goto(new URL(shortcut?.url ?? 'no such shortcut', link).href);
  await expect(page.getByRole('heading', { name: 'New battle' })).toBeVisible();
});

test('robots are answered with a text, not with the app', async ({ request }) => {
  const answer = await request.get('./robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain('User-agent');
});

/** Width and height from the file itself: the first two numbers of every PNG. */
function pngSize(file: Buffer): string {
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
