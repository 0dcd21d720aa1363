import { useContext } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { PageContext } from '@/app/page-context';
import { useSaveExport } from '@/app/use-save-export';
import { parseCard } from '@/battle/cards/card';
import type { SaveNews } from '@/store/battle/save-queue';
import { usePageStores, useSaveFailure, useSaveQueue, useSettingsStore } from '@/store/page/use-page-stores';
import { words } from '@/words/words';
import { Notice } from './notice';

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

/** Says that nothing is stored here, and why, for as long as the page lives. */
function StorageNotice({ onExport }: { onExport(): void }) {
  const { storage } = useContext(PageContext);
  if (storage.kind === 'kept') return null;
  const actions = [{ label: words.notices.export, run: onExport }];
  return (
    <Notice
      tone="warning"
      actions={
        storage.kind === 'refused'
          ? [{ label: words.notices.tryAgain, run: () => location.reload() }, ...actions]
          : actions
      }
    >
      {storage.kind === 'refused' ? words.notices.notRead(storage.message) : words.notices.notKept}
    </Notice>
  );
}

/**
 * News about battles while they were saved: continued elsewhere, too, or written again after the storage was
 * cleared.
 */
function NewsOfSaving() {
  const { save } = usePageStores();
  return useStore(save.news).map((news) => (
    <OneNews key={`${news.kind} ${news.card.battleId}`} news={news} onDismiss={() => save.dismiss(news)} />
  ));
}

function OneNews({ news, onDismiss }: { readonly news: SaveNews; onDismiss(): void }) {
  const [, navigate] = useLocation();
  const saveExport = useSaveExport();
  const card = parseCard(news.card);
  if (!card) return null;
  const dismiss = { label: words.notices.dismiss, run: onDismiss };
  return news.kind === 'parted' ? (
    <Notice
      tone="warning"
      actions={[
        {
          label: words.notices.showOther,
          run: () => {
            onDismiss();
            navigate(`/battle/${card.battleId}/fight`);
          },
        },
        dismiss,
      ]}
    >
      {words.notices.parted({ card: words.battles.sides(card), splitAt: news.kept.splitAt })}
    </Notice>
  ) : (
    <Notice tone="warning" actions={[{ label: words.notices.export, run: () => saveExport('all') }, dismiss]}>
      {words.notices.rewritten(words.battles.sides(card))}
    </Notice>
  );
}

function ExportFailure() {
  const { exportFailure } = useContext(PageContext);
  const failure = useStore(exportFailure);
  if (failure === null) return null;
  const dismiss = { label: words.notices.dismiss, run: () => exportFailure.setState(null, true) };
  return (
    <Notice tone="warning" actions={[dismiss]}>
      {words.notices.exportFailed(failure)}
    </Notice>
  );
}
