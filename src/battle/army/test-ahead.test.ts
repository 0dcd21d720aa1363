import { expect, test } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';
import { rolledTest } from '@/rules/break-test/rolled-test';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { damaged, nerveScene, thrown, turn, withNerve } from '@/testing/battles/nerve';
import { armyNow, scene } from '@/testing/battles/scenes';
import { countedWords } from '@/words/counted-words';
import { holding, testAhead, testByOrder } from './test-ahead';

const { ledger: start, id } = nerveScene(
  [withNerve('Knights', 16)],
  [withNerve('Archers', 12), withNerve('Trolls', 16, { inspiring: true }), { name: 'Rabble' }],
);
const [knights, archers, trolls, rabble] = [id('Knights'), id('Archers'), id('Trolls'), id('Rabble')];
const blues = played(start, turn(2, 'a'));

function ahead(ledger: Ledger, unitId: UnitId) {
  const found = testAhead(battleOf(ledger), armyNow(ledger, unitId));
  return (
    found && [found.test.id, found.isDue, found.holdsTo, found.odds && Math.round(found.odds * 1000) / 10]
  );
}

test('an unhurt unit has nothing ahead; a damaged one shows what it would hold on', () => {
  expect(ahead(blues, archers)).toBeNull();
  // Nerve 12, damage 5: 6 or less holds, 15 of 36.
  expect(ahead(played(blues, damaged(archers, 5, 'other')), archers)).toEqual([
    'nerveRanged',
    false,
    6,
    41.7,
  ]);
});

test('a test that is due comes first, with the re-roll that must be used', () => {
  const shot = played(blues, damaged(trolls, 4, 'other'), damaged(trolls, 4, 'shooting'));
  // Nerve 16, damage 8: 7 or less holds; inspired 119 of 144.
  expect(ahead(shot, trolls)).toEqual(['nerveRanged', true, 7, 82.6]);
  expect(ahead(played(shot, thrown(trolls, 'nerveRanged', 5)), trolls)).toEqual([
    'nerveRanged',
    false,
    7,
    82.6,
  ]);
});

test('an engaged unit would be tested in combat, where a double 6 that passes only costs damage', () => {
  const met = played(blues, { type: 'hitUnit', unitId: knights, enemyUnitId: archers });
  expect(ahead(played(met, damaged(archers, 1, 'other')), archers)?.[0]).toBe('nerveCombat');
  const knocked = played(met, damaged(knights, 2, 'other'));
  expect(ahead(knocked, knights)).toEqual(['nerveCombat', false, 12, 100]);
  // Shot at with the same damage a double 6 wavers: 11 or less.
  expect(ahead(played(blues, damaged(knights, 2, 'other')), knights)).toEqual([
    'nerveRanged',
    false,
    11,
    97.2,
  ]);
});

test('more damage than Nerve leaves the double 1; without a Nerve nothing is known', () => {
  expect(ahead(played(blues, damaged(archers, 13, 'shooting')), archers)).toEqual([
    'nerveRanged',
    true,
    2,
    2.8,
  ]);
  expect(ahead(played(blues, damaged(rabble, 3, 'shooting')), rabble)).toEqual([
    'nerveRanged',
    true,
    null,
    null,
  ]);
});

test('an edition that counts nothing on its units has nothing ahead', () => {
  const ledger = played(begun(), {
    type: 'addUnits',
    side: 'a',
    units: [draft({ name: 'Spears', models: 5 })],
  });
  const [army] = battleOf(ledger).units;
  expect(army && testAhead(battleOf(ledger), army)).toBeNull();
});

test('an engaged unit may leave by an order in its own turn, and not while it wavers or owes a test', () => {
  const by = (ledger: Ledger, unitId: UnitId) =>
    testByOrder(battleOf(ledger), armyNow(ledger, unitId))?.id ?? null;
  const charged = played(blues, { type: 'hitUnit', unitId: knights, enemyUnitId: trolls });
  // Its order was the charge.
  expect([by(charged, knights), by(charged, trolls), by(charged, archers)]).toEqual([null, null, null]);
  const [combat] = battleOf(charged).combats;
  const combatId = combat?.id ?? FIRST_COMBAT;
  const met = played(charged, {
    type: 'changeContact',
    combatId,
    unitId: knights,
    enemyUnitId: trolls,
    contact: { facing: 'front', charged: false },
  });
  expect([by(met, knights), by(met, trolls), by(met, archers)]).toEqual(['withdraw', null, null]);
  // Orders come before the combat is fought.
  expect(by(played(met, { type: 'closeRound', combatId }), knights)).toBeNull();
  const reds = played(met, turn(2, 'b'));
  expect([by(reds, knights), by(reds, trolls), by(reds, archers)]).toEqual([null, 'withdraw', null]);
  const wavers = played(reds, { type: 'changeFate', unitId: trolls, fate: 'wavering' });
  expect(by(wavers, trolls)).toBeNull();
  const struck = played(met, damaged(knights, 2, 'combat'));
  expect([by(struck, knights), ahead(struck, knights)?.[1]]).toEqual([null, true]);
  const gone = played(reds, { type: 'changeFate', unitId: trolls, fate: 'destroyed' });
  expect(by(gone, trolls)).toBeNull();
});

test('no order takes a unit out of a combat that has ended, or by a book without such a test', () => {
  const met = played(blues, { type: 'hitUnit', unitId: knights, enemyUnitId: archers });
  const ended = played(met, { type: 'endCombat', combatId: battleOf(met).combats[0]?.id ?? FIRST_COMBAT });
  expect(testByOrder(battleOf(ended), armyNow(ended, knights))).toBeNull();
  const old = scene('t9a-2', [{ name: 'Knights' }], [{ name: 'Spears' }]);
  const unitIds = [old.id('Knights'), old.id('Spears')];
  const fought = played(old.ledger, { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds });
  expect(testByOrder(battleOf(fought), armyNow(fought, old.id('Knights')))).toBeNull();
});

test('where a high total is good, the least that holds is told in place of the most', () => {
  const source = { at: 'a rulebook', standing: 'text' } as const;
  const outcome = { fate: null, winner: { may: 'nothing' }, source } as const;
  const input = { input: 'number', min: 0, max: 18, source } as const;
  const courage = rolledTest({
    id: 'courage',
    label: 'Courage test',
    characteristic: 'Courage',
    valueInput: 'courage',
    inputs: [
      { ...input, id: 'courage', label: 'Courage', default: null, fromUnit: { profile: 'courage' } },
      { ...input, id: 'casualties', label: 'Casualties', default: 0 },
    ],
    adds: [{ input: 'casualties', each: -1 }],
    outcomes: [
      { ...outcome, id: 'passed', label: 'Passed', counts: 'held' },
      { ...outcome, id: 'battered', label: 'Battered', counts: 'broke' },
    ],
    bands: [
      { outcomeId: 'passed', from: { characteristic: 'courage' } },
      { outcomeId: 'battered', from: null },
    ],
    source,
  });
  const of = (answers: Record<string, number>) => {
    const result = courage.resolve(answers);
    const held = holding(courage, result);
    return [held.holdsTo, held.holdsFrom, countedWords.holds({ test: courage, result, ...held })];
  };
  // Courage 4 with two casualties: 6 or more; none: 4; without losses 2 or less is every roll; eleven: none.
  expect(of({ courage: 4, casualties: 2 })).toEqual([null, 6, '6 or more holds']);
  expect(of({ courage: 4 })).toEqual([null, 4, '4 or more holds']);
  expect(of({ courage: 2 })).toEqual([12, null, 'any roll holds']);
  expect(of({ courage: 4, casualties: 11 })).toEqual([null, null, 'no roll holds']);
  expect(of({})).toEqual([null, null, 'Courage not entered']);
});
