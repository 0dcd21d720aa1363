import type { AssaultEvent, AssaultEventOf } from '@/battle/assault/event';
import type { BattleEvent } from '@/battle/log/event';
import type {
  AssaultOutcome,
  BlowKind,
  HurtCause,
  StrikeWounds,
  Sweep,
  TakenMorale,
} from '@/battle/state/assault-round';
import type { CombatTitle } from '@/battle/state/engaged';
import { type GroupId, type UnitKey, unitId } from '@/battle/state/ids';
import { assertNever } from '@/rules/index';
import { combatTitle, type DescriptionContext, type UnitName } from './naming';

type InAssault = { readonly combat: CombatTitle; readonly round: number };

/** One strike of a group on an enemy unit. */
export type StrikePlace = InAssault & {
  readonly step: number;
  readonly unit: UnitName;
  readonly target: UnitName;
  readonly blow: BlowKind;
  readonly attacks: number;
};

/** What became of some Wounds on a unit, by one gesture or by several soon after each other. */
export type AllocationPlace = InAssault & {
  readonly step: number;
  readonly unit: UnitName;
  /** Settled Wounds, and what of them was saved, discounted and lost. */
  readonly settled: number;
  readonly saved: number;
  readonly discounted: number;
  /** Wounds, or Hull Points of a vehicle. */
  readonly lost: number;
  readonly vehicle: boolean;
  readonly removed: number;
  /** What the last step did, for a gesture that settled none. */
  readonly did:
    | 'choosePool'
    | 'chooseModel'
    | 'passTo'
    | 'stay'
    | 'roll'
    | 'skipRoll'
    | 'takeWound'
    | 'together';
  /** The model that was named last, with its number where its group has several. */
  readonly model: { readonly name: string; readonly number: number | null } | null;
  readonly dice: readonly number[];
  readonly byApp: boolean;
};

/** What a gesture did in an assault, as a key and its values. */
export type AssaultDescription =
  | (InAssault & {
      readonly key: 'fightersAdded';
      readonly groups: readonly (UnitName & { readonly models: number })[];
    })
  | (InAssault & { readonly key: 'fightersEdited' | 'fightersRemoved'; readonly unit: UnitName })
  | (InAssault & {
      readonly key: 'modelsHurt';
      readonly unit: UnitName;
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
  | (InAssault & { readonly key: 'poolsOrdered'; readonly unit: UnitName })
  | (AllocationPlace & { readonly key: 'woundsAllocated' })
  | (InAssault & { readonly key: 'stepFought'; readonly step: number })
  | (InAssault & { readonly key: 'assaultClosed'; readonly outcome: AssaultOutcome })
  | (InAssault & { readonly key: 'moraleTaken'; readonly unit: UnitName; readonly morale: TakenMorale })
  | (InAssault & { readonly key: 'sweepResolved'; readonly unit: UnitName; readonly sweep: Sweep })
  | { readonly key: 'readingChanged'; readonly label: string; readonly option: string };

/** What a gesture in an assault did: its first event, and all events of its entry. */
export function describeAssault(
  event: AssaultEvent,
  events: readonly BattleEvent[],
  context: DescriptionContext,
): AssaultDescription {
  if (event.type === 'readingChanged') {
    const question = context.woundPools?.questions.find(({ id }) => id === event.readingId);
    const option = question?.options.find(({ id }) => id === event.to);
    return {
      key: 'readingChanged',
      label: question?.label ?? event.readingId,
      option: option?.label ?? event.to,
    };
  }
  const combat = combatTitle(event.combatId, context);
  const place = { combat, round: event.round };
  const unitNamed = (key: UnitKey): UnitName =>
    context.unitNames.get(unitId(key)) ?? context.fightingUnits.get(key) ?? { name: key, side: 'a' };
  const groupNamed = (id: GroupId): UnitName => context.fighters.get(id) ?? { name: id, side: 'a' };
  switch (event.type) {
    case 'fightersChanged': {
      const { from, to } = event;
      if (!to) return { key: 'fightersRemoved', ...place, unit: from ?? { name: '', side: 'a' } };
      if (from) return { key: 'fightersEdited', ...place, unit: to };
      const groups = events.flatMap((other) =>
        other.type === 'fightersChanged' && other.to
          ? [{ name: other.to.name, side: other.to.side, models: other.to.woundsLeft.length }]
          : [],
      );
      return { key: 'fightersAdded', ...place, groups };
    }
    case 'modelsHurt': {
      const lost = total(event.from) - total(event.to);
      return {
        key: 'modelsHurt',
        ...place,
        unit: groupNamed(event.groupId),
        because: event.because,
        lost,
      };
    }
    case 'modelsPlaced':
      return { key: 'modelsPlaced', ...place, models: Object.keys(event.to).length };
    case 'strikeChanged': {
      const { from, to } = event;
      const { step, blow, attacks, hits, wounds } = to;
      const strike = {
        ...place,
        step,
        blow,
        attacks,
        unit: groupNamed(to.groupId),
        target: unitNamed(to.target),
      };
      if (wounds) {
        const { counts, rolled } = wounds;
        return { key: 'strikeWounds', ...strike, hits: hits?.count ?? attacks, counts, dice: rolled };
      }
      if (hits) return { key: 'strikeHits', ...strike, hits: hits.count, dice: hits.rolled };
      return { key: 'strikeChanged', ...strike, split: from === null && to.splitFrom !== null };
    }
    case 'poolsOrdered':
      return { key: 'poolsOrdered', ...place, unit: unitNamed(event.unitKey) };
    case 'woundsAllocated':
      return {
        key: 'woundsAllocated',
        ...place,
        step: event.step,
        unit: unitNamed(event.unitKey),
        ...allocationDone(event, context),
      };
    case 'stepFought':
      return { key: 'stepFought', ...place, step: event.step };
    case 'assaultClosed':
      return { key: 'assaultClosed', ...place, outcome: event.outcome };
    case 'moraleTaken':
      return { key: 'moraleTaken', ...place, unit: unitNamed(event.unitKey), morale: event.to };
    case 'sweepResolved':
      return { key: 'sweepResolved', ...place, unit: unitNamed(event.unitKey), sweep: event.to };
    default:
      return assertNever(event);
  }
}

function allocationDone(
  { way, outcomes }: AssaultEventOf<'woundsAllocated'>,
  context: DescriptionContext,
): Omit<AllocationPlace, 'combat' | 'round' | 'step' | 'unit'> {
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
    removed: outcomes.filter(({ removed }) => removed).length,
    did: steps.at(-1)?.do ?? 'together',
    model: modelId === null ? null : modelNamed(modelId, context),
    dice: steps.flatMap((step) =>
      step.do === 'roll' ? [step.value] : 'roll' in step && step.roll !== undefined ? [step.roll] : [],
    ),
    byApp: way.by === 'steps' && way.byApp,
  };
}

function modelNamed(modelId: string, context: DescriptionContext): AllocationPlace['model'] {
  const number = context.models.get(modelId)?.number ?? null;
  const group = groupOfModel(modelId, context);
  return group ? { name: group.name, number: group.models > 1 ? number : null } : null;
}

function groupOfModel(modelId: string, { models, fighters }: DescriptionContext) {
  const model = models.get(modelId);
  return model && fighters.get(model.groupId);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
