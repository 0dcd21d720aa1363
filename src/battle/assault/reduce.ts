import {
  type Allocation,
  type AssaultRound,
  assaultOf,
  livingModels,
  type UnitTest,
} from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { changeRound } from '@/battle/state/change-combat';
import { type FighterGroup, modelIdOf } from '@/battle/state/fighters';
import type { ModelId, UnitKey } from '@/battle/state/ids';
import type { Strike } from '@/battle/state/strike';
import { assertNever } from '@/rules/index';
import type { BegunAllocation } from './allocation-record';
import type { AssaultEvent, AssaultEventOf } from './event';
import { BEFORE_THE_BLOWS, duelled, NO_DUEL } from './reduce-duel';

/**
 * The battle after an event of an assault; null if the event names a round or a group that does not exist.
 */
export function reduceAssault(battle: Battle, event: AssaultEvent): Battle | null {
  if (event.type === 'readingChanged') {
    return { ...battle, readings: { ...battle.readings, [event.readingId]: event.to } };
  }
  let fits = true;
  const after = changeRound(battle, event, (round) => {
    const assault = fought(assaultOf(round), event);
    fits = assault !== null;
    return { ...round, assault, touched: round.touched || event.type !== 'fightersChanged' };
  });
  return fits ? after : null;
}

function fought(
  round: AssaultRound,
  event: Exclude<AssaultEvent, AssaultEventOf<'readingChanged'>>,
): AssaultRound | null {
  switch (event.type) {
    case 'fightersChanged':
      return changeFighters(round, event);
    case 'modelsHurt':
      return hurt(round, event);
    case 'modelsPlaced':
      return { ...round, places: { ...round.places, ...event.to } };
    case 'strikeChanged':
      if (!round.groups.some(({ id }) => id === event.to.groupId)) return null;
      return { ...round, strikes: withStrike(round.strikes, event.to) };
    case 'poolsOrdered':
      return { ...round, poolOrders: { ...round.poolOrders, [event.unitKey]: event.to } };
    case 'woundsAllocated':
      return allocateWounds(round, event);
    case 'stepFought':
      return { ...round, lastStep: event.step, poolOrders: {}, ...(event.placesEnd && placesEnded(round)) };
    case 'challengeIssued': {
      const { side, modelId, inRounds } = event;
      const duel = inRounds && { duel: NO_DUEL };
      return hasModel(round, modelId)
        ? { ...round, challenge: { side, challenger: modelId, answer: null, ...duel } }
        : null;
    }
    case 'challengeAnswered': {
      const { by, modelId } = event;
      if (!round.challenge || !hasModel(round, modelId)) return null;
      return { ...round, challenge: { ...round.challenge, answer: { by, modelId } } };
    }
    case 'gambitChosen':
    case 'focusRolled':
    case 'duelStruck':
    case 'challengeEnded':
      return duelled(round, event);
    case 'pointsCounted':
      return { ...round, points: pointsWith(round.points, event) };
    case 'sideChecked':
      return { ...round, check: event.to };
    case 'aftermathChosen':
      return { ...round, aftermath: { ...round.aftermath, [event.unitKey]: event.to } };
    case 'characteristicSaid':
      return { ...round, said: saidWith(round.said, event) };
    case 'assaultClosed':
      return { ...round, outcome: event.outcome };
    case 'shootingEnded':
      return { ...round, shot: event.outcome };
    case 'moraleTaken':
      return changeTest(round, event.unitKey, () => ({ morale: event.to, sweep: null }));
    case 'sweepResolved':
      return changeTest(round, event.unitKey, () => ({ sweep: event.to }));
    default:
      return assertNever(event);
  }
}

function hasModel({ groups }: AssaultRound, modelId: ModelId): boolean {
  return groups.some(({ id, woundsLeft }) => woundsLeft.some((_, index) => modelIdOf(id, index) === modelId));
}

function saidWith(
  said: AssaultRound['said'],
  { unitKey, characteristic, to }: AssaultEventOf<'characteristicSaid'>,
): AssaultRound['said'] {
  const { [characteristic]: _, ...others } = said[unitKey] ?? {};
  return { ...said, [unitKey]: to === null ? others : { ...others, [characteristic]: to } };
}

function pointsWith(
  points: AssaultRound['points'],
  { side, rowId, to }: AssaultEventOf<'pointsCounted'>,
): NonNullable<AssaultRound['points']> {
  const { [rowId]: _, ...others } = points?.[side] ?? {};
  return { ...points, [side]: to === null ? others : { ...others, [rowId]: to } };
}

function changeFighters(round: AssaultRound, { from, to }: AssaultEventOf<'fightersChanged'>): AssaultRound {
  const id = (to ?? from)?.id;
  const index = round.groups.findIndex((group) => group.id === id);
  if (!to) return { ...round, groups: round.groups.filter((group) => group.id !== id) };
  if (index >= 0) return { ...round, groups: round.groups.with(index, to) };
  const modelsBefore = { ...round.modelsBefore, [to.id]: livingModels(to) };
  return { ...round, groups: [...round.groups, to], modelsBefore };
}

function hurt(round: AssaultRound, event: AssaultEventOf<'modelsHurt'>): AssaultRound | null {
  const { groupId, from, to } = event;
  const index = round.groups.findIndex((group) => group.id === groupId);
  const group = round.groups[index];
  if (!group) return null;
  const removedAt = { ...round.removedAt };
  to.forEach((left, place) => {
    const id = modelIdOf(groupId, place);
    if (left > 0) delete removedAt[id];
    else if ((from[place] ?? 0) > 0) removedAt[id] = round.lastStep ?? BEFORE_THE_BLOWS;
  });
  return {
    ...round,
    groups: round.groups.with(index, { ...group, woundsLeft: to }),
    removedAt,
    overwatch: { ...round.overwatch, [groupId]: event.overwatch },
  };
}

function placesEnded({ places, formerPlaces }: AssaultRound): Pick<AssaultRound, 'places' | 'formerPlaces'> {
  return { places: {}, formerPlaces: { ...formerPlaces, ...places } };
}

function withStrike(strikes: readonly Strike[], to: Strike): readonly Strike[] {
  const index = strikes.findIndex(({ id }) => id === to.id);
  return index < 0 ? [...strikes, to] : strikes.with(index, to);
}

/** Stores the state of the allocation, and removes the models that fell from their groups. */
function allocateWounds(round: AssaultRound, event: AssaultEventOf<'woundsAllocated'>): AssaultRound | null {
  const { step, unitKey, began, outcomes, settledBefore, standing } = event;
  const index = round.allocations.findIndex(
    (allocation) => allocation.step === step && allocation.unitKey === unitKey,
  );
  const before = round.allocations[index];
  const begun = before ? { ...before.state, side: before.side } : began;
  if (!begun) return null;
  const { side, models, pools } = begun;
  if (!speaksOf(models, pools, event)) return null;
  const settled = before?.state.outcomes.slice(0, settledBefore) ?? [];
  const state = { models, pools, ...standing, outcomes: [...settled, ...outcomes] };
  const faces = [...(before?.faces ?? []), ...facesOf(event)];
  const allocation = { step, unitKey, side, faces, state };
  const lost = new Map<string, number>();
  for (const { modelId: id, woundsLost } of state.outcomes) lost.set(id, (lost.get(id) ?? 0) + woundsLost);
  const removedAt = { ...round.removedAt };
  const wounds = new Map(models.map((model) => [model.id, model.wounds]));
  const groups = round.groups.map((group) => {
    if (group.unitKey !== unitKey) return group;
    const woundsLeft = group.woundsLeft.map((left, place) => {
      const id = modelIdOf(group.id, place);
      const had = wounds.get(id);
      if (had === undefined) return left;
      const has = Math.max(0, had - (lost.get(id) ?? 0));
      if (has === 0) removedAt[id] = step;
      return has;
    });
    return { ...group, woundsLeft, ...glancedTo(group, state.outcomes) };
  });
  const allocations = before ? round.allocations.with(index, allocation) : [...round.allocations, allocation];
  return { ...round, groups, removedAt, allocations };
}

/** What the group's unit is from now on, if glances made something of it. */
function glancedTo(
  { statuses = [] }: FighterGroup,
  outcomes: Allocation['state']['outcomes'],
): Pick<FighterGroup, 'statuses'> {
  const given = outcomes.flatMap(({ status }) => status ?? []);
  return given.length === 0 ? {} : { statuses: [...new Set([...statuses, ...given])] };
}

/** The dice rolled in this gesture, in order; empty if only their count was entered. */
function facesOf({ way }: AssaultEventOf<'woundsAllocated'>): readonly number[] {
  if (way.by === 'together') return [];
  return way.steps.flatMap((step) => {
    if (step.do === 'roll') return [step.value];
    return 'roll' in step && step.roll !== undefined ? [step.roll] : [];
  });
}

/**
 * Whether everything that the event names existed when the allocation began, and no model loses more than it
 * had.
 */
function speaksOf(
  models: BegunAllocation['models'],
  pools: BegunAllocation['pools'],
  { outcomes, standing }: AssaultEventOf<'woundsAllocated'>,
): boolean {
  const modelIds = new Set<string>(models.map(({ id }) => id));
  const poolIds = new Set<string>(pools.map(({ id }) => id));
  const { poolOrder, lockedOn, pending } = standing;
  return (
    poolOrder.every((id) => poolIds.has(id)) &&
    (lockedOn === null || modelIds.has(lockedOn)) &&
    (pending === null || (modelIds.has(pending.modelId) && poolOrder.length > 0)) &&
    outcomes.every(({ poolId, modelId: id }) => poolIds.has(poolId) && modelIds.has(id))
  );
}

function changeTest(
  round: AssaultRound,
  unitKey: UnitKey,
  change: (test: UnitTest) => Partial<UnitTest>,
): AssaultRound {
  const before = round.tests.find((test) => test.unitKey === unitKey) ?? {
    unitKey,
    morale: null,
    sweep: null,
  };
  const others = round.tests.filter((test) => test.unitKey !== unitKey);
  return { ...round, tests: [...others, { ...before, ...change(before) }] };
}
