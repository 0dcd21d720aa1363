import { enArmyImport } from './en/army-import';

/** Every sentence about army lists that are pasted: what another language has to say too. */
export type ArmyImportWords = typeof enArmyImport;

/** The words of army lists in the language in use; loaded with their screens. */
export const armyImportWords: ArmyImportWords = enArmyImport;
