import { useContext } from 'react';
import type { BattleId } from '@/battle/ids';
import { saveFile } from '@/pwa/save-file';
import { usePageStores } from '@/store/use-page-stores';
import { words } from '@/words/words';
import { PageContext } from './page-context';

/** Hands these battles, or all of them, to the player as a backup file, named by the day. */
export function useSaveExport(): (ids: readonly BattleId[] | 'all') => void {
  const { now, onFailure } = useContext(PageContext);
  const { exportBattles, backupReminder } = usePageStores();
  return (ids) => {
    exportBattles(ids)
      .then(({ text }) => saveFile(words.exportFile(now()), text))
      .then((how) => {
        const isOut = how === 'shared' || how === 'downloaded';
        return ids === 'all' && isOut ? backupReminder.noteMade() : undefined;
      })
      .catch(onFailure);
  };
}
