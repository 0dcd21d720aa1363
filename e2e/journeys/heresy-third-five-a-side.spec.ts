import { EMPTY_FIGHTER, type FighterProfile } from '../../src/battle/state/fighters';
import { begun, draft, played } from '../../src/testing/battles/battles';
import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { openBrought } from '../pages/brought-battle';
import { ShootingPage } from '../pages/shooting-page';
import { countTaps } from '../pages/tap-count';

/*
 * A turn with five units a side by visible controls on a small phone, its taps counted, and its steps taken back.
 *
 * Shooting  Line Squad: 3 of 10 Raiders, a quarter and more: check on 7, failed: Routed
 *           Gunners:    3 of 10 Bolters: check, held
 *           Scouts:     2 of 5 Guards: check, held
 * Combat 1  Blades, AP2, at Initiative 5: 3 hit, 2 wound, no save, 2 Axes fall; 8 Axes hit nobody
 *           Blue 2 removed; Red 1 for most models (8 against 5). Check on 7 less 1: 4 and 4 fail, Axes are Routed
 * Combat 2  Spears and Breachers at Initiative 4: 5 hit, 3 wound, 1 saved; 4 hit, 2 wound, 2 saved
 *           Blue 2 removed and 1 for most models (10 against 8). Check on 7 less 3: 2 and 1 hold
 */
test.use({ viewport: { width: 390, height: 664 } });

/** A unit with the profile of its list; what is not given is ordinary. */
const squad = (name: string, models: number, profile: Partial<FighterProfile> = {}) =>
  draft({
    name,
    models,
    healthPerModel: 1,
    pointCost: 150,
    facts: { leadership: 7, cool: 7 },
    fighters: [{ ...EMPTY_FIGHTER, leadership: 7, ...profile, name, models }],
  });

test('a turn of three attacks and two combats with five units a side is 63 taps, and undo walks back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ledger = played(
    begun('hh-3'),
    {
      type: 'addUnits',
      side: 'a',
      units: [
        squad('Line Squad', 10),
        squad('Gunners', 5),
        squad('Scouts', 5),
        squad('Blades', 5, { weaponAp: 2, initiative: 5 }),
        squad('Spears', 10),
      ],
    },
    {
      type: 'addUnits',
      side: 'b',
      units: [
        squad('Raiders', 10),
        squad('Bolters', 10),
        squad('Guards', 5),
        squad('Axes', 10),
        squad('Breachers', 10),
      ],
    },
  );
  await openBrought(page, ledger);
  const fight = new ShootingPage(page);
  const dialog = page.getByRole('dialog');
  const check = page.getByRole('region', { name: 'Red: Leadership Check' });
  const taps = await countTaps(page);
  const toList = () =>
    page.getByRole('banner').getByRole('button').filter({ hasNotText: 'Menu' }).last().tap();
  const shoots = async (who: string, at: string, [hit, wound, saved]: readonly number[]) => {
    await fight.open('Blue');
    await fight.shooters('Blue').getByRole('button', { name: who, exact: true }).tap();
    await fight.targets('Red').getByRole('button', { name: at, exact: true }).tap();
    // Their profiles are those of their list.
    await expect(page.getByRole('main')).not.toContainText('sample');
    await fight.next('Shoot').tap();
    await fight.count('How many hit?', hit ?? 0, `${hit} hit`);
    await fight.count('How many wound?', wound ?? 0, `${wound} wound`);
    await fight.count('How many are saved?', saved ?? 0, `${saved} saved`);
    await expect(fight.loser(at)).toContainText('Ld 7');
  };
  const says = (unit: string, how: string) =>
    fight
      .loser(unit)
      .getByRole('button', { name: `${how}, ${unit}`, exact: true })
      .tap();
  const joins = async (side: 'Blue' | 'Red', name: string) => {
    await page.getByRole('button', { name: new RegExp(`dd fighters to ${side}$`) }).tap();
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
    await expect(fight.fighters(side)).toContainText(name);
  };
  const throws = async (first: number, second: number) => {
    await check.getByRole('button', { name: /^Enter the dice/ }).tap();
    await page.getByRole('button', { name: `First die: ${first}`, exact: true }).tap();
    await page.getByRole('button', { name: `Second die: ${second}`, exact: true }).tap();
  };
  const does = (unit: string, what: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: `${what}, ${unit}`, exact: true })
      .tap();

  await test.step('three attacks, three of five units check', async () => {
    await shoots('Line Squad', 'Raiders', [7, 4, 1]);
    await expect(fight.loser('Raiders')).toContainText('lost 3 of 10: 7 or less');
    await says('Raiders', 'Failed');
    await shoots('Gunners', 'Bolters', [4, 3, 0]);
    await says('Bolters', 'Held');
    await shoots('Scouts', 'Guards', [3, 2, 0]);
    await expect(fight.loser('Guards')).toContainText('lost 2 of 5: 7 or less');
    await says('Guards', 'Held');
  });

  await test.step('the Blades win by a point, and the Axes are Routed', async () => {
    await toList();
    await dialog.getByRole('button', { name: 'Combat 1 round 1' }).tap();
    await joins('Blue', 'Blades');
    await joins('Red', 'Axes');
    await fight.next('Fight: Initiative 5').tap();
    await fight.count('How many hit?', 3, '3 hit');
    await fight.count('How many wound?', 2, '2 wound');
    await fight.next('Red loses 2').tap();
    await fight.count('How many hit?', 0, '0 hit');
    await fight.expectScore(2, 1, 'Blue wins by 1');
    await fight.next('Red checks Leadership').tap();
    await expect(check).toContainText('LD 7 −1: 6 or less');
    await throws(4, 4);
    await expect(check).toContainText('Routed: 4 + 4 = 8, needed 6 or less');
    await does('Axes', 'Fall Back');
    await does('Blades', 'Pursue');
  });

  await test.step('the Spears win by three, and the Breachers hold', async () => {
    await toList();
    await dialog.getByRole('button', { name: 'New combat' }).tap();
    await joins('Blue', 'Spears');
    await joins('Red', 'Breachers');
    await fight.next('Fight: Initiative 4').tap();
    await fight.count('How many hit?', 5, '5 hit');
    await fight.count('How many wound?', 3, '3 wound');
    await fight.count('How many hit?', 4, '4 hit');
    await fight.count('How many wound?', 2, '2 wound');
    await fight.count('How many are saved?', 1, '1 saved');
    await fight.count('How many are saved?', 2, '2 saved');
    await fight.expectScore(3, 0, 'Blue wins by 3');
    await fight.next('Red checks Leadership').tap();
    await expect(check).toContainText('LD 7 −3: 4 or less');
    await throws(2, 1);
    await expect(check).toContainText('Held: 2 + 1 = 3, needed 4 or less');
    await does('Breachers', 'Hold');
    await does('Spears', 'Hold');
  });

  const turn = await taps();
  console.info(`A turn of five a side: ${turn} taps`);
  expect(turn).toBe(63);

  await test.step('undo walks back through what they do, the check and the saves', async () => {
    await fight.undoButton.tap();
    await fight.undoButton.tap();
    await expect(page.getByRole('button', { name: 'Disengage, Breachers' })).toBeVisible();
    await fight.undoButton.tap();
    await expect(check.getByRole('button', { name: /^Enter the dice/ })).toBeVisible();
    await fight.undoButton.tap();
    await expect(fight.next('Red checks Leadership')).toBeVisible();
    await fight.undoButton.tap();
    await fight.expectFact('2 Wounds: save on 3+');
    for (let step = 0; step < 5; step++) await fight.redoButton.tap();
    await expect(check).toContainText('Held: 2 + 1 = 3');
  });

  await test.step('the armies have lost them, and who is Routed flees', async () => {
    const armies = await ArmiesPage.open(page);
    await armies.show('Red');
    await armies.unit('Raiders').expectHealth(3, '7 of 10');
    await armies.unit('Bolters').expectHealth(3, '7 of 10');
    await armies.unit('Guards').expectHealth(2, '3 of 5');
    await armies.unit('Axes').expectHealth(2, '8 of 10');
    await armies.unit('Breachers').expectHealth(2, '8 of 10');
    for (const name of ['Raiders', 'Axes']) await expect(armies.unit(name).mark('fleeing')).toBeVisible();
    for (const name of ['Bolters', 'Guards', 'Breachers'])
      await expect(armies.unit(name).mark('fleeing')).toHaveCount(0);
  });
});
