import { useState } from 'react';
import { messageOf } from '@/plain/message-of';
import { Button } from '@/ui/button/button';
import { closedStorageWords } from '@/words/closed-storage-words';
import { saveNewsWords } from '@/words/save-news-words';
import { words } from '@/words/words';
import { FullPage } from './error-screen';

type ClosedStorageProps = {
  /**
   * `newer`: a newer version of the app has written here. `blocked`: an older tab keeps the database open.
   * `superseded`: a newer tab has taken it.
   */
  readonly kind: 'newer' | 'blocked' | 'superseded';
  /** How many entries of this page are not on the disk. */
  readonly unsaved: number;
  /** Reads everything into a backup file, unsaved entries included; null: there is nothing to read yet. */
  readonly exportAll: (() => Promise<string>) | null;
  /** Opens the page without the stored battles; null if that makes no sense. */
  readonly goOnWithout: (() => void) | null;
  readonly now: () => number;
};

/** Why the battles cannot be opened now. Nothing is changed; they can be exported if they can be read. */
export function ClosedStorage({ kind, unsaved, exportAll, goOnWithout, now }: ClosedStorageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const say = (error: unknown) => setFailure(messageOf(error));
  const save = async () => {
    setFailure(null);
    const text = await exportAll?.();
    if (text === undefined) return;
    const { saveFile } = await import('@/pwa/save-file');
    if ((await saveFile(words.exportFile(now()), text)) === 'refused') setFailure('');
  };
  return (
    <FullPage title={words.appName} text={closedStorageWords.because[kind]}>
      {unsaved > 0 && (
        <p role="alert" className="text-warn">
          {words.notices.unsaved(unsaved)}
        </p>
      )}
      {exportAll && (
        <Button kind={unsaved > 0 ? 'primary' : 'plain'} onPress={() => void save().catch(say)}>
          {unsaved > 0 ? closedStorageWords.exportUnsaved : words.settings.exportAll}
        </Button>
      )}
      <Button kind={unsaved > 0 ? 'plain' : 'primary'} onPress={() => location.reload()}>
        {words.notices.reload}
      </Button>
      {goOnWithout && <Button onPress={goOnWithout}>{closedStorageWords.goOnWithout}</Button>}
      {failure !== null && <p role="alert">{saveNewsWords.exportFailed(failure)}</p>}
    </FullPage>
  );
}
