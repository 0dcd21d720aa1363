import { useContext } from 'react';
import { useStore } from 'zustand';
import { PageContext } from '@/app/page-context';
import { useSaveExport } from '@/app/use-save-export';
import { useSaveQueue, useSaveState, useSettingsStore } from '@/store/use-page-stores';
import { words } from '@/words/words';
import { Notice } from './notice';

/** Whether taps are kept at all, and whether every one, and every setting, is on disk; says nothing while they are. */
export function SaveNotice() {
  const { kept } = useContext(PageContext);
  const save = useSaveState();
  const queue = useSaveQueue();
  const saveExport = useSaveExport();
  const settings = useSettingsStore();
  const settingsSaved = useStore(settings.saved);
  return (
    <>
      {!kept && (
        <Notice tone="warning" actions={[]}>
          {words.notices.notKept}
        </Notice>
      )}
      {!settingsSaved && (
        <Notice tone="warning" actions={[{ label: words.notices.tryAgain, run: settings.retry }]}>
          {words.notices.settingsNotSaved}
        </Notice>
      )}
      {save.kind === 'failed' && (
        <Notice
          tone="warning"
          actions={[
            { label: words.notices.tryAgain, run: queue.retry },
            { label: words.notices.export, run: () => saveExport('all') },
          ]}
        >
          {save.reason === 'quota'
            ? words.notices.saveFailedQuota(save.pending)
            : words.notices.saveFailed(save.pending)}
        </Notice>
      )}
    </>
  );
}
