import { enSettings } from './en/settings';

/** What the screens of the settings say: what another language has to say too. */
export type SettingsWords = typeof enSettings;

/** These words in the language in use; loaded with the screens. */
export const settingsWords: SettingsWords = enSettings;
