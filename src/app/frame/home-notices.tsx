import { useEffect } from 'react';
import { keepForFirstPaint } from '@/app/first-paint';
import { whenQuiet } from '@/app/when-quiet';
import { useList, useSettings } from '@/store/page/use-page-stores';
import { BackupNotice } from './backup-notice';
import { PwaNotices } from './pwa-notices';

/** The notices on the list of battles: about the app, and about a backup that is due. */
export function HomeNotices() {
  const list = useList();
  const has = list.kind === 'read' ? list.running.length + list.finished.length + list.archived > 0 : null;
  useEffect(() => {
    if (has !== null) keepForFirstPaint('battles', has ? '' : null);
  }, [has]);
  const eventsUsed = useSettings((settings) => settings.eventsUsed);
  useEffect(() => {
    if (!eventsUsed) return;
    // A phone without a connection opens them later, and says then what is missing.
    whenQuiet(
      () =>
        void import('@/app/club-pages').then(({ fetchEventsAhead }) => fetchEventsAhead()).catch(() => {}),
    );
  }, [eventsUsed]);
  return (
    <>
      <PwaNotices />
      <BackupNotice />
    </>
  );
}
