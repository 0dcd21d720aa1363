import { useContext } from 'react';
import { useLocation } from 'wouter';
import { BattleListScreen } from '@/features/battle-list/battle-list-screen';
import type { ListPartProps } from '@/features/battle-list/list-part';
import { BattleStoreContext } from '@/store/use-battle-store';
import { usePageStores } from '@/store/use-page-stores';
import { fetched, useFetched } from './fetched';
import { BackupNotice } from './frame/backup-notice';
import { PwaNotices } from './frame/pwa-notices';
import { SaveNotice } from './frame/save-notice';
import { PageContext } from './page-context';
import { useSaveExport } from './use-save-export';

/** What the list shows when it is asked for; fetched ahead in a quiet moment. */
export const listParts = fetched(() => import('@/features/battle-list/list-part'));

/** The list of battles at its address. */
export function Home() {
  const [, navigate] = useLocation();
  const saveExport = useSaveExport();
  const { storage } = useContext(PageContext);
  return (
    <BattleListScreen
      opened={storage.kind === 'kept'}
      notices={
        <>
          <SaveNotice />
          <PwaNotices />
          <BackupNotice onBackUp={() => navigate('/backup')} />
        </>
      }
      parts={{
        found: (onOptions) => <FetchedPart part="found" onOptions={onOptions} />,
        filter: (onClose) => <FetchedPart part="filter" onClose={onClose} />,
        menu: (card, onClose) => (
          <FetchedPart
            part="menu"
            card={card}
            onClose={onClose}
            onExport={(exported) => saveExport([exported.battleId])}
          />
        ),
      }}
      onNew={() => navigate('/new')}
      onRestore={() => navigate('/restore')}
    />
  );
}

function FetchedPart(props: ListPartProps) {
  const { search, battleStore } = usePageStores();
  const parts = useFetched(listParts);
  const searchStore = useFetched(search);
  const store = useFetched(battleStore);
  if (!parts || !searchStore || !store) return null;
  return (
    <BattleStoreContext value={store}>
      <parts.ListPart search={searchStore} {...props} />
    </BattleStoreContext>
  );
}
