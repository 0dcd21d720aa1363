import type { ArmyDescription } from './army';
import type { AssaultDescription } from './assault-description';
import type { CombatDescription } from './combat';
import type { LogDescription } from './log';
import type { MatchDescription } from './match';
import type { ScoreDescription } from './score';

/** What a gesture did, as a key and its values; `words` makes the sentence. */
export type Description =
  | MatchDescription
  | CombatDescription
  | AssaultDescription
  | ArmyDescription
  | ScoreDescription
  | LogDescription
  | {
      readonly key: 'corrected';
      /** What was written; null: the log does not have it. */
      readonly was: Description | null;
      /** What it should have been; null: it did not happen at all. */
      readonly to: Description | null;
    };
