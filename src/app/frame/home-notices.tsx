import { BackupNotice } from './backup-notice';
import { PwaNotices } from './pwa-notices';

/** The notices on the list of battles: about the app, and about a backup that is due. */
export function HomeNotices() {
  return (
    <>
      <PwaNotices />
      <BackupNotice />
    </>
  );
}
