import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AssaultPage } from './pages/assault-page';
import { BattlesPage, startBattle } from './pages/battles-page';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The look of a control with forced colours. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const face = element.closest('label') ?? element;
    const { backgroundColor, color } = getComputedStyle(face);
    return { backgroundColor, color };
  });

/** Waits until the two look different, and the text of both is readable. */
async function expectTold(chosen: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [on, off] = [await look(chosen), await look(other)];
    expect(on.backgroundColor, 'the field of what is chosen').not.toBe(off.backgroundColor);
    expect(on.color, 'what stands on what is chosen').not.toBe(on.backgroundColor);
    expect(off.color, 'what stands on the other').not.toBe(off.backgroundColor);
  }).toPass({ timeout: 30_000 });
}

test('forced colours show what is chosen: choices, toggles, numbers, rooms', async ({ page }) => {
  const settings = await (await BattlesPage.open(page)).openSettings();
  await settings.theme('Dark (candle)').check();
  await expectTold(settings.theme('Dark (candle)'), settings.theme('Day'));
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.toggle('Charge', 'Blue').click();
  await expect(fight.toggle('Charge', 'Blue')).toBeChecked();
  await expectTold(fight.toggle('Charge', 'Blue'), fight.toggle('Charge', 'Red'));
  const room = (name: string) => page.getByRole('link', { name, exact: true });
  const edge = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await edge(room('Fight'))).not.toBe(await edge(room('Log')));
  await page.getByRole('button', { name: /the break test in full$/ }).click();
  const discipline = page.getByRole('radiogroup', { name: /Discipline/ }).first();
  await discipline.getByRole('radio', { name: '8', exact: true }).check();
  await expectTold(
    discipline.getByRole('radio', { name: '8', exact: true }),
    discipline.getByRole('radio', { name: '9', exact: true }),
  );
});

test('and which models are to fall, and which one takes the Wounds', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Blades', models: 6, stats: { Initiative: '5' } });
  await assault.takeProposed('Red', {
    name: 'Sergeant',
    models: 1,
    stats: { Initiative: '1', 'Armour save': '3+' },
  });
  await assault.addToUnit('Red', 'Sergeant', { name: 'Trooper', models: 4, rank: 'No' });
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 2, '2 hit');
  await assault.count('How many wound?', 2, '2 wound');
  await assault.count('How many are saved?', 0, '0 saved');
  await assault.expectFact('2 models fall');
  const chosen = assault.model(/^Trooper 3, /);
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expectTold(chosen, assault.model(/^Trooper 2, /));
});

test('and whose side it is, by its device, in one pair of colours for both', async ({ page }) => {
  await startBattle(page);
  const device = (tincture: string) =>
    page
      .locator(`.device-${tincture}`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundImage);
  const [blue, red] = [await device('azure'), await device('gules')];
  expect(blue).toContain('gradient');
  expect(blue).not.toBe(red);
  const coloursOf = (image: string) => [...new Set(image.match(/(?:rgb|color)\([^)]*\)/g))].sort();
  expect(coloursOf(blue)).toEqual(coloursOf(red));
});

/** The browser's system colours for a page with forced colours. */
const forced = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.createElement('i');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

for (const theme of ['Dark (candle)', 'Glare'] as const) {
  test(`a theme gives way to the colours that are forced: ${theme}`, async ({ page }) => {
    const settings = await (await BattlesPage.open(page)).openSettings();
    await settings.theme(theme).check();
    const { backgroundColor, color } = await look(settings.heading);
    const page_ = await look(page.locator('html'));
    expect(page_.backgroundColor).toBe(await forced(page, 'Canvas'));
    expect(color).toBe(await forced(page, 'CanvasText'));
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
}
