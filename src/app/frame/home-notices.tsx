import { BackupNotice } from './backup-notice';
import { PwaNotices } from './pwa-notices';

/** What the list of battles tells now and then: of the app itself, and of a backup that is due. */
export function HomeNotices({ onBackUp }: { onBackUp(): void }) {
  return (
    <>
      <PwaNotices />
      <BackupNotice onBackUp={onBackUp} />
    </>
  );
}
