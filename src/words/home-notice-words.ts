import { enHomeNotices } from './en/home-notices';

/** What the list tells now and then: what another language has to say too. */
export type HomeNoticeWords = typeof enHomeNotices;

/** These words in the language in use; loaded with the notices. */
export const homeNoticeWords: HomeNoticeWords = enHomeNotices;
