import { useContext, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { BattleId, CombatId } from '@/battle/ids';
import { ArmiesNext } from '@/features/armies/armies-next';
import { ArmiesScreen } from '@/features/armies/armies-screen';
import { CombatSwitcher } from '@/features/fight/combat-switcher';
import { FightNext } from '@/features/fight/fight-next';
import { FightScreen } from '@/features/fight/fight-screen';
import { LogScreen } from '@/features/log/log-screen';
import { ScoreNext } from '@/features/score/score-next';
import { ScoreScreen } from '@/features/score/score-screen';
import { useBattlePart } from '@/store/use-battle';
import { BattleFrame, ROOMS, type Room } from './frame/battle-frame';
import { OpenedBattle } from './opened-battle';
import { PageContext } from './page-context';
import { momentHref } from './review-address';

type BattleRouteProps = {
  readonly id: BattleId;
  readonly room: string;
  /** The combat that the address names. */
  readonly asked: CombatId | null;
};

/** A battle at its address, in one of its rooms. */
export function BattleRoute({ id, room, asked }: BattleRouteProps) {
  return (
    <OpenedBattle id={id}>
      <BattleRoom id={id} room={ROOMS.find((name) => name === room) ?? 'fight'} asked={asked} />
    </OpenedBattle>
  );
}

function BattleRoom({
  id,
  room,
  asked,
}: {
  readonly id: BattleId;
  readonly room: Room;
  readonly asked: CombatId | null;
}) {
  const [, navigate] = useLocation();
  const { wakeLock } = useContext(PageContext);
  const running = useBattlePart(({ outcome }) => outcome === null);
  useEffect(() => {
    wakeLock?.keepAwake(running);
    return () => wakeLock?.keepAwake(false);
  }, [wakeLock, running]);
  const show = (shown: CombatId) => navigate(`/battle/${id}/fight/${shown}`, { replace: true });
  const showNewest = () => navigate(`/battle/${id}/fight`, { replace: true });
  return (
    <BattleFrame
      battleId={id}
      room={room}
      combatId={asked}
      aside={<CombatSwitcher asked={asked} onShow={show} />}
      next={
        room === 'armies' ? (
          <ArmiesNext />
        ) : room === 'score' ? (
          <ScoreNext />
        ) : (
          <FightNext asked={asked} onShowNewest={showNewest} />
        )
      }
    >
      {room === 'fight' && <FightScreen asked={asked} onShowNewest={showNewest} />}
      {room === 'armies' && <ArmiesScreen />}
      {room === 'score' && <ScoreScreen />}
      {room === 'log' && <LogScreen startAt="newest" momentHref={(seq) => momentHref(id, seq)} />}
    </BattleFrame>
  );
}
