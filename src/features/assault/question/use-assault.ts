import { assaultView } from '@/battle/assault/standing/assault-now';
import { type Question, questionOf } from '@/battle/assault/standing/question';
import type { AssaultView } from '@/battle/assault/standing/view';
import { assaultOf } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/combat';
import type { GroupId, UnitKey } from '@/battle/state/ids';
import { useBattle, useMayWrite, useWishes } from '@/store/battle/use-battle';
import { wishedWeapon } from './wished-weapon';

/** Whether players may change anything here: this tab writes the battle, and it has not ended. */
export function useMayFight(): boolean {
  const mayWrite = useMayWrite();
  return useBattle().outcome === null && mayWrite;
}

/** The round of the combat for the screens; null if it has none. */
export function useAssaultView(combat: Combat): AssaultView | null {
  return assaultView(useBattle(), combat);
}

/** The current question for the screen and the primary button, and how players can change it. */
export type Asked = {
  readonly view: AssaultView;
  readonly question: Question;
  /** Begins the fight. Before this, the players look at the target numbers. */
  begin(): void;
  /** Lets this group shoot next, if it has not shot yet. */
  takeWeapon(groupId: GroupId): void;
  /** The Wounds on that unit at that step are settled one by one, although they could be rolled at once. */
  takeOneByOne(unitKey: UnitKey, step: number): void;
};

/** The current question of the combat's round; null if it has no round. */
export function useAsked(combat: Combat): Asked | null {
  const view = useAssaultView(combat);
  const { id: battleId } = useBattle();
  const [wishes, wish] = useWishes();
  const round = latestRound(combat);
  if (!view || !round) return null;
  const { strikes, lastStep } = assaultOf(round);
  const here = `${battleId} ${combat.id} ${round.number}`;
  const begun = `${here} begun`;
  const weapon = `${here} weapon `;
  const oneByOne = (unitKey: UnitKey, step: number) => `${here} ${step} ${unitKey}`;
  return {
    view,
    question: questionOf(view, {
      begun: wishes.includes(begun) || strikes.length > 0 || lastStep !== null,
      oneByOne: (unitKey, step) => wishes.includes(oneByOne(unitKey, step)),
      weapon: wishedWeapon(wishes, weapon),
    }),
    begin: () => wish([begun]),
    takeWeapon: (groupId) => wish([`${weapon}${groupId}`]),
    takeOneByOne: (unitKey, step) => wish([oneByOne(unitKey, step)]),
  };
}
