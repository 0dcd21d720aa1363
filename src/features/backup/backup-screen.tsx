import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '@/plain/message-of';
import { saveFile } from '@/pwa/save-file';
import { shareable, shareFile } from '@/pwa/share';
import { usePageStores } from '@/store/page/use-page-stores';
import { type PhotosToBackUp, photosToBackUp } from '@/store/photos/photos-to-back-up';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
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
type Made = {
  readonly text: string;
  readonly battles: number;
  readonly unread: number;
  readonly events: number | null;
  readonly file: File;
};
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
  const { photos, photosUnread } = usePhotosHere();
  const [withPhotos, setWithPhotos] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes it anew
  useEffect(() => {
    let shown = true;
    setFailure(null);
    Promise.all([exportBattles('all'), backupReminder.read().catch(() => ({ madeAt: undefined }))])
      .then(([{ text, battles, unread, events }, { madeAt }]) => {
        if (!shown) return;
        setMade({ text, battles, unread, events, file: textFile(text, now()) });
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

  const file = useMemo(() => {
    if (!made || !withPhotos || !photos) return made;
    const text = made.text + photos.lines();
    return { ...made, text, file: textFile(text, now()) };
  }, [made, withPhotos, photos, now]);
  const share = file && shareable([file.file]);
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
              {photos && photos.count > 0 && (
                <SegmentedChoice
                  label={backupWords.photos}
                  columns={2}
                  options={[
                    { id: 'without', label: backupWords.withPhotos.without },
                    { id: 'with', label: backupWords.withPhotos.with(photos.count, photos.bytes) },
                  ]}
                  chosen={withPhotos ? 'with' : 'without'}
                  onChoose={(id) => {
                    setWithPhotos(id === 'with');
                    setHandedOut(null);
                  }}
                />
              )}
              {photosUnread !== null && (
                <p role="alert" className="text-warn">
                  {backupWords.photosUnread(photosUnread)}
                </p>
              )}
              <p role="status" className="font-bold">
                {file ? backupWords.made(file.battles, file.file.size) : backupWords.making}
              </p>
              {made?.events !== undefined && made.events !== null && made.events > 0 && (
                <p>{backupWords.events(made.events)}</p>
              )}
              {made && made.events === null && (
                <p role="alert" className="text-warn">
                  {backupWords.eventsUnread}
                </p>
              )}
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
                disabled={!file}
                onPress={() => file && void saveFile(words.exportFile(now()), file.text).then(note)}
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

/** The photos that may go into the file, and why they could not be read. */
function usePhotosHere() {
  const [photos, setPhotos] = useState<PhotosToBackUp | null>(null);
  const [photosUnread, setUnread] = useState<string | null>(null);
  useEffect(() => {
    let shown = true;
    photosToBackUp().then(
      (read) => shown && setPhotos(read),
      (error: unknown) => shown && setUnread(messageOf(error)),
    );
    return () => {
      shown = false;
    };
  }, []);
  return { photos, photosUnread };
}

/** As plain text, which every browser shares; many do not share JSON files. */
function textFile(text: string, at: number): File {
  return new File([text], backupWords.textFile(at), { type: 'text/plain' });
}
