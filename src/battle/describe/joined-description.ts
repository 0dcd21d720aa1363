import type { AllocationPlace } from './assault-description';
import type { Description } from './description';

/**
 * Two gestures within a short time as one. Null unless both are taps on one counter, or on Wounds of one step
 * and unit.
 */
export function joinedDescription(before: Description, after: Description): Description | null {
  if (before.key === 'counted' && after.key === 'counted') {
    const together =
      before.to === after.from &&
      before.rowId === after.rowId &&
      before.side === after.side &&
      before.combat.number === after.combat.number &&
      before.round === after.round;
    return together ? { ...after, from: before.from } : null;
  }
  if (before.key === 'woundsAllocated' && after.key === 'woundsAllocated') {
    const together = joinedAllocation(before, after);
    return together && { key: 'woundsAllocated', ...together };
  }
  if (before.key === 'modelsHurt' && after.key === 'modelsHurt') {
    const together =
      before.unit === after.unit &&
      before.because === after.because &&
      before.combat.number === after.combat.number &&
      before.round === after.round;
    return together ? { ...after, lost: before.lost + after.lost } : null;
  }
  if (before.key === 'healthChanged' && after.key === 'healthChanged') {
    const together =
      (before.to === after.from || before.unsaid === true) &&
      before.unsaid === after.unsaid &&
      before.unit === after.unit &&
      before.cause === after.cause &&
      before.combat?.number === after.combat?.number &&
      before.round === after.round;
    return together ? { ...after, from: before.from - before.to + after.from } : null;
  }
  if (before.key === 'countChanged' && after.key === 'countChanged') {
    const together =
      before.to === after.from &&
      before.unit === after.unit &&
      before.what === after.what &&
      before.cause === after.cause &&
      before.cause !== 'dice' &&
      before.combat?.number === after.combat?.number &&
      before.round === after.round;
    return together ? { ...after, from: before.from } : null;
  }
  return null;
}

/**
 * Two gestures on the Wounds of one unit as one line. Null if step or unit differ, or if one passed a Wound
 * on: the joined line could not say which model took it.
 */
function joinedAllocation(before: AllocationPlace, after: AllocationPlace): AllocationPlace | null {
  const together =
    before.unit === after.unit &&
    before.step === after.step &&
    before.combat.number === after.combat.number &&
    before.round === after.round;
  const passing = [before.did, after.did].some((did) => did === 'passTo' || did === 'stay');
  if (!together || passing) return null;
  return {
    ...after,
    settled: before.settled + after.settled,
    saved: before.saved + after.saved,
    discounted: before.discounted + after.discounted,
    lost: before.lost + after.lost,
    damage: [...before.damage, ...after.damage],
    statuses: [...before.statuses, ...after.statuses],
    removed: before.removed + after.removed,
    dice: [...before.dice, ...after.dice],
    byApp: before.byApp && after.byApp,
  };
}
