import type { ArmyIntent } from '@/battle/army/event';
import type { AssaultIntent } from '@/battle/assault/decide/intent';
import type { CombatIntent } from '@/battle/combat/intent';
import type { MatchIntent } from '@/battle/match/event';
import type { ScoreIntent } from '@/battle/score/event';

/** What a player wants to do with the log itself. */
export type LogIntent =
  /** Adds a note about the entry of that number, or (null) about the battle. Also allowed after the end. */
  | { readonly type: 'addNote'; readonly text: string; readonly about: number | null }
  /**
   * Marks entries, oldest first, as wrong: what should have happened instead, or null for nothing. Also
   * allowed after the end.
   */
  | {
      readonly type: 'correctEntries';
      readonly seqs: readonly [number, ...number[]];
      readonly instead: MatchIntent | CombatIntent | AssaultIntent | ArmyIntent | ScoreIntent | null;
    }
  /** Agrees to the round that the entry of that number closed, or to its correction; or objects. Also after the end. */
  | { readonly type: 'answerEntry'; readonly seq: number; readonly agrees: boolean }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** What a player wants to do, before the rules decide. */
export type Intent = LogIntent | MatchIntent | CombatIntent | AssaultIntent | ArmyIntent | ScoreIntent;
