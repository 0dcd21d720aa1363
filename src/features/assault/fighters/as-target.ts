import { EMPTY_FIGHTER, type FighterDraft } from '@/battle/state/fighters';
import { ORDINARY_ARMOUR, ORDINARY_VEHICLE, type VehicleArmour } from '@/battle/state/vehicle-armour';

/** The size of most squads in these games at the start. */
export const ORDINARY_MODELS = 10;

/** What a new vehicle has where an ordinary squad has something else: one light tank, which fights nobody. */
const TANK = { models: 1, wounds: 3, ...ORDINARY_VEHICLE } as const;
const SQUAD = { ...EMPTY_FIGHTER, models: ORDINARY_MODELS };

/** The draft as a vehicle. What nobody changed yet becomes what a tank has; it has no Toughness or Leadership. */
export function asVehicle(draft: FighterDraft): FighterDraft {
  const sample = (['models', 'wounds', 'attacks', 'weaponSkill'] as const).filter(
    (id) => draft[id] === SQUAD[id],
  );
  return {
    ...draft,
    ...Object.fromEntries(sample.map((id) => [id, TANK[id]])),
    target: 'vehicle',
    armour: draft.armour ?? ORDINARY_ARMOUR,
    toughness: null,
    leadership: null,
  };
}

/** The vehicle as models again: as it was before, with the name and the armour that it has now. */
export function asModels(draft: FighterDraft, before: FighterDraft | null): FighterDraft {
  const { armour } = draft;
  return {
    ...(before ?? draft),
    name: draft.name,
    target: 'model',
    ...(armour === undefined ? {} : { armour }),
    toughness: before?.toughness ?? draft.toughness ?? SQUAD.toughness,
    leadership: before?.leadership ?? draft.leadership ?? SQUAD.leadership,
  };
}

/** The vehicle with that armour. One that becomes a walker strikes, as an ordinary model does. */
export function withArmour(draft: FighterDraft, armour: VehicleArmour): FighterDraft {
  const begins = armour.walker === true && draft.armour?.walker !== true;
  return {
    ...draft,
    armour,
    ...(begins && draft.attacks === TANK.attacks && { attacks: SQUAD.attacks }),
    ...(begins && draft.weaponSkill === TANK.weaponSkill && { weaponSkill: SQUAD.weaponSkill }),
  };
}
