import type { Page } from '@playwright/test';

/**
 * From now on the dice of the page show 1 to 6 in turn, from its next opening on, so that no test depends on
 * chance.
 */
export async function withDiceInTurn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = Crypto.prototype.getRandomValues;
    let thrown = 0;
    Crypto.prototype.getRandomValues = function <Drawn extends ArrayBufferView | null>(
      this: Crypto,
      into: Drawn,
    ) {
      // A die needs one random number; ids and keys need more.
      if (!(into instanceof Uint32Array) || into.length !== 1) return draw.call(this, into as never) as never;
      into[0] = thrown % 6;
      thrown += 1;
      return into;
    };
  });
}
