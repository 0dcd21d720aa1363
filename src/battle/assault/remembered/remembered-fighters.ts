import * as v from 'valibot';
import { modelsLeft } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { profileOf } from '@/battle/state/counted-unit';
import { profileFields } from '@/battle/state/fighter-shape';
import {
  EMPTY_FIGHTER,
  type FighterDraft,
  type FighterProfile,
  MAX_FIGHTER_WOUNDS,
  MAX_GROUP_MODELS,
  NO_SWITCHES,
} from '@/battle/state/fighters';
import { parseProfile } from '@/battle/state/parse-fighters';
import { countSchema } from '@/battle/state/shapes';
import { MAX_CHARACTERISTIC, type Unit } from '@/battle/state/unit';
import { ORDINARY_ARMOUR, ORDINARY_VEHICLE } from '@/battle/state/vehicle-armour';

/**
 * The profiles that this device remembers by name, the latest first. The next battle proposes them. Never
 * part of a log.
 */
export type RememberedFighters = readonly RememberedFighter[];

/** A profile, with the number of models that were last entered of it; missing: not known. */
export type RememberedFighter = FighterProfile & { readonly models?: number };

/** The most profiles that are remembered. Beyond this, the oldest is dropped. */
export const MAX_REMEMBERED = 200;

const stored = v.array(v.unknown());
const shape = v.strictObject({ ...profileFields, models: v.exactOptional(countSchema) });

/** The profiles in a device's record that can be read and are in range, each name once. Never throws. */
export function parseRemembered(record: unknown): RememberedFighters {
  const list = v.safeParse(stored, record);
  if (!list.success) return [];
  const profiles = list.output.flatMap((item) => {
    const shaped = v.safeParse(shape, item);
    const parsed = shaped.success ? parseProfile<RememberedFighter>(shaped.output) : null;
    return parsed?.ok ? [parsed.value] : [];
  });
  return remember([], profiles);
}

/** The list with these profiles at its front, without older ones of the same names. */
export function remember(list: RememberedFighters, profiles: RememberedFighters): RememberedFighters {
  const seen = new Set<string>();
  return [...profiles.map(kept), ...list]
    .filter(({ name }) => {
      const isNew = !seen.has(nameKey(name));
      seen.add(nameKey(name));
      return isNew;
    })
    .slice(0, MAX_REMEMBERED);
}

function kept(entered: RememberedFighter): RememberedFighter {
  const { models = 0 } = entered;
  const isKnown = models >= 1 && models <= MAX_GROUP_MODELS;
  return { ...profileOnly(entered), ...(isKnown ? { models } : {}) };
}

/** The profile of that name, ignoring case; null: not remembered. */
export function recall(list: RememberedFighters, name: string): FighterProfile | null {
  return list.find((profile) => nameKey(profile.name) === nameKey(name)) ?? null;
}

function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** The profile without the fields that belong to one fight. */
export function profileOnly(entered: FighterProfile): FighterProfile {
  const {
    name,
    target,
    weaponSkill,
    strength,
    toughness,
    initiative,
    wounds,
    attacks,
    leadership,
    armourSave,
    invulnerableSave,
    feelNoPain,
    weaponStrength,
    weaponAp,
    secondWeapon,
    rules,
    character,
    causesFear,
    armour,
    ranged,
    weaponDamage,
    weaponInitiative,
    weaponAttacks,
    bookRules,
    shrouded,
    rank,
  } = entered;
  return {
    name,
    target,
    weaponSkill,
    strength,
    toughness,
    initiative,
    wounds,
    attacks,
    leadership,
    armourSave,
    invulnerableSave,
    feelNoPain,
    weaponStrength,
    weaponAp,
    secondWeapon,
    rules,
    character,
    causesFear,
    ...(armour && { armour }),
    ...(ranged && { ranged }),
    ...(weaponDamage !== undefined && { weaponDamage }),
    ...(weaponInitiative && { weaponInitiative }),
    ...(weaponAttacks && { weaponAttacks }),
    ...(bookRules && { bookRules }),
    ...(shrouded !== undefined && { shrouded }),
    ...(rank && { rank }),
  };
}

/**
 * A unit of the armies as the groups that fight: as its list has them, each under its own name, without the
 * models that are gone; otherwise one group. It was not entered which models are gone, so they are taken from
 * the largest group first.
 */
export function groupsOf(army: ArmyUnit, list: RememberedFighters): readonly FighterDraft[] {
  const { fighters = [], id, side } = army.unit;
  const listed = fighters.reduce((sum, { models }) => sum + models, 0);
  if (fighters.length === 0 || listed !== army.unit.models) return [fightersOf(army, list)];
  let gone = listed - modelsLeft(army);
  const left = new Map(fighters.map((group) => [group, group.models]));
  for (const group of fighters.toSorted((one, other) => other.models - one.models)) {
    const fallen = Math.min(gone, group.models);
    left.set(group, group.models - fallen);
    gone -= fallen;
  }
  return fighters.flatMap((group): readonly FighterDraft[] => {
    const models = left.get(group) ?? 0;
    return models > 0 ? [{ ...group, ...NO_SWITCHES, models, side, unitId: id, unitKey: null }] : [];
  });
}

/**
 * Whether the app needs to ask nothing about the unit: its list has the profiles of its groups, or a profile
 * of its name is remembered.
 */
export function isKnown(army: ArmyUnit, list: RememberedFighters): boolean {
  const { fighters = [], models } = army.unit;
  const listed = fighters.reduce((sum, group) => sum + group.models, 0);
  return (fighters.length > 0 && listed === models) || recalledFor(army.unit, list) !== null;
}

/** The remembered profile of the unit's name; none of ordinary models for a unit that is said to be a vehicle. */
function recalledFor(unit: Unit, list: RememberedFighters): FighterProfile | null {
  const recalled = recall(list, unit.name);
  return isVehicle(unit) && recalled?.target !== 'vehicle' ? null : recalled;
}

function isVehicle(unit: Unit): boolean {
  return profileOf(unit).vehicle === 1;
}

/** The Leadership that was entered on the unit, whichever field its rulebook has for it; undefined: nobody said it. */
export function enteredLeadership(unit: Unit): number | undefined {
  const entered = unit.characteristic ?? profileOf(unit).leadership;
  return entered === undefined ? undefined : Math.min(MAX_CHARACTERISTIC, entered);
}

/** A vehicle of which only that is known. */
const SOME_VEHICLE: FighterProfile = {
  ...EMPTY_FIGHTER,
  ...ORDINARY_VEHICLE,
  target: 'vehicle',
  toughness: null,
  leadership: null,
  armourSave: null,
  armour: ORDINARY_ARMOUR,
};

/**
 * A unit of the armies as one group of the fight: the remembered profile of its name, with the army's own
 * values on top.
 */
export function fightersOf(army: ArmyUnit, list: RememberedFighters): FighterDraft {
  const { unit } = army;
  const profile = recalledFor(unit, list) ?? (isVehicle(unit) ? SOME_VEHICLE : EMPTY_FIGHTER);
  return {
    ...profile,
    ...NO_SWITCHES,
    name: unit.name,
    side: unit.side,
    unitId: unit.id,
    unitKey: null,
    models: Math.max(1, Math.min(MAX_GROUP_MODELS, modelsLeft(army))),
    wounds: Math.min(MAX_FIGHTER_WOUNDS, unit.healthPerModel),
    leadership: profile.target === 'vehicle' ? null : (enteredLeadership(unit) ?? profile.leadership),
    character:
      unit.marks.includes('character') && profile.character === 'none' ? 'character' : profile.character,
  };
}
