import { describe, expect, it, test } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { played } from '@/testing/battles/battles';
import { health, scene } from '@/testing/battles/scenes';
import { battleScore, proposedWinner } from './battle-score';
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

test('half the points hang on what a unit is, if that is not entered', () => {
  const hangs = Array.from({ length: 20 }, (_, index) => openAfter('tow-1', index + 1));
  expect(hangs.flat()).toContain('Ogres');
  expect(hangs.flat()).not.toContain('Spears');
  expect(openAfter('tow-1', 1)).toEqual([]);
});

test('it hangs on it in 7th edition too, where a war machine never gives half: Spears that lost over half', () => {
  expect(openAfter('wfb-7', 1)).toEqual(['Spears']);
  expect(openAfter('wfb-7', 20)).toEqual(['Ogres', 'Spears']);
});

/** A Dragon of six Wounds that has lost four. */
function dragonAfter(editionId: string, facts = {}) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Dragon', models: 1, healthPerModel: 6, pointCost: 300, facts }],
    [{ name: 'Spears', models: 20 }],
  );
  return unitsOfOpenWorth(battleOf(played(ledger, health(id('Dragon'), -5)))).map(({ unit }) => unit.name);
}

test('a single model hangs on it, and several do not where a Unit Strength goes with the models', () => {
  expect(dragonAfter('wap-23')).toEqual(['Dragon']);
  expect(dragonAfter('wap-23', { unitStrength: 6 })).toEqual([]);
  expect(Array.from({ length: 20 }, (_, index) => openAfter('wap-23', index + 1)).flat()).toEqual([]);
});

test('nothing hangs on it once it is said, nor where models or Wounds are counted', () => {
  const all = (editionId: string, facts = {}) =>
    Array.from({ length: 20 }, (_, index) => openAfter(editionId, index + 1, facts)).flat();
  expect(all('tow-1', { troopType: 'monstrousInfantry' })).toEqual([]);
  expect(all('tow-1', { troopType: 'monstrousCreature' })).toEqual([]);
  expect(all('t9a-2')).toEqual([]);
  expect(all('wfb-8')).toEqual([]);
  expect(all('wfb-6')).toEqual([]);
});

test('a unit whose Wounds are its Unit Strength gives half by its Wounds, however many models it has', () => {
  const { ledger, id } = scene(
    'tow-1',
    [
      {
        name: 'Beasts',
        models: 3,
        healthPerModel: 4,
        pointCost: 200,
        facts: { troopType: 'monstrousCreature' },
      },
    ],
    [{ name: 'Spears', models: 20 }],
  );
  const scored = (lost: number) =>
    battleScore(battleOf(played(ledger, health(id('Beasts'), -lost))))?.b.total;
  expect([scored(8), scored(9), scored(11)]).toEqual([0, 100, 100]);
});

test('a Unit Strength of 0 says nothing: an unhurt unit gives no points', () => {
  const { ledger } = scene(
    'tow-1',
    [{ name: 'Spirits', models: 10, pointCost: 200, facts: { unitStrength: 0 } }],
    [{ name: 'Spears', models: 20 }],
  );
  expect(battleScore(battleOf(ledger))?.b.total).toBe(0);
});

describe('a result that hangs on what units are', () => {
  const battle = (cost: number) => {
    const { ledger, id } = scene(
      'wfb-7',
      [{ name: 'Guns', models: 6, pointCost: cost, facts: {} }],
      [{ name: 'Spears', models: 20, pointCost: 100, facts: { troopType: 'infantry' } }],
    );
    return battleOf(played(ledger, health(id('Guns'), -3), health(id('Spears'), -10)));
  };

  it('is open, and no winner is proposed', () => {
    expect(battleScore(battle(300))).toMatchObject({ isOpen: true, a: { total: 50 }, b: { total: 0 } });
    expect(proposedWinner(battle(300))).toBe('unsaid');
  });

  it('is proposed where it is the same either way', () => {
    expect(battleScore(battle(40))).toMatchObject({ isOpen: false });
    expect(proposedWinner(battle(40))).toBe('a');
  });

  it('is closed by points that the players agreed on', () => {
    const agreed = { ...battle(300), agreed: { a: 50, b: 150, reason: '' } };
    expect(battleScore(agreed)).toMatchObject({ isOpen: false });
    expect(proposedWinner(agreed)).toBe('b');
    expect(unitsOfOpenWorth(agreed)).toEqual([]);
  });
});
