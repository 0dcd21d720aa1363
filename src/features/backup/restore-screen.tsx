import type { BattleId } from '@/battle/state/ids';
import { FileButton } from '@/ui/file-button';
import { PlainScreen } from '@/ui/plain-screen';
import { backupWords } from '@/words/backup-words';
import { words } from '@/words/words';
import { BackLink } from './back-link';
import { MAX_FILE_MEGABYTES } from './read-file';
import { RestorePlanned } from './restore-planned';
import { Restored } from './restored';
import { useRestore } from './use-restore';

type RestoreScreenProps = {
  /** A text that came otherwise than as a file, or null. */
  readonly given: string | null;
  readonly title?: string;
  onOpen(id: BattleId): void;
  onBattles(): void;
};

/** Brings battles back from a file: it says what it would do, and does it when told. */
export function RestoreScreen({
  given,
  title = backupWords.restore.title,
  onOpen,
  onBattles,
}: RestoreScreenProps) {
  const { step, choose, restore } = useRestore(given);
  const chooseFile = (file: File) => void choose(file);
  const texts = backupWords.restore;
  return (
    <PlainScreen title={title} back={<BackLink href="/" name={words.back} />}>
      {step.kind === 'nothingGiven' && (
        <>
          <p>{backupWords.restoreWhy}</p>
          <FileButton kind="primary" onFile={chooseFile}>
            {texts.choose}
          </FileButton>
          <p className="text-[17px] text-muted">{texts.hint}</p>
        </>
      )}
      {step.kind === 'refused' && (
        <>
          <p role="alert">{texts.refusals[step.code]({ megabytes: MAX_FILE_MEGABYTES })}</p>
          <FileButton kind="primary" onFile={chooseFile}>
            {texts.chooseAnother}
          </FileButton>
        </>
      )}
      {step.kind === 'planned' && (
        <>
          <RestorePlanned plan={step.backup.plan} onRestore={() => void restore()} onBattles={onBattles} />
          <FileButton onFile={chooseFile}>{texts.chooseAnother}</FileButton>
        </>
      )}
      {step.kind === 'restored' && (
        <>
          <Restored
            outcome={step.outcome}
            onAgain={() => void restore()}
            onOpen={onOpen}
            onBattles={onBattles}
          />
          <FileButton onFile={chooseFile}>{texts.chooseAnother}</FileButton>
        </>
      )}
      <p role="status" className="empty:hidden">
        {step.kind === 'reading' && texts.reading}
        {step.kind === 'restoring' && texts.doing(step.done, step.all)}
      </p>
    </PlainScreen>
  );
}
