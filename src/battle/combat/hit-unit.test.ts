import { expect, test } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { openCombats } from '@/battle/state/battle';
import { titleOf } from '@/battle/state/engaged';
import { type UnitId, unitId } from '@/battle/state/ids';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { counts, expectToLast, first, scene } from '@/testing/battles/scenes';

const BLUE = [{ name: 'Spearmen' }, { name: 'Archers' }, { name: 'Prince', marks: ['character'] as const }];
const RED = [{ name: 'Knights' }, { name: 'Wolves' }];

const hit = (unit: UnitId, enemyUnitId: UnitId): Intent => ({ type: 'hitUnit', unitId: unit, enemyUnitId });

function titles(ledger: Ledger): readonly string[] {
  const battle = battleOf(ledger);
  return openCombats(battle)
    .map((combat) => titleOf(battle, combat))
    .map(({ number, a, b }) => `${number} ${a.join(', ')} v ${b.join(', ')}`);
}

function refusal(ledger: Ledger, intent: Intent): string | null {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
}

test('the first charge takes the combat that nobody has used, the next opens one of its own, each one gesture', () => {
  const { ledger, id } = scene('t9a-2', BLUE, RED);
  const one = played(ledger, hit(id('Spearmen'), id('Knights')));
  expect(titles(one)).toEqual(['1 Spearmen v Knights']);
  expect(counts(one, 'a', 'charge')).toBe(true);
  expect(counts(one, 'b', 'charge')).toBe(false);
  const two = played(one, hit(id('Wolves'), id('Archers')));
  expect(titles(two)).toEqual(['1 Spearmen v Knights', '2 Archers v Wolves']);
  expect(titles(played(two, { type: 'undo' }))).toEqual(titles(one));
  expectToLast(two);
});

test('a charge into an enemy that fights already joins its combat', () => {
  const { ledger, id } = scene('t9a-2', BLUE, RED);
  const joined = played(ledger, hit(id('Spearmen'), id('Knights')), hit(id('Archers'), id('Knights')));
  expect(titles(joined)).toEqual(['1 Spearmen, Archers v Knights']);
});

test('a combat in which something was tapped by hand is left alone', () => {
  const { ledger, id } = scene('t9a-2', BLUE, RED);
  const tapped = played(ledger, {
    type: 'count',
    combatId: FIRST_COMBAT,
    side: 'a',
    rowId: 'healthPointsLost',
    by: 1,
  });
  expect(titles(played(tapped, hit(id('Spearmen'), id('Knights'))))).toEqual([
    '1  v ',
    '2 Spearmen v Knights',
  ]);
});

test('a character charges with the unit that it has joined', () => {
  const { ledger, id } = scene('t9a-2', BLUE, RED);
  const joined = played(ledger, { type: 'joinUnit', unitId: id('Prince'), hostId: id('Spearmen') });
  expect(titles(played(joined, hit(id('Prince'), id('Knights'))))).toEqual(['1 Spearmen, Prince v Knights']);
});

test('refused: a unit that fights, a unit that is gone, one of the own side, and a round that is closed', () => {
  const { ledger, id } = scene('t9a-2', BLUE, RED);
  const fighting = played(ledger, hit(id('Spearmen'), id('Knights')));
  expect(refusal(fighting, hit(id('Spearmen'), id('Wolves')))).toBe('unitInCombat');
  expect(refusal(ledger, hit(id('Spearmen'), id('Archers')))).toBe('noSuchUnit');
  expect(refusal(ledger, hit(unitId('nobody'), id('Wolves')))).toBe('noSuchUnit');
  const gone = played(ledger, { type: 'changeFate', unitId: id('Wolves'), fate: 'fledTable' });
  expect(refusal(gone, hit(id('Spearmen'), id('Wolves')))).toBe('unitGone');
  expect(refusal(played(fighting, first.close), hit(id('Archers'), id('Knights')))).toBe('roundClosed');
});

test('an assault begins so too: both units are named in it, and nothing is scored', () => {
  const { ledger, id } = scene('hh-1', BLUE, RED);
  const begun = played(ledger, hit(id('Spearmen'), id('Knights')));
  expect(titles(begun)).toEqual(['1 Spearmen v Knights']);
  expectToLast(begun);
});
