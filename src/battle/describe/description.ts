import type { Agreement } from '@/battle/log/agreement';
import type { CorrectedTest } from '@/battle/log/corrected-test';
import type { ArmyDescription } from './army';
import type { AssaultDescription } from './assault-description';
import type { CombatDescription } from './combat';
import type { LogDescription } from './log';
import type { MatchDescription } from './match';
import type { ScoreDescription } from './score';

/** What a gesture did, as a key and its values; `words` makes the sentence. */
export type Description = Gesture & {
  /** How the phones stand to it; missing: none was asked. */
  readonly agreement?: Agreement;
  /** What corrections since say of the test of a unit; missing: they leave it as it is. */
  readonly retested?: CorrectedTest;
};

type Gesture =
  | MatchDescription
  | CombatDescription
  | AssaultDescription
  | ArmyDescription
  | ScoreDescription
  | LogDescription
  | {
      readonly key: 'entryAgreed' | 'entryObjected';
      /** What it is about; null: the log does not have it. */
      readonly about: Description | null;
    }
  | {
      readonly key: 'corrected';
      /** What was written; null: the log does not have it. */
      readonly was: Description | null;
      /** What it should have been; null: it did not happen at all. */
      readonly to: Description | null;
    };
