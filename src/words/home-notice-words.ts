import { enHomeNotices } from './en/home-notices';

/** The notices of the list of battles. Another language must have the same ones. */
export type HomeNoticeWords = typeof enHomeNotices;

/** These sentences in the current language; loaded with the notices. */
export const homeNoticeWords: HomeNoticeWords = enHomeNotices;
