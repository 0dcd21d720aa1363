import type { Need, NoValues, RefusalOf, Side, SpecialRule } from '@/rules/index';
import { type GroupId, type ModelId, modelId, type UnitId, type UnitKey } from './ids';
import type { RangedWeapon, UnderFire, WeaponRefusal } from './shooting';
import type { ArmourRefusal, VehicleArmour } from './vehicle-armour';

/** A model with Wounds, or a vehicle or building whose Wounds are its Hull Points. Only Destroyer hits hurt a vehicle here. */
export const FIGHTER_TARGETS = ['model', 'vehicle'] as const;
export type FighterTarget = (typeof FIGHTER_TARGETS)[number];

/** Who may pass a Wound on to a friend (Look Out, Sir). */
export const CHARACTER_RANKS = ['none', 'character', 'independentCharacter'] as const;
export type CharacterRank = (typeof CHARACTER_RANKS)[number];

/** The weapon in the other hand: none, an ordinary one or pistol, or one with the Specialist Weapon rule. */
export const SECOND_WEAPONS = ['none', 'ordinary', 'specialist'] as const;
export type SecondWeapon = (typeof SECOND_WEAPONS)[number];

/** Rules that a group may be given, in the order in which they are offered. Failed Fear tests are a switch, not a rule. */
export const FIGHTER_RULES_OFFERED = [
  'rending',
  'poisoned2',
  'poisoned3',
  'poisoned4',
  'poisoned5',
  'poisoned6',
  'fleshbane',
  'shred',
  'instantDeath',
  'unwieldy',
  'specialistWeapon',
  'armourbane',
  'haywire',
  'lance',
  'hammerOfWrath',
  'rage',
  'rerollFailedHits',
  'rerollHitsOfOne',
  'eternalWarrior',
  'stubborn',
  'fearless',
  'andTheyShallKnowNoFear',
] as const satisfies readonly SpecialRule[];
export type FighterRule = (typeof FIGHTER_RULES_OFFERED)[number];

/** What identical models are: their profile, their weapon and their special rules. This is what is remembered by name. */
export type FighterProfile = {
  readonly name: string;
  readonly target: FighterTarget;
  /** 0 to 10; 0 for "-". */
  readonly weaponSkill: number;
  /** 1 to 10, unmodified. */
  readonly strength: number;
  /** 1 to 10; null for a vehicle. */
  readonly toughness: number | null;
  /** 0 to 10, unmodified. */
  readonly initiative: number;
  /** Wounds or Hull Points of each model, 1 to 20. */
  readonly wounds: number;
  /** Of the profile, 0 to 10. */
  readonly attacks: number;
  /** 0 to 10; null for a vehicle, which never tests. */
  readonly leadership: number | null;
  readonly armourSave: Need;
  readonly invulnerableSave: Need;
  readonly feelNoPain: Need;
  /** A Strength from 1 to 10, the model's own, or the Destroyer table. */
  readonly weaponStrength: number | 'user' | 'destroyer';
  /** 1 to 6; null for "-". */
  readonly weaponAp: number | null;
  readonly secondWeapon: SecondWeapon;
  readonly rules: readonly FighterRule[];
  readonly character: CharacterRank;
  readonly causesFear: boolean;
  /** The armour of a vehicle; missing where nobody said: then only Destroyer hits hurt it. */
  readonly armour?: VehicleArmour;
  /** What it shoots with; missing where nobody said, and it does not shoot. */
  readonly ranged?: RangedWeapon;
};

/** Models of a unit that are alike, as an army list has them, before they fight. */
export type UnitFighters = FighterProfile & {
  /** 1 to 100. */
  readonly models: number;
};

/** What is so in this round only. All are off when the next round begins. */
export type FighterSwitches = {
  readonly charged: boolean;
  readonly disorderedCharge: boolean;
  /** The Fear test was failed, or the models are Blind: Weapon Skill 1. */
  readonly failedFear: boolean;
  readonly blind: boolean;
};

/** A group as a player enters it. */
export type FighterDraft = FighterProfile &
  FighterSwitches &
  UnderFire & {
    readonly side: Side;
    /** 1 to 100. */
    readonly models: number;
    /** The unit of the armies whose models these are, or null. */
    readonly unitId: UnitId | null;
    /** The unit of this fight that the group belongs to, such as that of its squad; null: a unit of its own, or that of `unitId`. */
    readonly unitKey: UnitKey | null;
    /** What its unit in the fight is called, where players named it or put it together; missing: as `nameOfUnit` says. */
    readonly unitName?: string;
  };

/** A group of identical models in an assault. Its models are `modelIdOf(group.id, 0)`, `modelIdOf(group.id, 1)` and so on. */
export type FighterGroup = Omit<FighterDraft, 'models' | 'unitKey'> & {
  readonly id: GroupId;
  readonly unitKey: UnitKey;
  /** The Wounds each model has left, 0 for one that is gone; the group has as many models as this has numbers. */
  readonly woundsLeft: readonly number[];
};

/** A new group that stands in no army: ordinary in everything. */
export const EMPTY_FIGHTER: FighterProfile = {
  name: '',
  target: 'model',
  weaponSkill: 4,
  strength: 4,
  toughness: 4,
  initiative: 4,
  wounds: 1,
  attacks: 1,
  leadership: 8,
  armourSave: 3,
  invulnerableSave: null,
  feelNoPain: null,
  weaponStrength: 'user',
  weaponAp: null,
  secondWeapon: 'none',
  rules: [],
  character: 'none',
  causesFear: false,
};

/** Nothing special in this round. */
export const NO_SWITCHES: FighterSwitches = {
  charged: false,
  disorderedCharge: false,
  failedFear: false,
  blind: false,
};

export const MAX_GROUP_MODELS = 100;
export const MAX_FIGHTER_WOUNDS = 20;
export const MAX_FIGHTER_CHARACTERISTIC = 10;

export type Range = { readonly min: number; readonly max: number };

/** A number that is not what its range allows: no whole number, or beyond one of its ends, which are included. */
export type OutOfRange = RefusalOf<{
  weaponSkillOutOfRange: Range;
  strengthOutOfRange: Range;
  toughnessOutOfRange: Range; // also a model without Toughness
  initiativeOutOfRange: Range;
  woundsOutOfRange: Range;
  attacksOutOfRange: Range;
  leadershipOutOfRange: Range; // also a model without Leadership
  saveOutOfRange: Range; // an armour save, invulnerable save or Feel No Pain that is neither null nor 2+ to 6+
  weaponStrengthOutOfRange: Range;
  apOutOfRange: Range;
  groupModelsOutOfRange: Range; // 1 to 100
}>;
/** Why a group was refused. */
export type FighterRefusal =
  | OutOfRange
  | WeaponRefusal
  | ArmourRefusal
  | RefusalOf<{
      fighterNameMissing: NoValues; // a name with no letter in it
      fighterNameTooLong: { max: number }; // over 40 letters
      unknownFighterRule: NoValues; // a rule, a second weapon, a rank or a kind of target that is not offered
    }>;

/** Whether the group is a unit of its own, or the first of one, that stands in no army: it goes by its name. */
export function standsInNoArmy({ id, unitKey, unitId }: FighterGroup): boolean {
  return unitId === null && unitKey === id;
}

/** The id of a group's model by its place, from 0. */
export function modelIdOf(groupId: GroupId, index: number): ModelId {
  return modelId(`${groupId}.${index + 1}`);
}
