import type { Fate, RowId, Side } from '@/rules/index';
import type { ContactKind, HealthCause, Objective } from './army-event';
import type { AssaultIntent } from './assault-intent';
import type { BattleWinner } from './battle-winner';
import type { Turn } from './event';
import type { CombatId, UnitId, WriterId } from './ids';
import type { LossTarget } from './loss-target';
import type { Setup } from './setup';
import type { UnitDraft } from './unit';

type InCombat = { readonly combatId: CombatId };
type InRow = InCombat & { readonly side: Side; readonly rowId: RowId };

type InTest = InCombat & { readonly side: Side; readonly unitId: string | null };

/** What a player wants of the armies. */
export type ArmyIntent =
  | { readonly type: 'addUnits'; readonly side: Side; readonly units: readonly UnitDraft[] }
  | { readonly type: 'editUnit'; readonly unitId: UnitId; readonly unit: UnitDraft }
  | { readonly type: 'removeUnit'; readonly unitId: UnitId }
  | { readonly type: 'moveUnit'; readonly unitId: UnitId; readonly by: number }
  /** Health Points gained (or, negative, lost). Without a cause: a casualty of the open round the unit fights in, else none. */
  | {
      readonly type: 'changeHealth';
      readonly unitId: UnitId;
      readonly by: number;
      readonly cause?: HealthCause | undefined;
    }
  | { readonly type: 'changeFate'; readonly unitId: UnitId; readonly fate: Fate }
  /** Makes these the engaged units of the combat, in this order. */
  | (InCombat & { readonly type: 'engageUnits'; readonly unitIds: readonly UnitId[] })
  | (InCombat & {
      readonly type: 'changeContact';
      readonly unitId: UnitId;
      readonly enemyUnitId: UnitId;
      readonly contact: ContactKind | null;
    });

/** What a player wants of the battle's score and clocks. */
export type ScoreIntent =
  | {
      readonly type: 'countBonus';
      readonly side: Side;
      readonly bonusId: string;
      readonly to: number | null;
    }
  | { readonly type: 'changeObjective'; readonly objective: Objective }
  | { readonly type: 'adjustBattlePoints'; readonly side: Side; readonly to: number }
  /** Sets the table of margins to what was entered, or to null: none. */
  | { readonly type: 'changeMargins'; readonly to: unknown }
  | { readonly type: 'startClock' | 'pauseClock'; readonly side: Side };

/** What a player wants to do, before the rules have been asked. */
export type Intent =
  /** Sets a row to a value, or to null: back to its proposal or default. */
  | (InRow & { readonly type: 'answer'; readonly answer: unknown })
  /** Adds to a counter or, with a negative number, gives back, down to 0 at most. */
  | (InRow & {
      readonly type: 'count';
      readonly by: number;
      /** Casualties only: on whom they fall; the only engaged unit where it is missing. */
      readonly on?: LossTarget | undefined;
    })
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
  | AssaultIntent
  | ArmyIntent
  | ScoreIntent
  | {
      readonly type: 'finishBattle';
      readonly winner: BattleWinner;
      readonly confirmed: Readonly<Record<Side, boolean>>;
    }
  | { readonly type: 'reopenBattle' }
  /** Writes something down, about an entry by its number or, with null, about the battle. Allowed after the end too. */
  /** Gives the writing to another device. */
  | { readonly type: 'handOver'; readonly to: Side | null }
  /** Goes on writing a battle that was handed over: here, on the device of that name. */
  | { readonly type: 'takeOver'; readonly writer: WriterId }
  | { readonly type: 'addNote'; readonly text: string; readonly about: number | null }
  /** Sets the battle's tags, in this order. Allowed after the end too. */
  | { readonly type: 'changeTags'; readonly tags: readonly string[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };
