import type { StrikePool, StruckModel } from '@/battle/state/assault-round';
import type { ModelId, PoolId } from '@/battle/state/ids';
import type { AllocationState, AllocationStep, Side, WoundOutcome } from '@/rules/index';

/* What the log keeps of an allocation of Wounds. */

/** Where an allocation stands after some steps, besides its outcomes: what it is locked on, and what is being rolled. */
export type AllocationStanding = Pick<AllocationState, 'poolOrder' | 'lockedOn' | 'pending'>;

/** The models of the struck unit and the pools of Wounds on it, as they were when the first Wound was allocated. */
export type BegunAllocation = {
  /** The side that is struck. */
  readonly side: Side;
  readonly models: readonly StruckModel[];
  readonly pools: readonly StrikePool[];
};

/** What became of one Wound. */
export type SettledWound = WoundOutcome & { readonly poolId: PoolId; readonly modelId: ModelId };

/** How Wounds were allocated: by the prompts, dice of the app or the table; or all at once. */
export type AllocationWay =
  | {
      readonly by: 'steps';
      readonly steps: readonly AllocationStep[];
      readonly byApp: boolean;
      /** Whom the defender had chosen before the app rolled, first of all; missing where nobody had to be chosen. */
      readonly chosen?: readonly ModelId[];
    }
  | {
      readonly by: 'together';
      readonly saved: number;
      readonly discounted: number;
      /** Whom the defender chose to fall; missing where nobody had to be chosen. */
      readonly chosen?: readonly ModelId[];
    };
