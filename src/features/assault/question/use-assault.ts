import { assaultView } from '@/battle/assault/standing/assault-now';
import { type Question, questionOf } from '@/battle/assault/standing/question';
import type { AssaultView } from '@/battle/assault/standing/view';
import { assaultOf } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/battle';
import type { GroupId, UnitKey } from '@/battle/state/ids';
import { useBattle, useMayWrite, useWishes } from '@/store/battle/use-battle';

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
  /** The group shoots next, of those that have not shot. */
  takeWeapon(groupId: GroupId): void;
  /** The Wounds on that unit at that step are taken one by one, though they could be rolled at once. */
  takeOneByOne(unitKey: UnitKey, step: number): void;
};

/** The one question of the combat's round, or null where it has no round. */
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
      weapon: wishes.findLast((wished) => wished.startsWith(weapon))?.slice(weapon.length) ?? null,
    }),
    begin: () => wish([begun]),
    takeWeapon: (groupId) => wish([`${weapon}${groupId}`]),
    takeOneByOne: (unitKey, step) => wish([oneByOne(unitKey, step)]),
  };
}
