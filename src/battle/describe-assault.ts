import { assertNever, type WoundPoolRules } from '@/rules/index';
import type { AllocationPlace, AssaultDescription } from './assault-description';
import type { AssaultEvent } from './assault-event';
import type { UnitName } from './description';
import type { CombatTitle } from './engagement';
import type { BattleEvent, Entry } from './event';
import { groupIdOf } from './fighters';
import type { CombatId, UnitId } from './ids';

/** What the description of an assault needs to know of the battle. */
export type AssaultContext = {
  readonly woundPools: WoundPoolRules | null;
  readonly combats: ReadonlyMap<CombatId, CombatTitle>;
  readonly unitNames: ReadonlyMap<UnitId, UnitName>;
  /** The groups of all fights by their ids, and how many models each had. */
  readonly fighters: ReadonlyMap<string, UnitName & { readonly models: number; readonly vehicle: boolean }>;
  /** The units of all fights by their keys. */
  readonly fightingUnits: ReadonlyMap<string, UnitName>;
};

/** The names of all groups and units that ever fought in an assault. */
export function fighterNames(entries: readonly Entry[]): Pick<AssaultContext, 'fighters' | 'fightingUnits'> {
  const fighters = new Map<string, UnitName & { models: number; vehicle: boolean }>();
  const fightingUnits = new Map<string, UnitName>();
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type !== 'fightersChanged' || !event.to) continue;
    const { id, name, side, unitKey, woundsLeft, target } = event.to;
    fighters.set(id, { name, side, models: woundsLeft.length, vehicle: target === 'vehicle' });
    const first = fightingUnits.get(unitKey);
    if (!first || id === unitKey) fightingUnits.set(unitKey, { name, side });
  }
  return { fighters, fightingUnits };
}

/** What a gesture in an assault did: its first event, and all events of its entry. */
export function describeAssault(
  event: AssaultEvent,
  events: readonly BattleEvent[],
  context: AssaultContext,
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
  const combat = context.combats.get(event.combatId) ?? { number: 0, a: [], b: [] };
  const place = { combat, round: event.round };
  const unitNamed = (key: string): UnitName =>
    context.unitNames.get(key as UnitId) ?? context.fightingUnits.get(key) ?? { name: key, side: 'a' };
  const groupNamed = (id: string): UnitName => context.fighters.get(id) ?? { name: id, side: 'a' };
  switch (event.type) {
    case 'fightersChanged': {
      const { from, to } = event;
      if (!to) return { key: 'fightersRemoved', ...place, unit: from ?? groupNamed('') };
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
      return { key: 'strikeChanged', ...strike, split: from === null && to.id.includes('/split') };
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
  { way, outcomes }: Extract<AssaultEvent, { type: 'woundsAllocated' }>,
  context: AssaultContext,
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
    vehicle: modelId !== null && (context.fighters.get(groupIdOf(modelId))?.vehicle ?? false),
    removed: outcomes.filter(({ removed }) => removed).length,
    did: steps.at(-1)?.do ?? 'together',
    model: modelId === null ? null : modelNamed(modelId, context),
    dice: steps.flatMap((step) => (step.do === 'roll' ? [step.value] : [])),
    byApp: way.by === 'steps' && way.byApp,
  };
}

function modelNamed(modelId: string, context: AssaultContext): AllocationPlace['model'] {
  const groupId = groupIdOf(modelId);
  const group = context.fighters.get(groupId);
  if (!group) return null;
  const number = Number(modelId.slice(groupId.length + 1));
  return { name: group.name, number: group.models > 1 ? number : null };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * Two gestures on the Wounds of one unit as one line. Null where they are not of one step and unit, or where one passed a Wound on:
 * the line of what it came to would not say who stepped in.
 */
export function joinedAllocation(before: AllocationPlace, after: AllocationPlace): AllocationPlace | null {
  const together =
    before.unit === after.unit &&
    before.step === after.step &&
    before.combat === after.combat &&
    before.round === after.round;
  if (!together || before.did === 'passTo' || after.did === 'passTo') return null;
  return {
    ...after,
    settled: before.settled + after.settled,
    saved: before.saved + after.saved,
    discounted: before.discounted + after.discounted,
    lost: before.lost + after.lost,
    removed: before.removed + after.removed,
    dice: [...before.dice, ...after.dice],
    byApp: before.byApp && after.byApp,
  };
}
