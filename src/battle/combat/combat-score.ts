import type { Battle, Combat, Round } from '@/battle/state/battle';
import { sheetOf } from '@/battle/state/edition-of';
import type { RecordedSide, RoundOutcome } from '@/battle/state/records';
import { type Comparison, compare } from '@/rules/index';
import { type StandingRound, standingRound } from './engagement';

/** What stands in a round never changes, so it is scored once: the card, its break test and the next step all ask for the score. */
const scores = new WeakMap<StandingRound, Comparison>();

/** A round as today's rules settle it. For a closed round the recorded outcome counts, not this. */
export function scoreOf(battle: Battle, combat: Combat, round: Round): Comparison {
  const standing = standingRound(battle, combat, round);
  const known = scores.get(standing);
  if (known) return known;
  const score = compare(sheetOf(battle), standing.effective);
  scores.set(standing, score);
  return score;
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
