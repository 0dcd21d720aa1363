import { type ComponentProps, useContext } from 'react';
import { useLocation } from 'wouter';
import type { BattleId } from '@/battle/state/ids';
import { ClubScreen } from '@/features/club/club-screen';
import { JoinScreen } from '@/features/club/join-screen';
import { ShareScreen } from '@/features/club/share-screen';
import { SendResultScreen } from '@/features/tournament/send-screen';
import { CameraView } from '@/features/transfer/camera-view';
import { CodeImage } from '@/features/transfer/code-image';
import { usePageStores } from '@/store/page/use-page-stores';
import { tableResultOf } from '@/store/tournament/table-result';
import { fetched, useFetched } from '@/ui/page/fetched';
import { WithArmies } from './army-import';
import { OpenedBattle } from './opened-battle';
import { PageContext } from './page-context';
import { useEventsOnHome } from './use-events-on-home';
import { useScreenKeptOn } from './use-screen-kept-on';

/** Only who sends an army list loads its screen, and with it the readers of lists. */
const sendList = fetched(() => import('@/features/tournament/send-list-screen'));

const drawCode = (text: string, name: string) => <CodeImage text={text} name={name} />;
const drawCamera = (look: (picture: ImageData) => void) => <CameraView look={look} />;

/** The chosen club, and what is shared there. */
export function ClubRoute() {
  useEventsOnHome();
  return <ClubScreen drawCode={drawCode} />;
}

/** A shared battle at its address. */
export function ShareRoute({ id, joinsAgain }: { readonly id: BattleId; readonly joinsAgain: boolean }) {
  useScreenKeptOn(true);
  return (
    <OpenedBattle id={id}>
      <ShareScreen drawCode={drawCode} drawCamera={drawCamera} joinsAgain={joinsAgain} />
    </OpenedBattle>
  );
}

function SendList(props: ComponentProps<Awaited<ReturnType<typeof sendList.load>>['SendListScreen']>) {
  const screen = useFetched(sendList);
  return (
    screen && (
      <WithArmies>
        <screen.SendListScreen {...props} />
      </WithArmies>
    )
  );
}

/** A link that was opened, or the ways to enter one. */
export function JoinRoute({ opened }: { readonly opened: string | null }) {
  useScreenKeptOn(true);
  const [, navigate] = useLocation();
  const { tournaments, battleStore } = usePageStores();
  const { now } = useContext(PageContext);
  return (
    <JoinScreen
      opened={opened}
      onEvent={async (link) => {
        const id = await (await tournaments.load()).actions.watch(link);
        // A player wants to know the own table first.
        navigate(`/event/${id}/tables`, { replace: true });
      }}
      onOrganise={async (link) => {
        const id = await (await tournaments.load()).actions.organise(link);
        navigate(`/event/${id}/tables`, { replace: true });
      }}
      drawSending={(link) =>
        link.kind === 'lists' ? (
          <SendList link={link} now={now} />
        ) : (
          <SendResultScreen
            link={link}
            resultOf={async (id, players) => {
              const ledger = await (await battleStore.load()).readLedger(id);
              return ledger && tableResultOf(ledger, players);
            }}
          />
        )
      }
      drawCamera={drawCamera}
      drawCode={drawCode}
      onLink={navigate}
      onScan={() => navigate('/join', { replace: true })}
      onBattle={(id) => navigate(`/battle/${id}/fight`, { replace: true })}
      onClub={() => navigate('/club', { replace: true })}
    />
  );
}
