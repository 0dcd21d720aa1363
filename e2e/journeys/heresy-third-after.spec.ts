import { battleOf } from '../../src/battle/log/ledger';
import { fighters, inAssault } from '../../src/testing/battles/assaults';
import { begun, draft, played } from '../../src/testing/battles/battles';
import { phoneThatSees } from '../fake-camera';
import { expect, test } from '../fixtures';
import { AcrossPage } from '../pages/across-page';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';
import { BattleFrame } from '../pages/battle-frame';
import { ReceivePage } from '../pages/receive-page';
import { RestorePage } from '../pages/restore-page';
import type { ReviewPage } from '../pages/review-page';
import { ScorePage } from '../pages/score-page';
import { SendPage } from '../pages/send-page';
import { Sheet } from '../pages/sheet';

/*
 * An assault of Horus Heresy 3 across the table, corrected, on another phone, in the report and in the review.
 *
 * Blue   twelve Blades of a long name, S8: at the rear armour of 10 a 2 glances; one Attack each, at Initiative 4
 * Red    a Predator, twelve Hull Points, in the army; and five Guards, Leadership 7
 *
 * Ten hit, two glance. The first shows a 4: Pinned. The second a 3: it is Pinned, so that a Hull Point is lost.
 * Points   Blue 1 for most models (12 against 6). Check on 7 less 1 = 6: 6 and 5 fail. The Guards are Routed; a vehicle
 *          never is.
 */
const BLADES = 'Halberdiers of the Old Guard of Altdorf!';

const armed = played(begun('hh-3'), {
  type: 'addUnits',
  side: 'b',
  units: [
    draft({ name: 'Predator', models: 1, healthPerModel: 12, pointCost: 150, facts: { vehicle: true } }),
  ],
});
const met = played(
  armed,
  inAssault({
    type: 'addFighters',
    fighters: [
      fighters({ name: BLADES, models: 12, strength: 8, weaponStrength: 'user' }),
      fighters({
        side: 'b',
        name: 'Predator',
        target: 'vehicle',
        weaponSkill: 0,
        attacks: 0,
        wounds: 12,
        toughness: null,
        leadership: null,
        armourSave: null,
        armour: { front: 13, side: 11, rear: 10 },
        unitId: battleOf(armed).units[0]?.unit.id ?? null,
      }),
      fighters({ side: 'b', name: 'Guards', models: 5, attacks: 0, leadership: 7 }),
    ],
  }),
);

test.use({ viewport: { width: 390, height: 664 } });

test('a vehicle in an assault: across the table, corrected, handed over, reported and reviewed', async ({
  page,
  baseURL,
}, testInfo) => {
  test.setTimeout(180_000);
  const assault = await AssaultPage.restore(page, met);
  await assault.next('Fight: Initiative 4').click();
  await assault.expectFact('12 attacks hit on 2+');
  await assault.count('How many hit?', 10, '10 hit');
  await assault.count('How many penetrate?', 0, '0 penetrate');
  await assault.count('How many glance?', 2, '2 glance');

  await test.step('the glance is answered across the table, at Red’s edge', async () => {
    const across = await AcrossPage.open(page);
    await expect(across.half('Blue')).toContainText('Red answers now');
    const die = across.half('Red').getByRole('group', { name: 'Predator: what does the glance do?' });
    await die.getByRole('button', { name: /^4 / }).click();
    await expect(across.half('Red')).toContainText('Hit 2 of 2');
    await across.back();
    await assault.die('Predator: what does the glance do?', 3);
    await assault.expectScore(1, 0, 'Blue wins by 1');
  });

  await test.step('the hits were one more, and it is put right from the log', async () => {
    const log = await assault.openLog();
    await log.openCorrection(/10 of 12 hit/);
    const { dialog } = new Sheet(page);
    await dialog.getByRole('textbox', { name: 'Hits' }).fill('11');
    await dialog.getByRole('button', { name: 'Correct to these' }).click();
    await expect(dialog).toBeHidden();
    await expect(log.line(/11 of 12 hit/).first()).toBeVisible();
    await assault.goToRoom('Fight');
  });

  await test.step('its side is Routed, a vehicle is not', async () => {
    await assault.next('Red checks Leadership').click();
    const check = page.getByRole('region', { name: 'Red: Leadership Check' });
    await check.getByRole('button', { name: /^Enter the dice/ }).click();
    await page.getByRole('button', { name: 'First die: 6', exact: true }).click();
    await page.getByRole('button', { name: 'Second die: 5', exact: true }).click();
    await expect(check).toContainText('Routed: 6 + 5 = 11');
    const armies = await ArmiesPage.open(page);
    await armies.show('Red');
    const row = armies.unit('Predator');
    await expect(row.mark('Pinned')).toBeVisible();
    await expect(row.mark('Routed')).toHaveCount(0);
    await row.expectHealth(1, '11 of 12');
    const sheet = await row.open();
    await expect(sheet.dialog.getByRole('switch', { name: /^Stunned/ })).toBeVisible();
    await expect(sheet.dialog.getByRole('switch', { name: /^Routed/ })).toHaveCount(0);
    await sheet.close();
  });

  await test.step('the phone beside this one has it by its camera', async () => {
    const frame = new BattleFrame(page);
    await (await frame.openMenu()).dialog.getByRole('button', { name: 'To another phone' }).click();
    const frames = await new SendPage(page).filmedAll();
    const { page: other, browser } = await phoneThatSees(frames, baseURL ?? '', testInfo);
    await ReceivePage.open(other);
    const received = new RestorePage(other);
    await expect(received.planned('1 battle is added')).toHaveCount(1, { timeout: 60_000 });
    await received.goButton.click();
    await received.expectDone('1 battle added');
    await other.getByRole('button', { name: 'Open the battle' }).click();
    const there = await ArmiesPage.open(other);
    await there.show('Red');
    await there.unit('Predator').expectHealth(1, '11 of 12');
    await browser.close();
    await page.goBack();
  });

  await test.step('the report and the review say what it lost', async () => {
    const score = new ScorePage(page);
    await score.goToRoom('Score');
    const end = await score.openEnd();
    await end.leaveOpen();
    await end.end();
    await score.openReport();
    const report = page.getByRole('main');
    await expect(report).toContainText('Predator lost 1 Hull Point, 11 left.');
    await expect(report).not.toContainText('Predator lost 1 Wound');
    await page.goBack();
    const review: ReviewPage = await (await score.openMenu()).review();
    await review.goTo('Units');
    await expect(review.line('Predator')).toContainText('11 of 12');
    await review.goTo('Combats');
    await expect(page.getByRole('main')).toContainText('Blue wins by 1');
  });
});
