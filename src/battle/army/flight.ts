import type { Battle } from '@/battle/state/battle';
import { isClosed, latestRound, type Round } from '@/battle/state/combat';
import type { UnitId } from '@/battle/state/ids';
import type { Fate } from '@/rules/index';

const FLED: readonly Fate[] = ['fleeing', 'fledTable'];

/**
 * The battle after a unit's fate has changed, with `fled` of the round it fights in brought up to date. A
 * unit that fled has left the combat for good, even if it rallies later. Only a correction before the round
 * is closed takes that back.
 */
export function withFlight(battle: Battle, id: UnitId, fate: Fate): Battle {
  const index = battle.combats.findIndex((combat) => !combat.ended && combat.unitIds.includes(id));
  const combat = battle.combats[index];
  const round = combat && latestRound(combat);
  if (!combat || !round) return battle;
  const others = round.fled.filter((unitId) => unitId !== id);
  const hasFled = FLED.includes(fate) || (round.fled.includes(id) && !isPutRight(round, id));
  const fled = hasFled ? [...others, id] : others;
  const rounds = combat.rounds.with(-1, { ...round, fled });
  return { ...battle, combats: battle.combats.with(index, { ...combat, rounds }) };
}

/**
 * Whether the unit did not flee after all: it held its test, or it was caught and fights on, or there was no
 * test and the round is still open.
 */
function isPutRight(round: Round, id: UnitId): boolean {
  const test = round.tests.find(({ unitId }) => unitId === id);
  if (test?.taken) return test.taken.held || test.pursuit?.meant === 'engaged';
  return !isClosed(round);
}
