const PICTURE_HEIGHT_PX = 560;

/**
 * All pictures of one screen on one page: a line for each size, with themes and text sizes side by side.
 * @param {import('playwright').Browser} browser
 * @param {readonly { readonly size: string, readonly of: string, readonly png: Buffer }[]} shots
 * @param {string} path
 */
export async function contactSheet(browser, shots, path) {
  const page = await browser.newPage();
  const sizes = [...new Set(shots.map(({ size }) => size))];
  const line = (/** @type {string} */ size) => {
    const pictures = shots
      .filter((shot) => shot.size === size)
      .map(
        ({ of, png }) =>
          `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${size} ${of}</figcaption></figure>`,
      );
    return `<div>${pictures.join('')}</div>`;
  };
  await page.setContent(
    `<style>
      body { margin: 8px; background: #777; font: 14px sans-serif; width: max-content }
      div { display: flex; gap: 8px; margin-bottom: 8px }
      figure { margin: 0 } img { max-height: ${PICTURE_HEIGHT_PX}px; display: block }
    </style>${sizes.map(line).join('')}`,
    { waitUntil: 'load' },
  );
  const box = await page.locator('body').boundingBox();
  await page.setViewportSize({
    width: Math.ceil((box?.width ?? 0) + 16),
    height: Math.ceil((box?.height ?? 0) + 16),
  });
  await page.screenshot({ path });
  await page.close();
}
