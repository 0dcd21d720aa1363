import type { StrikePool, StruckModel } from '@/battle/state/assault-round';
import type { ModelId, PoolId } from '@/battle/state/ids';
import type { AllocationState, AllocationStep, Side, WoundOutcome } from '@/rules/index';

/* What the log stores about an allocation of Wounds. */

/**
 * The state of an allocation after some steps, besides its outcomes: the model it is locked on, and the roll
 * that waits.
 */
export type AllocationStanding = Pick<AllocationState, 'poolOrder' | 'lockedOn' | 'pending'>;

/**
 * The models of the struck unit and the pools of Wounds on it, as they were before the first Wound was
 * allocated.
 */
export type BegunAllocation = {
  /** The side of the struck unit. */
  readonly side: Side;
  readonly models: readonly StruckModel[];
  readonly pools: readonly StrikePool[];
};

/** The outcome of one Wound. */
export type SettledWound = WoundOutcome & { readonly poolId: PoolId; readonly modelId: ModelId };

/** How Wounds were allocated: step by step, with dice of the app or of the table; or all at once. */
export type AllocationWay =
  | {
      readonly by: 'steps';
      readonly steps: readonly AllocationStep[];
      readonly byApp: boolean;
      /** The models that the defender chose before the app rolled; missing: no choice was needed. */
      readonly chosen?: readonly ModelId[];
    }
  | {
      readonly by: 'together';
      readonly saved: number;
      readonly discounted: number;
      /** The models that the defender chose to remove; missing: no choice was needed. */
      readonly chosen?: readonly ModelId[];
    };
