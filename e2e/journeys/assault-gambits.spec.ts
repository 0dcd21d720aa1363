import { begun } from '../../src/testing/battles/battles';
import { expect, test } from '../fixtures';
import { AcrossPage } from '../pages/across-page';
import { AssaultPage } from '../pages/assault-page';
import { ScorePage } from '../pages/score-page';
import { Sheet } from '../pages/sheet';

/*
 * An assault of Horus Heresy 3 with a challenge, made by hand.
 *
 * Blue   a Praetor of Command: WS6 S4 T4 W3 I5 A4, AP3, and five Blades: WS4 I4 A1, AP3
 * Red    a Captain of Command: WS5 S4 T4 W2 I4 A3, 3+, and six Guards: WS4 I4 A1, 3+, Ld 8
 *
 * Outside Support: five friends of the Praetor, +1; six of the Captain, +1; both have others there.
 *
 * Round 1  Seize the Initiative (two dice, the better) against Guard Up (WS +1, one Attack).
 *          Focus: 5 + 1 = 6 against 4 + 1 = 5. Of 216 throws Blue is ahead in 161, behind in 30; equal ones are
 *          rolled again: 161/191 = 84 %. 4 and 5 are equal, 10 : 10; then 4 and 3 are 10 : 8.
 *          Blue: 4 Attacks and one for the Advantage; WS6 against 5 + 1: 4+; S4 against T4: 4+; AP3 leaves no 3+.
 *          The Captain loses a Wound, the Praetor none. 1 : 0 would be glory; Blue wants another round.
 * Round 2  Finishing Blow (two dice, the worse; S and Damage +1) against Taunt and Bait (no better than the enemy).
 *          Red: 4 + 1 - 1 for its Wound + 1 for the Attack that missed its guard = 5. 91/181 = 50 %.
 *          2 and 5 are 2 + 6 = 8; 4 + 5 = 9: Red strikes first, with 3 Attacks and one, on 5+ (WS5 against 6).
 *          The Praetor loses a Wound; S5 against T4 on 3+, Damage 2: the Captain falls.
 * Glory    the Captain's 2 Wounds and 1 for Command: 3 for Blue.
 *
 * Initiative 4, at once: five Blades, 4 hit, 3 wound, no save against AP3: 3 Guards. Six Guards, 2 hit, 2 wound, one is
 * saved: 1 Blade. Neither may reach the Praetor.
 *
 * Points   Blue 3 removed + 1 for most models (5 against 3) + 3 glory = 7. Red 1 removed, and a vexilla: 2.
 * Check    Ld 8 - 5 = 3 or less: 3 of 36, 8 %. 6 + 5 = 11: Routed. The Guards fall back, the Blades pursue.
 */
test('an assault with a challenge in rounds, won by points, checked and followed up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const assault = await AssaultPage.restore(page, begun('hh-3'));
  const answer = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const facts = page.getByRole('dialog');

  await test.step('the fighters, with their ranks', async () => {
    const squad = { Wounds: '1', Initiative: '4', Attacks: '1', 'Weapon Skill': '4' };
    await assault.takeProposed('Blue', {
      name: 'Praetor',
      models: 1,
      rank: 'Command',
      stats: { 'Weapon Skill': '6', Wounds: '3', Initiative: '5', Attacks: '4', 'Weapon AP': '3' },
    });
    await assault.addToUnit('Blue', 'Praetor', { name: 'Blades', models: 5, rank: 'None', stats: squad });
    await assault.takeProposed('Red', {
      name: 'Captain',
      models: 1,
      rank: 'Command',
      stats: { 'Weapon Skill': '5', Wounds: '2', Attacks: '3', Leadership: '9' },
    });
    await assault.addToUnit('Red', 'Captain', {
      name: 'Guards',
      models: 6,
      rank: 'None',
      stats: { ...squad, Leadership: '8' },
    });
  });

  await test.step('the challenge is issued and accepted', async () => {
    await answer('Challenge').click();
    const sheet = new Sheet(page);
    await sheet.dialog.getByRole('button', { name: 'Praetor challenges Red', exact: true }).click();
    await answer('Captain accepts').click();
    await assault.expectFact('Challenge, round 1');
  });

  await test.step('round 1: gambits, the focus by dice of the table, and equal totals again', async () => {
    await answer('Seize the Initiative').click();
    await expect(answer('Seize the Initiative')).toBeHidden();
    await answer('Guard Up').click();
    await assault.expectFact('Blue 84%, Red 16%');
    await expect(answer('Blue: 2 dice + 6')).toBeInViewport({ ratio: 1 });
    await expect(answer('Red: 1 die + 5')).toBeInViewport({ ratio: 1 });
    await answer('Enter the dice').click();
    for (const die of ['Blue, die 1: 1', 'Blue, die 2: 4', 'Red: 5']) await answer(die).click();
    await expect(assault.alerts).toContainText('Equal: both roll again.');
    for (const die of ['Blue, die 1: 1', 'Blue, die 2: 4', 'Red: 3']) await answer(die).click();
    await assault.expectFact('5 Attacks');
    await expect(page.getByRole('main')).toContainText(
      'Seize the Initiative · hits on 4+, wounds on 4+, no save, Damage 1',
    );
    const across = await AcrossPage.open(page);
    await expect(across.half('Blue')).toContainText('Captain: how many Wounds lost?');
    await expect(across.half('Red')).toContainText('hits on 4+, wounds on 4+, no save');
    // Red has a model more: a point, but nobody has struck.
    await expect(across.dialog).not.toContainText('wins by');
    await across.back();
    await answer('1 Wound').click();
    await assault.expectFact('1 Attack');
    await answer('None').click();
    await assault.expectFact('1 glory for Blue');
  });

  await test.step('round 2: what the app cannot see is added, and the Captain falls', async () => {
    await answer('Another round').click();
    await answer('Finishing Blow').click();
    await answer('Taunt and Bait').click();
    await answer('Red: 1 die + 4').click();
    await facts.getByRole('button', { name: 'One more: Red, Misses on its guard' }).click();
    await expect(facts.getByRole('heading', { name: 'Red: 1 die + 5' })).toBeVisible();
    await facts.getByRole('button', { name: 'Close' }).click();
    await assault.expectFact('Blue 50%, Red 50%');
    await answer('Enter the dice').click();
    for (const die of ['Blue, die 1: 2', 'Blue, die 2: 5', 'Red: 4']) await answer(die).click();
    await assault.expectFact('4 Attacks');
    await expect(page.getByRole('main')).toContainText('Taunt and Bait · hits on 5+, wounds on 4+');
    await answer('1 Wound').click();
    await expect(page.getByRole('main')).toContainText('hits on 3+, wounds on 3+, no save, Damage 2');
    await answer('1 Wound, removed').click();
    await assault.expectFact('3 glory for Blue');
    await assault.next('End: 3 glory for Blue').click();
    await expect(page.getByText('Challenge over: 3 glory for Blue')).toBeVisible();
  });

  await test.step('taken back to the last blow, and again', async () => {
    await assault.undo('Challenge: 3 glory for Blue');
    await assault.undo('Captain loses 1 Wound');
    await expect(answer('1 Wound, removed')).toBeVisible();
    await assault.redo('Captain loses 1 Wound');
    await assault.redo('Challenge: 3 glory for Blue');
    await expect(page.getByText('Challenge over: 3 glory for Blue')).toBeVisible();
  });

  await test.step('both strike at once; who fought the challenge is out of reach', async () => {
    await assault.next('Fight: Initiative 4').click();
    await assault.expectFact('5 attacks hit on 4+');
    await assault.count('How many hit?', 4, '4 hit');
    await assault.count('How many wound?', 3, '3 wound');
    await assault.expectFact('6 attacks hit on 4+');
    await assault.count('How many hit?', 2, '2 hit');
    await assault.count('How many wound?', 2, '2 wound');
    await assault.next('Red loses 3').click();
    await assault.count('How many are saved?', 1, '1 saved');
    await assault.expectScore(7, 1, 'Blue wins by 6');
  });

  await test.step('the points, the check, and what each unit does', async () => {
    await page.getByRole('button', { name: 'Units with a vexilla, Red: one more' }).click();
    await assault.expectScore(7, 2, 'Blue wins by 5');
    await assault.next('Red checks Leadership').click();
    const check = page.getByRole('region', { name: 'Red: Leadership Check' });
    await expect(check).toContainText('LD 8 −5: 3 or less');
    await expect(check).toContainText('8%');
    await check.getByRole('button', { name: /^Enter the dice/ }).click();
    await answer('First die: 6').click();
    await answer('Second die: 5').click();
    await expect(check).toContainText('Routed: 6 + 5 = 11, needed 3 or less');
    await answer('Fall Back, Captain').click();
    await answer('Pursue, Praetor').click();
    await expect(page.getByRole('region', { name: 'Praetor: after the combat' })).toContainText(
      'Praetor: Pursue',
    );
  });

  await test.step('the log, the report and the review tell of it', async () => {
    const log = await assault.openLog();
    await expect(log.line('Blue: Finishing Blow')).toHaveCount(1);
    await expect(log.line('Challenge: 3 glory for Blue').first()).toBeVisible();
    await expect(log.line('Captain: Fall Back')).toHaveCount(1);
    const score = new ScorePage(page);
    await score.goToRoom('Score');
    const end = await score.openEnd();
    await end.leaveOpen();
    await end.end();
    await score.openReport();
    const report = page.getByRole('main');
    await expect(report).toContainText('Praetor v Captain, round 1: 7 : 2');
    for (const told of [
      'Captain accepts the challenge',
      'Blue: Finishing Blow',
      'Red: Taunt and Bait',
      'Captain loses 1 Wound',
      'Challenge: 3 glory for Blue',
      'Red is Routed',
      'Praetor: Pursue',
    ]) {
      await expect(report).toContainText(told);
    }
    await expect(report).toContainText('Blue 7: Enemy models removed +3, Most models left +1, Challenge +3.');
    await page.goBack();
  });
});
