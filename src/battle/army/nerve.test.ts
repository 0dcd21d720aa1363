import { describe, expect, test } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { countsOf, statusesNow, strengthNow } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { played } from '@/testing/battles/battles';
import {
  chancesOf,
  damaged,
  due,
  nerveScene,
  stands,
  thrown,
  turn,
  withNerve,
} from '@/testing/battles/nerve';
import { armyNow, expectToLast } from '@/testing/battles/scenes';

function refusal(ledger: Ledger, intent: Intent): string | null {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
}

const statuses = (ledger: Ledger, id: UnitId) =>
  statusesNow(editionOfBattle(battleOf(ledger)), armyNow(ledger, id)).map((status) => status.id);
const strength = (ledger: Ledger, id: UnitId) =>
  strengthNow(editionOfBattle(battleOf(ledger)), armyNow(ledger, id));

describe('a turn of shooting', () => {
  const { ledger: start, id } = nerveScene(
    [withNerve('Bows', 12), withNerve('Cannon', 10)],
    [
      withNerve('Archers', 12, { troopType: 'troop' }),
      withNerve('Trolls', 16, { troopType: 'regiment', inspiring: true, regeneration: 5 }),
    ],
  );
  const [archers, trolls] = [id('Archers'), id('Trolls')];
  const ledger = played(
    start,
    damaged(archers, 2, 'other'),
    damaged(trolls, 4, 'other'),
    turn(2, 'a'),
    damaged(archers, 3, 'shooting'),
    damaged(trolls, 4, 'shooting'),
  );

  test('makes tests due of the units that were shot, with their chances', () => {
    expect(due(ledger, archers)).toEqual(['nerveRanged']);
    // Nerve 12, damage 5: 7 or more, 21 of 36.
    expect(chancesOf(ledger, archers)).toEqual(['steady 5/12', 'wavering 7/12']);
    // Nerve 16, damage 8, with the re-roll that must be used: (15/36)².
    expect(chancesOf(ledger, trolls)).toEqual(['steady 119/144', 'wavering 25/144']);
    expectToLast(ledger);
  });

  test('damage of another kind makes none due, and damage that is taken back takes its test away', () => {
    const before = played(start, damaged(archers, 2, 'other'));
    expect(due(before, archers)).toEqual([]);
    const shot = played(before, damaged(archers, 3, 'shooting'));
    const back = played(shot, damaged(archers, -3, 'shooting'));
    expect([due(shot, archers), due(back, archers)]).toEqual([['nerveRanged'], []]);
    expect(battleOf(back)).toEqual(battleOf(before));
    expect(battleOf(played(shot, { type: 'undo' }))).toEqual(battleOf(before));
  });

  const wavers = played(ledger, thrown(archers, 'nerveRanged', 7));

  test('a failed test wavers, and is not due again', () => {
    expect(stands(wavers, archers)).toEqual([5, 'wavering']);
    expect(due(wavers, archers)).toEqual([]);
  });

  const once = played(wavers, thrown(trolls, 'nerveRanged', 9));
  const twice = played(once, thrown(trolls, 'nerveRanged', 5));

  test('a throw that must be thrown again waits, and undo gives the second back alone', () => {
    expect(due(once, trolls)).toEqual(['nerveRanged']);
    expect(armyNow(once, trolls).thrown).toMatchObject({ total: 9, testId: 'nerveRanged' });
    expect(stands(once, trolls)).toEqual([8, 'fighting']);
    expect(due(twice, trolls)).toEqual([]);
    expect(armyNow(twice, trolls).tests).toMatchObject([
      { rolls: [9, 5], held: true, outcome: { id: 'steady', label: 'Steady' }, of: 'shooting' },
    ]);
    expect(armyNow(twice, trolls).thrown).toBeUndefined();
    expect(battleOf(played(twice, { type: 'undo' }))).toEqual(battleOf(once));
    expect(battleOf(played(twice, { type: 'undo' }, { type: 'undo' }))).toEqual(battleOf(wavers));
    expectToLast(once);
    expectToLast(twice);
  });

  test('the second throw stands, also where it fails', () => {
    expect(stands(played(once, thrown(trolls, 'nerveRanged', 11)), trolls)).toEqual([8, 'wavering']);
  });

  test('Wavering ends with the unit’s own next turn, not with the enemy’s', () => {
    const enemyEnds = played(twice, turn(2, 'b'));
    expect(stands(enemyEnds, archers)).toEqual([5, 'wavering']);
    const ownEnds = played(enemyEnds, turn(3, 'a'));
    expect(stands(ownEnds, archers)).toEqual([5, 'fighting']);
    expect(stands(played(ownEnds, { type: 'undo' }), archers)).toEqual([5, 'wavering']);
    // A turn that is skipped has ended, too; one that is set back has not.
    expect(stands(played(twice, turn(3, 'a')), archers)).toEqual([5, 'fighting']);
    expect(stands(played(twice, turn(1, 'b')), archers)).toEqual([5, 'wavering']);
    expectToLast(ownEnds);
  });

  test('a unit that wavers in its own turn does so until that ends', () => {
    const own = played(start, turn(2, 'b'), { type: 'changeFate', unitId: archers, fate: 'wavering' });
    expect(stands(played(own, turn(3, 'a')), archers)).toEqual([0, 'fighting']);
  });

  test('a correction of the damage keeps the record of the test, and the steps after it', () => {
    const hit = ledger.entries.at(-1)?.seq ?? 0;
    const more = played(twice, damaged(trolls, -1, 'regeneration'));
    const corrected = played(more, {
      type: 'correctEntries',
      seqs: [hit],
      instead: damaged(trolls, 6, 'shooting'),
    });
    expect(stands(corrected, trolls)).toEqual([9, 'fighting']);
    expect(armyNow(corrected, trolls).tests).toMatchObject([{ rolls: [9, 5], held: true }]);
    expectToLast(corrected);
    const healed = played(twice, damaged(trolls, -8, 'other'));
    const less = damaged(trolls, 1, 'shooting');
    expect(refusal(healed, { type: 'correctEntries', seqs: [hit], instead: less })).toBe('laterDoesNotFit');
  });
});

describe('damage that adds up', () => {
  const { ledger: start, id } = nerveScene(
    [withNerve('Bows', 12)],
    [withNerve('Rabble', 21, { troopType: 'horde' }, 130)],
  );
  const rabble = id('Rabble');
  const shotOnce = played(start, damaged(rabble, 5, 'shooting'));

  test('wavers on a double 6 though nothing fails, with no more damage', () => {
    expect(chancesOf(shotOnce, rabble)).toEqual(['steady 35/36', 'wavering 1/36']);
    const wavers = played(shotOnce, thrown(rabble, 'nerveRanged', 12));
    expect(stands(wavers, rabble)).toEqual([5, 'wavering']);
    expect(armyNow(wavers, rabble).owed).toBeUndefined();
  });

  const fought = played(
    shotOnce,
    thrown(rabble, 'nerveRanged', 12),
    turn(1, 'b'),
    turn(2, 'a'),
    damaged(rabble, 4, 'shooting'),
    thrown(rabble, 'nerveRanged', 7),
    turn(3, 'a'),
    damaged(rabble, 9, 'combat'),
  );

  test('holds its ground on a double 1, and routs in the end', () => {
    expect(stands(fought, rabble)).toEqual([18, 'fighting']);
    // Nerve 21, damage 18: 3 or more routs.
    expect(chancesOf(fought, rabble)).toEqual(['steady 1/36', 'routed 35/36']);
    const holds = played(fought, thrown(rabble, 'nerveCombat', 2), turn(4, 'a'));
    expect(stands(holds, rabble)).toEqual([18, 'fighting']);
    const last = played(holds, damaged(rabble, 2, 'combat'));
    expect(statuses(last, rabble)).toEqual([]);
    const routed = played(last, thrown(rabble, 'nerveCombat', 5));
    expect(stands(routed, rabble)).toEqual([20, 'destroyed']);
    expect(armyNow(routed, rabble).tests).toHaveLength(4);
    expect(due(routed, rabble)).toEqual([]);
    expect(refusal(routed, damaged(rabble, 1, 'other'))).toBe('unitGone');
    expectToLast(routed);
  });

  test('the same 20 by shooting only wavers, and 22 rout: more than its Nerve', () => {
    const holds = played(fought, thrown(rabble, 'nerveCombat', 2), turn(4, 'a'));
    const shot = (by: number) =>
      played(holds, damaged(rabble, by, 'shooting'), thrown(rabble, 'nerveRanged', 5));
    expect(stands(shot(2), rabble)).toEqual([20, 'wavering']);
    expect(stands(shot(4), rabble)).toEqual([22, 'destroyed']);
  });
});

describe('what an outcome does to the damage', () => {
  const { ledger: start, id } = nerveScene(
    [
      withNerve('Paladins', 17, { troopType: 'regiment', ironResolve: 1 }),
      withNerve('Guard', 24, { troopType: 'horde' }),
      withNerve('Riders', 16),
    ],
    [withNerve('Trolls', 16, { regeneration: 5 })],
  );
  const [paladins, guard, riders] = [id('Paladins'), id('Guard'), id('Riders')];

  test('Iron Resolve takes one away in the same gesture, where it is Steady', () => {
    const shot = played(start, damaged(paladins, 8, 'other'), damaged(paladins, 2, 'shooting'));
    expect(chancesOf(shot, paladins)).toEqual(['steady 5/12', 'wavering 7/12']);
    const steady = played(shot, thrown(paladins, 'nerveRanged', 3));
    expect(stands(steady, paladins)).toEqual([9, 'fighting']);
    expect(battleOf(played(steady, { type: 'undo' }))).toEqual(battleOf(shot));
    expect(stands(played(shot, thrown(paladins, 'nerveRanged', 7)), paladins)).toEqual([10, 'wavering']);
    expectToLast(steady);
  });

  test('a double 6 that passes in combat owes a die, which causes no further test', () => {
    const hit = played(start, damaged(riders, 2, 'combat'));
    const doomed = played(hit, thrown(riders, 'nerveCombat', 12));
    expect(armyNow(doomed, riders).owed).toEqual({ counter: 'damage', dice: 1 });
    expect(stands(doomed, riders)).toEqual([2, 'fighting']);
    const owed = (total: number): Intent => ({ type: 'rollOwed', unitId: riders, total });
    expect([owed(0), owed(7), owed(2.5)].map((intent) => refusal(doomed, intent))).toEqual([
      'belowMinimum',
      'aboveMaximum',
      'notAWholeNumber',
    ]);
    const rolled = played(doomed, owed(3));
    expect(stands(rolled, riders)).toEqual([5, 'fighting']);
    expect([due(rolled, riders), refusal(rolled, owed(3))]).toEqual([[], 'noDiceOwed']);
    expectToLast(doomed);
    expectToLast(rolled);
  });

  test('more damage than Nerve halves its Unit Strength until it is healed', () => {
    const devastated = played(start, damaged(guard, 25, 'other'));
    expect([statuses(devastated, guard), strength(devastated, guard)]).toEqual([['devastated'], 2]);
    const healed = played(devastated, damaged(guard, -1, 'other'));
    expect([statuses(healed, guard), strength(healed, guard)]).toEqual([[], 4]);
    expect(strength(start, riders)).toBeNull();
    const gone = played(start, { type: 'changeFate', unitId: guard, fate: 'destroyed' });
    expect(strength(gone, guard)).toBe(0);
  });

  test('healing takes no more than there is, and a unit gathers only so much', () => {
    const trolls = id('Trolls');
    const nine = played(start, damaged(trolls, 9, 'other'));
    expect(countsOf(armyNow(played(nine, damaged(trolls, -4, 'regeneration')), trolls))).toEqual({
      damage: 5,
    });
    expect(countsOf(armyNow(played(nine, damaged(trolls, -20, 'other')), trolls))).toEqual({ damage: 0 });
    expect(refusal(start, damaged(trolls, -1, 'other'))).toBe('nothingChanged');
    expect(refusal(nine, damaged(trolls, 91, 'other'))).toBe('aboveMaximum');
    expect(refusal(start, damaged(trolls, 0.5, 'other'))).toBe('notAWholeNumber');
    expect(refusal(start, { ...damaged(trolls, 1, 'other'), counter: 'fatigue' } as Intent)).toBe(
      'noSuchCounter',
    );
  });
});

test('a throw is refused without its Nerve, with other dice, and for a test that there is not', () => {
  const { ledger, id } = nerveScene([{ name: 'Levy' }], [withNerve('Trolls', 16)]);
  const [levy, trolls] = [id('Levy'), id('Trolls')];
  expect(refusal(ledger, thrown(levy, 'nerveRanged', 7))).toBe('valueMissing');
  expect(refusal(ledger, thrown(trolls, 'nerveRanged', 1))).toBe('belowMinimum');
  expect(refusal(ledger, thrown(trolls, 'nerveRanged', 13))).toBe('aboveMaximum');
  expect(refusal(ledger, thrown(trolls, 'nerveRanged', 7.5))).toBe('notAWholeNumber');
  expect(refusal(ledger, thrown(trolls, 'panic', 7))).toBe('noSuchTest');
  const answers = { courage: 7 };
  expect(refusal(ledger, { ...thrown(trolls, 'nerveRanged', 7), answers } as Intent)).toBe('noSuchTest');
  // Entered by hand: its Nerve, and that it is inspired.
  const entered = { ...thrown(levy, 'nerveRanged', 11), answers: { nerve: 11, inspiring: true } } as Intent;
  const waits = played(ledger, entered);
  expect(armyNow(waits, levy).thrown?.answers).toMatchObject({ nerve: 11, inspiring: true });
  expect(stands(played(waits, thrown(levy, 'nerveRanged', 3)), levy)).toEqual([0, 'fighting']);
});
