import type { BattleId } from '@/battle/state/ids';
import { Button } from '@/ui/button/button';
import { FileButton } from '@/ui/button/file-button';
import { Column, Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { backupWords } from '@/words/backup-words';
import { words } from '@/words/words';
import { BackLink } from './back-link';
import { MAX_FILE_MEGABYTES } from './read-file';
import { RestorePlanned } from './restore-planned';
import { Restored } from './restored';
import { useRestore } from './use-restore';

type RestoreScreenProps = {
  /** A text that did not come from a file, or null. */
  readonly given: string | null;
  readonly title?: string;
  /** A battle that another phone showed: the label for keeping it, and a way to read the codes again. */
  readonly scanned?: { readonly keep: string; readonly again: string; onAgain(): void };
  onOpen(id: BattleId): void;
  onBattles(): void;
  onEvents(): void;
};

/** Restores battles from a file: it shows the effect first, and acts when the player confirms. */
export function RestoreScreen({
  given,
  title = backupWords.restore.title,
  scanned,
  onOpen,
  onBattles,
  onEvents,
}: RestoreScreenProps) {
  const { step, choose, restore } = useRestore(given);
  const chooseFile = (file: File) => void choose(file);
  const texts = backupWords.restore;
  const another = scanned ? (
    <Button onPress={scanned.onAgain}>{scanned.again}</Button>
  ) : (
    <FileButton onFile={chooseFile}>{texts.chooseAnother}</FileButton>
  );
  return (
    <PlainScreen title={title} back={<BackLink href="/" name={words.back} />}>
      {step.kind === 'nothingGiven' && (
        <Columns>
          <Column>
            <p>{backupWords.restoreWhy}</p>
            <FileButton kind="primary" onFile={chooseFile}>
              {texts.choose}
            </FileButton>
          </Column>
          <p className="text-label text-muted">{texts.hint}</p>
        </Columns>
      )}
      {step.kind === 'refused' && (
        <Columns>
          <p role="alert">{texts.refusals[step.code]({ megabytes: MAX_FILE_MEGABYTES })}</p>
          <FileButton kind="primary" onFile={chooseFile}>
            {texts.chooseAnother}
          </FileButton>
        </Columns>
      )}
      {step.kind === 'planned' && (
        <RestorePlanned
          plan={step.backup.plan}
          photos={step.backup.photos}
          events={step.events}
          eventsLost={step.backup.events.lost}
          keep={scanned?.keep}
          onRestore={() => void restore()}
          onBattles={onBattles}
        >
          {another}
        </RestorePlanned>
      )}
      {step.kind === 'restored' && (
        <Columns>
          <Restored
            outcome={step.outcome}
            events={step.events}
            onAgain={() => void restore()}
            onOpen={onOpen}
            onBattles={onBattles}
            onEvents={onEvents}
          >
            {another}
          </Restored>
        </Columns>
      )}
      <p role="status" className="empty:hidden">
        {step.kind === 'reading' && texts.reading(step.share)}
        {step.kind === 'restoring' && texts.doing(step.done, step.all)}
      </p>
    </PlainScreen>
  );
}
