import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ArmiesPage } from './pages/armies-page';
import { AssaultPage } from './pages/assault-page';
import { startBattle } from './pages/battles-page';
import { NamedCombats } from './pages/engage-sheet';
import { enterRoster } from './pages/full-roster';
import { Sheet } from './pages/sheet';
import { ShootingPage } from './pages/shooting-page';

/** What a thumb needs in the hurry of a fight, either way. */
const TARGET_PX = 44;

test.use({ viewport: { width: 360, height: 640 } });

/** Fails where something of the fight, or of the sheet over it, is smaller than a thumb. */
async function expectThumbs(page: Page, what: string): Promise<void> {
  const { met, small } = await page.evaluate((least) => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
    const targets = [
      ...(place?.querySelectorAll('button, a[href], input, select, summary, [role=switch], [role=slider]') ??
        []),
    ]
      .filter((target) => target.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .map((target) => ({
        name: target.getAttribute('aria-label') ?? target.closest('label')?.textContent ?? target.textContent,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      // What has no size is for screen readers alone.
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return {
      met: targets.length,
      // Half a pixel of rounding between layout and screen is no smaller target.
      small: targets
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(({ name, box }) => `${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`),
    };
  }, TARGET_PX);
  expect(met, `targets of ${what}`).toBeGreaterThan(0);
  expect(small, `targets of ${what} smaller than a thumb`).toEqual([]);
}

test('whatever is tapped in a fight has 44 by 44 at 360 wide: card, counters, toggles, break test', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await expectThumbs(page, 'a new fight');
  await (await fight.openLostKeypad('Blue')).loseMore(112);
  await (await fight.openLostKeypad('Red')).loseMore(104);
  await fight.toggle('Charge', 'Blue').click();
  await expectThumbs(page, 'a fight with large numbers');
  await fight.scoreButton.click();
  await expectThumbs(page, 'the explanation');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /the break test in full$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectThumbs(page, 'the break test');
  await page.keyboard.press('Escape');
  await fight.closeRound();
  await expectThumbs(page, 'a closed round');
});

test('and with two units a side, each with a card of its own', async ({ page }) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [
    { name: 'Spearmen', models: '20' },
    { name: 'Halberdiers of the Old Guard of Altdorf!', models: '20' },
  ]);
  await enterRoster(armies, 'Red', [
    { name: 'Knights', models: '20' },
    { name: 'Wild Huntsmen', models: '20' },
  ]);
  await expectThumbs(page, 'the armies');
  const fight = await armies.openFight();
  await new NamedCombats(page).engage([
    'Spearmen',
    'Halberdiers of the Old Guard of Altdorf!',
    'Knights',
    'Wild Huntsmen',
  ]);
  await fight.lose('Blue', 12, 'Spearmen');
  await expectThumbs(page, 'a fight of units');
});

test('and where the cover of those shot at is said, and which of the models is closer', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', models: 2, stats: { 'Weapon AP': '2' } });
  await assault.takeProposed('Red', { name: 'Ogre', models: 4, stats: { Wounds: '2', Initiative: '1' } });
  await assault.next('Fight: Initiative 4').click();
  await assault.count('How many hit?', 2, '2 hit');
  await assault.count('How many wound?', 1, '1 wound');
  await page.getByRole('button', { name: 'Who stands where' }).click();
  const { dialog } = new Sheet(page);
  for (const ogre of [1, 2]) {
    await dialog.getByRole('button', { name: `Ogre ${ogre}, 2 of 2 Wounds, in base contact` }).click();
  }
  await dialog.getByRole('radio', { name: 'By order' }).check();
  await expect(dialog.getByRole('button', { name: 'Ogre 2: closer' })).toBeVisible();
  await expectThumbs(page, 'who stands closer');
  await dialog.getByRole('button', { name: 'Done' }).click();

  const shooting = new ShootingPage(page);
  await shooting.open('Blue');
  await shooting.next('Fight with sample squads').click();
  await shooting.targets('Red').getByRole('button', { name: 'Cover 4+' }).click();
  await expectThumbs(page, 'a target in cover');
  await shooting.next('Shoot').click();
  await shooting.count('How many hit?', 1, '1 hit');
  await shooting.count('How many wound?', 1, '1 wound');
  await shooting.next('Cover 4+').click();
  await expect(dialog).toBeVisible();
  await expectThumbs(page, 'the cover');
});

test('and in an assault', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await expectThumbs(page, 'the fighters');
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  await expectThumbs(page, 'the ladder');
  await assault.next('Fight: Initiative 5').click();
  await expectThumbs(page, 'a question');
  await assault.count('How many hit?', 4, '4 hit');
  await expectThumbs(page, 'the next question');
});

test('and in a shooting attack: who shoots, a weapon, a question', async ({ page }) => {
  await AssaultPage.start(page);
  const shooting = new ShootingPage(page);
  await shooting.open('Blue');
  await shooting.next('Fight with sample squads').click();
  await expect(shooting.targets('Red')).toBeVisible();
  await expectThumbs(page, 'the shooting attack');
  await shooting
    .shooters('Blue')
    .getByRole('button', { name: /^\d+ × Blue squad/ })
    .click();
  const weapon = new Sheet(page);
  await expect(weapon.dialog).toBeVisible();
  await expectThumbs(page, 'a weapon');
  await weapon.dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await shooting.next('Shoot').click();
  await expect(page.getByText(/shots hit on/)).toBeVisible();
  await expectThumbs(page, 'how many shots hit');
});

test('and in a challenge', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const alone = { models: 1, rank: 'Character' } as const;
  await assault.takeProposed('Blue', { name: 'Praetor', ...alone });
  await assault.takeProposed('Red', { name: 'Champion', ...alone });
  await page.getByRole('main').getByRole('button', { name: 'Challenge', exact: true }).click();
  const sheet = new Sheet(page);
  await sheet.expectTitle('Challenge');
  await expectThumbs(page, 'who challenges');
  await sheet.dialog.getByRole('button', { name: 'Praetor challenges Red', exact: true }).click();
  await assault.expectFact('A challenge');
  await expectThumbs(page, 'a challenge');
});

test('and where it is asked who stands where', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const stats = { 'Weapon AP': '2' };
  await assault.takeProposed('Blue', { name: 'Veterans', models: 2, stats: { ...stats, Initiative: '5' } });
  await assault.takeProposed('Red', {
    name: 'Ogres',
    models: 4,
    stats: { Wounds: '2', Initiative: '1', Attacks: '0' },
  });
  await assault.addByHand('Blue', { name: 'Champion', models: 1, stats });
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 2, '2 hit');
  await assault.count('How many wound?', 2, '2 wound');
  await expectThumbs(page, 'who takes the Wounds');
  await page.getByRole('button', { name: 'Who stands where' }).click();
  const { dialog } = new Sheet(page);
  await dialog.getByRole('button', { name: 'Ogres 1, 2 of 2 Wounds, in base contact' }).click();
  await expectThumbs(page, 'who stands where');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await assault.model('Ogres 3, 2 of 2 Wounds, in base contact').click();
  await assault.next('Lose 1 Wound').click();
  await assault.next('Lose 1 Wound').click();
  await assault.count('How many hit?', 1, '1 hit');
  await assault.count('How many wound?', 1, '1 wound');
  await assault.expectFact('Who is in contact now?');
  await expectThumbs(page, 'who is in contact now');
});
