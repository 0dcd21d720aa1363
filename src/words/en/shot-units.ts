import type { ShootingOutcome, ShotUnit } from '@/battle/state/shooting';
import { number } from '@/messages/compiled/numbers';
import type { DamageResult } from '@/rules/index';
import { counted } from './phrases';

/** The losses of units in a shooting attack, in English. */

/** The results of the damage table for a vehicle. */
export const DAMAGE: Readonly<Record<DamageResult, string>> = {
  crewShaken: 'Crew Shaken',
  crewStunned: 'Crew Stunned',
  weaponDestroyed: 'Weapon Destroyed',
  immobilised: 'Immobilised',
  explodes: 'Explodes',
};

/** The same in short, to stand under a die. */
export const DAMAGE_SHORT: Readonly<Record<DamageResult, string>> = {
  crewShaken: 'shaken',
  crewStunned: 'stunned',
  weaponDestroyed: 'weapon',
  immobilised: 'immobile',
  explodes: 'explodes',
};

/** "3 of 10 lost", "nothing lost"; also says what the unit had lost earlier in the phase. */
export const shotUnit = ({ lost, modelsBefore, modelsLeft, phase, damage, vehicle }: ShotUnit): string => {
  if (vehicle) {
    const parts = [
      lost === 0 ? 'nothing lost' : `−${counted(lost, { one: 'Hull Point', other: 'Hull Points' })}`,
      ...(damage ?? []).map((result) => DAMAGE[result]),
      ...(modelsLeft === 0 && !damage?.includes('explodes') ? ['wrecked'] : []),
    ];
    return parts.join(', ');
  }
  const fallen = modelsBefore - modelsLeft;
  if (lost === 0) return 'nothing lost';
  if (fallen === 0) return `−${counted(lost, { one: 'Wound', other: 'Wounds' })}`;
  const sofar =
    phase.of > modelsBefore
      ? `, ${number.format(phase.lost)} of ${number.format(phase.of)} in this phase`
      : '';
  return `lost ${number.format(fallen)} of ${number.format(modelsBefore)}${sofar}`;
};

/** "Veterans lost 3 of 10". */
export const shotInALine = ({ units }: ShootingOutcome): string =>
  units.map((unit) => `${unit.name}: ${shotUnit(unit)}`).join(', ');
