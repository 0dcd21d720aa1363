import type { Battle, Combat, Round } from '@/battle/state/battle';
import { sheetOf } from '@/battle/state/edition-of';
import type { RecordedSide, RoundOutcome } from '@/battle/state/records';
import { type Comparison, compare } from '@/rules/index';
import { standingRound } from './engagement';

/** A round as today's rules settle it. For a closed round the recorded outcome counts, not this. */
export function scoreOf(battle: Battle, combat: Combat, round: Round): Comparison {
  return compare(sheetOf(battle), standingRound(battle, combat, round).effective);
}

/** The outcome that closing the round now would record: what counted, what it came to, and what the players set against the proposals. */
export function outcomeOf(battle: Battle, combat: Combat, round: Round): RoundOutcome {
  const { effective: answers, overridden } = standingRound(battle, combat, round);
  const { a, b, result } = compare(sheetOf(battle), answers);
  return {
    result,
    a: { ...recorded(a), answers: answers.a, overridden: overridden.a },
    b: { ...recorded(b), answers: answers.b, overridden: overridden.b },
  };
}

function recorded(side: Comparison['a']): Pick<RecordedSide, 'total' | 'beforeTheDice' | 'lines'> {
  return {
    total: side.total,
    beforeTheDice: side.beforeTheDice,
    lines: side.lines.map(({ source: _, ...line }) => line),
  };
}
