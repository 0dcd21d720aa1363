import type { AssaultEventOf } from '@/battle/assault/event';
import { HOT_POOL } from '@/battle/assault/standing/hot-shots';
import { isOfChallenge } from '@/battle/assault/standing/pools';
import type { DamageResult } from '@/rules/index';
import { groupOfModel, modelNamed, type NamedModel } from './named-model';
import { type DescriptionContext, statusLabel } from './naming';

/** What happened to some Wounds on a unit, by one gesture or by several within a short time. */
export type AllocationDone = {
  /** The number of Wounds settled, and how many of them were saved, discounted and lost. */
  readonly settled: number;
  readonly saved: number;
  readonly discounted: number;
  /** Wounds, or Hull Points of a vehicle. */
  readonly lost: number;
  readonly vehicle: boolean;
  /** The results on the damage table of a vehicle. */
  readonly damage: readonly DamageResult[];
  /** What glances made of a vehicle, in the rulebook's words; what it was already cost Hull Points. */
  readonly statuses: readonly string[];
  readonly removed: number;
  /** True if the unit's own shots got hot. */
  readonly hot: boolean;
  /** What the last step did, for a gesture that settled no Wound. */
  readonly did:
    | 'choosePool'
    | 'chooseModel'
    | 'passTo'
    | 'stay'
    | 'roll'
    | 'skipRoll'
    | 'takeWound'
    | 'together';
  /** The model that was named last, with its number if its group has several. */
  readonly model: NamedModel | null;
  /** The model that the Wounds of a challenge went to; null: Wounds on the unit, or on several models. */
  readonly inChallenge: NamedModel | null;
  readonly dice: readonly number[];
  readonly byApp: boolean;
};

/** What this gesture did with the Wounds on a unit. */
export function allocationDone(
  { way, outcomes, standing }: AssaultEventOf<'woundsAllocated'>,
  context: DescriptionContext,
): AllocationDone {
  const steps = way.by === 'steps' ? way.steps : [];
  const named = steps.findLast((step) => 'modelId' in step);
  const modelId = outcomes.at(-1)?.modelId ?? (named && 'modelId' in named ? named.modelId : null);
  const count = (ended: 'saved' | 'discounted' | 'lost') =>
    outcomes.filter((outcome) => outcome.ended === ended).length;
  return {
    settled: outcomes.length,
    saved: count('saved'),
    discounted: count('discounted'),
    lost: total(outcomes.map(({ woundsLost }) => woundsLost)),
    vehicle: modelId !== null && (groupOfModel(modelId, context)?.vehicle ?? false),
    damage: outcomes.flatMap(({ damage }) => damage?.result ?? []),
    statuses: outcomes.flatMap(({ status, woundsLost }) =>
      status === undefined || woundsLost > 0 ? [] : statusLabel(status, context),
    ),
    removed: outcomes.filter(({ removed }) => removed).length,
    hot: standing.poolOrder.includes(HOT_POOL),
    did: steps.at(-1)?.do ?? 'together',
    model: modelId === null ? null : modelNamed(modelId, context),
    inChallenge: duellistOf(outcomes, context),
    dice: steps.flatMap((step) =>
      step.do === 'roll' ? [step.value] : 'roll' in step && step.roll !== undefined ? [step.roll] : [],
    ),
    byApp: way.by === 'steps' && way.byApp,
  };
}

function duellistOf(
  outcomes: AssaultEventOf<'woundsAllocated'>['outcomes'],
  context: DescriptionContext,
): NamedModel | null {
  const [first, ...others] = outcomes;
  if (!first || !outcomes.every(({ poolId }) => isOfChallenge(poolId))) return null;
  return others.every(({ modelId }) => modelId === first.modelId) ? modelNamed(first.modelId, context) : null;
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
