import type { RowId, Side } from '@/rules/index';
import type { BattleWinner, Turn } from './event';
import type { CombatId } from './ids';
import type { Setup } from './setup';

type InCombat = { readonly combatId: CombatId };
type InRow = InCombat & { readonly side: Side; readonly rowId: RowId };

type InTest = InCombat & { readonly side: Side; readonly unitId: string | null };

/** What a player wants to do, before the rules have been asked. */
export type Intent =
  /** Sets a row to a value, or to null: back to its proposal or default. */
  | (InRow & { readonly type: 'answer'; readonly answer: unknown })
  /** Adds to a counter or, with a negative number, gives back, down to 0 at most. */
  | (InRow & { readonly type: 'count'; readonly by: number })
  | (InCombat & { readonly type: 'closeRound' | 'beginRound' | 'endCombat' })
  | (InTest & { readonly type: 'answerBreakTest'; readonly inputId: string; readonly answer: unknown })
  /** The players say how the test went. */
  | (InTest & { readonly type: 'sayBreakTest'; readonly held: boolean })
  /** The app rolled: totals of 2D6, the second for a re-roll where there is one. */
  | (InTest & { readonly type: 'rollBreakTest'; readonly rolls: readonly [number, number] })
  /** Totals in inches; null where nobody pursued. */
  | (InTest & {
      readonly type: 'resolvePursuit';
      readonly fleeTotal: number;
      readonly pursuitTotal: number | null;
    })
  | { readonly type: 'openCombat' }
  | { readonly type: 'beginTurn'; readonly turn: Turn }
  | { readonly type: 'changeSetup'; readonly setup: Setup }
  | { readonly type: 'finishBattle'; readonly winner: BattleWinner }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };
