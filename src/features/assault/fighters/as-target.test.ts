import { describe, expect, it } from 'vitest';
import type { FighterDraft } from '@/battle/state/fighters';
import { ORDINARY_ARMOUR } from '@/battle/state/vehicle-armour';
import { asModels, asVehicle, withArmour } from './as-target';
import { ordinaryFighters } from './proposed-fighters';

const squad: FighterDraft = ordinaryFighters('b');

describe('a squad that becomes a vehicle', () => {
  it('is one tank with three Hull Points, which strikes nobody', () => {
    expect(asVehicle(squad)).toMatchObject({
      target: 'vehicle',
      models: 1,
      wounds: 3,
      attacks: 0,
      armour: ORDINARY_ARMOUR,
      toughness: null,
    });
  });

  it('keeps what the player has entered', () => {
    expect(asVehicle({ ...squad, name: 'Dreadnought', models: 2, wounds: 4, attacks: 3 })).toMatchObject({
      name: 'Dreadnought',
      models: 2,
      wounds: 4,
      attacks: 3,
    });
  });

  it('is the same squad again where it was a slip, with its name and its armour', () => {
    const armour = { ...ORDINARY_ARMOUR, front: 13 };
    const vehicle = { ...asVehicle(squad), name: 'Predator', armour };
    expect(asModels(vehicle, squad)).toEqual({ ...squad, name: 'Predator', armour });
  });

  it('has a Toughness where nobody knows what it was before', () => {
    expect(asModels(asVehicle(squad), null)).toMatchObject({ target: 'model', toughness: 4, leadership: 8 });
  });
});

describe('a vehicle that becomes a walker', () => {
  it('strikes as a model does', () => {
    const walker = withArmour(asVehicle(squad), { ...ORDINARY_ARMOUR, walker: true });
    expect(walker).toMatchObject({ attacks: 1, weaponSkill: 4 });
  });

  it('keeps its own Attacks, and so does one whose armour alone changes', () => {
    const struck = { ...asVehicle(squad), attacks: 3, weaponSkill: 5 };
    expect(withArmour(struck, { ...ORDINARY_ARMOUR, walker: true })).toMatchObject({
      attacks: 3,
      weaponSkill: 5,
    });
    const tank = withArmour(asVehicle(squad), { ...ORDINARY_ARMOUR, front: 14 });
    expect(tank).toMatchObject({ attacks: 0, weaponSkill: 1 });
  });
});
