import { assaultOutcome } from '@/battle/assault/standing/result';
import { outcomeOf } from '@/battle/combat/combat-score';
import { type AssaultOutcome, assaultOf } from '@/battle/state/assault-round';
import { combatOf } from '@/battle/state/battle';
import type { CombatId } from '@/battle/state/ids';
import type { RoundOutcome } from '@/battle/state/records';
import { sameValue } from '@/plain/same-value';
import type { Ledger } from './ledger';

/**
 * The outcome of a closed round after corrections of earlier entries; null if it equals the record, or
 * nothing before it was corrected. The record itself stays: this is shown next to it.
 */
export function correctedOutcome(ledger: Ledger, combatId: CombatId, round: number): RoundOutcome | null {
  const closed = correctedBeforeClosing(ledger, 'roundClosed', combatId, round);
  const recorded = closed?.recorded.outcome;
  if (!closed || !recorded) return null;
  const now = outcomeOf(closed.before, closed.combat, closed.fought);
  return sameValue(figures(now), figures(recorded)) ? null : now;
}

/** The same for a round of an assault. */
export function correctedAssault(ledger: Ledger, combatId: CombatId, round: number): AssaultOutcome | null {
  const closed = correctedBeforeClosing(ledger, 'assaultClosed', combatId, round);
  const recorded = closed && assaultOf(closed.recorded).outcome;
  if (!closed || !recorded) return null;
  const now = assaultOutcome(closed.before, closed.fought);
  return sameValue(assaultFigures(now), assaultFigures(recorded)) ? null : now;
}

/**
 * The battle and the round just before it was closed, and its record; null if nothing before it was
 * corrected.
 */
function correctedBeforeClosing(
  ledger: Ledger,
  type: 'roundClosed' | 'assaultClosed',
  combatId: CombatId,
  round: number,
) {
  const index = ledger.steps.findIndex(({ entry }) =>
    entry.events.some((event) => event.type === type && event.combatId === combatId && event.round === round),
  );
  const closing = ledger.steps[index];
  const before = ledger.steps[index - 1]?.battle;
  if (!closing || !before || !isCorrectedBefore(ledger, closing.entry.seq)) return null;
  const combat = combatOf(before, combatId);
  const fought = combat?.rounds[round - 1];
  const recorded = combatOf(closing.battle, combatId)?.rounds[round - 1];
  return combat && fought && recorded ? { before, combat, fought, recorded } : null;
}

function isCorrectedBefore({ steps }: Ledger, seq: number): boolean {
  return steps.some(
    ({
      entry: {
        events: [event],
      },
    }) => event.type === 'entriesCorrected' && event.seqs[0] < seq,
  );
}

/** The parts of an outcome that decide whether two are the same: words and sources may have changed. */
function figures({ result, a, b }: RoundOutcome) {
  const lines = [a, b].map((side) => side.lines.map(({ rowId, points }) => [rowId, points]));
  return [result, a.total, b.total, lines];
}

function assaultFigures({ winner, because, wonBy, a, b }: AssaultOutcome) {
  return [winner, because, wonBy, a.score, b.score];
}
