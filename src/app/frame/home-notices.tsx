import { useEffect } from 'react';
import { noteHasBattles } from '@/app/has-battles';
import { useList } from '@/store/page/use-page-stores';
import { BackupNotice } from './backup-notice';
import { PwaNotices } from './pwa-notices';

/** The notices on the list of battles: about the app, and about a backup that is due. */
export function HomeNotices() {
  const list = useList();
  const has = list.kind === 'read' ? list.running.length + list.finished.length + list.archived > 0 : null;
  useEffect(() => {
    if (has !== null) noteHasBattles(has);
  }, [has]);
  return (
    <>
      <PwaNotices />
      <BackupNotice />
    </>
  );
}
