import type { Side } from '@/rules/index';
import {
  accepted,
  type DamageResult,
  type NoValues,
  type RefusalOf,
  type Result,
  refused,
  type SpecialRule,
} from '@/rules/index';
import { type BookRefusal, type BookWeapon, parseBookWeapon } from './book-weapon';
import type { UnitKey } from './ids';
import { VEHICLE_FACINGS, type VehicleFacing } from './vehicle-armour';

/*
 * A shooting attack is a combat in which one side strikes, and with shots. This file has what such a
 * combat needs in addition: the weapon of a group, and what is recorded after the last shot.
 */

/** Rules that a ranged weapon may have, in the order of the menu. */
export const SHOOTING_RULES_OFFERED = [
  'rerollFailedHits',
  'ignoresCover',
  'rending',
  'poisoned2',
  'poisoned3',
  'poisoned4',
  'poisoned5',
  'poisoned6',
  'fleshbane',
  'shred',
  'instantDeath',
  'armourbane',
  'melta',
  'lance',
  'haywire',
] as const satisfies readonly SpecialRule[];
export type ShootingRule = (typeof SHOOTING_RULES_OFFERED)[number];

/** What each model of a group shoots with. */
export type RangedWeapon = BookWeapon & {
  /** 0 to 10; 0 for "-". */
  readonly ballisticSkill: number;
  /** Shots of each model, 1 to 30. */
  readonly shots: number;
  /** A Strength from 1 to 10, or the Destroyer table. */
  readonly strength: number | 'destroyer';
  /** 1 to 6; null for "-". */
  readonly ap: number | null;
  readonly rules: readonly ShootingRule[];
  /** It Gets Hot: a shot that rolls a 1 wounds the shooter; missing: it does not. */
  readonly getsHot?: true;
};

/** The weapon of most squads in these games. */
export const ORDINARY_WEAPON: RangedWeapon = { ballisticSkill: 4, shots: 1, strength: 4, ap: 5, rules: [] };

export const MAX_SHOTS = 30;

type Range = { readonly min: number; readonly max: number };

/** Why a ranged weapon was refused: a number out of its range. Both ends are allowed. */
export type WeaponRefusal = RefusalOf<{
  ballisticSkillOutOfRange: Range;
  shotsOutOfRange: Range;
  shotStrengthOutOfRange: Range;
  shotApOutOfRange: Range;
  unknownFighterRule: NoValues; // an unknown rule
}>;

/** The weapon with its rules in their order, or a refusal that names the first fault. */
export function parseWeapon(entered: RangedWeapon): Result<RangedWeapon, WeaponRefusal | BookRefusal> {
  const ranges = [
    ['ballisticSkillOutOfRange', entered.ballisticSkill, { min: 0, max: 10 }],
    ['shotsOutOfRange', entered.shots, { min: 1, max: MAX_SHOTS }],
    ['shotStrengthOutOfRange', entered.strength === 'destroyer' ? 1 : entered.strength, { min: 1, max: 10 }],
    ['shotApOutOfRange', entered.ap ?? 1, { min: 1, max: 6 }],
  ] as const;
  for (const [code, value, range] of ranges) {
    if (!Number.isInteger(value) || value < range.min || value > range.max) return refused(code, range);
  }
  const offered: readonly string[] = SHOOTING_RULES_OFFERED;
  if (!entered.rules.every((rule) => offered.includes(rule))) return refused('unknownFighterRule');
  const weapon = parseBookWeapon(entered);
  if (!weapon.ok) return weapon;
  return accepted({
    ...weapon.value,
    rules: SHOOTING_RULES_OFFERED.filter((rule) => entered.rules.includes(rule)),
  });
}

/** How a group shoots, or is shot at, in one attack. */
export type UnderFire = {
  /** Its shots are Snap Shots; missing: ordinary shots. */
  readonly snapShots?: true;
  /** The cover save of the place where it stands, 2 to 6; missing: none. */
  readonly coverSave?: number;
  /** The side of the vehicle that is shot at; missing: the front. */
  readonly facing?: VehicleFacing;
};

const COVER = { min: 2, max: 6 } as const;

/** The same values, or why they were refused. */
export function parseUnderFire<Entered extends UnderFire>(
  entered: Entered,
): Result<Entered, RefusalOf<{ saveOutOfRange: Range; unknownFighterRule: NoValues }>> {
  const { coverSave = COVER.min, facing = 'front' } = entered;
  if (!Number.isInteger(coverSave) || coverSave < COVER.min || coverSave > COVER.max) {
    return refused('saveOutOfRange', COVER);
  }
  return VEHICLE_FACINGS.includes(facing) ? accepted(entered) : refused('unknownFighterRule');
}

/** What a unit that was shot at has lost, in this attack and in the phase so far. */
export type ShotUnit = {
  readonly unitKey: UnitKey;
  readonly name: string;
  /** Wounds or Hull Points lost in this attack. */
  readonly lost: number;
  readonly modelsBefore: number;
  readonly modelsLeft: number;
  /** Models lost in the phase, and how many it had when the phase began. */
  readonly phase: { readonly lost: number; readonly of: number };
  /** It is a vehicle, which loses Hull Points. Missing: no vehicle. */
  readonly vehicle?: true;
  /** The results of the damage table, in order; missing: none, or no vehicle. */
  readonly damage?: readonly DamageResult[];
  /** What glances made of a vehicle, in the rulebook's words; missing: nothing. */
  readonly statuses?: readonly { readonly label: string }[];
  /** It must take a Morale check for its losses. */
  readonly tests: boolean;
  /** It is one of the shooters, and lost this to weapons that got hot; missing: it was shot at. */
  readonly hot?: true;
};

/** How a shooting attack ended, as it was shown. Later fixes of the rules never rewrite it. */
export type ShootingOutcome = {
  readonly by: Side;
  readonly shooters: readonly { readonly unitKey: UnitKey; readonly name: string }[];
  /** The units that were shot at, and the shooters that lost something to their own weapons. */
  readonly units: readonly ShotUnit[];
};
