import type {
  AssaultOutcome,
  ChallengeAnswer,
  HurtCause,
  SaidCharacteristic,
  SideCheck,
  Sweep,
  TakenMorale,
} from '@/battle/state/assault-round';
import type { DuelEnd, Focus } from '@/battle/state/duel';
import type { CombatTitle } from '@/battle/state/engaged';
import type { ShootingOutcome } from '@/battle/state/shooting';
import type { BlowKind, StrikeWounds } from '@/battle/state/strike';
import type { Side } from '@/rules/index';
import type { AllocationDone } from './allocation-done';
import type { NamedModel } from './named-model';
import type { UnitName } from './naming';

/** The combat and the round of a gesture. */
export type InAssault = { readonly combat: CombatTitle; readonly round: number };

/** One strike of a group on an enemy unit. */
export type StrikePlace = InAssault & {
  readonly step: number;
  readonly unit: UnitName;
  readonly target: UnitName;
  readonly blow: BlowKind;
  readonly attacks: number;
  /** The opponent in a challenge; null: no challenge. */
  readonly against: NamedModel | null;
  /** True for a strike of Precision Strikes. */
  readonly precise: boolean;
};

/** What happened to some Wounds on a unit, by one gesture or by several within a short time. */
export type AllocationPlace = InAssault & { readonly step: number; readonly unit: UnitName } & AllocationDone;

/** What a gesture did in an assault, as a key and its values. */
export type AssaultDescription =
  | (InAssault & {
      readonly key: 'fightersAdded';
      readonly groups: readonly (UnitName & { readonly models: number })[];
    })
  | (InAssault & { readonly key: 'fightersEdited' | 'fightersRemoved'; readonly unit: UnitName })
  /**
   * A unit was joined with another or renamed, or a group left it. `unit`: the unit's name before, or the
   * group.
   */
  | (InAssault & {
      readonly key: 'unitsMerged' | 'groupSplit' | 'unitCalled';
      readonly unit: UnitName;
      readonly other: string;
    })
  | (InAssault & {
      readonly key: 'modelsHurt';
      readonly unit: UnitName;
      readonly because: HurtCause;
      /** Wounds, or Hull Points of a vehicle; negative if they were given back. */
      readonly lost: number;
      readonly vehicle: boolean;
    })
  | (InAssault & { readonly key: 'modelsPlaced'; readonly models: number })
  | (StrikePlace & { readonly key: 'strikeChanged'; readonly split: boolean })
  | (StrikePlace & {
      readonly key: 'strikeHits';
      readonly hits: number;
      /**
       * `apart`: hits split off as Precision Strikes. `hot`: shots that got hot; for a vehicle only those
       * that glanced it.
       */
      readonly apart: number;
      readonly hot: number;
      readonly dice: readonly number[] | null;
    })
  | (StrikePlace & {
      readonly key: 'strikeWounds';
      readonly hits: number;
      readonly counts: StrikeWounds['counts'];
      readonly dice: readonly number[] | null;
    })
  | (InAssault & { readonly key: 'poolsOrdered'; readonly unit: UnitName })
  | (AllocationPlace & { readonly key: 'woundsAllocated' })
  | (InAssault & { readonly key: 'stepFought'; readonly step: number })
  | (InAssault & {
      readonly key: 'assaultClosed';
      readonly outcome: AssaultOutcome;
      readonly confirmedBy: readonly Side[];
    })
  | (InAssault & { readonly key: 'shootingEnded'; readonly outcome: ShootingOutcome })
  | (InAssault & { readonly key: 'challengeIssued'; readonly unit: UnitName; readonly model: NamedModel })
  | (InAssault & {
      readonly key: 'challengeAnswered';
      readonly by: ChallengeAnswer['by'];
      readonly unit: UnitName;
      readonly model: NamedModel;
    })
  | (InAssault & {
      readonly key: 'gambitChosen';
      readonly side: Side;
      readonly duelRound: number;
      readonly label: string;
    })
  | (InAssault & { readonly key: 'focusRolled'; readonly duelRound: number; readonly focus: Focus })
  | (InAssault & {
      readonly key: 'duelStruck';
      readonly duelRound: number;
      readonly model: NamedModel;
      readonly lost: number;
      readonly removed: boolean;
    })
  | (InAssault & { readonly key: 'challengeEnded'; readonly end: DuelEnd })
  | (InAssault & {
      readonly key: 'characteristicSaid';
      readonly unit: UnitName;
      readonly characteristic: SaidCharacteristic;
      readonly to: number | null;
    })
  | (InAssault & {
      readonly key: 'pointsCounted';
      readonly side: Side;
      readonly label: string;
      readonly to: number | null;
    })
  | (InAssault & { readonly key: 'sideChecked'; readonly side: Side; readonly check: SideCheck })
  | (InAssault & { readonly key: 'aftermathChosen'; readonly unit: UnitName; readonly label: string })
  | (InAssault & { readonly key: 'moraleTaken'; readonly unit: UnitName; readonly morale: TakenMorale })
  | (InAssault & { readonly key: 'sweepResolved'; readonly unit: UnitName; readonly sweep: Sweep })
  | { readonly key: 'readingChanged'; readonly label: string; readonly option: string };
