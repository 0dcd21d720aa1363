import { useEffect, useState } from 'react';
import type { FilesKept } from '@/pwa/files-kept';
import { useInstallation, useInstallationState } from '@/pwa/use-installation';
import { useIsSaved } from '@/store/page/use-page-stores';
import { homeNoticeWords } from '@/words/home-notice-words';
import { words } from '@/words/words';
import { Notice } from './notice';
import { useReleased } from './once-released';

/**
 * Says once whether the app opens offline, and offers a new version when everything is saved. Only on the
 * list, where it disturbs no battle.
 */
export function PwaNotices() {
  const { offline, files, justBecameReady, update } = useReleased(useInstallationState((state) => state));
  const { dismissReady, postponeUpdate, applyUpdate } = useInstallation();
  const saved = useIsSaved();
  const [insecureSeen, setInsecureSeen] = useState(false);
  const [lackSeen, setLackSeen] = useState(false);
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
      {(offline === 'installing' || offline === 'mending') && files && <Progress {...files} />}
      {offline === 'lacking' && !lackSeen && (
        <Notice tone="warning" actions={[{ label: words.notices.dismiss, run: () => setLackSeen(true) }]}>
          {files ? homeNoticeWords.filesMissing(files.of - files.kept, files.of) : homeNoticeWords.brokeOff}
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

/** What is over sooner is not worth a line. */
const PROGRESS_AFTER_MS = 2_000;

/** How far the phone is with what it needs to work offline, where that takes a while. */
function Progress({ kept, of }: FilesKept) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PROGRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <div className="px-4 py-1 text-label leading-label text-muted">
        <label>
          {homeNoticeWords.gettingReady(kept, of)}
          <progress className="block h-1.5 w-full" max={of} value={kept} />
        </label>
      </div>
    )
  );
}
