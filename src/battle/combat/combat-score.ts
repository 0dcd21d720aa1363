import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { sheetOf } from '@/battle/state/edition-of';
import type { RecordedSide, RoundOutcome } from '@/battle/state/records';
import { remembered } from '@/plain/remembered';
import { type Answers, type Comparison, compare } from '@/rules/index';
import { standingRound } from './engagement';

/** A round never changes: the card, its break test and the next step all ask for its score. */
const scoreIn = remembered((battle: Battle, round: Round, combat: Combat): Comparison => {
  const { effective, open } = standingRound(battle, combat, round);
  return compare(sheetOf(battle), effective, open);
});

/** The result of a round by today's rules. For a closed round the recorded outcome is valid instead. */
export function scoreOf(battle: Battle, combat: Combat, round: Round): Comparison {
  return scoreIn(battle, round, combat);
}

/**
 * The outcome that closing the round now would record: the answers that count, the result, and the answers
 * that differ from the proposals.
 */
export function outcomeOf(battle: Battle, combat: Combat, round: Round): RoundOutcome {
  const { effective: answers, overridden } = standingRound(battle, combat, round);
  const { a, b, result } = scoreOf(battle, combat, round);
  return {
    result,
    a: { ...recorded(a), answers: counted(answers.a, a), overridden: overridden.a },
    b: { ...recorded(b), answers: counted(answers.b, b), overridden: overridden.b },
  };
}

/** The answers without those of open lines: these counted nothing. */
function counted(answers: Answers, { lines }: Comparison['a']): Answers {
  const open = lines.flatMap((line) => (line.open ? [line.rowId] : []));
  return Object.fromEntries(Object.entries(answers).filter(([rowId]) => !open.includes(rowId)));
}

function recorded(side: Comparison['a']): Pick<RecordedSide, 'total' | 'beforeTheDice' | 'lines'> {
  return {
    total: side.total,
    beforeTheDice: side.beforeTheDice,
    lines: side.lines.map(({ source: _, open: __, ...line }) => line),
  };
}
