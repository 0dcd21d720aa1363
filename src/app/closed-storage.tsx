import { useState } from 'react';
import { messageOf } from '@/plain/message-of';
import type { BackupStamp } from '@/storage/backup-file';
import { DATABASE_NAME } from '@/storage/open-entry-log';
import type { Unsaved } from '@/store/backup/rescue-export';
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
  /** What this page has that may not be on the disk. */
  readonly unsaved: () => Unsaved;
  /** Opens the page without the stored battles; null if that makes no sense. */
  readonly goOnWithout: (() => void) | null;
  readonly stamp: () => BackupStamp;
};

/** Why the battles cannot be opened now. Nothing is changed; they can be exported if they can be read. */
export function ClosedStorage({ kind, unsaved, goOnWithout, stamp }: ClosedStorageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const say = (error: unknown) => setFailure(messageOf(error));
  const pending = unsaved().pending.length;
  /** Reads everything into a backup file, unsaved entries included. */
  const save = async () => {
    setFailure(null);
    const { rescueExport } = await import('@/store/backup/rescue-export');
    const made = stamp();
    const { text } = await rescueExport(DATABASE_NAME, unsaved(), made);
    const { saveFile } = await import('@/pwa/save-file');
    if ((await saveFile(words.exportFile(made.exportedAt), text)) === 'refused') setFailure('');
  };
  return (
    <FullPage title={words.appName} text={closedStorageWords.because[kind]}>
      {pending > 0 && (
        <p role="alert" className="text-warn">
          {words.notices.unsaved(pending)}
        </p>
      )}
      {/* Of a blocked database nothing can be read yet. */}
      {kind !== 'blocked' && (
        <Button kind={pending > 0 ? 'primary' : 'plain'} onPress={() => void save().catch(say)}>
          {pending > 0 ? closedStorageWords.exportUnsaved : words.settings.exportAll}
        </Button>
      )}
      <Button kind={pending > 0 ? 'plain' : 'primary'} onPress={() => location.reload()}>
        {words.notices.reload}
      </Button>
      {goOnWithout && <Button onPress={goOnWithout}>{closedStorageWords.goOnWithout}</Button>}
      {failure !== null && <p role="alert">{saveNewsWords.exportFailed(failure)}</p>}
    </FullPage>
  );
}
