import { enSettings } from './en/settings';

/** The sentences of the settings. Another language must have the same ones. */
export type SettingsWords = typeof enSettings;

/** These sentences in the current language; loaded with their screens. */
export const settingsWords: SettingsWords = enSettings;
