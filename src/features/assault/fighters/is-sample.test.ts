import { describe, expect, test } from 'vitest';
import { groupsOf, remember } from '@/battle/assault/remembered/remembered-fighters';
import { battleOf } from '@/battle/log/ledger';
import { armyOf } from '@/battle/state/army';
import { EMPTY_FIGHTER, type UnitFighters } from '@/battle/state/fighters';
import { ORDINARY_WEAPON } from '@/battle/state/shooting';
import type { UnitDraft } from '@/battle/state/unit';
import { EDITIONS, type Edition } from '@/rules/index';
import { scene } from '@/testing/battles/scenes';
import { assaultWords } from '@/words/assault/assault-words';
import { isSample, standsAsSample } from './is-sample';
import { ordinaryFighters } from './proposed-fighters';

const WITH_POOLS = EDITIONS.filter((edition: Edition) => edition.woundPools !== undefined);
const veterans: UnitFighters = { ...EMPTY_FIGHTER, name: 'Veterans', models: 5, attacks: 2 };

function battleWith(editionId: string, unit: Partial<UnitDraft>) {
  const battle = battleOf(
    scene(editionId, [{ name: 'Veterans', models: 5, ...unit }], [{ name: 'Raiders' }]).ledger,
  );
  const [army] = armyOf(battle, 'a');
  if (!army) throw new Error('No army');
  return { battle, army };
}

describe.each(WITH_POOLS.map(({ id }) => id))('fighters that are proposed in %s', (editionId) => {
  test('are a sample where a unit has a name and models alone, and their card says so', () => {
    const { battle, army } = battleWith(editionId, {});
    const drafts = groupsOf(army, []);
    expect(drafts.map((draft) => isSample(battle, [], draft))).toEqual([true]);
    expect(assaultWords.setUp.proposed(true)).toContain('nobody gave');
    expect(assaultWords.setUp.proposed(false)).not.toContain('sample');
  });

  test('are none where a list has their values, or a player entered them before', () => {
    const listed = battleWith(editionId, { fighters: [veterans] });
    expect(groupsOf(listed.army, []).map((draft) => isSample(listed.battle, [], draft))).toEqual([false]);
    const typed = battleWith(editionId, {});
    const known = remember([], [veterans]);
    expect(groupsOf(typed.army, known).map((draft) => isSample(typed.battle, known, draft))).toEqual([false]);
  });

  test('are a sample outside the armies until a value is another', () => {
    const { battle } = battleWith(editionId, {});
    const squad = ordinaryFighters('b');
    expect(isSample(battle, [], squad)).toBe(true);
    expect(isSample(battle, [], { ...squad, toughness: 5 })).toBe(false);
  });

  test('stand as a sample once they were taken so, until a value is another or their own', () => {
    const { battle, army } = battleWith(editionId, {});
    const [taken] = groupsOf(army, []);
    if (!taken) throw new Error('Nobody was taken');
    const shooting = { ...taken, ranged: ORDINARY_WEAPON };
    expect(standsAsSample(battle, [], shooting)).toBe(true);
    expect(standsAsSample(battle, remember([], [veterans]), shooting)).toBe(false);
    expect(standsAsSample(battle, [], { ...shooting, toughness: 5 })).toBe(false);
    expect(standsAsSample(battle, [], { ...shooting, armourSave: null })).toBe(false);
    expect(standsAsSample(battle, [], { ...shooting, unitId: null })).toBe(false);
  });
});
