import { useState } from 'react';
import { useInstallation, useInstallationState } from '@/pwa/use-installation';
import { useIsSaved } from '@/store/page/use-page-stores';
import { homeNoticeWords } from '@/words/home-notice-words';
import { words } from '@/words/words';
import { Notice } from './notice';

/** Whether the app opens without a connection, said once; and a new version, offered when all is saved. Stands on the list only, where it disturbs no battle. */
export function PwaNotices() {
  const { offline, justBecameReady, update } = useInstallationState((state) => state);
  const { dismissReady, postponeUpdate, applyUpdate } = useInstallation();
  const saved = useIsSaved();
  const [insecureSeen, setInsecureSeen] = useState(false);
  return (
    <>
      {update === 'waiting' && saved && (
        <Notice
          tone="news"
          actions={[
            { label: words.notices.reload, run: applyUpdate },
            { label: homeNoticeWords.later, run: postponeUpdate },
          ]}
        >
          {homeNoticeWords.updateReady}
        </Notice>
      )}
      {justBecameReady && (
        <Notice tone="news" actions={[{ label: words.notices.dismiss, run: dismissReady }]}>
          {homeNoticeWords.readyOffline}
        </Notice>
      )}
      {offline === 'insecure' && !insecureSeen && (
        <Notice tone="warning" actions={[{ label: words.notices.dismiss, run: () => setInsecureSeen(true) }]}>
          {homeNoticeWords.plainHttp}
        </Notice>
      )}
    </>
  );
}
