import { useContext } from 'react';
import { useLocation } from 'wouter';
import { PageContext, type PageStorage } from '@/app/page-context';
import { useSaveExport } from '@/app/use-save-export';
import { parseCard } from '@/battle/cards/card';
import type { SaveNews } from '@/store/battle/save-queue';
import { usePageStores } from '@/store/page/use-page-stores';
import { saveNewsWords } from '@/words/save-news-words';
import { words } from '@/words/words';
import { Notice } from './notice';

/**
 * News about a battle while it was saved: continued elsewhere, too, or written again after the storage was
 * cleared.
 */
export function OneNews({ news }: { readonly news: SaveNews }) {
  const [, navigate] = useLocation();
  const { save } = usePageStores();
  const saveExport = useSaveExport();
  const card = parseCard(news.card);
  if (!card) return null;
  const dismiss = { label: words.notices.dismiss, run: () => save.dismiss(news) };
  return news.kind === 'parted' ? (
    <Notice
      tone="warning"
      actions={[
        {
          label: saveNewsWords.showOther,
          run: () => {
            dismiss.run();
            navigate(`/battle/${card.battleId}/fight`);
          },
        },
        dismiss,
      ]}
    >
      {saveNewsWords.parted({ card: words.battles.sides(card), splitAt: news.kept.splitAt })}
    </Notice>
  ) : (
    <Notice tone="warning" actions={[{ label: words.notices.export, run: () => saveExport('all') }, dismiss]}>
      {saveNewsWords.rewritten(words.battles.sides(card))}
    </Notice>
  );
}

export type StorageNoticeProps = {
  readonly storage: PageStorage;
  onExport(): void;
};

/** Says that nothing is stored here, and why, for as long as the page lives. */
export function StorageNotice({ storage, onExport }: StorageNoticeProps) {
  const exportAll = { label: words.notices.export, run: onExport };
  if (storage.kind === 'refused') {
    const tryAgain = { label: words.notices.tryAgain, run: () => location.reload() };
    return (
      <Notice tone="warning" actions={[tryAgain, exportAll]}>
        {saveNewsWords.notRead(storage.message)}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" actions={[exportAll]}>
      {saveNewsWords.notKept}
    </Notice>
  );
}

/** Says that a file could not be made or saved, and why, until it is put away. */
export function ExportFailure({ failure }: { readonly failure: string }) {
  const { exportFailure } = useContext(PageContext);
  const dismiss = { label: words.notices.dismiss, run: () => exportFailure.setState(null, true) };
  return (
    <Notice tone="warning" actions={[dismiss]}>
      {saveNewsWords.exportFailed(failure)}
    </Notice>
  );
}
