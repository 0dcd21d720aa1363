import type { Page } from '@playwright/test';
import { axe, controlSizes } from '../../e2e/fixtures';
import { chooseClub, expect, startBattle, test } from './club-fixtures';

/** How opaque the page is at its lower right corner, from 0 to 255: what a stream's picture shows through. */
async function opacityOfCorner(page: Page): Promise<number> {
  const picture = await page.screenshot({ omitBackground: true, scale: 'css' });
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pencil = canvas.getContext('2d');
      pencil?.drawImage(image, 0, 0);
      return pencil?.getImageData(image.width - 2, image.height - 2, 1, 1).data[3] ?? -1;
    },
    [...picture],
  );
}

test('a stream shows a followed battle above its picture, by an address from Share live', async ({
  club,
  newPhone,
}) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  await startBattle(blue, club.url);
  await blue.getByRole('button', { name: 'Menu', exact: true }).click();
  await blue.getByRole('button', { name: 'Share live' }).click();
  await blue.getByRole('button', { name: 'Share this battle' }).click();
  await blue.getByRole('button', { name: 'Overlay for a stream' }).click();
  await blue.getByRole('radio', { name: '150 %' }).check();
  await expect(blue.getByText('It needs 720 × 210 pixels of the picture.')).toBeVisible();
  await axe(blue);
  await controlSizes(blue);
  const address = await blue.getByRole('textbox', { name: 'Address of the browser source' }).inputValue();

  const stream = await newPhone();
  await stream.setViewportSize({ width: 720, height: 210 });
  await stream.goto(address);
  const bar = stream.getByRole('main');
  await expect(bar.getByRole('heading', { name: 'Turn 1 · Blue' })).toBeVisible();
  await expect(bar.getByText('Not live')).toBeHidden();
  await expect(stream.getByRole('button')).toHaveCount(0);
  expect(await opacityOfCorner(stream)).toBe(0);
  // All of it is in the room that was told.
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(210);

  await blue.getByRole('link', { name: 'Back to the battle' }).click();
  await blue.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  await expect(bar.getByText('Blue wins by', { exact: false })).toBeVisible();
  await expect(bar.getByText('Red lost', { exact: false })).toBeVisible();

  // A reload of the source needs nobody, and finds what it has when the club is away.
  await stream.context().setOffline(true);
  await expect(bar.getByText('Not live')).toBeVisible();
  await expect(bar.getByText('Blue wins by', { exact: false })).toBeVisible();
  await stream.context().setOffline(false);
  await expect(bar.getByText('Not live')).toBeHidden();
  await stream.reload();
  await expect(bar.getByText('Blue wins by', { exact: false })).toBeVisible();
});

test('an address of an overlay that was cut says where a whole one is', async ({ club, newPhone }) => {
  const stream = await newPhone();
  await stream.goto(`${club.url}/#/overlay/100/club/f/half`);
  await expect(stream.getByRole('alert')).toHaveText(
    'This is no address of an overlay. Copy it again: Share live, then Overlay for a stream.',
  );
});
