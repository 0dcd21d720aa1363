/**
 * Runs in the page, before the app: taps by itself in a new battle, or looks at the battle that the address
 * names, and posts what it meets to the server that the page came from, under these names. For a browser that
 * no driver can reach.
 *
 *   tapping        the first tap follows
 *   acknowledged   { battleId, seq } of an entry whose transaction is complete
 *   shown          how many Health Points Red has lost as the screen says
 *   found          { seqs, shown }: the entries of that battle on the disk, and what the screen says
 *   failed         a sentence
 *
 * @param {number} betweenTapsMs at most
 * @param {() => Promise<Record<string, number[]>>} entriesOnDisk
 */
export async function thumb(betweenTapsMs, entriesOnDisk) {
  /** @param {string} what @param {unknown} value */
  const tell = (what, value) =>
    fetch(`told/${what}`, { method: 'POST', body: JSON.stringify(value) }).catch(() => {});
  Object.assign(window, {
    acknowledged: (/** @type {string} */ battleId, /** @type {number} */ seq) =>
      tell('acknowledged', { battleId, seq }),
  });
  /** @param {number} ms */
  const wait = (ms) => new Promise((next) => setTimeout(next, ms));
  /** @param {(name: string) => boolean} fits @returns {Promise<HTMLElement>} */
  const control = async (fits) => {
    for (let attempt = 0; attempt < 2_000; attempt += 1) {
      const found = [...document.querySelectorAll('button')].find(
        (button) => !button.disabled && fits(button.ariaLabel ?? button.textContent ?? ''),
      );
      if (found) return found;
      await wait(10);
    }
    throw new Error(`There is no such control: ${fits}`);
  };
  const lostOfRed = async () =>
    Number(/\d+/.exec((await control((name) => /^Red lost/.test(name))).ariaLabel ?? '')?.[0] ?? 0);
  try {
    const battleId = /battle\/([^/]+)/.exec(location.hash)?.[1];
    if (battleId !== undefined) {
      await control((name) => name.startsWith('Close round'));
      const seqs = (await entriesOnDisk())[battleId] ?? [];
      await tell('found', { seqs, shown: await lostOfRed() });
      return;
    }
    (await control((name) => name === 'New battle')).click();
    (await control((name) => name === 'Fight')).click();
    const tile = await control((name) => name === 'Red loses 1 Health Point');
    await tell('tapping', null);
    for (;;) {
      tile.click();
      await new Promise((next) => requestAnimationFrame(next));
      void tell('shown', await lostOfRed());
      await wait(Math.random() * betweenTapsMs);
    }
  } catch (error) {
    await tell('failed', String(error));
  }
}
