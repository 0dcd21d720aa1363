import { homeNotices as said } from '@/messages/compiled/home-notices';

/** These sentences in the current language; loaded with the notices. */
export const homeNoticeWords = {
  ...said,
  gettingReady: (kept: number, of: number): string => said.gettingReady({ kept, of }),
  filesMissing: (missing: number, of: number): string => said.filesMissing({ missing, of }),
};
