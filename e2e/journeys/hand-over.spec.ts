import { readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { pictureOf } from '../../src/transfer/code-picture';
import { expectOnDisk } from '../disk';
import { exported } from '../exported';
import { phoneThatSees, sizeOf } from '../fake-camera';
import { axe, controlSizes, expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { FightPage } from '../pages/fight-page';
import { ReceivePage } from '../pages/receive-page';
import { RestorePage } from '../pages/restore-page';
import { SendPage } from '../pages/send-page';

/** Anna's battle against Ben with two Health Points lost, and its id. */
async function fought(page: Page): Promise<{ readonly fight: FightPage; readonly battleId: string }> {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.player('Blue').fill('Anna');
  await newBattle.player('Red').fill('Ben');
  const fight = await newBattle.fight();
  await fight.lose('Red', 2);
  await expectOnDisk(page, 3);
  return { fight, battleId: /battle\/([^/]+)/.exec(page.url())?.[1] ?? '' };
}

/** The battle as a file that this page saves. */
async function asFile(page: Page, send: SendPage): Promise<string> {
  const saving = page.waitForEvent('download');
  await exported(page, () => send.saveButton.click());
  const file = await saving;
  // Its name differs from that of a backup in the same folder.
  expect(file.suggestedFilename()).toMatch(/^warledger-battle-\d{4}-\d\d-\d\d\.jsonl$/);
  return readFileSync(await file.path(), 'utf8');
}

async function otherPhone(page: Page, testInfo: TestInfo): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  const context = await browser.newContext({ baseURL: new URL('./', page.url()).href, ...sizeOf(testInfo) });
  return context.newPage();
}

async function restore(page: Page, text: string): Promise<void> {
  const screen = await RestorePage.open(page);
  await screen.choose(text);
  await screen.goButton.click();
  await page.getByRole('button', { name: 'Open the battle' }).click();
}

test('a whole battle goes from screen to camera, and is in the history of the other phone', async ({
  page,
  baseURL,
}, testInfo) => {
  const { battleId } = await fought(page);
  const send = await SendPage.open(page, battleId);
  const frames = await send.filmedAll();
  // In the order in which phones see them: from the middle on, backwards, and some of them twice.
  const seen = [...frames.slice(1), frames[0] ?? Buffer.of(), ...frames.slice(1)].toReversed();
  const { page: other, browser } = await phoneThatSees(seen, baseURL, testInfo);
  await ReceivePage.open(other);
  const received = new RestorePage(other);
  await expect(received.planned('1 battle is added')).toHaveText([/^Anna v Ben/], { timeout: 60_000 });
  await received.goButton.click();
  await received.expectDone('1 battle added');
  await other.getByRole('button', { name: 'Open the battle' }).click();
  const fight = new FightPage(other);
  await fight.expectScore(2, 0);
  await fight.undo('Red lost 1');
  await fight.expectScore(1, 0);
  await browser.close();
});

test('how many codes were read is shown, and which are missing', async ({ page, baseURL }, testInfo) => {
  const first = await fought(page);
  const send = await SendPage.open(page, first.battleId);
  const frames = await send.filmedAll();
  expect(frames, 'two codes and a spare one').toHaveLength(3);
  const { page: other, browser } = await phoneThatSees([frames[0] ?? Buffer.of()], baseURL, testInfo);
  const receive = await ReceivePage.open(other);
  await expect(receive.page.getByText('1 of 2 codes')).toBeVisible({ timeout: 60_000 });
  await expect(receive.page.getByText('Missing: 2')).toBeVisible();
  await axe(other);
  await controlSizes(other);
  await browser.close();
});

for (const [kind, code, sentence] of [
  ['of something else', 'https://example.org/menu', 'That code is not from Warledger.'],
  ['of a newer version', 'WL3:ABC', 'That code is from a newer version of Warledger.'],
  ['that is damaged', 'WL1:ABCDEF', 'That code is damaged.'],
] as const) {
  test(`a code ${kind} is told, and nothing is done`, async ({ page, baseURL }, testInfo) => {
    const { size, path } = pictureOf(code);
    await page.setContent(
      `<svg viewBox="0 0 ${size} ${size}" width="320"><path fill="white" d="M0 0h99v99h-99z" /><path d="${path}" /></svg>`,
    );
    const film = [await page.locator('svg').screenshot({ type: 'jpeg' })];
    const { page: other, browser } = await phoneThatSees(film, baseURL, testInfo);
    const receive = await ReceivePage.open(other);
    await expect(receive.page.getByText(sentence)).toBeVisible({ timeout: 60_000 });
    await axe(other);
    await browser.close();
  });
}

test('a result goes over as one code of plain text, is shown, copied and kept', async ({
  page,
  baseURL,
}, testInfo) => {
  const { fight, battleId } = await fought(page);
  await (await fight.openMenu()).end('Blue won');
  const send = await SendPage.open(page, battleId);
  await send.what('The result').check();
  await expect(send.code).toHaveAccessibleName('The result as a code');
  const { page: other, browser } = await phoneThatSees([await send.filmed()], baseURL, testInfo);
  const receive = await ReceivePage.open(other);
  await expect(receive.result.getByText('Player, Blue: Anna')).toBeVisible({ timeout: 60_000 });
  await expect(receive.result.getByText('Result: Anna (Blue) won')).toBeVisible();
  await axe(other);
  await controlSizes(other);
  await receive.result.getByRole('button', { name: 'Keep it' }).click();
  await expect(receive.result.getByText('Kept')).toBeVisible();
  await browser.close();
});

test('a running battle is handed over: the giver reads, the receiver writes on, and gives it back', async ({
  page,
}, testInfo) => {
  const { fight, battleId } = await fought(page);
  const send = await SendPage.open(page, battleId);
  await send.to('Ben').check();
  await send.handOverButton.click();
  await expect(page.getByText('this phone only reads until')).toBeVisible();
  await expect(send.handOverButton).toHaveCount(0);
  const given = await asFile(page, send);
  await page.goto(`./#/battle/${battleId}/fight`);
  await expect(fight.alerts).toContainText('You handed this battle over');
  await expect(fight.loseButton('Red')).toBeDisabled();
  await expect(fight.undoButton).toBeDisabled();

  const other = await otherPhone(page, testInfo);
  await restore(other, given);
  const there = new FightPage(other);
  await expect(there.loseButton('Red')).toBeDisabled();
  await there.alerts.getByRole('button', { name: 'Write here' }).click();
  await expect(there.alerts).toHaveCount(0);
  await there.lose('Red', 1);
  await there.expectScore(3, 0);
  await expectOnDisk(other, 6);
  const back = await SendPage.open(other, battleId);
  await back.handOverButton.click();
  const returned = await asFile(other, back);

  const screen = await RestorePage.open(page);
  await screen.choose(returned);
  await expect(screen.planned('1 battle goes on from where it stands here')).toContainText('+3 entries');
  await screen.goButton.click();
  await page.getByRole('button', { name: 'Open the battle' }).click();
  await fight.expectScore(3, 0);
  await fight.alerts.getByRole('button', { name: 'Write here' }).click();
  await fight.lose('Red', 1);
  await fight.expectScore(4, 0);
  await other.context().close();
});

test('the file that is saved the moment a battle is handed over holds that, so that the other phone may write on', async ({
  page,
}) => {
  const { battleId } = await fought(page);
  await SendPage.open(page, battleId);
  const { battles } = await exported(page, () => page.evaluate(handOverAndSaveAtOnce));
  expect(battles[0]?.entries.at(-1)).toMatchObject({ events: [{ type: 'handedOver' }] });
});

/** Runs in the page: hands the battle over, and saves the file as soon as the page offers it. */
function handOverAndSaveAtOnce(): Promise<void> {
  return new Promise((done) => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    const saving = new MutationObserver(() => {
      const save = button('Save as a file');
      if (!document.body.textContent?.includes('this phone only reads until') || !save) return;
      saving.disconnect();
      save.click();
      done();
    });
    saving.observe(document.body, { subtree: true, childList: true, characterData: true });
    button('Hand over')?.click();
  });
}

test('a battle taken back while the other phone wrote on is kept in both courses', async ({
  page,
}, testInfo) => {
  const { fight, battleId } = await fought(page);
  const send = await SendPage.open(page, battleId);
  await send.handOverButton.click();
  await expect(page.getByText('this phone only reads until')).toBeVisible();
  const given = await asFile(page, send);
  const other = await otherPhone(page, testInfo);
  await restore(other, given);
  const there = new FightPage(other);
  await there.alerts.getByRole('button', { name: 'Write here' }).click();
  await there.lose('Blue', 1);
  await expectOnDisk(other, 6);
  const theirs = await asFile(other, await SendPage.open(other, battleId));

  await page.goto(`./#/battle/${battleId}/fight`);
  await fight.alerts.getByRole('button', { name: 'Take back' }).click();
  await fight.lose('Red', 1);
  await fight.expectScore(3, 0);
  const screen = await RestorePage.open(page);
  await screen.choose(theirs);
  const beside = '1 battle went another way here: the file’s is added as a second one';
  await expect(screen.planned(beside)).toContainText('split at entry 5');
  await screen.goButton.click();
  await page.getByRole('button', { name: 'Open the battle' }).click();
  await fight.expectScore(2, 1);
  await page.goto('./');
  const battles = new BattlesPage(page);
  await expect(battles.running).toHaveCount(2);
  await expect(battles.running.filter({ hasText: 'split at entry 5' })).toHaveCount(1);
  await other.context().close();
});

for (const [kind, script, sentence] of [
  [
    'plain http',
    () => {
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
      Object.defineProperty(window, 'isSecureContext', { value: false });
    },
    'it needs https',
  ],
  [
    'a camera that is not allowed',
    () => {
      const denied = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: denied } });
    },
    'The camera is not allowed',
  ],
  [
    'a device without a camera',
    () => {
      const none = () => Promise.reject(new DOMException('no', 'NotFoundError'));
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: none } });
    },
    'There is no camera here',
  ],
] as const) {
  test(`by ${kind} a battle is opened as a file, and that is said`, async ({ page }) => {
    await page.addInitScript(script);
    const receive = await ReceivePage.open(page);
    await expect(receive.alert).toContainText(sentence);
    await axe(page);
    await receive.fileButton.click();
    await expect(new RestorePage(page).heading).toBeVisible();
  });
}

test('codes are black on white even by Candle, can be stopped, stepped and slowed down', async ({ page }) => {
  const settings = await (await BattlesPage.open(page)).openSettings();
  await settings.theme('Dark (candle)').check();
  const { battleId } = await fought(page);
  const send = await SendPage.open(page, battleId);
  await send.speed('Slow').check();
  await send.pauseButton.click();
  await expect(send.playButton).toBeVisible();
  await send.stepTo(1);
  await axe(page);
  await controlSizes(page);
  const fills = await send.code.evaluate((svg) =>
    [...svg.children].map((part) => getComputedStyle(part).fill),
  );
  expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.getByRole('button', { name: 'Previous code' }).click();
  await expect(send.code).toHaveAccessibleName(/^Code ([2-9]|\d\d) of/);
  await send.what('The result').check();
  await axe(page);
  await controlSizes(page);
});
