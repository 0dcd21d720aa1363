import { useMemo } from 'react';
import type { Combat, Round } from '@/battle/battle';
import { latestRound } from '@/battle/battle';
import { scoreOf, sheetOf } from '@/battle/combat-score';
import type { RecordedSide } from '@/battle/event';
import type { CombatId } from '@/battle/ids';
import type { RoundResult, ScoreSheet } from '@/rules/index';
import { useBattle } from '@/store/use-battle';

/** The combat on screen: the one asked for, else the newest that is still fought, else the newest. */
export function useShownCombat(asked: CombatId | null): Combat | null {
  const { combats } = useBattle();
  return (
    combats.find((combat) => combat.id === asked) ??
    combats.findLast((combat) => !combat.ended) ??
    combats.at(-1) ??
    null
  );
}

/** A round with its score: as recorded when it is closed, else as the rules settle it now. */
export type ShownRound = {
  readonly sheet: ScoreSheet;
  readonly combat: Combat;
  readonly round: Round;
  readonly a: RecordedSide;
  readonly b: RecordedSide;
  readonly result: RoundResult;
};

/** The latest round of the combat with its score. */
export function useShownRound(combat: Combat): ShownRound {
  const battle = useBattle();
  const sheet = sheetOf(battle);
  const round = latestRound(combat);
  if (!round) throw new Error(`Combat ${combat.number} has no round`);
  const score = useMemo(() => round.outcome ?? scoreOf(sheet, round), [sheet, round]);
  return { sheet, combat, round, a: score.a, b: score.b, result: score.result };
}
