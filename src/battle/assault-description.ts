import type { Side } from '@/rules/index';
import type { AssaultOutcome, BlowKind, HurtCause, StrikeWounds, Sweep, TakenMorale } from './assault';
import type { CombatTitle } from './engagement';

type InAssault = { readonly combat: CombatTitle; readonly round: number };
type Fighting = { readonly name: string; readonly side: Side };

/** One strike of a group on an enemy unit. */
export type StrikePlace = InAssault & {
  readonly step: number;
  readonly unit: Fighting;
  readonly target: Fighting;
  readonly blow: BlowKind;
  readonly attacks: number;
};

/** What became of some Wounds on a unit, by one gesture or by several soon after each other. */
export type AllocationPlace = InAssault & {
  readonly step: number;
  readonly unit: Fighting;
  /** Settled Wounds, and what of them was saved, discounted and lost. */
  readonly settled: number;
  readonly saved: number;
  readonly discounted: number;
  /** Wounds, or Hull Points of a vehicle. */
  readonly lost: number;
  readonly vehicle: boolean;
  readonly removed: number;
  /** What the last step did, for a gesture that settled none. */
  readonly did: 'choosePool' | 'chooseModel' | 'passTo' | 'roll' | 'skipRoll' | 'takeWound' | 'together';
  /** The model that was named last, with its number where its group has several. */
  readonly model: { readonly name: string; readonly number: number | null } | null;
  readonly dice: readonly number[];
  readonly byApp: boolean;
};

/** What a gesture did in an assault, as a key and its values. */
export type AssaultDescription =
  | (InAssault & {
      readonly key: 'fightersAdded';
      readonly groups: readonly (Fighting & { readonly models: number })[];
    })
  | (InAssault & { readonly key: 'fightersEdited' | 'fightersRemoved'; readonly unit: Fighting })
  | (InAssault & {
      readonly key: 'modelsHurt';
      readonly unit: Fighting;
      readonly because: HurtCause;
      /** Negative where they were given back. */
      readonly lost: number;
    })
  | (InAssault & { readonly key: 'modelsPlaced'; readonly models: number })
  | (StrikePlace & { readonly key: 'strikeChanged'; readonly split: boolean })
  | (StrikePlace & {
      readonly key: 'strikeHits';
      readonly hits: number;
      readonly dice: readonly number[] | null;
    })
  | (StrikePlace & {
      readonly key: 'strikeWounds';
      readonly hits: number;
      readonly counts: StrikeWounds['counts'];
      readonly dice: readonly number[] | null;
    })
  | (InAssault & { readonly key: 'poolsOrdered'; readonly unit: Fighting })
  | (AllocationPlace & { readonly key: 'woundsAllocated' })
  | (InAssault & { readonly key: 'stepFought'; readonly step: number })
  | (InAssault & { readonly key: 'assaultClosed'; readonly outcome: AssaultOutcome })
  | (InAssault & { readonly key: 'moraleTaken'; readonly unit: Fighting; readonly morale: TakenMorale })
  | (InAssault & { readonly key: 'sweepResolved'; readonly unit: Fighting; readonly sweep: Sweep })
  | { readonly key: 'readingChanged'; readonly label: string; readonly option: string };
