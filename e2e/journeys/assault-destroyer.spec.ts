import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';

/*
 * The table, made by hand. A Primarch of Blue with a Destroyer weapon, AP1, WS8, six Attacks at Initiative 7,
 * three against each:
 *
 *                                           Destroyer table          saves                    dice         lost
 * Daemon Lord  T7, 8 Wounds, 4+ inv.        2-5: two                 a 4 saves, a 2 fails     D3 shows 2   2, so 6 are left
 *                                           6: one, no saves         none of any kind         not needed   6: D6+6 is at least 7
 * Land Raider  4 Hull Points                2-5: one, and a 1        it has none              D3 shows 3   3, so 1 is left
 *                                           a penetrating hit: the damage table shows 1, and 2 more
 *
 * Ten for Instant Death against T7 is not twice as much: the D3 decides. Blue scores 2 + 6 + 3 = 11. The
 * Daemon Lord, who would have struck at Initiative 4, does not; the Land Raider has no Attacks, and never
 * tests.
 */
test('a Destroyer weapon against a monster and a vehicle', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', {
    name: 'Primarch',
    models: 1,
    stats: {
      'Weapon Skill': '8',
      Initiative: '7',
      Attacks: '6',
      'Weapon Strength': 'D',
      'Weapon AP': '1',
    },
  });
  await assault.takeProposed('Red', {
    name: 'Daemon Lord',
    models: 1,
    stats: { Toughness: '7', Wounds: '8', 'Invulnerable save': '4+' },
  });
  await assault.addByHand('Red', {
    name: 'Land Raider',
    models: 1,
    vehicle: true,
    stats: { 'Hull Points': '4', Attacks: '0' },
  });
  await assault.next('Fight: Initiative 7').click();
  await assault.expectFact('6 attacks hit on 3+');
  await assault.splitAttacks(3, 'Land Raider');

  await assault.expectFact('3 attacks hit on 3+');
  await assault.count('How many hit?', 3, '3 hit');
  await assault.expectFact('3 Destroyer hits');
  await assault.count('How many 6s? Deathblow', 1, '1 on 6');
  await assault.count('How many 2 to 5? Seriously Wounded', 2, '2 on 2–5');
  await assault.count('How many hit?', 2, '2 hit');
  await assault.count('How many 6s? Devastating Hit', 0, '0 on 6');
  await assault.count('How many 2 to 5? Solid Hit', 1, '1 on 2–5');

  await assault.expectFact('Wound 1 of 1 · Solid Hit');
  await assault.die('Land Raider: the damage table, +2', 1);
  await assault.die('Land Raider loses D3', 3);

  await expect(assault.pools()).toHaveCount(2);
  await expect(assault.pools().filter({ hasText: 'Deathblow' })).toContainText('no saves of any kind');
  await assault.page.getByRole('button', { name: 'Seriously Wounded: earlier' }).click();
  await assault.next('Seriously Wounded').click();
  await assault.die('Daemon Lord saves on 4+, invulnerable', 4);
  await assault.expectFact('Wound 2 of 2 · Seriously Wounded');

  await page.reload();
  await assault.die('Daemon Lord saves on 4+, invulnerable', 2);
  await assault.die('Daemon Lord loses D3', 2);
  await expect(assault.model('Daemon Lord, 6 of 8 Wounds, in base contact, takes the Wounds')).toBeVisible();
  await assault.next('Gone anyway').click();

  await assault.expectScore(11, 0, 'Blue wins by 11');
  await expect(assault.result).toContainText('Daemon Lord: none left');
  await expect(assault.result).toContainText('Land Raider: 1 model left');
});
