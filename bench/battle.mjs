/** @typedef {import('playwright').Page} Page */

/**
 * Starts a battle with two taps.
 * @param {Page} page
 * @param {'click' | 'tap'} press by mouse or by touch
 */
export async function startBattle(page, press = 'click') {
  await page.getByRole('link', { name: 'New battle' })[press]();
  await page.getByRole('button', { name: 'Fight', exact: true })[press]();
  await page.getByRole('button', { name: 'Close round' }).waitFor();
}

/**
 * Plays until the battle has that many entries, by clicking the app's own controls as fast as it accepts
 * them: casualties on both sides, a charge, and the end of each round.
 * @param {Page} page on its Fight screen
 * @param {number} entries
 */
export async function play(page, entries) {
  await page.evaluate(async (wanted) => {
    const turn = () => new Promise((next) => setTimeout(next));
    /** @param {(element: Element) => boolean} fits */
    const control = async (fits) => {
      for (let attempt = 0; attempt < 1000; attempt += 1) {
        const found = [...document.querySelectorAll('button, [role=switch]')].find(fits);
        if (found instanceof HTMLElement) return found;
        await turn();
      }
      throw new Error('The control never came');
    };
    /** @param {string} label */
    const labelled = (label) => control((element) => element.getAttribute('aria-label') === label);
    // The button also contains the open steps, after its name.
    /** @param {string} text */
    const named = (text) => control((element) => element.textContent?.startsWith(text) ?? false);
    const round = [
      ...Array.from(
        { length: 20 },
        (_, index) => () => labelled(`${index % 3 === 0 ? 'Blue' : 'Red'} loses 1 Health Point`),
      ),
      () => labelled('Charge, Blue'),
      () => named('Close round'),
      () => named('Next round'),
    ];
    for (let made = 0; made < wanted; made += 1) {
      (await (round[made % round.length] ?? round[0])?.())?.click();
      await turn();
    }
  }, entries);
}

/**
 * Waits until everything played is on the disk.
 * @param {Page} page
 * @param {() => Promise<Record<string, number[]>>} read runs in the page
 * @param {number} entries at least
 */
export async function untilOnDisk(page, read, entries) {
  for (;;) {
    const counts = Object.values(await page.evaluate(read)).map((seqs) => seqs.length);
    if (Math.max(0, ...counts) >= entries) return;
  }
}
