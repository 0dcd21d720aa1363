import { expect, test } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { unitId } from '@/battle/state/ids';
import { begun, draft, FIRST_COMBAT, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { destroyedSides } from './destroyed';

const [spears, guard, wolves] = [unitId('u2.1'), unitId('u3.1'), unitId('u3.2')];
const ON_A_SHEET = FOUGHT_EDITIONS.filter(({ combat }) => combat !== undefined).map(({ id }) => id);

function fought(editionId: string) {
  return played(
    begun(editionId),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Spears', models: 5 })] },
    {
      type: 'addUnits',
      side: 'b',
      units: [
        draft({ name: 'Guard', models: 4, characteristic: 8 }),
        draft({ name: 'Wolves', models: 2, characteristic: 4 }),
      ],
    },
    { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [spears, guard, wolves] },
  );
}

const destroyed = (ledger: ReturnType<typeof fought>) => {
  const battle = battleOf(ledger);
  const combat = battle.combats[0];
  return combat ? destroyedSides(battle, combat) : null;
};

test.each(ON_A_SHEET)('the side that blows left no unit of is destroyed, by its names, in %s', (edition) => {
  const one = played(fought(edition), { type: 'changeHealth', unitId: guard, by: -4 });
  expect(destroyed(one)).toEqual([]);
  const all = played(one, { type: 'changeHealth', unitId: wolves, by: -2 });
  expect(destroyed(all)).toEqual([{ side: 'b', names: ['Guard', 'Wolves'] }]);
  const both = played(all, { type: 'changeHealth', unitId: spears, by: -5 });
  expect(destroyed(both)).toHaveLength(2);
});

test('a side that tested and was caught was not destroyed by the blows', () => {
  const place = { combatId: FIRST_COMBAT, side: 'b', unitId: guard } as const;
  const caught = played(
    fought('t9a-2'),
    { type: 'changeHealth', unitId: guard, by: -1 },
    { type: 'changeHealth', unitId: wolves, by: -2 },
    { type: 'sayBreakTest', ...place, outcomeId: 'broke' },
    { type: 'resolvePursuit', ...place, fleeTotal: 5, pursuitTotal: 8 },
  );
  expect(destroyed(caught)).toEqual([]);
});

test('a side without named units is never destroyed', () => {
  expect(destroyed(begun('t9a-2'))).toEqual([]);
});
