import { fateEvents } from '@/battle/army/army-events';
import type { ArmyEvent } from '@/battle/army/event';
import { fateOf } from '@/battle/state/army';
import { type ArmyUnit, type Battle, combatOf } from '@/battle/state/battle';
import { type Combat, isClosed, latestRound, type Round } from '@/battle/state/combat';
import { hasGone } from '@/battle/state/combat-over';
import { editionOfBattle } from '@/battle/state/edition-of';
import { engagedUnits, staysEngaged } from '@/battle/state/engaged';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { accepted, refused, SIDES, type Side } from '@/rules/index';
import type { CombatEvent, CombatEventOf } from './event';

/** The decision about the combat; refused if it does not exist or has ended. */
export function inCombat<Decided>(battle: Battle, id: CombatId, decided: (combat: Combat) => Decided) {
  const combat = combatOf(battle, id);
  if (!combat) return refused('noSuchCombat');
  return combat.ended ? refused('combatEnded') : decided(combat);
}

/** The decision about the combat's latest round; refused if it is closed. */
export function inOpenRound<Decided>(combat: Combat, decided: (round: Round) => Decided) {
  const round = latestRound(combat);
  return !round || isClosed(round) ? refused('roundClosed') : decided(round);
}

/** The sides that agreed to the result of a round, each once; empty: none agreed. */
export function confirmation(sides: readonly Side[] | undefined): { readonly confirmedBy?: readonly Side[] } {
  const confirmedBy = SIDES.filter((side) => sides?.includes(side));
  return confirmedBy.length === 0 ? {} : { confirmedBy };
}

/** The start of a round: what is kept of the one before, and how long its ranks may change. */
export type RoundBeginning = Pick<CombatEventOf<'roundBegan'>, 'kept' | 'keptTests' | 'frozenBy'>;
/** The start of a round that keeps nothing of the one before. */
export const NOTHING_KEPT: RoundBeginning = { kept: { a: {}, b: {} }, keptTests: { a: {}, b: {} } };

/**
 * The combat's next round; refused while the one before is open. A unit that fled from that round is not in
 * it, even if it has rallied since. A unit that the edition removes because it is still engaged is destroyed
 * now, unless the players enter that it got away.
 */
export function beginNext(
  battle: Battle,
  combat: Combat,
  beginning: RoundBeginning,
  gotAway: readonly UnitId[] = [],
) {
  const last = latestRound(combat);
  if (last && !isClosed(last)) return refused('roundOpen');
  const round = combat.rounds.length + 1;
  const removable = removedNext(battle, combat);
  const removed = removable.filter(({ unit }) => !gotAway.includes(unit.id));
  const gone = engagedUnits(battle, combat)
    .filter(staysEngaged)
    .filter((army) => hasGone(last, army) || (removable.includes(army) && !removed.includes(army)));
  return accepted<readonly [CombatEvent, ...(CombatEvent | ArmyEvent)[]]>([
    { type: 'roundBegan', combatId: combat.id, round, ...beginning },
    ...gone.map(({ unit }) => ({ type: 'unitLeft', combatId: combat.id, unitId: unit.id }) as const),
    ...removed.flatMap(({ unit }) => fateEvents(battle, unit.id, 'destroyed')),
  ]);
}

/**
 * The units that the edition removes with the next round: they should have fled, but their flight was not
 * entered.
 */
export function removedNext(battle: Battle, combat: Combat): readonly ArmyUnit[] {
  const { removedIfEngaged = [] } = editionOfBattle(battle);
  const last = latestRound(combat);
  return engagedUnits(battle, combat)
    .filter(staysEngaged)
    .filter((army) => !hasGone(last, army) && removedIfEngaged.includes(fateOf(army)));
}

/** A combat ends with the result of the open round; a round without any entry has none. */
export function endOf<Closing>(
  combat: Combat,
  closing: (round: Round) => Closing,
): readonly [CombatEvent, ...Closing[]] {
  const ended = { type: 'combatEnded', combatId: combat.id } as const;
  const round = latestRound(combat);
  return round?.touched && !isClosed(round) ? [ended, closing(round)] : [ended];
}
