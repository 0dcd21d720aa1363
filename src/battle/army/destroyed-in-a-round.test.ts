import { expect, it } from 'vitest';
import { fateOf } from '@/battle/state/army';
import { played } from '@/testing/battles/battles';
import { armyNow, casualties, expectToLast, first, health, scene, totals } from '@/testing/battles/scenes';

const { ledger, id } = scene(
  't9a-3',
  [{ name: 'Spears', models: 20 }],
  [{ name: 'Ogres', models: 4, healthPerModel: 3 }],
);
const [spears, ogres] = [id('Spears'), id('Ogres')];
const engaged = played(ledger, first.engage(spears, ogres), health(ogres, -2));

it('a unit whose last Health Points fell in the round scores them all, and that it was wiped out', () => {
  const gone = played(engaged, { type: 'changeHealth', unitId: ogres, by: -10, cause: 'combat' });
  expect([casualties(gone, 'b'), totals(gone)]).toEqual([12, [13, 0]]);
  expectToLast(gone);
});

it('a unit that is just gone scores what it lost before', () => {
  const gone = played(engaged, { type: 'changeFate', unitId: ogres, fate: 'destroyed' });
  expect(fateOf(armyNow(gone, ogres))).toBe('destroyed');
  expect([casualties(gone, 'b'), totals(gone)]).toEqual([2, [3, 0]]);
  expectToLast(gone);
});
