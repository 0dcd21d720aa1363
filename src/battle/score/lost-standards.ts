import { fateOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Round } from '@/battle/state/combat';
import { startingHealth } from '@/battle/state/unit';

/**
 * Whether the enemy took the unit's standard, as far as the log knows it: the unit has one, and it was run
 * down after a lost combat or lost its last health in one. A unit that the players destroyed by hand, or that
 * was shot, gives none.
 */
export function lostItsStandard(battle: Battle, army: ArmyUnit): boolean {
  if (!hasStandard(army) || fateOf(army) !== 'destroyed') return false;
  const rounds = battle.combats.filter(({ shotBy }) => !shotBy).flatMap((combat) => combat.rounds);
  return rounds.some((round) => wasRunDown(round, army) || fellIn(round, army));
}

/** As a mark of the list or the form, or as a fact that a combat asked for. */
function hasStandard({ unit }: ArmyUnit): boolean {
  return unit.marks.includes('standard') || unit.facts.standard === true;
}

function wasRunDown({ tests }: Round, { unit }: ArmyUnit): boolean {
  const pursuit = tests.find(({ unitId }) => unitId === unit.id)?.pursuit;
  return pursuit?.caught === true && pursuit.meant !== 'engaged';
}

function fellIn({ lostAtStart, unitLosses }: Round, { unit }: ArmyUnit): boolean {
  const lost = unitLosses[unit.id] ?? 0;
  if (unit.modelsUnsaid) return false;
  return lost > 0 && (lostAtStart[unit.id] ?? 0) + lost >= startingHealth(unit);
}
