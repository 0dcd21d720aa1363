import { unitOf } from './army';
import { type Battle, type Combat, isClosed, latestRound } from './battle';
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
 * The battle with the strength of the combat's units taken down anew, where it is in an open round that the first blow freezes and none
 * was struck yet. The first combat that is asked for, of those being fought.
 */
export function untilFirstBlow(battle: Battle, isMeant: (combat: Combat) => boolean): Battle {
  const index = battle.combats.findIndex((combat) => !combat.ended && isMeant(combat));
  const combat = battle.combats[index];
  const round = combat && latestRound(combat);
  if (!combat || round?.frozenBy !== 'firstBlow' || isClosed(round) || isStruck(round)) return battle;
  const rounds = combat.rounds.with(-1, { ...round, lostAtStart: lostNow(battle, combat.unitIds) });
  return { ...battle, combats: battle.combats.with(index, { ...combat, rounds }) };
}
