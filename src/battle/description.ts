import type { BreakTestAnswer, CountedUnit, Fate, MarginTable, RoundResult, Side } from '@/rules/index';
import type { ContactKind, HealthCause, Objective } from './army-event';
import type { AssaultDescription } from './assault-description';
import type { BattleWinner } from './battle-winner';
import type { CombatTitle } from './engagement';
import type { PursuitOutcome, TakenTest, Turn } from './event';

/** Where in the battle something was answered. */
export type Place = { readonly combat: CombatTitle; readonly round: number; readonly side: Side };
/** A unit's name and side, as they were when the battle last knew it. */
export type UnitName = { readonly name: string; readonly side: Side };
/** Whose test: a unit's, or the side's at large. */
export type TestPlace = Place & { readonly unit: UnitName | null };
type RowName = { readonly rowId: string; readonly label: string };

/** What a gesture did, as a key and its values; `words` makes the sentence. */
export type Description =
  | AssaultDescription
  | { readonly key: 'battleStarted' }
  | { readonly key: 'setupChanged' }
  | {
      readonly key: 'turnBegan';
      readonly turn: Turn /** The phase's name, where one was chosen. */;
      readonly phase: string | null;
    }
  | { readonly key: 'combatOpened'; readonly combat: CombatTitle }
  | { readonly key: 'roundBegan'; readonly combat: CombatTitle; readonly round: number }
  | (Place &
      RowName & {
        readonly key: 'counted';
        readonly unit: CountedUnit;
        /** Whether the row counts the side's casualties. */
        readonly lost: boolean;
        readonly from: number;
        readonly to: number;
      })
  | (Place & RowName & { readonly key: 'toggled'; readonly on: boolean })
  | (Place & RowName & { readonly key: 'chose'; readonly option: string; readonly isDefault: boolean })
  | (Place &
      RowName & {
        readonly key: 'modified';
        readonly from: number;
        readonly to: number;
        readonly note: string;
      })
  | (Place & RowName & { readonly key: 'followed' })
  | {
      readonly key: 'roundClosed';
      readonly combat: CombatTitle;
      readonly round: number;
      readonly a: number;
      readonly b: number;
      readonly result: RoundResult;
    }
  | (TestPlace & {
      readonly key: 'testAnswered';
      readonly label: string;
      readonly input: 'switch' | 'number';
      readonly to: BreakTestAnswer;
    })
  | (TestPlace & { readonly key: 'testTaken'; readonly test: TakenTest })
  | (TestPlace & { readonly key: 'pursued'; readonly pursuit: PursuitOutcome })
  | { readonly key: 'combatEnded'; readonly combat: CombatTitle }
  | { readonly key: 'unitAdded' | 'unitEdited' | 'unitRemoved' | 'unitMoved'; readonly unit: UnitName }
  | {
      readonly key: 'healthChanged';
      readonly unit: UnitName;
      readonly from: number;
      readonly to: number;
      readonly cause: HealthCause;
      /** Null outside a combat. */
      readonly combat: CombatTitle | null;
      readonly round: number | null;
    }
  | { readonly key: 'fateChanged'; readonly unit: UnitName; readonly to: Fate }
  | { readonly key: 'unitJoined' | 'unitLeft'; readonly unit: UnitName; readonly combat: CombatTitle }
  | {
      readonly key: 'contactChanged';
      readonly unit: UnitName;
      readonly enemy: UnitName;
      readonly to: ContactKind | null;
      readonly combat: CombatTitle;
    }
  | {
      readonly key: 'bonusCounted';
      readonly side: Side;
      readonly label: string;
      readonly to: number | null;
    }
  | { readonly key: 'objectiveChanged'; readonly from: Objective; readonly to: Objective }
  | {
      readonly key: 'battlePointsAdjusted';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
    }
  | { readonly key: 'marginsChanged'; readonly to: MarginTable | null }
  | { readonly key: 'clockStarted' | 'clockPaused'; readonly side: Side }
  | {
      readonly key: 'noteAdded';
      readonly text: string;
      /** Whether it is about an entry, which it stands beside. */
      readonly onEntry: boolean;
    }
  | { readonly key: 'battleFinished'; readonly winner: BattleWinner }
  | { readonly key: 'tagsChanged'; readonly to: readonly string[] }
  | { readonly key: 'handedOver'; readonly to: Side | null }
  | { readonly key: 'battleReopened' | 'takenBack' | 'takenOver' }
  | { readonly key: 'undone'; readonly seq: number }
  | { readonly key: 'redone'; readonly seq: number };
