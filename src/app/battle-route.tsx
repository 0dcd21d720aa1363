import { type ComponentType, type ReactNode, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';
import { fightsWithPools } from '@/battle/edition-of';
import type { BattleId, CombatId } from '@/battle/ids';
import { ArmiesNext } from '@/features/armies/armies-next';
import { ArmiesScreen } from '@/features/armies/armies-screen';
import { CombatSwitcher } from '@/features/fight/combat-switcher';
import { FightNext } from '@/features/fight/fight-next';
import { FightScreen } from '@/features/fight/fight-screen';
import { useShownCombat } from '@/features/fight/use-fight';
import { LogScreen } from '@/features/log/log-screen';
import { ScoreNext } from '@/features/score/score-next';
import { ScoreScreen } from '@/features/score/score-screen';
import type { AssaultRoom } from '@/features/wound-pools/assault-room';
import { useBattlePart } from '@/store/use-battle';
import { BattleFrame, ROOMS, type Room } from './frame/battle-frame';
import { OpenedBattle } from './opened-battle';
import { PageContext } from './page-context';
import { momentHref } from './review-address';

type BattleRouteProps = Omit<BattleRoomProps, 'room'> & { readonly room: string };

/** A battle at its address, in one of its rooms. */
export function BattleRoute({ room, ...props }: BattleRouteProps) {
  return (
    <OpenedBattle id={props.id}>
      <BattleRoom {...props} room={ROOMS.find((name) => name === room) ?? 'fight'} />
    </OpenedBattle>
  );
}

/** What shows its children once the screens of an assault are there. */
export type AssaultGateProps = { children(screens: AssaultScreens): ReactNode };
type AssaultScreens = { readonly AssaultRoom: typeof AssaultRoom };

type RoomProps = {
  readonly id: BattleId;
  readonly room: Room;
  /** The combat that the address names. */
  readonly asked: CombatId | null;
};

type BattleRoomProps = RoomProps & {
  /** Loads the screens of an assault where a battle is fought so: the other editions do not pay for them. */
  readonly WithAssault: ComponentType<AssaultGateProps>;
};

/** How a combat is fought follows from what the edition declares: on the card of a score sheet, or step by step with wound pools. */
function BattleRoom({ WithAssault, ...shown }: BattleRoomProps) {
  const pools = useBattlePart(fightsWithPools);
  const showNewest = useShowNewest(shown.id);
  if (pools) return <WithAssault>{(screens) => <AssaultRooms {...shown} {...screens} />}</WithAssault>;
  return (
    <Rooms
      {...shown}
      fight={<FightScreen asked={shown.asked} onShowNewest={showNewest} />}
      fightNext={<FightNext asked={shown.asked} onShowNewest={showNewest} />}
    />
  );
}

function AssaultRooms({ AssaultRoom: Assault, ...shown }: RoomProps & AssaultScreens) {
  const combat = useShownCombat(shown.asked);
  const showNewest = useShowNewest(shown.id);
  return (
    <Assault combat={combat} onShowNewest={showNewest}>
      {(fight, next) => <Rooms {...shown} fight={fight} fightNext={next} />}
    </Assault>
  );
}

function useShowNewest(id: BattleId): () => void {
  const [, navigate] = useLocation();
  return () => navigate(`/battle/${id}/fight`, { replace: true });
}

type RoomsProps = RoomProps & {
  readonly fight: ReactNode;
  /** The dark button of the fight, which the log shows too. */
  readonly fightNext: ReactNode;
};

function Rooms({ id, room, asked, fight, fightNext }: RoomsProps) {
  const [, navigate] = useLocation();
  const { wakeLock } = useContext(PageContext);
  const running = useBattlePart(({ outcome }) => outcome === null);
  useEffect(() => {
    wakeLock?.keepAwake(running);
    return () => wakeLock?.keepAwake(false);
  }, [wakeLock, running]);
  const show = (shown: CombatId) => navigate(`/battle/${id}/fight/${shown}`, { replace: true });
  return (
    <BattleFrame
      battleId={id}
      room={room}
      combatId={asked}
      aside={<CombatSwitcher asked={asked} onShow={show} />}
      next={room === 'armies' ? <ArmiesNext /> : room === 'score' ? <ScoreNext /> : fightNext}
    >
      {room === 'fight' && fight}
      {room === 'armies' && <ArmiesScreen />}
      {room === 'score' && <ScoreScreen />}
      {room === 'log' && <LogScreen startAt="newest" momentHref={(seq) => momentHref(id, seq)} />}
    </BattleFrame>
  );
}
