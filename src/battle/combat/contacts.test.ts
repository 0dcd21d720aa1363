import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';
import { FIRST_COMBAT, play, played } from '@/testing/battles/battles';
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

const engage = (charge: 'a' | 'b' | null, ...unitIds: readonly UnitId[]): Intent => ({
  type: 'engageUnits',
  combatId: FIRST_COMBAT,
  unitIds,
  charge,
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

  it('is guessed by the order of the units, and one too many meets the last enemy', () => {
    expect(contacts(played(ledger, first.engage(spears, bows, knights, hounds)))).toEqual([
      'Bows > Hounds',
      'Spears > Knights',
    ]);
    expect(contacts(played(ledger, first.engage(spears, knights, hounds)))).toEqual([
      'Spears > Hounds',
      'Spears > Knights',
    ]);
    expect(contacts(played(ledger, first.engage(spears, bows)))).toEqual([]);
    expect(contacts(played(ledger, first.engage(knights, hounds)))).toEqual([]);
  });

  it('is guessed with a charge of the side that is said to have charged, which may be turned', () => {
    const charging = (charge: 'a' | 'b' | null) => engage(charge, spears, bows, knights, hounds);
    const charged = (of: Ledger) =>
      roundNow(of)
        .combat.contacts.filter(({ chargedInRound, guessed }) => chargedInRound === 1 && guessed)
        .map(({ unitId, enemyUnitId }) => `${names.get(unitId)} > ${names.get(enemyUnitId)}`)
        .toSorted();
    const byBlue = played(ledger, charging('a'));
    expect(charged(byBlue)).toEqual(['Bows > Hounds', 'Spears > Knights']);
    const byRed = played(byBlue, charging('b'));
    expect(charged(byRed)).toEqual(['Hounds > Bows', 'Knights > Spears']);
    expect(contacts(byRed)).toEqual(['Hounds > Bows', 'Knights > Spears']);
    const byNobody = played(byRed, charging(null));
    expect(charged(byNobody)).toEqual([]);
    expect(contacts(byNobody)).toHaveLength(2);
    expect(charged(played(byBlue, first.engage(spears, bows, knights)))).toEqual(['Spears > Knights']);
  });

  it('has no charge of a unit that fought before the round, only of one that joins', () => {
    const fought = played(
      ledger,
      engage('a', spears, knights),
      { type: 'closeRound', combatId: FIRST_COMBAT },
      { type: 'beginRound', combatId: FIRST_COMBAT },
      engage('b', spears, knights, hounds),
    );
    const joined = roundNow(fought).combat.contacts.map(({ unitId, chargedInRound }) => [
      names.get(unitId),
      chargedInRound,
    ]);
    expect(joined).toEqual([
      ['Spears', 1],
      ['Hounds', 2],
    ]);
  });

  it('is guessed again while not entered, and stays if entered', () => {
    const guessed = played(ledger, first.engage(spears, bows, knights));
    expect(contacts(played(guessed, first.engage(spears, bows, knights, hounds)))).toEqual([
      'Bows > Hounds',
      'Spears > Knights',
    ]);
    const said = played(guessed, meets(bows, knights));
    expect(contacts(played(said, first.engage(spears, bows, knights, hounds)))).toEqual([
      'Bows > Knights',
      'Spears > Hounds',
    ]);
    const kept = played(ledger, first.engage(spears, knights));
    expect(play(kept, first.engage(spears, knights))).toBe(kept);
  });

  it('is taken away from either unit by parting them, and refused where they did not meet', () => {
    const part = (unitId: UnitId, enemyUnitId: UnitId): Intent => ({
      type: 'partUnits',
      combatId: FIRST_COMBAT,
      unitId,
      enemyUnitId,
    });
    for (const parting of [part(spears, hounds), part(hounds, spears)]) {
      const parted = contacts(played(all, parting));
      expect(parted).not.toContain('Spears > Hounds');
      expect(parted).toEqual(expect.arrayContaining(['Bows > Hounds', 'Spears > Knights']));
    }
    expect(play(all, part(bows, knights))).toBe(all);
    expect(play(all, part(knights, bows))).toBe(all);
  });

  it('is refused of a unit that does not fight, and of two of one side', () => {
    const fight = played(ledger, first.engage(spears, bows, knights));
    for (const [unit, enemy] of [
      [spears, hounds],
      [hounds, spears],
      [spears, bows],
      [spears, spears],
    ] as const) {
      expect(play(fight, meets(unit, enemy))).toBe(fight);
    }
  });

  it('stays a charge of an earlier round however it is said again, and is one anew where they charged again', () => {
    const how = (of: Ledger) => roundNow(of).combat.contacts[0];
    const says = (facing: 'front' | 'rear', charged: boolean): Intent => ({
      type: 'changeContact',
      combatId: FIRST_COMBAT,
      unitId: spears,
      enemyUnitId: knights,
      contact: { facing, charged },
    });
    const engaged = played(ledger, first.engage(spears, knights));
    const next = played(engaged, says('front', true), first.close, first.next);
    expect(how(next)).toMatchObject({ facing: 'front', chargedInRound: 1 });
    expect(play(next, says('front', false))).toBe(next);
    expect(how(played(next, says('rear', false)))).toMatchObject({ facing: 'rear', charge: 'earlier' });
    expect(how(played(next, says('front', true)))).toMatchObject({ chargedInRound: 2 });
    expect(how(played(engaged, says('rear', false)))).toMatchObject({ charge: 'supposed' });
    expect(how(played(engaged, says('front', false)))).toMatchObject({ charge: null });
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
