import type { KindHealth, ModelProfile, UnitProfileFacts, WeaponProfile } from '@/army-list/list/army-list';
import { characteristic, healthOf, leadershipOf } from '@/army-list/list/profile-facts';
import { descendants, type Profile, type Selection } from './roster';
import { isModelProfile, type Models } from './roster-models';

const WEAPON = /weapon/i;

/** What a roster says of a unit by its profiles: see `UnitProfileFacts`. */
export function rosterFacts(unit: Selection, models: readonly Models[]): UnitProfileFacts {
  const all = [unit, ...descendants(unit)];
  const own = unit.profiles
    .filter(isModelProfile)
    .map((profile) => modelProfile(profile.name, 1, [profile], unit));
  const below = descendants(unit)
    .filter(({ profiles }) => profiles.some(isModelProfile))
    .map((selection) =>
      modelProfile(selection.name, selection.number, selection.profiles.filter(isModelProfile), selection),
    );
  const values = all.flatMap(({ profiles }) => profiles).filter(({ type }) => !WEAPON.test(type));
  const told = (names: readonly string[]) =>
    values.map((profile) => characteristic(profile, names)).find((text) => text !== null && text !== '-') ??
    null;
  const kinds = healthOfKinds(unit, models);
  return {
    healthPoints: kinds.length > 0 ? mostCommon(kinds) : healthOf([...own, ...below]),
    ...(kinds.length > 0 ? { healthOfKinds: kinds } : {}),
    leadership: leadershipOf([...own, ...below]),
    troopType: told(['Troop Type', 'Unit Type', 'Type']),
    base: told(['Base', 'Base Size', 'Basesize']),
    height: told(['Height', 'Size']),
    profiles: fightersOf(unit, models),
  };
}

/**
 * The Health Points of each kind of model, what it rides included, where all are known and some differ; else
 * none.
 */
function healthOfKinds(unit: Selection, models: readonly Models[]): readonly KindHealth[] {
  const shared = unit.profiles.filter(isModelProfile);
  const kinds = models.map(({ selection, count }) => {
    const own = selection.profiles.filter(isModelProfile);
    const ridden = descendants(selection).flatMap(({ profiles }) => profiles.filter(isModelProfile));
    const profiles = [...(own.length > 0 ? own : shared), ...ridden];
    return { name: selection.name, models: count, healthPoints: healthOf(profiles.map(bareProfile)) };
  });
  const known = kinds.filter((kind): kind is KindHealth => kind.healthPoints !== null);
  const different = new Set(known.map(({ healthPoints }) => healthPoints)).size > 1;
  return different && known.length === kinds.length ? known : [];
}

/** What most models of a unit have. */
function mostCommon(kinds: readonly KindHealth[]): number | null {
  const many = new Map<number, number>();
  for (const { models, healthPoints } of kinds)
    many.set(healthPoints, (many.get(healthPoints) ?? 0) + models);
  return [...many].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function bareProfile({ name, values }: Profile): ModelProfile {
  return { name, count: 1, values, weapons: [], rules: [] };
}

/**
 * The profiles by which models fight, each with its weapons: those of the models, or the unit's own where
 * they have none.
 */
function fightersOf(unit: Selection, models: readonly Models[]): readonly ModelProfile[] {
  return models.flatMap(({ selection, count }) => {
    const profiles = selection.profiles.filter(isModelProfile);
    const from = profiles.length > 0 ? profiles : unit.profiles.filter(isModelProfile);
    if (from.length === 0) return [];
    const shared =
      selection === unit ? [] : unit.selections.filter((child) => child !== selection).flatMap(weaponsOnly);
    const fighter = modelProfile(selection.name, count, from, selection);
    const rules = selection === unit ? fighter.rules : [...fighter.rules, ...sharedRules(unit)];
    return [{ ...fighter, weapons: [...fighter.weapons, ...shared], rules: [...new Set(rules)] }];
  });
}

function modelProfile(
  name: string,
  count: number,
  profiles: readonly Profile[],
  carrier: Selection,
): ModelProfile {
  return {
    name,
    count,
    values: Object.assign({}, ...profiles.map(({ values }) => values)),
    weapons: [carrier, ...descendants(carrier)].flatMap(weaponsOf),
    rules: [carrier, ...descendants(carrier)].flatMap(({ rules }) => rules),
  };
}

/** Rules that a unit has as a whole: its own, and those of selections that hold no models. */
function sharedRules(unit: Selection): readonly string[] {
  const others = unit.selections.filter(holdsNoModels);
  return [unit, ...others, ...others.flatMap(descendants)].flatMap(({ rules }) => rules);
}

function holdsNoModels(selection: Selection): boolean {
  return [selection, ...descendants(selection)].every(
    ({ profiles, type }) => type !== 'model' && !profiles.some(isModelProfile),
  );
}

/** Weapons that a unit carries as a whole: of selections that hold no models. */
function weaponsOnly(selection: Selection): readonly WeaponProfile[] {
  return holdsNoModels(selection) ? [selection, ...descendants(selection)].flatMap(weaponsOf) : [];
}

function weaponsOf({ profiles, number }: Selection): readonly WeaponProfile[] {
  return profiles
    .filter(({ type }) => WEAPON.test(type))
    .map(({ name, values }) => ({ name, count: number, values }));
}
