import type { Battle } from './battle';
import { type Combat, isClosed, latestRound } from './combat';
import { foughtCombats, isOver } from './combat-over';
import { editionOfBattle, nobodyWins } from './edition-of';
import type { CombatId } from './ids';
import { sameTurn, type Turn, turnAfter } from './turn';

/** The next step of the game, seen from the combat on screen. */
export type NextStep =
  | { readonly kind: 'closeRound' | 'nextRound' | 'nextCombat'; readonly combatId: CombatId }
  | { readonly kind: 'newCombat' }
  | { readonly kind: 'nextTurn'; readonly turn: Turn }
  | { readonly kind: 'endBattle' }
  | { readonly kind: 'result' };

/**
 * What the primary button offers: first the round that is being fought; then a round that this turn still
 * needs, on screen or in another combat, where somebody is left to fight it; then the first combat of the
 * turn; then the next turn, or the end of the battle in the last turn.
 */
export function nextStep(battle: Battle, shown: Combat | null): NextStep {
  if (battle.outcome) return { kind: 'result' };
  if (shown && !isOver(battle, shown) && !isBare(battle, shown)) {
    if (!isRoundClosed(shown)) return { kind: 'closeRound', combatId: shown.id };
    if (!foughtIn(battle, shown)) return { kind: 'nextRound', combatId: shown.id };
  }
  const owed = foughtCombats(battle).find(
    (combat) => combat.id !== shown?.id && !foughtIn(battle, combat) && !isBare(battle, combat),
  );
  if (owed) return { kind: 'nextCombat', combatId: owed.id };
  if (combatsOfTurn(battle).length === 0) return { kind: 'newCombat' };
  const turn = turnAfter(battle.turn, battle.setup.firstSide);
  return turn.gameTurn > editionOfBattle(battle).gameStructure.gameTurns
    ? { kind: 'endBattle' }
    : { kind: 'nextTurn', turn };
}

/** Whether the combat waits for its units, in fights that nobody wins: without units nothing is counted in it. */
export function isBare(battle: Battle, { unitIds, ended }: Combat): boolean {
  return nobodyWins(battle) && unitIds.length === 0 && !ended;
}

/** The combats that finished a round in this turn, or that ended in it. */
export function combatsOfTurn(battle: Battle): readonly Combat[] {
  return battle.combats.filter((combat) =>
    combat.rounds.some((round) => sameTurn(round.turn, battle.turn) && (isClosed(round) || combat.ended)),
  );
}

/**
 * Whether the newest round of the combat belongs to this turn and is closed: then it needs no other round
 * until the next turn.
 */
function foughtIn(battle: Battle, combat: Combat): boolean {
  const round = latestRound(combat);
  return round !== undefined && isClosed(round) && sameTurn(round.turn, battle.turn);
}

function isRoundClosed(combat: Combat): boolean {
  const round = latestRound(combat);
  return round === undefined || isClosed(round);
}
