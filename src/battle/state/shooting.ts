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
import type { UnitKey } from './ids';
import { VEHICLE_FACINGS, type VehicleFacing } from './vehicle-armour';

/*
 * A shooting attack is a combat in which one side strikes, and with shots. What stands here is what such a combat has besides: the weapon
 * that a group shoots with, and what is recorded when the last shot is settled.
 */

/** Rules that a ranged weapon may be given, in the order in which they are offered. */
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
export type RangedWeapon = {
  /** 0 to 10; 0 for "-". */
  readonly ballisticSkill: number;
  /** Shots of each model, 1 to 30. */
  readonly shots: number;
  /** A Strength from 1 to 10, or the Destroyer table. */
  readonly strength: number | 'destroyer';
  /** 1 to 6; null for "-". */
  readonly ap: number | null;
  readonly rules: readonly ShootingRule[];
  /** It Gets Hot: a shot that shows a 1 wounds who fired it; missing: it does not. */
  readonly getsHot?: true;
};

/** What most squads of these games shoot with. */
export const ORDINARY_WEAPON: RangedWeapon = { ballisticSkill: 4, shots: 1, strength: 4, ap: 5, rules: [] };

export const MAX_SHOTS = 30;

type Range = { readonly min: number; readonly max: number };

/** Why a ranged weapon was refused: a number beyond one of the ends of its range, which are included. */
export type WeaponRefusal = RefusalOf<{
  ballisticSkillOutOfRange: Range;
  shotsOutOfRange: Range;
  shotStrengthOutOfRange: Range;
  shotApOutOfRange: Range;
  unknownFighterRule: NoValues; // a rule that is not offered
}>;

/** The weapon with its rules in their order, or the first thing that is wrong with it. */
export function parseWeapon(entered: RangedWeapon): Result<RangedWeapon, WeaponRefusal> {
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
  return accepted({
    ...entered,
    rules: SHOOTING_RULES_OFFERED.filter((rule) => entered.rules.includes(rule)),
  });
}

/** How a group shoots or is shot at in one attack. */
export type UnderFire = {
  /** Its shots are Snap Shots; missing: they are not. */
  readonly snapShots?: true;
  /** The cover save of where it stands when it is shot at, 2 to 6; missing: none. */
  readonly coverSave?: number;
  /** The side of a vehicle that is shot at; missing: the front. */
  readonly facing?: VehicleFacing;
};

const COVER = { min: 2, max: 6 } as const;

/** The same, or why it cannot be. */
export function parseUnderFire<Entered extends UnderFire>(
  entered: Entered,
): Result<Entered, RefusalOf<{ saveOutOfRange: Range; unknownFighterRule: NoValues }>> {
  const { coverSave = COVER.min, facing = 'front' } = entered;
  if (!Number.isInteger(coverSave) || coverSave < COVER.min || coverSave > COVER.max) {
    return refused('saveOutOfRange', COVER);
  }
  return VEHICLE_FACINGS.includes(facing) ? accepted(entered) : refused('unknownFighterRule');
}

/** What a unit that was shot at has lost: in the attack, and in the phase so far. */
export type ShotUnit = {
  readonly unitKey: UnitKey;
  readonly name: string;
  /** Wounds or Hull Points lost to this attack. */
  readonly lost: number;
  readonly modelsBefore: number;
  readonly modelsLeft: number;
  /** Models lost in the phase, of so many that it began the phase with. */
  readonly phase: { readonly lost: number; readonly of: number };
  /** It is a vehicle: it lost Hull Points. Missing: it is none. */
  readonly vehicle?: true;
  /** What the damage table did to it, in order; missing: nothing, or it is no vehicle. */
  readonly damage?: readonly DamageResult[];
  /** It has to take a Morale check for them. */
  readonly tests: boolean;
  /** It is one of the shooters, and lost this to weapons that got hot; missing: it was shot at. */
  readonly hot?: true;
};

/** How a shooting attack ended, as it was shown: later fixes of the rules never rewrite it. */
export type ShootingOutcome = {
  readonly by: Side;
  readonly shooters: readonly { readonly unitKey: UnitKey; readonly name: string }[];
  /** The units that were shot at, and those of the shooters that their own weapons cost something. */
  readonly units: readonly ShotUnit[];
};
