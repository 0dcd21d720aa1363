import { useMemo } from 'react';
import { scoreOf } from '@/battle/combat/combat-score';
import { standingRound } from '@/battle/combat/engagement';
import type { Combat, Round } from '@/battle/state/battle';
import { latestRound } from '@/battle/state/battle';
import { sheetOf } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import type {
  Comparison,
  ProposedAnswers,
  RoundAnswers,
  RoundResult,
  RowId,
  ScoreSheet,
  Side,
} from '@/rules/index';
import { useBattle, useBattlePart } from '@/store/use-battle';

/** The combat on screen: the one asked for, else the newest that is still fought; null where none is. */
export function useShownCombat(asked: CombatId | null): Combat | null {
  return useBattlePart(
    ({ combats }) =>
      combats.find((combat) => combat.id === asked) ?? combats.findLast((combat) => !combat.ended) ?? null,
  );
}

/** A side's total with the lines that make it. */
export type ShownSide = Pick<Comparison['a'], 'total' | 'beforeTheDice'> & {
  readonly lines: readonly Omit<Comparison['a']['lines'][number], 'source'>[];
};

/** A round with its score: as recorded when it is closed, else as the rules settle it now. */
export type ShownRound = {
  readonly sheet: ScoreSheet;
  readonly combat: Combat;
  readonly round: Round;
  /** The answers that count, proposals included. */
  readonly answers: RoundAnswers;
  /** What the units propose, and the rows in which the players' own answer stands against it. */
  readonly proposed: ProposedAnswers;
  readonly overridden: Readonly<Record<Side, readonly RowId[]>>;
  readonly a: ShownSide;
  readonly b: ShownSide;
  readonly result: RoundResult;
};

/** The latest round of the combat with its score. */
export function useShownRound(combat: Combat): ShownRound {
  const battle = useBattle();
  const sheet = sheetOf(battle);
  const round = latestRound(combat);
  if (!round) throw new Error(`Combat ${combat.number} has no round`);
  return useMemo(() => {
    const { outcome } = round;
    if (outcome) {
      const answers = { a: outcome.a.answers, b: outcome.b.answers };
      const overridden = { a: outcome.a.overridden, b: outcome.b.overridden };
      const proposed = { a: {}, b: {} };
      const { a, b, result } = outcome;
      return { sheet, combat, round, answers, proposed, overridden, a, b, result };
    }
    const { a, b, result } = scoreOf(battle, combat, round);
    const { effective: answers, proposed, overridden } = standingRound(battle, combat, round);
    return { sheet, combat, round, answers, proposed, overridden, a, b, result };
  }, [battle, sheet, combat, round]);
}
