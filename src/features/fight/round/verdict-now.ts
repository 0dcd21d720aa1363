import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { openPoints } from './open-points';
import type { ShownRound, ShownSide } from './shown-round';

/** The verdict as far as it is known: who wins, and by how much. */
export function verdictNow({ result, openResult }: ShownRound): string {
  if (openResult === null) return battleWords.verdict(result);
  const { winner, lead } = openResult;
  if (winner === null) return battleWords.fight.ask.undecided;
  const ends = [Math.abs(lead.from), Math.abs(lead.to)];
  return battleWords.fight.ask.wins(winner, Math.min(...ends), Math.max(...ends));
}

/** The side's total; with a question mark while points of it hang on facts that nobody gave. */
export function totalNow(side: ShownSide): string {
  return side.lines.some((line) => openPoints(line) !== null)
    ? battleWords.fight.ask.openTotal(side.total)
    : words.number(side.total);
}
