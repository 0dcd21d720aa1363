import { healthEvents } from '@/battle/army/army-events';
import { statusEvents, statusesOf } from '@/battle/army/statuses';
import type { AllocationWay } from '@/battle/assault/allocation-record';
import type { StandingAllocation } from '@/battle/assault/standing/pools';
import { groupsIn, unitIdsOf } from '@/battle/assault/standing/units';
import { armyUnit } from '@/battle/state/army';
import type { AssaultRound, StruckModel } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { type ModelId, modelId, poolId, type UnitId, type UnitKey } from '@/battle/state/ids';
import { type AllocationState, accepted } from '@/rules/index';
import type { AssaultDecision, FightEvent } from './refusal';

/** The Wounds that an intent is about, with all that their events need. */
export type PlaceOfWounds = {
  readonly battle: Battle;
  readonly combat: Combat;
  readonly round: Round;
  readonly assault: AssaultRound;
  readonly step: number;
  readonly unitKey: UnitKey;
  readonly standing: StandingAllocation;
};

/**
 * The event of some steps of the allocation, and the events for the Wounds that the units of the armies lose.
 */
export function allocated(place: PlaceOfWounds, state: AllocationState, way: AllocationWay): AssaultDecision {
  const { battle, combat, round, assault, step, unitKey, standing } = place;
  const settledBefore = standing.state.outcomes.length;
  const outcomes = state.outcomes
    .slice(settledBefore)
    .map((outcome) => ({ ...outcome, poolId: poolId(outcome.poolId), modelId: modelId(outcome.modelId) }));
  const { poolOrder, lockedOn, pending } = state;
  const { models, pools } = standing;
  const groups = groupsIn(assault, { unitKey });
  const side = groups[0]?.side ?? 'a';
  const lost = new Map<UnitId | null, number>();
  for (const outcome of outcomes) {
    const unitId = groups.find(({ id }) => id === groupIdIn(models, outcome.modelId))?.unitId ?? null;
    lost.set(unitId, (lost.get(unitId) ?? 0) + outcome.woundsLost);
  }
  return accepted([
    {
      type: 'woundsAllocated',
      combatId: combat.id,
      round: round.number,
      step,
      unitKey,
      began: standing.begun ? null : { side, models, pools },
      way,
      settledBefore,
      outcomes,
      standing: { poolOrder, lockedOn, pending },
    },
    ...glancedStatuses(place, state),
    ...[...lost].flatMap(([unitId, wounds]) =>
      healthEvents(armyUnit(battle, unitId), -wounds, {
        cause: 'combat',
        combatId: combat.id,
        round: round.number,
      }),
    ),
  ]);
}

/** What glances made of units of the armies. */
function glancedStatuses(
  { battle, assault, unitKey }: PlaceOfWounds,
  { outcomes }: AllocationState,
): readonly FightEvent[] {
  const statuses = outcomes.flatMap(({ status }) => status ?? []);
  if (statuses.length === 0) return [];
  return unitIdsOf(groupsIn(assault, { unitKey })).flatMap((unitId) => {
    const has = statusesOf(armyUnit(battle, unitId));
    return statusEvents(battle, unitId, [...new Set([...has, ...statuses])]);
  });
}

/** The models that the defender chose, if any. */
export function chosenBy(defenderChoice: readonly string[]): { readonly chosen?: readonly ModelId[] } {
  return defenderChoice.length > 0 ? { chosen: defenderChoice.map(modelId) } : {};
}

/** The group of a model of the struck unit. */
export function groupIdIn(models: readonly StruckModel[], id: string) {
  return models.find((model) => model.id === id)?.groupId;
}
