import { enBattle } from './en/battle';

/** Every sentence of a battle's rooms by name: what another language has to say too. */
export type BattleWords = typeof enBattle;

/** The words of a battle in the language in use; loaded with the rooms. */
export const battleWords: BattleWords = enBattle;
