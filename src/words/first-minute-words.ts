import { enFirstMinute } from './en/first-minute';

/** What an app without a battle says: what another language has to say too. */
export type FirstMinuteWords = typeof enFirstMinute;

/** These words in the language in use; loaded with the screen. */
export const firstMinuteWords: FirstMinuteWords = enFirstMinute;
