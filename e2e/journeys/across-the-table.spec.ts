import { axe, controlSizes, expect, painted, test } from '../fixtures';
import { AcrossPage } from '../pages/across-page';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';
import { startBattle } from '../pages/battles-page';
import { NamedCombats } from '../pages/engage-sheet';
import { enterRoster } from '../pages/full-roster';
import { LogPage } from '../pages/log-page';
import { ShootingPage } from '../pages/shooting-page';

test('the phone lies flat: both players count their own half, agree, and the round is closed with both names', async ({
  page,
}) => {
  const fight = await startBattle(page);
  const across = await AcrossPage.open(page);
  const { height = 0, width = 0 } = page.viewportSize() ?? {};
  const [blue, red] = [across.half('Blue'), across.half('Red')];

  await test.step('each half is whole: below for Blue, above and upside down for Red', async () => {
    const near = await blue.boundingBox();
    const far = await red.boundingBox();
    expect([far?.y, Math.round((far?.y ?? 0) + (far?.height ?? 0))]).toEqual([0, Math.round(height / 2)]);
    expect(Math.round(near?.y ?? 0)).toBe(Math.round(height / 2));
    expect([near?.width, far?.width]).toEqual([width, width]);
    expect(await blue.evaluate((half) => getComputedStyle(half).rotate)).toBe('none');
    expect(await red.evaluate((half) => getComputedStyle(half).rotate)).toBe('180deg');
    await controlSizes(page);
    await axe(page);
  });

  await test.step('both count at once, each at the own edge', async () => {
    await across.lose('Blue', 2);
    await across.lose('Red', 5);
    await red.getByRole('switch', { name: 'Charge, Red' }).click();
    await blue.getByRole('button', { name: 'Rank Bonus, Blue: one more' }).click();
    await blue.getByRole('button', { name: 'Rank Bonus, Blue: one more' }).click();
    for (const half of [blue, red]) {
      await expect(half.getByText('6', { exact: true }).first()).toBeVisible();
      await expect(half.getByText('3', { exact: true }).first()).toBeVisible();
      await expect(half.getByText('Blue wins by 3', { exact: true })).toBeVisible();
    }
    await expect(red.getByRole('region', { name: 'Red: break test' })).toBeVisible();
    await expect(blue.getByRole('region', { name: 'Red: break test' })).toHaveCount(0);
  });

  await test.step('a sheet that Red opens faces Red', async () => {
    await red.getByRole('button', { name: /^Red lost 5 .* Enter a number$/ }).click();
    const keypad = page.getByRole('dialog').last();
    expect(await keypad.evaluate((sheet) => getComputedStyle(sheet).rotate)).toBe('180deg');
    expect((await keypad.boundingBox())?.y).toBe(0);
    await keypad.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('an agreement lapses when the score changes, and both are noted when the round is closed', async () => {
    await across.agreeButton('Red').click();
    await expect(across.agreeButton('Red')).toHaveAttribute('aria-pressed', 'true');
    await expect(across.closeRoundButton('Blue')).toContainText('Red agrees');
    await across.lose('Red', 1);
    await expect(across.agreeButton('Red')).toHaveAttribute('aria-pressed', 'false');
    await across.agreeButton('Red').click();
    await across.agreeButton('Blue').click();
    await across.closeRoundButton('Red').click();
    await expect(blue.getByText('This round is closed.')).toBeVisible();
    await axe(page);
  });

  await across.back();
  await expect(fight.nextRoundButton).toBeVisible();
  await fight.openLog();
  const closed = new LogPage(page).line(/Round 1 closed 7 : 3/);
  await expect(closed).toContainText('agreed by both');
});

test('a round is closed without anybody’s agreement, and the score can be held up', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await page.getByRole('button', { name: 'Hold up the score', exact: true }).click();
  const heldUp = page.getByRole('dialog', { name: 'Hold up the score', exact: true });
  const digits = await heldUp.getByText('2', { exact: true }).boundingBox();
  expect(digits?.height).toBeGreaterThan(120);
  await expect(heldUp.getByText('Blue wins by 2', { exact: true })).toBeVisible();
  await axe(page);
  await heldUp.getByRole('button', { name: 'Back to the card' }).click();
  const across = await AcrossPage.open(page);
  await across.closeRoundButton('Blue').click();
  await across.back();
  await fight.openLog();
  await expect(new LogPage(page).line(/Round 1 closed 2 : 0/)).not.toContainText('agreed');
});

test('with two units a side both halves are whole at once on every phone: nothing is scrolled, and the rarer rows are a tap away', async ({
  page,
}) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  for (const name of ['Spearmen', 'Greybeards']) await armies.add('Blue', { name, models: '20' });
  for (const name of ['Knights', 'Huntsmen']) await armies.add('Red', { name, models: '10' });
  await armies.openFight();
  await new NamedCombats(page).engage(['Spearmen', 'Greybeards', 'Knights', 'Huntsmen']);
  const across = await AcrossPage.open(page);
  const [blue, red] = [across.half('Blue'), across.half('Red')];
  await blue.getByRole('button', { name: /^Knights|^Spearmen: lose 1 / }).click();
  for (const size of [
    { width: 360, height: 560 },
    { width: 390, height: 664 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      await across.expectWhole();
      await controlSizes(page);
      for (const half of [blue, red]) {
        const side = half === blue ? 'Blue' : 'Red';
        await expect(half.getByRole('switch', { name: `Charge, ${side}` })).toBeVisible();
        await expect(half.getByRole('button', { name: `Rank Bonus, ${side}: one more` })).toBeVisible();
        await expect(half.getByRole('button', { name: `Standards, ${side}: one more` })).toBeVisible();
        const rear = half.getByRole('radiogroup', { name: `Rear, ${side}` });
        const more = half.getByRole('button', { name: `More for ${side}: ` });
        if (!(await rear.isVisible())) {
          await more.click();
          await expect(rear).toBeVisible();
          await across.expectWhole();
          await more.click();
        }
      }
      await blue.getByRole('button', { name: '2 units test', exact: true }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: 'Close', exact: true }).click();
    });
  await axe(page);
});

test('in text twice as large each half scrolls by itself below its score, and nobody moves the other one’s', async ({
  page,
}) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  for (const name of ['Spearmen', 'Greybeards']) await armies.add('Blue', { name, models: '40' });
  for (const name of ['Knights', 'Huntsmen']) await armies.add('Red', { name, models: '40' });
  await armies.openFight();
  await new NamedCombats(page).engage(['Spearmen', 'Greybeards', 'Knights', 'Huntsmen']);
  const across = await AcrossPage.open(page);
  const [blue, red] = [across.half('Blue'), across.half('Red')];
  for (const [width, height] of [
    [360, 560],
    [390, 664],
    [844, 390],
    [768, 1024],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
        // As a browser does where the player's own text size changes.
        dispatchEvent(new Event('resize'));
      });
      await painted(page);
      expect(await across.dialog.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
      const far = [await red.boundingBox(), await red.evaluate((half) => half.scrollTop)];
      await across.closeRoundButton('Blue').evaluate((button) => button.scrollIntoView());
      await expect(across.closeRoundButton('Blue')).toBeInViewport({ ratio: 1 });
      for (const half of [blue, red])
        await expect(half.getByText('Not decided yet', { exact: true })).toBeInViewport({ ratio: 1 });
      expect([await red.boundingBox(), await red.evaluate((half) => half.scrollTop)]).toEqual(far);
      await across.closeRoundButton('Red').evaluate((button) => button.scrollIntoView());
      await expect(across.closeRoundButton('Red')).toBeInViewport({ ratio: 1 });
    });
});

test('the left hand has what comes next under its thumb', async ({ page }) => {
  await startBattle(page);
  const primary = page.getByRole('button', { name: 'Close round' });
  const left = async () => (await primary.boundingBox())?.x ?? 0;
  await expect.poll(left).toBeGreaterThan(150);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'The left hand' }).check();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'New battle' })).toBeVisible();
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(primary).toBeVisible();
  await expect.poll(left).toBeLessThan(50);
  await test.step('across the table too, for both players as they sit', async () => {
    const across = await AcrossPage.open(page);
    await across.expectWhole();
    const near = await across.closeRoundButton('Blue').boundingBox();
    const far = await across.closeRoundButton('Red').boundingBox();
    expect(near?.x).toBeLessThan(50);
    expect((far?.x ?? 0) + (far?.width ?? 0)).toBeGreaterThan(340);
    await across.back();
  });
});

test('an assault lies between the players: each question at the edge of the side it is for, the score at both, and both agree', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  const across = await AcrossPage.open(page);
  const [blue, red] = [across.half('Blue'), across.half('Red')];
  const whole = async () => {
    const cut = await across.dialog.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('section, .flat')]
        .filter((part) => part.scrollHeight > part.clientHeight + 1)
        .map((part) => part.getAttribute('aria-label') ?? part.className),
    );
    expect(cut, 'what has to be scrolled').toEqual([]);
    expect(await across.dialog.evaluate((dialog) => dialog.scrollWidth <= innerWidth)).toBe(true);
  };

  await test.step('who fights: each half has the own fighters, and begins', async () => {
    await blue.getByRole('button', { name: /^Fight with sample squads/ }).click();
    await expect(blue.getByRole('region', { name: 'Fighters of Blue' })).toBeVisible();
    await expect(blue.getByRole('region', { name: 'Fighters of Red' })).toHaveCount(0);
    await expect(red.getByRole('region', { name: 'Fighters of Red' })).toBeVisible();
    expect(await red.evaluate((half) => getComputedStyle(half).rotate)).toBe('180deg');
    await whole();
    await controlSizes(page);
    await axe(page);
    await red.getByRole('button', { name: 'Fight: Initiative 4' }).click();
  });

  await test.step('Blue strikes: asked at Blue’s edge, and Red sees what it means', async () => {
    await expect(red.getByText('Blue answers now', { exact: true })).toBeVisible();
    await expect(red.getByText('10 attacks hit on 4+', { exact: true })).toBeVisible();
    await expect(red.getByRole('group', { name: 'How many hit?' })).toHaveCount(0);
    await whole();
    await controlSizes(page);
    await axe(page);
    await blue.getByRole('button', { name: '6 hit', exact: true }).click();
    await blue.getByRole('button', { name: '4 wound', exact: true }).click();
  });

  await test.step('Red is asked at the own edge, and a sheet that it opens faces it', async () => {
    await expect(red.getByRole('group', { name: 'How many hit?' })).toBeVisible();
    await expect(blue.getByText('Red answers now', { exact: true })).toBeVisible();
    await red.getByRole('button', { name: 'Odds', exact: true }).click();
    const odds = page.getByRole('dialog').last();
    expect(await odds.evaluate((sheet) => getComputedStyle(sheet).rotate)).toBe('180deg');
    await odds.getByRole('button', { name: 'Close', exact: true }).click();
    await red.getByRole('button', { name: '2 hit', exact: true }).click();
    await red.getByRole('button', { name: '1 wound', exact: true }).click();
  });

  await test.step('whoever was wounded saves', async () => {
    await expect(across.dialog.getByRole('group', { name: /How many .*save/ })).toHaveCount(1);
    await red.getByRole('button', { name: /^1 saved/ }).click();
    await blue.getByRole('button', { name: /^0 saved/ }).click();
  });

  await test.step('the score stands at both edges, and both agree before it is closed', async () => {
    for (const half of [blue, red]) {
      await expect(half.getByText('Blue wins by 2', { exact: true })).toBeVisible();
      await expect(half.getByText('3', { exact: true }).first()).toBeVisible();
      await expect(half.getByText('1', { exact: true }).first()).toBeVisible();
    }
    await whole();
    await across.agreeButton('Red').click();
    await expect(across.closeRoundButton('Blue')).toContainText('Red agrees');
    await across.agreeButton('Blue').click();
    await axe(page);
    await across.closeRoundButton('Red').click();
  });

  await test.step('the loser tests at the own edge', async () => {
    await expect(red.getByRole('region', { name: /^Red squad/ })).toBeVisible();
    await expect(blue.getByText('Red answers now', { exact: true })).toBeVisible();
    await axe(page);
  });

  await test.step('on the smallest screen everything is reached by scrolling', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    for (const half of [blue, red])
      await expect(half.getByText('Blue wins by 2')).toBeInViewport({ ratio: 1 });
    const button = red
      .getByRole('region', { name: /^Red squad/ })
      .getByRole('button')
      .last();
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await across.dialog.evaluate((dialog) => dialog.scrollWidth <= innerWidth)).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await across.back();
  await test.step('the score of the assault can be held up', async () => {
    await page.getByRole('button', { name: 'Hold up the score', exact: true }).click();
    const heldUp = page.getByRole('dialog', { name: 'Hold up the score', exact: true });
    expect((await heldUp.getByText('3', { exact: true }).boundingBox())?.height).toBeGreaterThan(120);
    await expect(heldUp.getByText('Blue wins by 2', { exact: true })).toBeVisible();
    await heldUp.getByRole('button', { name: 'Back to the card' }).click();
  });
  await assault.openLog();
  await expect(new LogPage(page).line(/Round 1 closed 3 : 1/)).toContainText('agreed by both');
});

test('a shooting attack lies between the players: the shooter rolls at the own edge, and the target saves and tests at the other', async ({
  page,
}) => {
  await AssaultPage.start(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [{ name: 'Tactical Squad', points: '150', models: '10' }]);
  await enterRoster(armies, 'Red', [{ name: 'Veterans', points: '200', models: '10' }]);
  await armies.openFight();
  const shooting = new ShootingPage(page);
  await shooting.open('Blue');
  const across = await AcrossPage.open(page);
  const [blue, red] = [across.half('Blue'), across.half('Red')];

  await test.step('each picks the own unit', async () => {
    await blue.getByRole('button', { name: 'Tactical Squad', exact: true }).click();
    await red.getByRole('button', { name: 'Veterans', exact: true }).click();
    await expect(red.getByRole('region', { name: 'Blue shoots' })).toHaveCount(0);
    await across.expectWhole();
    await axe(page);
    await blue.getByRole('button', { name: 'Shoot', exact: true }).click();
  });

  await test.step('the shooter says how many hit and wound, the target how many are saved', async () => {
    await expect(red.getByText('Blue answers now', { exact: true })).toBeVisible();
    await shooting.count('How many hit?', 7, '7 hit');
    await shooting.count('How many wound?', 4, '4 wound');
    await expect(blue.getByText('Red answers now', { exact: true })).toBeVisible();
    await across.expectWhole();
    await controlSizes(page);
    await shooting.count('How many are saved?', 1, '1 saved');
  });

  await test.step('the target tests at its edge, and both read what it lost', async () => {
    for (const half of [blue, red]) await expect(half.getByText('Veterans: lost 3 of 10')).toBeVisible();
    await axe(page);
    await red.getByRole('button', { name: 'Held, Veterans', exact: true }).click();
  });
});
