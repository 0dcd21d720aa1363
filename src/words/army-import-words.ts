import { enArmyImport } from './en/army-import';

/** All sentences about pasted army lists. Another language must have the same ones. */
export type ArmyImportWords = typeof enArmyImport;

/** These sentences in the current language; loaded with their screens. */
export const armyImportWords: ArmyImportWords = enArmyImport;
