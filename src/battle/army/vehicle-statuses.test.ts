import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import type { UnitFacts } from '@/battle/state/unit';
import { fighters, inAssault } from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { statusesOf } from './statuses';

/* Horus Heresy 3: a vehicle may have every status but Routed. */

const tank: Partial<FighterDraft> = {
  side: 'b',
  name: 'Tank',
  target: 'vehicle',
  weaponSkill: 0,
  attacks: 0,
  wounds: 3,
  toughness: null,
  leadership: null,
  armourSave: null,
  armour: { front: 13, side: 11, rear: 10 },
};

const armies = (facts: UnitFacts) =>
  played(begun('hh-3'), {
    type: 'addUnits',
    side: 'b',
    units: [
      draft({ name: 'Tank', models: 1, healthPerModel: 3, facts }),
      draft({ name: 'Squad', models: 5 }),
    ],
  });
const unitOf = (ledger: Ledger, name: string) =>
  battleOf(ledger).units.find(({ unit }) => unit.name === name) ?? expect.fail();

const refusal = (ledger: Ledger, name: string, status: string) => {
  const decision = decide(ledger, {
    type: 'changeStatus',
    unitId: unitOf(ledger, name).unit.id,
    status,
    has: true,
  });
  return decision.ok ? null : decision.refusal.code;
};

/** Red's Tank and Squad lose a combat by one, and Red's Leadership Check by 6 and 6. */
function lost(facts: UnitFacts): Ledger {
  const start = armies(facts);
  const unitId = (name: string) => unitOf(start, name).unit.id;
  const met = played(
    start,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Blades', models: 9, attacks: 0 }),
        fighters({ ...tank, unitId: unitId('Tank') }),
        fighters({ side: 'b', name: 'Squad', models: 5, attacks: 0, leadership: 7, unitId: unitId('Squad') }),
      ],
    }),
    { type: 'closeRound', combatId: FIRST_COMBAT },
  );
  return played(met, inAssault({ type: 'checkSide', by: { way: 'rolled', dice: [6, 6], byApp: false } }));
}

describe.each([
  ['by what was entered', { vehicle: true }],
  ['because it fights as one', {}],
] as const)('a vehicle, %s', (_, facts) => {
  it('stands where its side is Routed, and the squad beside it falls back', () => {
    const ledger = lost(facts);
    expect(unitOf(ledger, 'Squad')).toMatchObject({ statuses: ['routed'], fate: 'fleeing' });
    expect(statusesOf(unitOf(ledger, 'Tank'))).toEqual([]);
    expect(unitOf(ledger, 'Tank').fate).toBe('fighting');
    expect(refusal(ledger, 'Tank', 'routed')).toBe('noSuchStatus');
    expect(refusal(ledger, 'Tank', 'pinned')).toBeNull();
  });
});

it('a unit that is no vehicle may be Routed by hand', () => {
  expect(refusal(armies({}), 'Tank', 'routed')).toBeNull();
  expect(refusal(armies({ vehicle: false }), 'Tank', 'routed')).toBeNull();
  expect(refusal(armies({ vehicle: true }), 'Tank', 'routed')).toBe('noSuchStatus');
});
