import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PageContext } from '@/app/page-context';
import { BATTLES_TO_A_REMINDER } from '@/store/backup/reminder-due';
import { usePageStores } from '@/store/page/use-page-stores';
import { homeNoticeWords } from '@/words/home-notice-words';
import { Notice } from './notice';
import { onceReleased } from './once-released';

/**
 * Says that a backup is due. Only on the list, where it disturbs no battle; shows nothing if the disk cannot
 * be read.
 */
export function BackupNotice() {
  const [, navigate] = useLocation();
  const { onFailure } = useContext(PageContext);
  const { backupReminder } = usePageStores();
  const [due, setDue] = useState(false);
  useEffect(() => {
    let shown = true;
    backupReminder.read().then(
      (state) => onceReleased(() => shown && setDue(state.due)),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [backupReminder]);
  if (!due) return null;
  return (
    <Notice
      tone="news"
      actions={[
        { label: homeNoticeWords.backUp, run: () => navigate('/backup') },
        {
          label: homeNoticeWords.later,
          run: () => {
            setDue(false);
            backupReminder.dismiss().catch(onFailure);
          },
        },
      ]}
    >
      {homeNoticeWords.backupDue(BATTLES_TO_A_REMINDER)}
    </Notice>
  );
}
