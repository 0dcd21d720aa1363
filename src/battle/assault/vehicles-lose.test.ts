import { expect, test } from 'vitest';
import { questionOf } from '@/battle/assault/standing/question';
import type { Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { fighters, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';

/*
 * Horus Heresy 3: nine Blades outnumber what they fight, and win by 1 without a blow. Vehicles have no Leadership to be
 * checked on.
 */

const tank = (name: string): FighterDraft =>
  fighters({
    side: 'b',
    name,
    target: 'vehicle',
    weaponSkill: 0,
    attacks: 0,
    wounds: 3,
    toughness: null,
    leadership: null,
    armourSave: null,
    armour: { front: 13, side: 11, rear: 10 },
  });

const lost = (...red: readonly FighterDraft[]): Ledger =>
  played(
    begun('hh-3'),
    inAssault({
      type: 'addFighters',
      fighters: [fighters({ name: 'Blades', models: 9, attacks: 0 }), ...red],
    }),
    { type: 'closeRound', combatId: FIRST_COMBAT },
  );
const asked = (ledger: Ledger) => questionOf(viewOf(ledger), { begun: true, oneByOne: () => false });

test.each<readonly [string, readonly FighterDraft[]]>([
  ['a vehicle', [tank('Tank')]],
  ['two vehicles', [tank('Tank'), tank('Gunship')]],
])('a side of %s alone loses without a check, and holds', (_, red) => {
  const ledger = lost(...red);
  expect(viewOf(ledger).aftermath?.check).toBeNull();
  expect(asked(ledger)).toMatchObject({ kind: 'aftermath', name: 'Tank', unit: { side: 'b' } });
});

test.each([0, 2, 7])('beside a vehicle, the squad checks on its own Leadership %i', (leadership) => {
  const squad = fighters({ side: 'b', name: 'Squad', models: 3, attacks: 0, leadership });
  const ledger = lost(tank('Tank'), squad);
  expect(asked(ledger)).toMatchObject({ kind: 'check', check: { side: 'b', leadership } });
});
