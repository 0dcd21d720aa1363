import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitDraft } from '@/battle/state/unit';
import { fighters } from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { offeredTests } from './offered-tests';

const unitOf = (ledger: Ledger, name: string) =>
  battleOf(ledger).units.find(({ unit }) => unit.name === name) ?? expect.fail();
const offered = (ledger: Ledger, name: string) =>
  offeredTests(battleOf(ledger), unitOf(ledger, name)).map(({ id }) => id);

function armies(editionId: string, ...units: readonly Partial<UnitDraft>[]): Ledger {
  return played(begun(editionId), { type: 'addUnits', side: 'a', units: units.map(draft) });
}

const { models: _, ...tank } = fighters({ name: 'Tank', target: 'vehicle', toughness: null });

describe('the tests that are offered to a unit of the third Heresy', () => {
  const all = ['routedCheck', 'pinnedCheck', 'suppressedCheck', 'stunnedCheck'];

  it.each<readonly [string, Partial<UnitDraft>]>([
    ['by what was entered', { facts: { vehicle: true } }],
    ['by its list', { fighters: [{ ...tank, models: 1 }] }],
  ])('are no checks for a vehicle, %s, but the Repair of what it is', (_kind, unit) => {
    const start = armies('hh-3', { name: 'Tank', ...unit });
    expect(offered(start, 'Tank')).toEqual([]);
    const { id: unitId } = unitOf(start, 'Tank').unit;
    const pinned = played(start, { type: 'changeStatus', unitId, status: 'pinned', has: true });
    expect(offered(pinned, 'Tank')).toEqual(['pinnedEnds']);
  });

  it('are none that would give it what it is already', () => {
    const start = armies('hh-3', { name: 'Squad', facts: { vehicle: false } });
    expect(offered(start, 'Squad')).toEqual(all);
    const { id: unitId } = unitOf(start, 'Squad').unit;
    const pinned = played(start, { type: 'changeStatus', unitId, status: 'pinned', has: true });
    expect(offered(pinned, 'Squad')).toEqual([...all.filter((id) => id !== 'pinnedCheck'), 'pinnedEnds']);
  });
});

it.each(['hh-3', 'kow-4', 't9a-2'])('a unit of %s that has left the table is offered none', (editionId) => {
  const start = armies(editionId, { name: 'Squad', facts: { nerve: 12 } });
  expect(offered(start, 'Squad').length).toBeGreaterThan(1);
  const { id: unitId } = unitOf(start, 'Squad').unit;
  const gone = played(start, { type: 'changeFate', unitId, fate: 'destroyed' });
  expect(offered(gone, 'Squad')).toEqual([]);
});

it('Withdraw! is offered to who is engaged, in its own turn, before it fights', () => {
  const start = played(
    armies('kow-4', { name: 'Knights', facts: { nerve: 16 } }),
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Spears', facts: { nerve: 12 } })] },
    { type: 'openCombat' },
  );
  const unitIds = ['Knights', 'Spears'].map((name) => unitOf(start, name).unit.id);
  const met = played(start, { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds });
  const turn = (side: 'a' | 'b') => played(met, { type: 'beginTurn', turn: { gameTurn: 2, side } });
  const plain = ['nerveRanged', 'nerveCombat'];
  expect(offered(start, 'Spears')).toEqual(plain);
  expect(offered(turn('a'), 'Spears')).toEqual(plain);
  expect(offered(turn('b'), 'Spears')).toEqual([...plain, 'withdraw']);
});
