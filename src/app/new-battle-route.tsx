import { useContext } from 'react';
import { useLocation } from 'wouter';
import { NewBattleScreen } from '@/features/new-battle/new-battle-screen';
import { askToKeepStorage } from '@/pwa/persistence';
import { exampleKindOf } from '@/store/example/example-kind';
import { usePageStores } from '@/store/page/use-page-stores';
import { useFetched } from '@/ui/page/fetched';
import { ArmyImport, importScreens } from './army-import';
import { keepForFirstPaint } from './first-paint';
import { OfferedArmies } from './offered-armies';
import { PageContext } from './page-context';

/** A new battle, and the lists of both armies. */
export function NewBattleRoute() {
  const [, navigate] = useLocation();
  const { onFailure } = useContext(PageContext);
  const { rememberSide, armies, example } = usePageStores();
  // The last armies are there in the first render: later they would move what is below them.
  if (!useFetched(armies)) return null;
  return (
    <NewBattleScreen
      offers={(asked) => <OfferedArmies key={asked.edition.id} {...asked} />}
      onExample={(edition) =>
        exampleKindOf(edition)
          ? () =>
              void example()
                .then(({ write }) => write(edition.id))
                .then((id) => navigate(`/battle/${id}/fight`), onFailure)
          : null
      }
      importer={(asked) => <ArmyImport {...asked} unitsThere={0} />}
      onStarted={(id, mine) => {
        keepForFirstPaint('battles', '');
        rememberSide(id, mine)
          .catch(onFailure)
          .finally(() => navigate(`/battle/${id}/fight`, { replace: true }));
        // Now there is something to store. Some browsers ask the player, who now knows why.
        askToKeepStorage().catch(onFailure);
      }}
    />
  );
}

/** Fetches what a tap on "Paste a list" needs. */
export async function fetchArmyImport(): Promise<void> {
  await importScreens.load();
}
