import { useContext } from 'react';
import type { BattleId } from '@/battle/state/ids';
import { messageOf } from '@/plain/message-of';
import { usePageStores } from '@/store/page/use-page-stores';
import { words } from '@/words/words';
import { PageContext } from './page-context';

/**
 * Gives these battles, or all of them, to the player as a backup file with the day in its name. If that
 * fails, the page says so.
 */
export function useSaveExport(): (ids: readonly BattleId[] | 'all') => void {
  const { now, exportFailure } = useContext(PageContext);
  const { exportBattles, backupReminder } = usePageStores();
  return (ids) => {
    exportFailure.setState(null, true);
    exportBattles(ids)
      .then(async ({ text }) => (await import('@/pwa/save-file')).saveFile(words.exportFile(now()), text))
      .then((how) => {
        if (how === 'refused') throw new Error(how);
        if (ids !== 'all' || how === 'cancelled') return;
        // The file is already saved, whether or not this phone can remember it.
        backupReminder.noteMade().catch(() => {});
      })
      .catch((error: unknown) => exportFailure.setState(messageOf(error), true));
  };
}
