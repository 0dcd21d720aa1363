import { enBattle } from './en/battle';

/** All sentences of a battle's screens, by name. Another language must have the same ones. */
export type BattleWords = typeof enBattle;

/** These sentences in the current language; loaded with the screens of a battle. */
export const battleWords: BattleWords = enBattle;
