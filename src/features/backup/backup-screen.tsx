import { useEffect, useState } from 'react';
import { messageOf } from '@/plain/message-of';
import { saveFile } from '@/pwa/save-file';
import { shareable, shareFile } from '@/pwa/share';
import { usePageStores } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { backupWords } from '@/words/backup-words';
import { words } from '@/words/words';
import { BackLink } from './back-link';

type BackupScreenProps = {
  readonly now: () => number;
  onRestore(): void;
};

/** A backup that is ready to be shared. */
type Made = { readonly text: string; readonly battles: number; readonly unread: number; readonly file: File };
type HandedOut = keyof typeof backupWords.handedOut;

/**
 * A backup of everything. It is made when the screen opens, because a browser opens the share sheet only
 * directly from a tap.
 */
export function BackupScreen({ now, onRestore }: BackupScreenProps) {
  const { exportBattles, backupReminder } = usePageStores();
  const [made, setMade] = useState<Made | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [handedOut, setHandedOut] = useState<HandedOut | null>(null);
  const [lastAt, setLastAt] = useState<number | null | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes it anew
  useEffect(() => {
    let shown = true;
    setFailure(null);
    Promise.all([exportBattles('all'), backupReminder.read().catch(() => ({ madeAt: undefined }))])
      .then(([{ text, battles, unread }, { madeAt }]) => {
        if (!shown) return;
        setMade({ text, battles, unread, file: textFile(text, now()) });
        setLastAt(madeAt);
      })
      .catch((error: unknown) => shown && setFailure(messageOf(error)));
    return () => {
      shown = false;
    };
  }, [exportBattles, backupReminder, now, attempt]);

  function note(how: HandedOut): void {
    setHandedOut(how);
    if (how !== 'shared' && how !== 'downloaded') return;
    setLastAt(now());
    // The file is already saved, whether or not this phone can remember it.
    backupReminder.noteMade().catch(() => {});
  }

  const share = made && shareable([made.file]);
  return (
    <PlainScreen title={backupWords.title} back={<BackLink href="/settings" name={backupWords.back} />}>
      <Columns>
        <Column>
          <p>{backupWords.why}</p>
          <dl>
            <dt className="text-detail text-muted">{backupWords.last}</dt>
            <dd>{lastAt === undefined ? '…' : backupWords.lastAt(lastAt)}</dd>
          </dl>
          {failure !== null && (
            <>
              <p role="alert">{backupWords.failed(failure)}</p>
              <Button onPress={() => setAttempt(attempt + 1)}>{backupWords.tryAgain}</Button>
            </>
          )}
          {failure === null && (
            <div className="grid gap-2">
              <p role="status" className="font-bold">
                {made ? backupWords.made(made.battles, made.file.size) : backupWords.making}
              </p>
              {made && made.unread > 0 && (
                <p role="alert" className="text-warn">
                  {backupWords.unread(made.unread)}
                </p>
              )}
              {share && (
                <Button kind="primary" onPress={() => void shareFile(share).then(note)}>
                  {backupWords.share}
                </Button>
              )}
              <Button
                kind={share ? 'plain' : 'primary'}
                disabled={!made}
                onPress={() => made && void saveFile(words.exportFile(now()), made.text).then(note)}
              >
                {backupWords.save}
              </Button>
              <p role="status" className="text-label text-muted empty:hidden">
                {handedOut && backupWords.handedOut[handedOut]}
              </p>
            </div>
          )}
        </Column>
        <section
          aria-label={backupWords.restoreTitle}
          className="grid gap-2 border-t border-line pt-4 spread:border-t-0 spread:border-l spread:pt-0 spread:pl-8"
        >
          <h2 className="text-name text-gold">{backupWords.restoreTitle}</h2>
          <p className="text-label text-muted">{backupWords.restoreWhy}</p>
          <Button onPress={onRestore}>{backupWords.restoreTitle}</Button>
        </section>
      </Columns>
    </PlainScreen>
  );
}

/** As plain text, which every browser shares; many do not share JSON files. */
function textFile(text: string, at: number): File {
  return new File([text], backupWords.textFile(at), { type: 'text/plain' });
}
