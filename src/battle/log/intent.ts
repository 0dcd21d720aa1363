import type { ArmyIntent } from '@/battle/army/event';
import type { AssaultIntent } from '@/battle/assault/decide/intent';
import type { CombatIntent } from '@/battle/combat/intent';
import type { MatchIntent } from '@/battle/match/event';
import type { ScoreIntent } from '@/battle/score/event';

/** What a player wants of the log itself. */
export type LogIntent =
  /** Writes something down, about an entry by its number or, with null, about the battle. Allowed after the end too. */
  | { readonly type: 'addNote'; readonly text: string; readonly about: number | null }
  /** Says of entries, oldest first, that they were wrong: what should have happened instead, or null for nothing. Allowed after the end too. */
  | {
      readonly type: 'correctEntries';
      readonly seqs: readonly [number, ...number[]];
      readonly instead: MatchIntent | CombatIntent | AssaultIntent | ArmyIntent | ScoreIntent | null;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** What a player wants to do, before the rules have been asked. */
export type Intent = LogIntent | MatchIntent | CombatIntent | AssaultIntent | ArmyIntent | ScoreIntent;
