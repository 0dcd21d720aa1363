import type { AssaultEvent } from '@/battle/assault/event';
import type { BattleEvent } from '@/battle/log/event';
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
import type { FighterGroup } from '@/battle/state/fighters';
import { type GroupId, type UnitKey, unitId } from '@/battle/state/ids';
import type { ShootingOutcome } from '@/battle/state/shooting';
import { allHits, type BlowKind, type StrikeWounds, woundCountsOf } from '@/battle/state/strike';
import { assertNever, type Side } from '@/rules/index';
import { type AllocationDone, allocationDone, total } from './allocation-done';
import { groupOfModel, modelNamed, type NamedModel } from './named-model';
import { combatTitle, type DescriptionContext, type UnitName } from './naming';

type InAssault = { readonly combat: CombatTitle; readonly round: number };

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

/** The unit of the fight with that key: by the name that players gave it, else by its name in the armies. */
function fightingUnitNamed(key: UnitKey, context: DescriptionContext): UnitName {
  const fighting = context.fightingUnits.get(key);
  if (fighting?.said) return fighting;
  return context.unitNames.get(unitId(key)) ?? fighting ?? { name: key, side: 'a' };
}

/** The groups that were changed: each on its own, or the unit if all its groups were changed. */
function changedFighters(
  place: InAssault,
  from: FighterGroup,
  to: FighterGroup,
  events: readonly BattleEvent[],
  context: DescriptionContext,
): AssaultDescription {
  const moves = events.some(
    (event) => event.type === 'fightersChanged' && event.from?.unitKey !== event.to?.unitKey,
  );
  const { side } = to;
  if (to.unitName === undefined) {
    const left = from.unitName ?? fightingUnitNamed(from.unitKey, context).name;
    return moves
      ? { key: 'groupSplit', ...place, unit: to, other: left }
      : { key: 'fightersEdited', ...place, unit: to };
  }
  const unit = { name: from.unitName ?? from.name, side };
  if (moves) return { key: 'unitsMerged', ...place, unit, other: to.unitName };
  return from.unitName === to.unitName
    ? { key: 'fightersEdited', ...place, unit: events.length > 1 ? { name: to.unitName, side } : to }
    : { key: 'unitCalled', ...place, unit, other: to.unitName };
}

/** What a gesture in an assault did, from its first event and all events of its entry. */
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
  const unitNamed = (key: UnitKey): UnitName => fightingUnitNamed(key, context);
  const groupNamed = (id: GroupId): UnitName => context.fighters.get(id) ?? { name: id, side: 'a' };
  switch (event.type) {
    case 'fightersChanged': {
      const { from, to } = event;
      if (!to) return { key: 'fightersRemoved', ...place, unit: from ?? { name: '', side: 'a' } };
      if (from) return changedFighters(place, from, to, events, context);
      const groups = events.flatMap((other) =>
        other.type === 'fightersChanged' && other.to
          ? [{ name: other.to.name, side: other.to.side, models: other.to.woundsLeft.length }]
          : [],
      );
      return { key: 'fightersAdded', ...place, groups };
    }
    case 'modelsHurt': {
      const { groupId, because } = event;
      const lost = total(event.from) - total(event.to);
      const vehicle = context.fighters.get(groupId)?.vehicle ?? false;
      return { key: 'modelsHurt', ...place, unit: groupNamed(groupId), because, lost, vehicle };
    }
    case 'modelsPlaced':
      return { key: 'modelsPlaced', ...place, models: Object.keys(event.to).length };
    case 'strikeChanged': {
      const { from, to } = event;
      const { step, blow, hits, wounds, against, precise = false } = to;
      // The gesture that enters Precision Strikes splits them off the strike in which they were rolled.
      const apart = hits?.precise ?? 0;
      const attacks = to.attacks + apart;
      const strike = {
        ...place,
        step,
        blow,
        attacks,
        precise,
        against: against === undefined ? null : modelNamed(against, context),
        unit: groupNamed(to.groupId),
        target: unitNamed(to.target),
      };
      if (wounds) {
        const made = hits ? allHits(hits) : attacks;
        return { key: 'strikeWounds', ...strike, hits: made, counts: woundCountsOf(to), dice: wounds.rolled };
      }
      if (hits) {
        const { rolled, hot } = hits;
        const dice = rolled && [...rolled, ...(hot?.rolled ?? [])];
        return {
          key: 'strikeHits',
          ...strike,
          hits: allHits(hits) + apart,
          apart,
          hot: hot?.count ?? 0,
          dice,
        };
      }
      return { key: 'strikeChanged', ...strike, split: from === null && to.splitFrom !== null };
    }
    case 'challengeIssued':
    case 'challengeAnswered': {
      const { modelId } = event;
      const unit = groupOfModel(modelId, context) ?? { name: modelId, side: 'a' };
      const named = {
        ...place,
        unit,
        model: modelNamed(modelId, context) ?? { name: modelId, number: null },
      };
      return event.type === 'challengeIssued'
        ? { key: 'challengeIssued', ...named }
        : { key: 'challengeAnswered', ...named, by: event.by };
    }
    case 'gambitChosen': {
      const { side, duelRound, to } = event;
      return { key: 'gambitChosen', ...place, side, duelRound, label: to.label };
    }
    case 'focusRolled':
      return { key: 'focusRolled', ...place, duelRound: event.duelRound, focus: event.to };
    case 'duelStruck': {
      const { modelId, duelRound, from, to } = event;
      const model = modelNamed(modelId, context) ?? { name: modelId, number: null };
      return { key: 'duelStruck', ...place, duelRound, model, lost: from - to, removed: to === 0 };
    }
    case 'challengeEnded':
      return { key: 'challengeEnded', ...place, end: event.to };
    case 'characteristicSaid': {
      const { characteristic, to, unitKey } = event;
      return { key: 'characteristicSaid', ...place, unit: unitNamed(unitKey), characteristic, to };
    }
    case 'sideChecked':
      return { key: 'sideChecked', ...place, side: event.side, check: event.to };
    case 'aftermathChosen':
      return { key: 'aftermathChosen', ...place, unit: unitNamed(event.unitKey), label: event.to.label };
    case 'pointsCounted': {
      const { side, label, to } = event;
      return { key: 'pointsCounted', ...place, side, label, to };
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
      return {
        key: 'assaultClosed',
        ...place,
        outcome: event.outcome,
        confirmedBy: event.confirmedBy ?? [],
      };
    case 'shootingEnded':
      return { key: 'shootingEnded', ...place, outcome: event.outcome };
    case 'moraleTaken':
      return { key: 'moraleTaken', ...place, unit: unitNamed(event.unitKey), morale: event.to };
    case 'sweepResolved':
      return { key: 'sweepResolved', ...place, unit: unitNamed(event.unitKey), sweep: event.to };
    default:
      return assertNever(event);
  }
}
