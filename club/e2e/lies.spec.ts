import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT } from '../../scripts/npm.mjs';
import { type LyingGate, openLyingGate } from '../tests/lying-gate';
import { CODE, chooseClub, expect, shownLink, startBattle, test } from './club-fixtures';

/*
 * A club's server that lies, seen by players: whoever follows is told, and "Live" is not said of it.
 */

let gate: LyingGate;
test.beforeEach(async () => {
  gate = await openLyingGate(CODE, join(PROJECT, 'dist'));
});
test.afterEach(() => gate.close());

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /^You follow/ });
const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'The club' });
const score = (page: Page, blue: number, red: number) =>
  page.getByRole('button', { name: `Explain the score: Blue ${blue}, Red ${red}` });

/** A battle that is shared, its phone, and one that follows it: both have all of it. */
async function followed(newPhone: () => Promise<Page>) {
  const host = `localhost:${gate.port}`;
  const writer = await newPhone();
  await chooseClub(writer, `http://${host}/#/club/c/!${host}/${CODE}`);
  await startBattle(writer, `http://${host}`);
  await writer.getByRole('button', { name: 'Menu', exact: true }).click();
  await writer.getByRole('button', { name: 'Share live' }).click();
  await writer.getByRole('button', { name: 'Share this battle' }).click();
  const link = await shownLink(writer);
  const follower = await newPhone();
  await follower.goto(link);
  await follower.getByRole('button', { name: 'Follow' }).click();
  await expect(bar(follower)).toContainText('Live');
  await writer.getByRole('link', { name: 'Back to the battle' }).click();
  await taps(writer, 1);
  await expect(score(follower, 0, 1)).toBeVisible();
  return { writer, follower, link };
}

/** Blue loses so many Health Points, one message each. */
async function taps(writer: Page, count: number): Promise<void> {
  for (let tap = 0; tap < count; tap += 1) {
    const before = gate.kept();
    await writer.getByRole('button', { name: 'Blue loses 1 Health Point' }).click();
    await expect.poll(gate.kept).toBe(before + 1);
  }
}

/** Collects from now on all that a bar of the page says; ended by calling what it resolves with. */
async function listens(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const look = () =>
      said.push(
        ...[...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent ?? ''),
      );
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Reflect.set(globalThis, 'saidByBars', said);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'saidByBars') as readonly string[]);
}

test('a part that the server leaves out is never called live, and is said', async ({ newPhone }) => {
  const { writer, follower, link } = await followed(newPhone);
  await follower.context().setOffline(true);
  await expect(bar(follower)).toContainText('Not connected');
  await taps(writer, 3);
  const lastButOne = gate.kept() - 1;
  gate.lies.hidden = (number) => number === lastButOne;
  const said = await listens(follower);
  await follower.context().setOffline(false);
  await expect(told(follower)).toContainText('The club’s server leaves out a part');
  await expect(score(follower, 0, 2)).toBeVisible();
  expect((await said()).filter((text) => text.includes('Live'))).toEqual([]);

  // Who comes new is told at the door, and can try again.
  const late = await newPhone();
  await late.goto(link);
  await late.getByRole('button', { name: 'Follow' }).click();
  await expect(late.getByText('The club has lost a part of what was shared there.')).toBeVisible();

  gate.lies.hidden = () => false;
  await follower.reload();
  await expect(bar(follower)).toContainText('Live');
  await expect(score(follower, 0, 4)).toBeVisible();
});

test('an end that the server withholds from who has it is never called live, and is said', async ({
  newPhone,
}) => {
  const { writer, follower } = await followed(newPhone);
  await taps(writer, 2);
  await expect(score(follower, 0, 3)).toBeVisible();
  await writer.context().setOffline(true);
  const end = gate.kept();
  gate.lies.hidden = (number) => number === end;
  await follower.context().setOffline(true);
  await expect(bar(follower)).toContainText('Not connected');
  const said = await listens(follower);
  await follower.context().setOffline(false);
  await expect(told(follower)).toContainText('The club has less of this than this phone');
  await expect(score(follower, 0, 3)).toBeVisible();
  expect((await said()).filter((text) => text.includes('Live'))).toEqual([]);
});

test('what the server takes and loses again is said to who writes, in the battle', async ({ newPhone }) => {
  const { writer } = await followed(newPhone);
  gate.lies.swallows = true;
  gate.forget();
  const mark = (said: RegExp) => writer.getByRole('status').filter({ hasText: said });
  // Lost once it is given back, and that is no trouble.
  for (const time of ['once', 'again']) {
    await writer.context().setOffline(true);
    await expect(mark(/^Cut/), time).toBeVisible();
    await writer.context().setOffline(false);
    if (time === 'once') await expect(mark(/^Shared/)).toBeVisible();
  }
  await expect(told(writer)).toContainText('The club takes this and loses it again');
  await expect(score(writer, 0, 1)).toBeVisible();
});
