import { type Battle, type Combat, isClosed, latestRound, openCombats } from './battle';
import { editionOfBattle } from './edition-of';
import type { CombatId } from './ids';
import { sameTurn, type Turn, turnAfter } from './turn';

/** What comes next in the game, from the combat on screen. */
export type NextStep =
  | { readonly kind: 'closeRound' | 'nextRound' | 'nextCombat'; readonly combatId: CombatId }
  | { readonly kind: 'newCombat' }
  | { readonly kind: 'nextTurn'; readonly turn: Turn }
  | { readonly kind: 'endBattle' }
  | { readonly kind: 'result' };

/**
 * What the primary button offers: the round that is fought; else a round that this turn still owes, on screen or in another combat;
 * else the first combat of the turn; else the next turn, and in the last one the end of the battle.
 */
export function nextStep(battle: Battle, shown: Combat | null): NextStep {
  if (battle.outcome) return { kind: 'result' };
  if (shown && !shown.ended) {
    if (!isRoundClosed(shown)) return { kind: 'closeRound', combatId: shown.id };
    if (!foughtIn(battle, shown)) return { kind: 'nextRound', combatId: shown.id };
  }
  const owed = openCombats(battle).find((combat) => combat.id !== shown?.id && !foughtIn(battle, combat));
  if (owed) return { kind: 'nextCombat', combatId: owed.id };
  if (combatsOfTurn(battle).length === 0) return { kind: 'newCombat' };
  const turn = turnAfter(battle.turn, battle.setup.firstSide);
  return turn.gameTurn > editionOfBattle(battle).gameStructure.gameTurns
    ? { kind: 'endBattle' }
    : { kind: 'nextTurn', turn };
}

/** The combats of which a round was fought to its end in this turn, or that ended in it. */
export function combatsOfTurn(battle: Battle): readonly Combat[] {
  return battle.combats.filter((combat) =>
    combat.rounds.some((round) => sameTurn(round.turn, battle.turn) && (isClosed(round) || combat.ended)),
  );
}

/** Whether its newest round is of this turn and closed: until the next turn nothing is owed there. */
function foughtIn(battle: Battle, combat: Combat): boolean {
  const round = latestRound(combat);
  return round !== undefined && isClosed(round) && sameTurn(round.turn, battle.turn);
}

function isRoundClosed(combat: Combat): boolean {
  const round = latestRound(combat);
  return round === undefined || isClosed(round);
}
