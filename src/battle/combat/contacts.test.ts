import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { first, health, roundNow, scene } from '@/testing/battles/scenes';

const { ledger, id } = scene(
  'wfb-6',
  [
    { name: 'Spears', models: 20 },
    { name: 'Bows', models: 10 },
  ],
  [
    { name: 'Knights', models: 5 },
    { name: 'Hounds', models: 5 },
  ],
);
const [spears, bows, knights, hounds] = [id('Spears'), id('Bows'), id('Knights'), id('Hounds')];
const names = new Map([
  [spears, 'Spears'],
  [bows, 'Bows'],
  [knights, 'Knights'],
  [hounds, 'Hounds'],
]);
const contacts = (of: Ledger) =>
  roundNow(of)
    .combat.contacts.map(({ unitId, enemyUnitId }) => `${names.get(unitId)} > ${names.get(enemyUnitId)}`)
    .toSorted();
const meets = (unitId: UnitId, enemyUnitId: UnitId, there = true): Intent => ({
  type: 'changeContact',
  combatId: FIRST_COMBAT,
  unitId,
  enemyUnitId,
  contact: there ? { facing: 'front', charged: true } : null,
});

/** Spears against Knights, Bows against Hounds, and Spears against Hounds too. */
const all = played(
  ledger,
  first.engage(spears, bows, knights, hounds),
  meets(spears, knights),
  meets(bows, hounds),
  meets(spears, hounds),
);
const own = ['Bows > Hounds', 'Spears > Hounds', 'Spears > Knights'];

describe('who meets whom', () => {
  it('is first the front of the first enemy, each unit once', () => {
    expect(contacts(played(ledger, first.engage(spears, knights)))).toEqual(['Spears > Knights']);
    expect(contacts(played(ledger, first.engage(spears, bows, knights)))).toEqual([
      'Bows > Knights',
      'Spears > Knights',
    ]);
  });

  it('is forgotten of a unit that leaves, of whichever side, and of no other', () => {
    const without = (unit: UnitId) =>
      contacts(played(all, first.engage(...[spears, bows, knights, hounds].filter((one) => one !== unit))));
    expect(contacts(all)).toEqual(expect.arrayContaining(own));
    expect(without(bows)).not.toContain('Bows > Hounds');
    expect(without(bows)).toEqual(expect.arrayContaining(['Spears > Hounds', 'Spears > Knights']));
    expect(without(hounds).filter((contact) => contact.includes('Hounds'))).toEqual([]);
    expect(without(hounds)).toContain('Spears > Knights');
  });

  it('is taken away between two units alone', () => {
    const parted = contacts(played(all, meets(spears, hounds, false)));
    expect(parted).not.toContain('Spears > Hounds');
    expect(parted).toEqual(expect.arrayContaining(['Bows > Hounds', 'Spears > Knights']));
  });

  it('is forgotten in the next round of a unit that fell, and of no other', () => {
    const next = contacts(played(all, health(hounds, -5), first.close, first.next));
    expect(next.filter((contact) => contact.includes('Hounds'))).toEqual([]);
    expect(next).toContain('Spears > Knights');
  });
});
