import { describe, expect, test } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { armyOf, fatesOf } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitDraft } from '@/battle/state/unit';
import type { Edition } from '@/rules/index';
import { begun, draft, played } from '@/testing/battles/battles';
import { askedFacts, copyOf, marksNotCopied, unitStanding } from './unit-standing';

/** A unit of Blue after it lost so many Health Points. */
function hurt(unit: Partial<UnitDraft>, lost: number, editionId = 't9a-2') {
  const ledger = played(begun(editionId), { type: 'addUnits', side: 'a', units: [draft(unit)] });
  const [army] = armyOf(battleOf(ledger), 'a');
  if (!army) throw new Error('The unit is not there');
  const after =
    lost === 0
      ? ledger
      : played(ledger, { type: 'changeHealth', unitId: army.unit.id, by: -lost, cause: 'other' });
  const battle = battleOf(after);
  const edition: Edition = editionOfBattle(battle);
  const standing = armyOf(battle, 'a')[0] as ArmyUnit;
  return { edition, army: standing, ...unitStanding(edition, standing) };
}

describe('the state of a unit', () => {
  test('is shown in models, with the wounds of the last one', () => {
    expect(hurt({ models: 20, healthPerModel: 1 }, 5).left).toEqual({ now: 15, start: 20, woundsOnLast: 0 });
    expect(hurt({ models: 5, healthPerModel: 3 }, 5).left).toEqual({ now: 4, start: 5, woundsOnLast: 2 });
  });

  test('is shown in Health Points for a single model', () => {
    expect(hurt({ models: 1, healthPerModel: 6 }, 2).left).toEqual({ now: 4, start: 6, woundsOnLast: 0 });
  });

  test('is destroyed automatically, and no longer weakened, when nothing is left', () => {
    const gone = hurt({ models: 10, pointCost: 210 }, 10);
    expect(gone).toMatchObject({ fate: 'destroyed', onTable: false, weakened: null, health: 0, lost: 10 });
    expect(gone.worth?.points).toBe(210);
  });

  test('has the rulebook’s word for few left, and half the points, rounded up', () => {
    const few = hurt({ models: 10, pointCost: 209 }, 8);
    expect(few.weakened).toBe('Shattered');
    expect(few.worth?.points).toBe(105);
  });

  test('has no worth if the edition counts no Victory Points', () => {
    const { army, edition } = hurt({ models: 10 }, 9);
    const { victory: _, ...without } = edition;
    expect(unitStanding(without, army)).toMatchObject({ worth: null, weakened: null, fate: 'fighting' });
    expect(fatesOf(without)).toEqual(['fighting', 'fleeing', 'destroyed', 'fledTable']);
  });
});

test('facts that are marks or models are not asked twice', () => {
  const { edition } = hurt({}, 0, 'wfb-6');
  const ids = askedFacts(edition).map(({ id }) => id);
  expect(ids).toContain('unitStrength');
  for (const id of ['models', 'standard', 'battleStandard', 'musician']) expect(ids).not.toContain(id);
  const { unitFacts: _, ...without } = edition;
  expect(askedFacts(without)).toEqual([]);
});

test('a copy is a new unit without the marks that an army has only once', () => {
  const { army } = hurt({ name: 'King', marks: ['general', 'character'], facts: { ranks: 2 } }, 0);
  expect(marksNotCopied(army.unit)).toEqual(['general']);
  expect(copyOf(army.unit, 'King #2')).toEqual({
    ...draft({ name: 'King #2', marks: ['character'], facts: { ranks: 2 } }),
  });
});
