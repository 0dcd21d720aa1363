import { test } from '../fixtures';
import { BATTLE_DOORS, ENDED_DOORS, FIRST_DOORS } from '../pages/doors';
import { beginTwoArmies, walk } from '../pages/walk';

/*
 * Every screen and every command of a battle is found by a thumb: from Home, by the words on the controls.
 * `e2e/doors.test.ts` holds the list of walks against the routes and the menus in the code.
 */

test('a phone without a battle leads to every screen that needs none', async ({ page }) => {
  for (const door of FIRST_DOORS) await walk(page, door);
});

test('a battle leads to each of its rooms, and its menus and its units to all they offer', async ({
  page,
}) => {
  await beginTwoArmies(page);
  for (const door of BATTLE_DOORS) await walk(page, door);
});

test('an ended battle leads to its review, to the archive, the wastebasket and back', async ({ page }) => {
  await beginTwoArmies(page);
  for (const door of ENDED_DOORS) await walk(page, door);
});
