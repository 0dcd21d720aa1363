import { useState } from 'react';
import { saveFile } from '@/pwa/save-file';
import { Button } from '@/ui/button';
import { words } from '@/words/words';
import { FullPage } from './error-screen';

type ClosedStorageProps = {
  /** `newer`: a newer app has written here. `blocked`: an older tab holds the database. `superseded`: a newer tab has taken it. */
  readonly kind: 'newer' | 'blocked' | 'superseded';
  /** Reads everything into a backup file, where that is possible. */
  readonly exportAll: (() => Promise<string>) | null;
  readonly now: () => number;
};

const SENTENCES = {
  newer: words.notices.newerData,
  blocked: words.notices.blocked,
  superseded: words.notices.superseded,
} as const;

/** Why the battles cannot be opened just now. Nothing is touched; they can be exported where they can be read. */
export function ClosedStorage({ kind, exportAll, now }: ClosedStorageProps) {
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <FullPage title={words.appName} text={SENTENCES[kind]} detail={failure}>
      <Button kind="primary" onPress={() => location.reload()}>
        {words.notices.reload}
      </Button>
      {exportAll && (
        <Button
          onPress={() => {
            exportAll()
              .then((text) => saveFile(words.exportFile(now()), text))
              .catch((error: unknown) => setFailure(String(error)));
          }}
        >
          {words.settings.exportAll}
        </Button>
      )}
    </FullPage>
  );
}
