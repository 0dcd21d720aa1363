import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { fightsWithPools, nobodyWins } from '@/battle/state/edition-of';
import type { BattleId, CombatId } from '@/battle/state/ids';
import { ArmiesNext } from '@/features/armies/armies-next';
import { ArmiesScreen } from '@/features/armies/armies-screen';
import { CountedUnits } from '@/features/armies/counted-units';
import { type UnitSheetShown, UnitSheets } from '@/features/armies/unit-sheets';
import type { AssaultRoom } from '@/features/assault/assault-room';
import { CombatStrip } from '@/features/fight/combats/combat-strip';
import { CombatSwitcher } from '@/features/fight/combats/combat-switcher';
import { FightNext } from '@/features/fight/fight-next';
import { FightScreen } from '@/features/fight/fight-screen';
import { useHeldCombat, useShownCombat } from '@/features/fight/round/use-fight';
import { LogScreen } from '@/features/log/log-screen';
import { ConfirmEnd } from '@/features/score/confirm-end';
import { EndBattleSheet } from '@/features/score/end-battle-sheet';
import { ScoreNext } from '@/features/score/score-next';
import { ScoreScreen } from '@/features/score/score-screen';
import { useBattlePart } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { fetched, useFetched } from '@/ui/page/fetched';
import { HalvesContext } from '@/ui/page/halves';
import { SPOKEN_HALVES } from './across/spoken-halves';
import { BattleFrame } from './frame/battle-frame';
import { ROOMS, type Room } from './frame/rooms';
import { useScreenRoom } from './frame/use-screen-room';
import { ImportIntoBattle } from './import-into-battle';
import { OpenedBattle } from './opened-battle';
import { momentHref } from './review-address';
import { useScreenKeptOn } from './use-screen-kept-on';

/** Only for battles whose combats nobody wins. */
const meleeScreens = fetched(() => import('@/features/fight/melee/melee-screen'));

type BattleRouteProps = Omit<BattleRoomProps, 'room'> & { readonly room: string };

/** A battle at its address, in one of its rooms. */
export function BattleRoute({ room, ...props }: BattleRouteProps) {
  return (
    <OpenedBattle id={props.id}>
      <HalvesContext value={SPOKEN_HALVES}>
        <BattleRoom {...props} room={ROOMS.find((name) => name === room) ?? 'fight'} />
      </HalvesContext>
    </OpenedBattle>
  );
}

/** Shows its children once the screens of an assault are loaded. */
export type AssaultGateProps = { children(screens: AssaultScreens): ReactNode };
type AssaultScreens = { readonly AssaultRoom: typeof AssaultRoom };

type RoomProps = {
  readonly id: BattleId;
  readonly room: Room;
  /** The combat named in the address. */
  readonly asked: CombatId | null;
};

type BattleRoomProps = RoomProps & {
  /** Loads the screens of an assault if the battle has assaults: other editions do not load them. */
  readonly WithAssault: ComponentType<AssaultGateProps>;
};

/**
 * The edition decides how a combat is fought: on the card of a score sheet, or step by step with wound pools.
 */
function BattleRoom({ WithAssault, ...named }: BattleRoomProps) {
  const shown = { ...named, asked: useHeldCombat(named.asked) };
  const pools = useBattlePart(fightsWithPools);
  const [, navigate] = useLocation();
  const [ending, setEnding] = useState(false);
  const showNewest = useShowNewest(shown.id);
  const show = (combat: CombatId) => navigate(fightPath(shown.id, combat), { replace: true });
  const nobody = useBattlePart(nobodyWins);
  // After the end nothing is fought, whatever the edition: who won stands there.
  const over = useBattlePart(({ outcome }) => outcome !== null);
  const card =
    nobody && !(over && shown.asked === null) ? (
      <Melee asked={shown.asked} onShow={show} onShowNewest={showNewest} />
    ) : (
      <>
        <FightScreen asked={shown.asked} onShow={show} onShowNewest={showNewest} />
        {over && shown.asked === null && (
          <div className="px-4 pb-2">
            <ConfirmEnd />
          </div>
        )}
      </>
    );
  const next = (
    <FightNext
      asked={shown.asked}
      onShow={show}
      onShowNewest={showNewest}
      onArmies={() => navigate(`/battle/${shown.id}/armies`)}
      onEndBattle={() => setEnding(true)}
      onResult={() => navigate(`/result/${shown.id}`)}
    />
  );
  return (
    <>
      {pools ? (
        <WithAssault>
          {(screens) => <AssaultRooms {...shown} {...screens} turnCard={card} between={next} />}
        </WithAssault>
      ) : (
        <Rooms {...shown} fight={card} fightNext={next} />
      )}
      {ending && <EndBattleSheet onClose={() => setEnding(false)} />}
    </>
  );
}

/** Fights that nobody wins, once their screens are loaded: other editions do not load them. */
function Melee(props: ComponentProps<typeof FightScreen>) {
  const screens = useFetched(meleeScreens);
  // Above the combat, which may be gone when the last unit of a side has left it.
  const [order, setOrder] = useState<UnitSheetShown | null>(null);
  return (
    screens && (
      <>
        <screens.MeleeScreen
          {...props}
          units={(unitIds, inCombat) => (
            <CountedUnits unitIds={unitIds} inCombat={inCombat} onOrder={setOrder} />
          )}
        />
        <UnitSheets shown={order} onClose={() => setOrder(null)} />
      </>
    )
  );
}

type AssaultRoomsProps = RoomProps &
  AssaultScreens & {
    /** The screen and the primary button if no combat is being fought. */
    readonly turnCard: ReactNode;
    readonly between: ReactNode;
  };

function AssaultRooms({ AssaultRoom: Assault, turnCard, between, ...shown }: AssaultRoomsProps) {
  const combat = useShownCombat(shown.asked);
  const running = useBattlePart(({ outcome }) => outcome === null);
  return (
    <Assault combat={combat} between={between}>
      {(fight, next) => (
        <Rooms
          {...shown}
          fight={combat ? fight : turnCard}
          fightNext={running && next !== null ? next : between}
        />
      )}
    </Assault>
  );
}

function fightPath(id: BattleId, combat: CombatId): string {
  return `/battle/${id}/fight/${combat}`;
}

function useShowNewest(id: BattleId): () => void {
  const [, navigate] = useLocation();
  return () => navigate(`/battle/${id}/fight`, { replace: true });
}

type RoomsProps = RoomProps & {
  readonly fight: ReactNode;
  /** The primary button of the fight, which the log shows, too. */
  readonly fightNext: ReactNode;
};

function Rooms({ id, room, asked, fight, fightNext }: RoomsProps) {
  const [, navigate] = useLocation();
  const keepAwake = useSettings((settings) => settings.keepAwake);
  const running = useBattlePart(({ outcome }) => outcome === null);
  useScreenKeptOn(running && keepAwake);
  const screen = useScreenRoom();
  const pools = useBattlePart(fightsWithPools);
  const scored = useBattlePart((battle) => !fightsWithPools(battle) && !nobodyWins(battle));
  const showNewest = useShowNewest(id);
  const show = (shown: CombatId) => navigate(fightPath(id, shown), { replace: true });
  return (
    <BattleFrame
      battleId={id}
      room={room}
      screen={screen}
      combatId={asked}
      steady={room === 'fight' && scored}
      strip={room === 'fight' && pools && <CombatStrip asked={asked} onShow={show} />}
      aside={<CombatSwitcher asked={asked} onShow={show} onShowNewest={showNewest} />}
      next={room === 'armies' ? <ArmiesNext /> : room === 'score' ? <ScoreNext /> : fightNext}
    >
      {room === 'fight' && fight}
      {room === 'armies' && (
        <ArmiesScreen
          both={screen !== 'one'}
          importer={(side, onClose) => <ImportIntoBattle side={side} onClose={onClose} />}
        />
      )}
      {room === 'score' && <ScoreScreen />}
      {room === 'log' && <LogScreen startAt="newest" momentHref={(seq) => momentHref(id, seq)} />}
    </BattleFrame>
  );
}
