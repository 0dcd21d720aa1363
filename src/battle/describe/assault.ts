import type { AssaultEvent } from '@/battle/assault/event';
import type { BattleEvent } from '@/battle/log/event';
import type { FighterGroup } from '@/battle/state/fighters';
import { type GroupId, type UnitKey, unitId } from '@/battle/state/ids';
import { allHits, woundCountsOf } from '@/battle/state/strike';
import { assertNever } from '@/rules/index';
import { allocationDone, total } from './allocation-done';
import type { AssaultDescription, InAssault } from './assault-description';
import { groupOfModel, modelNamed } from './named-model';
import { combatTitle, type DescriptionContext, type UnitName } from './naming';

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
