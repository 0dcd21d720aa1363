import { useMemo } from 'react';
import { assaultOf } from '@/battle/assault';
import { assaultView } from '@/battle/assault-now';
import type { AssaultView } from '@/battle/assault-view';
import { type Combat, latestRound } from '@/battle/battle';
import { useBattle, useMayWrite } from '@/store/use-battle';
import { useDecisions } from './draft';
import { type Question, questionOf } from './question';

/** Whether players may change anything here: the battle is theirs to write, and it has not ended. */
export function useMayFight(): boolean {
  const mayWrite = useMayWrite();
  return useBattle().outcome === null && mayWrite;
}

/** The round of the combat as the screens show it, or null where it has none. */
export function useAssaultView(combat: Combat): AssaultView | null {
  const battle = useBattle();
  return useMemo(() => assaultView(battle, combat), [battle, combat]);
}

/** What the screen and the dark button ask for, and how the players have their way with it. */
export type Asked = {
  readonly view: AssaultView;
  readonly question: Question;
  /** From here on the steps are fought; before, everybody looks at the target numbers. */
  begin(): void;
  /** The Wounds on that unit at that step are taken one by one, though they could be rolled at once. */
  takeOneByOne(unitKey: string, step: number): void;
};

/** The one question of the combat's round, or null where it has no round. */
export function useAsked(combat: Combat): Asked | null {
  const view = useAssaultView(combat);
  const { has, decide } = useDecisions();
  const round = latestRound(combat);
  if (!view || !round) return null;
  const { strikes, lastStep } = assaultOf(round);
  const begun = `${combat.id} ${round.number} begun`;
  const oneByOne = (unitKey: string, step: number) => `${combat.id} ${round.number} ${step} ${unitKey}`;
  return {
    view,
    question: questionOf(view, {
      begun: has(begun) || strikes.length > 0 || lastStep !== null,
      oneByOne: (unitKey, step) => has(oneByOne(unitKey, step)),
    }),
    begin: () => decide(begun),
    takeOneByOne: (unitKey, step) => decide(oneByOne(unitKey, step)),
  };
}
