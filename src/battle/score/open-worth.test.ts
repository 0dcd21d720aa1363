import { expect, test } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { played } from '@/testing/battles/battles';
import { health, scene } from '@/testing/battles/scenes';
import { unitsOfOpenWorth } from './open-worth';

/** Seven Ogres of three Wounds that have lost so many. */
function openAfter(editionId: string, lost: number, facts = {}) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Ogres', models: 7, healthPerModel: 3, pointCost: 200, facts }],
    [{ name: 'Spears', models: 20, pointCost: 200 }],
  );
  const spears = health(id('Spears'), -11);
  return unitsOfOpenWorth(battleOf(played(ledger, health(id('Ogres'), -lost), spears))).map(
    ({ unit }) => unit.name,
  );
}

test.each(['tow-1', 'wap-23'])(
  '%s: half the points hang on what a unit is, if nobody said it',
  (editionId) => {
    const hangs = Array.from({ length: 20 }, (_, index) => openAfter(editionId, index + 1));
    expect(hangs.flat()).toContain('Ogres');
    expect(hangs.flat()).not.toContain('Spears');
    expect(openAfter(editionId, 1)).toEqual([]);
  },
);

test('nothing hangs on it once it is said, nor where models or Wounds are counted', () => {
  const all = (editionId: string, facts = {}) =>
    Array.from({ length: 20 }, (_, index) => openAfter(editionId, index + 1, facts)).flat();
  expect(all('tow-1', { unitStrength: 12 })).toEqual([]);
  expect(all('t9a-2')).toEqual([]);
  expect(all('wfb-8')).toEqual([]);
});
