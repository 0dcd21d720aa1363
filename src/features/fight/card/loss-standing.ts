import { healthOf, unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Round } from '@/battle/state/combat';
import { sheetOf } from '@/battle/state/edition-of';
import type { LossTarget } from '@/battle/state/loss-target';
import { answerTo, rowOf, type Side } from '@/rules/index';

/**
 * What a unit, or the whole side, has lost in the round, and how many Health Points the unit has left (null
 * for the side, and where nobody said how many models the unit has).
 */
export type LossStanding = { readonly lost: number; readonly left: number | null };

/** The losses that one tile shows. */
export function lossOf(battle: Battle, round: Round, side: Side, target: LossTarget): LossStanding {
  if (target === 'unassigned') {
    const sheet = sheetOf(battle);
    return { lost: answerTo(rowOf(sheet, sheet.casualties), round.answers[side]) as number, left: null };
  }
  const army = unitOf(battle, target);
  return { lost: Math.max(0, round.unitLosses[target] ?? 0), left: leftOf(army) };
}

function leftOf(army: ArmyUnit | undefined): number | null {
  if (!army) return 0;
  return army.unit.modelsUnsaid ? null : healthOf(army);
}
