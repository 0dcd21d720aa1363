import type { ShootingOutcome, ShotUnit } from '@/battle/state/shooting';
import { phrases } from '@/messages/compiled/phrases';
import { shotUnits as said } from '@/messages/compiled/shot-units';
import type { DamageResult } from '@/rules/index';

/** The losses of units in a shooting attack. */

/** The results of the damage table for a vehicle. */
export const DAMAGE: Readonly<Record<DamageResult, string>> = said.damage;

/** The same in short, to stand under a die. */
export const DAMAGE_SHORT: Readonly<Record<DamageResult, string>> = said.damageShort;

/** "lost 3 of 10", "nothing lost"; also says what the unit had lost earlier in the phase. */
export const shotUnit = ({
  lost,
  modelsBefore,
  modelsLeft,
  phase,
  damage,
  statuses = [],
  vehicle,
}: ShotUnit): string => {
  if (vehicle) {
    const parts = [
      lost === 0 ? said.nothingLost : said.hullPoints(lost),
      ...(damage ?? []).map((result) => DAMAGE[result]),
      ...statuses.map(({ label }) => label),
      ...(modelsLeft === 0 && !damage?.includes('explodes') ? [said.wrecked] : []),
    ];
    return parts.join(phrases.comma);
  }
  const of = { fallen: modelsBefore - modelsLeft, before: modelsBefore };
  if (lost === 0) return said.nothingLost;
  if (of.fallen === 0) return said.wounds(lost);
  return phase.of > modelsBefore
    ? said.fallenInPhase({ ...of, inPhase: phase.lost, ofPhase: phase.of })
    : said.fallen(of);
};

/** "Veterans: lost 3 of 10". */
export const shotInALine = ({ units }: ShootingOutcome): string =>
  units.map((unit) => said.unit({ unit: unit.name, losses: shotUnit(unit) })).join(phrases.comma);
