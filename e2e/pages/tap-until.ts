import { expect, type Locator } from '@playwright/test';

/**
 * Taps a choice that a tap moves on, until it has the answer wanted; each tap is waited for, since one too
 * many would pass it by.
 */
export async function tapUntil(choice: Locator, wanted: Locator): Promise<void> {
  const answers = choice.getByRole('radio');
  const chosen = () =>
    answers.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
  const count = await answers.count();
  for (let tap = 0; tap < count && !(await wanted.isChecked()); tap += 1) {
    const before = await chosen();
    await choice.click();
    await expect.poll(chosen, 'the answer after a tap').not.toBe(before);
  }
  await expect(wanted).toBeChecked();
}
