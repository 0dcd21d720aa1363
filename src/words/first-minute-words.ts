import { enFirstMinute } from './en/first-minute';

/** The sentences of an app without a battle. Another language must have the same ones. */
export type FirstMinuteWords = typeof enFirstMinute;

/** These sentences in the current language; loaded with their screen. */
export const firstMinuteWords: FirstMinuteWords = enFirstMinute;
