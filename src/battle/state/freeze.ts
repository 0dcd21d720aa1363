import { unitOf } from './army';
import type { Battle } from './battle';
import { type Combat, isClosed, latestRound } from './combat';
import { isStruck } from './contributions';
import type { UnitId } from './ids';

/** What each of these units has lost so far: Health Points. */
export function lostNow(
  battle: Battle,
  unitIds: readonly UnitId[],
): Readonly<Partial<Record<UnitId, number>>> {
  return Object.fromEntries(unitIds.map((id) => [id, unitOf(battle, id)?.lost ?? 0]));
}

/**
 * The battle with the current strength of the combat's units recorded again. This holds for an open round
 * that the first blow freezes, before any blow. `isMeant` chooses among the combats being fought: the first
 * match counts.
 */
export function untilFirstBlow(battle: Battle, isMeant: (combat: Combat) => boolean): Battle {
  const index = battle.combats.findIndex((combat) => !combat.ended && isMeant(combat));
  const combat = battle.combats[index];
  const round = combat && latestRound(combat);
  if (!combat || round?.frozenBy !== 'firstBlow' || isClosed(round) || isStruck(round)) return battle;
  const rounds = combat.rounds.with(-1, { ...round, lostAtStart: lostNow(battle, combat.unitIds) });
  return { ...battle, combats: battle.combats.with(index, { ...combat, rounds }) };
}
