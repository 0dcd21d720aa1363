import { axe, expect, installed, offlineTest, test } from '../fixtures';
import { AcrossPage } from '../pages/across-page';
import { AssaultPage, POOL_RULEBOOKS } from '../pages/assault-page';
import { startBattle } from '../pages/battles-page';
import { FarHalf } from '../pages/far-half';
import { FightPage } from '../pages/fight-page';
import { LogPage } from '../pages/log-page';
import { openNerveBattle } from '../pages/nerve-battle';

test('two players read and tap one fight in two languages, and the log holds it once', async ({ page }) => {
  const fight = await startBattle(page);
  const across = await AcrossPage.open(page);
  await expect(page.locator('iframe'), 'one language: one page').toHaveCount(0);
  const red = await FarHalf.choose(page);
  const blue = across.half('Blue');

  await test.step('the far half lies where it lay, turned, and speaks German', async () => {
    const box = await red.frame.getByRole('region', { name: 'Seite von Rot' }).boundingBox();
    const { height = 0, width = 0 } = page.viewportSize() ?? {};
    expect([box?.x, box?.y, box?.width, Math.round(box?.height ?? 0)]).toEqual([0, 0, width, height / 2]);
    await red.expectSpoken('t9a-2');
  });

  await test.step('each counts, and both read the score', async () => {
    await across.lose('Blue', 2);
    for (let tap = 0; tap < 5; tap += 1) await red.tap(red.button(/^Rot verliert 1 /));
    await red.tap(red.frame.getByRole('switch', { name: 'Angriff, Rot' }));
    await expect(blue.getByText('Blue wins by 2', { exact: true })).toBeVisible();
    await expect(red.frame.getByText('Blau gewinnt um 2', { exact: true })).toBeVisible();
    await red.expectSpoken('t9a-2');
  });

  await test.step('a sheet of the far half has the whole screen, and a number typed there counts', async () => {
    await red.tap(red.button(/^Rot verlor 5 .*Zahl eingeben$/));
    const keypad = red.frame.getByRole('dialog');
    await red.expectSpoken('t9a-2');
    await red.tap(keypad.getByRole('button', { name: '6', exact: true }));
    await red.tap(keypad.getByRole('button', { name: /^Auf 6 setzen/ }));
    await expect(keypad).toBeHidden();
    await expect(blue.getByText('Blue wins by 3', { exact: true })).toBeVisible();
  });

  await test.step('the near half takes it back', async () => {
    await blue.getByRole('button', { name: /^Undo: Red/ }).click();
    await expect(red.frame.getByText('Blau gewinnt um 2', { exact: true })).toBeVisible();
  });

  await test.step('the far half takes its break test', async () => {
    await red.tap(
      red.frame
        .getByRole('region', { name: /^Rot: / })
        .getByRole('button')
        .first(),
    );
    const sheet = red.frame.getByRole('dialog');
    await red.expectSpoken('t9a-2');
    await red.tap(sheet.getByRole('button', { name: /^Rot.*hält$/ }));
    await expect(sheet).toBeHidden();
  });

  await test.step('an agreement at the far edge is seen at the near one', async () => {
    await red.tap(red.button('Rot stimmt zu'));
    await expect(red.button('Rot stimmt zu')).toHaveAttribute('aria-pressed', 'true');
    await expect(across.closeRoundButton('Blue')).toContainText('Red agrees');
    await across.agreeButton('Blue').click();
    await red.tap(red.button(/^Runde abschließen/));
    await expect(blue.getByText('This round is closed.')).toBeVisible();
  });

  await test.step('leaving takes the frame away; the log is English and holds what both tapped', async () => {
    await red.tap(red.button(/^Zurück zur Karte/).first());
    await red.expectGone();
    await expect(across.dialog).toHaveCount(0);
    await fight.openLog();
    await expect(new LogPage(page).line(/Round 1 closed 5 : 3/)).toContainText('agreed by both');
  });
});

for (const code of ['zh', 'pl'])
  test(`a half in ${code} counts, tests and agrees, reads to an ear, and is there again after a reload`, async ({
    page,
  }) => {
    await startBattle(page);
    const across = await AcrossPage.open(page);
    const red = await FarHalf.choose(page, code);
    const lose = red.button(red.says('fight', 'loss.side', { side: red.name }));
    for (let tap = 0; tap < 3; tap += 1) await red.tap(lose);
    await expect(across.half('Blue').getByText('Blue wins by 3', { exact: true })).toBeVisible();
    await expect(red.frame.getByText(red.says('phrases', 'verdict.won.said', { by: '3' }))).toBeVisible();
    await red.expectSpoken('t9a-2');
    await red.axe();

    await page.reload();
    await AcrossPage.open(page);
    await red.expectDrawn();
    await expect(red.frame.getByText(red.says('phrases', 'verdict.won.said', { by: '3' }))).toBeVisible();
    await red.tap(
      red.frame
        .getByRole('region', { name: red.says('break-test', 'title') })
        .getByRole('button')
        .first(),
    );
    const sheet = red.frame.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await red.expectSpoken('t9a-2');
    await red.axe();
    await red.tap(sheet.getByRole('button', { name: red.says('break-test', 'saidHeld') }));
    await expect(sheet).toBeHidden();
    await red.tap(red.button(red.says('across', 'agree', { side: red.name })));
    await expect(across.closeRoundButton('Blue')).toContainText('Red agrees');
  });

test('what a half speaks is remembered for its battle alone, and follows theme and size of text', async ({
  page,
}) => {
  await startBattle(page);
  await AcrossPage.open(page);
  await FarHalf.choose(page);
  await page.reload();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
    document.documentElement.dataset.theme = 'dark';
  });
  await AcrossPage.open(page);
  const red = new FarHalf(page);
  await red.expectDrawn();
  const looks = () => {
    const { style, dataset } = document.documentElement;
    return [style.fontSize, dataset.theme];
  };
  expect(await red.frame.locator('html').evaluate(looks)).toEqual(['32px', 'dark']);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '16px';
    document.documentElement.dataset.theme = 'glare';
  });
  await expect.poll(() => red.frame.locator('html').evaluate(looks)).toEqual(['16px', 'glare']);
  await red.chooseEnglish();
  const blue = new AcrossPage(page);
  await expect(blue.half('Red')).toBeVisible();
  await FarHalf.choose(page);

  await startBattle(page);
  await AcrossPage.open(page);
  await expect(new AcrossPage(page).half('Red')).toBeVisible();
  await red.expectGone();
});

test('a frame that dies gives the half back, and nothing tapped is lost', async ({ page }) => {
  await startBattle(page);
  const across = await AcrossPage.open(page);
  const red = await FarHalf.choose(page);
  await red.tap(red.button(/^Rot verliert 1 /));
  await red.frame.locator('html').evaluate(() => location.reload());
  await expect(across.half('Red')).toBeVisible();
  await expect(across.half('Red').getByText('Blue wins by 1', { exact: true })).toBeVisible();
  await expect(across.half('Red').getByRole('alert')).toContainText('Deutsch could not be fetched');
  await across.half('Red').getByRole('button', { name: 'Try again' }).click();
  await red.expectDrawn();
  await expect(red.frame.getByText('Blau gewinnt um 1', { exact: true })).toBeVisible();
});

test('units of Kings of War suffer damage and test their Nerve on a German half', async ({ page }) => {
  const fight = await openNerveBattle(page, {
    gameTurn: 2,
    blue: [['Knights', 16, { attacks: 18 }]],
    red: [['Spears', 16, { troopType: 'regiment' }]],
  });
  await fight.fight('Knights', 'Spears');
  const across = await AcrossPage.open(page);
  const red = await FarHalf.choose(page);
  await red.expectSpoken('kow-4');
  for (let tap = 0; tap < 6; tap += 1) await red.tap(red.button(/^Spears: .*\+1 im Nahkampf$/));
  await across
    .half('Blue')
    .getByRole('button', { name: /^Undo: Spears/ })
    .click();
  await red.expectSpoken('kow-4');
  // Nerve 16, damage 5: 10 or less holds.
  await red.tap(red.button(red.says('counted', 'due')));
  const test = red.frame.getByRole('dialog');
  await expect(test).toBeVisible();
  await red.expectSpoken('kow-4');
  await red.axe();
  await red.tap(test.getByRole('radio', { name: '11', exact: true }));
  await expect(test.getByRole('status')).toContainText('11');
  await red.tap(test.getByRole('button', { name: 'Fertig' }));
  await expect(red.button(red.says('counted', 'due'))).toHaveCount(0);
  await red.tap(red.languageButton);
  await red.tap(red.frame.getByRole('button', { name: 'Schließen' }));
  await across.back();
  await fight.expectUnit('Spears', 'Damage 5 of 16');
});

test('the clocks speak to each player in the language of that half, and a tap in one starts the other', async ({
  page,
}) => {
  const fight = await startBattle(page);
  const menu = await fight.openMenu();
  await menu.dialog.getByRole('button', { name: 'Clock face' }).click();
  const face = page.getByRole('dialog', { name: 'The clocks of both players' });
  const blue = face.getByRole('button', { name: /^Blue’s clock/ });
  const red = await FarHalf.choose(page, 'fr');
  await expect(face.getByRole('button', { name: /^Red’s clock/ })).toHaveCount(0);
  await red.expectSpoken('t9a-2', 4);
  await red.axe();
  await axe(page);
  await red.tap(red.button(/^Pendule de Rouge/));
  await expect(blue).toBeDisabled();
  await red.tap(red.button(red.says('clocks', 'pause')));
  await expect(blue).toBeEnabled();
  await red.tap(red.button(red.says('clocks', 'closeFace')));
  await expect(face).toBeHidden();
  await menu.close();

  // The same battle: what was chosen for the clocks is chosen for its combats.
  await AcrossPage.open(page);
  await red.expectDrawn();
});

test('an assault is asked on the half of the side that answers, in its language', async ({ page }) => {
  expect(POOL_RULEBOOKS.length).toBeGreaterThan(0);
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', {});
  await assault.takeProposed('Red', {});
  const across = await AcrossPage.open(page);
  const red = await FarHalf.choose(page);
  await red.expectSpoken('hh-1');
  await red.tap(red.button(red.says('assault', 'next.begin.step')));
  const blue = across.half('Blue');
  await blue.getByRole('button', { name: '6 hit', exact: true }).click();
  await blue.getByRole('button', { name: '4 wound', exact: true }).click();

  await test.step('Red answers for its own blows there', async () => {
    await expect(blue.getByText('Red answers now', { exact: true })).toBeVisible();
    for (const [question, answer] of [
      ['countQuestion.hits', 'countAnswer.hits'],
      ['countQuestion.plain.less', 'countAnswer.plain'],
    ] as const) {
      await expect(red.frame.getByRole('group', { name: red.says('assault-count', question) })).toBeVisible();
      await red.expectSpoken('hh-1');
      await red.tap(red.button(red.says('assault-count', answer)).last());
    }
    await red.axe();
  });
});

offlineTest.describe('without the server', () => {
  offlineTest.use({ broughtAbout: /languages\/pl-/ });

  offlineTest(
    'a half speaks its language without the server once it is kept, and says where it cannot',
    async ({ page, server }) => {
      await startBattle(page);
      await AcrossPage.open(page);
      await FarHalf.choose(page);
      await installed(page);
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.open('languages')).keys()).length))
        .toBe(3);
      await server.kill();
      await page.reload();
      await expect(new FightPage(page).closeRoundButton).toBeVisible();
      const across = await AcrossPage.open(page);
      const red = new FarHalf(page);
      await red.expectDrawn();
      await red.tap(red.button(/^Rot verliert 1 /));
      await expect(across.half('Blue').getByText('Blue wins by 1', { exact: true })).toBeVisible();

      await red.tap(red.languageButton);
      await red.tap(red.language('Polski'));
      const alert = across.half('Red').getByRole('alert').filter({ hasText: 'Polski' });
      await expect(alert).toContainText('Polski could not be fetched. This half stays as it was');
      await alert.getByRole('button', { name: 'Dismiss' }).click();
      await expect(alert).toBeHidden();
      await red.expectGone();
      await across.lose('Red', 1);
      await expect(across.half('Red').getByText('Blue wins by 2', { exact: true })).toBeVisible();
    },
  );
});
