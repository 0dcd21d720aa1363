import { useContext, useState } from 'react';
import { useLocation } from 'wouter';
import { looksSent } from '@/army-list/formats/warledger-army';
import type { BattleId } from '@/battle/state/ids';
import { RestoreScreen } from '@/features/backup/restore-screen';
import { ReceiveScreen } from '@/features/transfer/receive-screen';
import { SendScreen } from '@/features/transfer/send-screen';
import { fetched, useFetched } from '@/ui/page/fetched';
import { transferWords } from '@/words/transfer-words';
import { OpenedBattle } from './opened-battle';
import { PageContext } from './page-context';
import { useScreenKeptOn } from './use-screen-kept-on';

/** Sending a battle to another phone, at its address. */
export function SendRoute({ id }: { readonly id: BattleId }) {
  const { now } = useContext(PageContext);
  useScreenKeptOn(true);
  return (
    <OpenedBattle id={id}>
      <SendScreen now={now} />
    </OpenedBattle>
  );
}

/** Receiving from another phone. A whole battle is then restored like one from a file. */
export function ReceiveRoute() {
  const [, navigate] = useLocation();
  const [text, setText] = useState<string | null>(null);
  useScreenKeptOn(true);
  if (text === null)
    return (
      <ReceiveScreen
        onBattle={setText}
        onFile={() => navigate('/restore')}
        onLink={() => navigate('/join')}
        onPair={navigate}
      />
    );
  if (looksSent(text)) return <ReceivedArmy text={text} />;
  return (
    <RestoreScreen
      given={text}
      title={transferWords.receive.received}
      scanned={{
        keep: transferWords.receive.keepBattle,
        again: transferWords.receive.another,
        onAgain: () => setText(null),
      }}
      onOpen={(id) => navigate(`/battle/${id}/fight`, { replace: true })}
      onBattles={() => navigate('/')}
      onEvents={() => navigate('/events')}
    />
  );
}

/** The kept armies; loaded here only when one is received. */
const armiesScreens = fetched(() => import('./armies-route'));

function ReceivedArmy({ text }: { readonly text: string }) {
  const screens = useFetched(armiesScreens);
  return screens && <screens.ArmiesRoute given={text} shared={undefined} />;
}
