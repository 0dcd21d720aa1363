import { useContext } from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '@/app/error-screen';
import { PageContext } from '@/app/page-context';
import { useSaveExport } from '@/app/use-save-export';
import type { SaveNews } from '@/store/battle/save-queue';
import { usePageStores, useSaveFailure, useSaveQueue, useSettingsStore } from '@/store/page/use-page-stores';
import { fetched, useFetched } from '@/ui/page/fetched';
import { words } from '@/words/words';
import { Notice } from './notice';
import type { StorageNoticeProps } from './save-news';

/** What is said of the storage in rare cases; a page that stores nothing loads it before it is shown. */
export const saveNews = fetched(() => import('./save-news'));

/**
 * Whether battles are stored at all, and whether every entry and setting is on disk; nothing if all is well.
 */
export function SaveNotice() {
  const failed = useSaveFailure();
  const queue = useSaveQueue();
  const saveExport = useSaveExport();
  const settings = useSettingsStore();
  const settingsSaved = useStore(settings.saved);
  const exportAll = { label: words.notices.export, run: () => saveExport('all') };
  return (
    <>
      <StorageNotice onExport={exportAll.run} />
      {!settingsSaved && (
        <Notice tone="warning" actions={[{ label: words.notices.tryAgain, run: settings.retry }]}>
          {words.notices.settingsNotSaved}
        </Notice>
      )}
      {failed && (
        <Notice tone="warning" actions={[{ label: words.notices.tryAgain, run: queue.retry }, exportAll]}>
          {FAILURES[failed.reason](failed.pending)}
        </Notice>
      )}
      <NewsOfSaving />
      <ExportFailure />
    </>
  );
}

const FAILURES = {
  quota: words.notices.saveFailedQuota,
  silent: words.notices.saveSilent,
  unknown: words.notices.saveFailed,
} as const;

function StorageNotice({ onExport }: { onExport(): void }) {
  const { storage } = useContext(PageContext);
  return storage.kind !== 'kept' && <FetchedStorageNotice storage={storage} onExport={onExport} />;
}

function FetchedStorageNotice(props: StorageNoticeProps) {
  const part = useFetched(saveNews);
  return part && <part.StorageNotice {...props} />;
}

/** News is rare: its part is fetched ahead while the page is idle. */
function NewsOfSaving() {
  const news = useStore(usePageStores().save.news);
  return (
    news.length > 0 && (
      <ErrorBoundary shown="" fallback={() => null}>
        <FetchedNews news={news} />
      </ErrorBoundary>
    )
  );
}

function FetchedNews({ news }: { readonly news: readonly SaveNews[] }) {
  const part = useFetched(saveNews);
  return part && news.map((one) => <part.OneNews key={`${one.kind} ${one.card.battleId}`} news={one} />);
}

function ExportFailure() {
  const { exportFailure } = useContext(PageContext);
  const failure = useStore(exportFailure);
  return failure !== null && <FetchedExportFailure failure={failure} />;
}

function FetchedExportFailure(props: { readonly failure: string }) {
  const part = useFetched(saveNews);
  return part && <part.ExportFailure {...props} />;
}
