import { assaultView } from '@/battle/assault/assault-now';
import { type Question, questionOf } from '@/battle/assault/question';
import type { AssaultView } from '@/battle/assault/view';
import { assaultOf } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/battle';
import type { UnitKey } from '@/battle/state/ids';
import { useBattle, useMayWrite } from '@/store/use-battle';
import { useDecisions } from './draft';

/** Whether players may change anything here: the battle is theirs to write, and it has not ended. */
export function useMayFight(): boolean {
  const mayWrite = useMayWrite();
  return useBattle().outcome === null && mayWrite;
}

/** The round of the combat as the screens show it, or null where it has none. */
export function useAssaultView(combat: Combat): AssaultView | null {
  return assaultView(useBattle(), combat);
}

/** What the screen and the primary button ask for, and how the players have their way with it. */
export type Asked = {
  readonly view: AssaultView;
  readonly question: Question;
  /** From here on the steps are fought; before, everybody looks at the target numbers. */
  begin(): void;
  /** The Wounds on that unit at that step are taken one by one, though they could be rolled at once. */
  takeOneByOne(unitKey: UnitKey, step: number): void;
};

/** The one question of the combat's round, or null where it has no round. */
export function useAsked(combat: Combat): Asked | null {
  const view = useAssaultView(combat);
  const { has, decide } = useDecisions();
  const round = latestRound(combat);
  if (!view || !round) return null;
  const { strikes, lastStep } = assaultOf(round);
  const begun = `${combat.id} ${round.number} begun`;
  const oneByOne = (unitKey: UnitKey, step: number) => `${combat.id} ${round.number} ${step} ${unitKey}`;
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
