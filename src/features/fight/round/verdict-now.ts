import type { Side } from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { openPoints } from './open-points';
import type { ShownRound, ShownSide } from './shown-round';

/**
 * The verdict as far as it is known: who was destroyed, else who wins, and by how much. While nobody has
 * tapped anything and nothing counts, it is no result.
 */
export function verdictNow({ result, openResult, destroyed, round, a, b }: ShownRound): string {
  const isUntouched = !round.touched && round.outcome === null && a.total === 0 && b.total === 0;
  if (isUntouched && openResult === null && destroyed.length === 0) return battleWords.fight.nothingYet;
  if (openResult === null || destroyed.length > 0) return battleWords.roundEnd(result, destroyed);
  return openVerdict(openResult, battleWords.fight.ask.wins);
}

/** What the score bar has room for: whose the lead is, and by how much. */
export function verdictInBar(shown: ShownRound): string {
  const { result, openResult, destroyed } = shown;
  if (destroyed.length > 0) return verdictNow(shown);
  if (openResult !== null) return openVerdict(openResult, battleWords.fight.ask.leads);
  const isWon = result.kind === 'won' && result.because !== 'lost';
  return isWon ? battleWords.fight.by(result.winner, result.by) : verdictNow(shown);
}

function openVerdict(
  { winner, lead }: NonNullable<ShownRound['openResult']>,
  say: (winner: Side, from: number, to: number) => string,
): string {
  if (winner === null) return battleWords.fight.ask.undecided;
  const ends = [Math.abs(lead.from), Math.abs(lead.to)];
  return say(winner, Math.min(...ends), Math.max(...ends));
}

/** The side's total; with a question mark while points of it hang on facts that are not entered. */
export function totalNow(side: ShownSide): string {
  return side.lines.some((line) => openPoints(line) !== null)
    ? battleWords.fight.ask.openTotal(side.total)
    : words.number(side.total);
}
