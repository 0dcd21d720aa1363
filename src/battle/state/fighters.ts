import type { Need, NoValues, RefusalOf, Side, SpecialRule } from '@/rules/index';
import type { BookProfile, BookRefusal } from './book-weapon';
import { type GroupId, type ModelId, modelId, type UnitId, type UnitKey } from './ids';
import type { RangedWeapon, UnderFire, WeaponRefusal } from './shooting';
import type { ArmourRefusal, VehicleArmour } from './vehicle-armour';

/**
 * A model with Wounds, or a vehicle or building, whose Wounds are its Hull Points. In close combat only
 * Destroyer hits hurt a vehicle without known armour.
 */
export const FIGHTER_TARGETS = ['model', 'vehicle'] as const;
export type FighterTarget = (typeof FIGHTER_TARGETS)[number];

/** The ranks that decide who may pass a Wound on to another model (Look Out, Sir). */
export const CHARACTER_RANKS = ['none', 'character', 'independentCharacter'] as const;
export type CharacterRank = (typeof CHARACTER_RANKS)[number];

/** The second weapon: none, an ordinary one or a pistol, or one with the Specialist Weapon rule. */
export const SECOND_WEAPONS = ['none', 'ordinary', 'specialist'] as const;
export type SecondWeapon = (typeof SECOND_WEAPONS)[number];

/** Rules that a group may have, in the order of the menu. A failed Fear test is a switch, not a rule. */
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

/**
 * What identical models are: their profile, their weapon and their special rules. The app remembers this by
 * name.
 */
export type FighterProfile = Omit<BookProfile, 'statuses'> & {
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
  /** The Attacks of the profile, 0 to 10. */
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
  /** The armour of a vehicle; missing: not entered, and only Destroyer hits hurt it. */
  readonly armour?: VehicleArmour;
  /** What it shoots with; missing: not entered, and it does not shoot. */
  readonly ranged?: RangedWeapon;
};

/** Identical models of a unit, as an army list has them, before they fight. */
export type UnitFighters = FighterProfile & {
  /** 1 to 100. */
  readonly models: number;
};

/** What holds in this round only. All are off when the next round begins. */
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
  UnderFire &
  Pick<BookProfile, 'statuses'> & {
    readonly side: Side;
    /** 1 to 100. */
    readonly models: number;
    /** The unit of the armies to which these models belong, or null. */
    readonly unitId: UnitId | null;
    /**
     * The unit of this fight to which the group belongs, such as a squad; null: a unit of its own, or that of
     * `unitId`.
     */
    readonly unitKey: UnitKey | null;
    /** The unit's name in the fight, if players named it or formed it; missing: see `nameOfUnit`. */
    readonly unitName?: string;
    /** The Wounds each model has left, if it comes hurt from an earlier fight; missing: all are whole. */
    readonly woundsLeft?: readonly number[];
  };

/**
 * A group of identical models in an assault. Its models are `modelIdOf(group.id, 0)`, `modelIdOf(group.id,
 * 1)` and so on.
 */
export type FighterGroup = Omit<FighterDraft, 'models' | 'unitKey' | 'woundsLeft'> & {
  readonly id: GroupId;
  readonly unitKey: UnitKey;
  /**
   * The Wounds each model has left, 0 for one that is gone. The array has one number for each model of the
   * group.
   */
  readonly woundsLeft: readonly number[];
};

/** A new group outside the armies, with ordinary values. */
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

/** A number out of range: not whole, below `min` or above `max`. Both ends are allowed. */
export type OutOfRange = RefusalOf<{
  weaponSkillOutOfRange: Range;
  strengthOutOfRange: Range;
  toughnessOutOfRange: Range; // also for a model without Toughness
  initiativeOutOfRange: Range;
  woundsOutOfRange: Range;
  attacksOutOfRange: Range;
  leadershipOutOfRange: Range; // also for a model without Leadership
  saveOutOfRange: Range; // an armour save, invulnerable save or Feel No Pain other than null or 2+ to 6+
  weaponStrengthOutOfRange: Range;
  apOutOfRange: Range;
  groupModelsOutOfRange: Range; // 1 to 100
}>;
/** Why a group was refused. */
export type FighterRefusal =
  | OutOfRange
  | WeaponRefusal
  | ArmourRefusal
  | BookRefusal
  | RefusalOf<{
      fighterNameMissing: NoValues; // a name with no letter in it
      fighterNameTooLong: { max: number }; // over 40 letters
      unknownFighterRule: NoValues; // an unknown rule, second weapon, rank or kind of target
    }>;

/**
 * Whether the group is not in the armies and is a unit of its own, or the first group of one: then its own
 * name is the unit's name.
 */
export function standsInNoArmy({ id, unitKey, unitId }: FighterGroup): boolean {
  return unitId === null && unitKey === id;
}

/** The id of the model at that index of the group, from 0. */
export function modelIdOf(groupId: GroupId, index: number): ModelId {
  return modelId(`${groupId}.${index + 1}`);
}
