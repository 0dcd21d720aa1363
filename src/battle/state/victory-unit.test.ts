import { describe, expect, it } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import type { UnitDraft } from '@/battle/state/unit';
import { begun, draft, played } from '@/testing/battles/battles';
import { victoryUnit } from './army';
import { editionOfBattle, isFought, victoryOf } from './edition-of';

/** How the enemy’s Victory Points see this unit after it lost so much health. */
function seen(unit: Partial<UnitDraft>, lost = 0, editionId = 'tow-1') {
  const mustered = played(begun(editionId), { type: 'addUnits', side: 'a', units: [draft(unit)] });
  const id = battleOf(mustered).units[0]?.unit.id ?? expect.fail('No unit');
  const battle = battleOf(
    lost === 0 ? mustered : played(mustered, { type: 'changeHealth', unitId: id, by: -lost }),
  );
  const [army] = battle.units;
  return victoryUnit(army ?? expect.fail('No unit'), editionOfBattle(battle));
}

describe('the Unit Strength that Victory Points count', () => {
  it('is that of its type for each model, at the start and now', () => {
    const cavalry = { models: 5, facts: { troopType: 'heavyCavalry' } };
    const each = seen({ models: 1, facts: { troopType: 'heavyCavalry' } }).startingUnitStrength ?? 0;
    expect(each).toBeGreaterThan(0);
    expect(seen(cavalry)).toMatchObject({ startingUnitStrength: 5 * each, unitStrength: 5 * each });
    expect(seen(cavalry, 2)).toMatchObject({ startingUnitStrength: 5 * each, unitStrength: 3 * each });
  });

  it('is as entered if it was entered, rounded up for the models left', () => {
    const entered = { models: 5, facts: { troopType: 'heavyCavalry', unitStrength: 7 } };
    expect(seen(entered, 1)).toMatchObject({ startingUnitStrength: 7, unitStrength: 6 });
    expect(seen({ models: 4, facts: { unitStrength: 10 } }, 1)).toMatchObject({
      startingUnitStrength: 10,
      unitStrength: 8,
    });
  });

  it('is none of a unit whose Wounds are its Unit Strength, nor of a unit without a known type', () => {
    for (const facts of [{ troopType: 'behemoth' }, { troopType: 'behemoth', unitStrength: 8 }, {}]) {
      expect(seen({ models: 1, healthPerModel: 6, facts })).not.toHaveProperty('unitStrength');
    }
    expect(seen({ models: 10 }, 0, 't9a-2')).not.toHaveProperty('startingUnitStrength');
  });

  it('comes with its marks', () => {
    expect(seen({ marks: ['general'] })).toMatchObject({ general: true, battleStandard: false });
    expect(seen({ marks: ['battleStandard'] })).toMatchObject({ general: false, battleStandard: true });
  });
});

describe('how a battle is won', () => {
  const { setup } = battleOf(begun('tow-1'));
  const won = (given: Partial<typeof setup>) =>
    victoryOf({ editionId: 'tow-1', setup: { ...setup, ...given } }) ?? expect.fail('No victory rules');
  const edition = editionOfBattle({ editionId: 'tow-1' });

  it('is by the Victory Points and the tournament table that were agreed', () => {
    for (const { id, points } of edition.victory?.variants ?? []) {
      expect(won({ victoryRules: id }).points).toBe(points);
    }
    for (const table of edition.victory?.tables ?? []) {
      expect(won({ table: table.id }).battlePoints).toBe(table);
    }
    expect(edition.victory?.tables?.length).toBeGreaterThan(1);
    expect(edition.victory?.variants?.length).toBeGreaterThan(1);
  });

  it('is the usual one if nothing was agreed, or something unknown', () => {
    expect(won({}).points).toBe(edition.victory?.points);
    expect(won({ victoryRules: 'none' }).points).toBe(edition.victory?.points);
    expect(won({ table: 'none' }).battlePoints).toBe(edition.victory?.battlePoints);
    const edges = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000];
    expect(won({ ownTable: edges }).battlePoints).toBe(edition.victory?.battlePoints);
    expect(won({ table: 'own', ownTable: edges }).battlePoints).not.toBe(edition.victory?.battlePoints);
    expect(won({ table: 'own' }).battlePoints).toBe(edition.victory?.battlePoints);
  });

  it('needs a combat: a score sheet or wound pools', () => {
    const { combat, woundPools, ...rest } = edition;
    expect(combat).toBeDefined();
    expect(isFought(edition)).toBe(true);
    expect(isFought(editionOfBattle({ editionId: 'hh-1' }))).toBe(true);
    expect(isFought(rest as typeof edition)).toBe(false);
    expect(woundPools).toBeUndefined();
  });
});
