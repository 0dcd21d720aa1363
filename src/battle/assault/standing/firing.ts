import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import type { Strike } from '@/battle/state/strike';
import type { Striking } from './ladder';
import { groupsIn, livingOf, presentAt } from './units';

/** The step of the first weapon of a shooting attack. Each following weapon is one step below. */
export const FIRST_VOLLEY = 60;

/**
 * The weapons of a shooting attack, which replace the Initiative ladder. Each group that has shot stands at
 * the step at which it shot; the other groups follow. All of these are at the next step until the shooter
 * chooses one of them: then that step is its own.
 */
export function firingOrder(round: AssaultRound): readonly Striking[] {
  const shots = round.strikes.filter(({ blow }) => blow === 'shot');
  const steps = [...new Set(shots.map(({ step }) => step))].toSorted((one, other) => other - one);
  const fired = steps.map((step) => striking(round, step, shotAt(round, shots, step)));
  const inHand = steps.some((step) => round.lastStep === null || step < round.lastStep);
  const waiting = inHand ? [] : groupsThatMayShoot(round, shots);
  const next = Math.min(round.lastStep ?? FIRST_VOLLEY + 1, ...steps) - 1;
  return waiting.length === 0 ? fired : [...fired, striking(round, next, waiting)];
}

function striking(round: AssaultRound, step: number, groups: readonly FighterGroup[]): Striking {
  return {
    step,
    groups: groups.map((group) => ({ group, blow: 'shot', models: presentAt(round, group, step) })),
  };
}

function shotAt(round: AssaultRound, shots: readonly Strike[], step: number): readonly FighterGroup[] {
  return round.groups.filter(({ id }) => shots.some((shot) => shot.step === step && shot.groupId === id));
}

function groupsThatMayShoot(round: AssaultRound, shots: readonly Strike[]): readonly FighterGroup[] {
  if (round.shotBy === undefined) return [];
  return groupsIn(round, { side: round.shotBy }).filter(
    (group) =>
      group.ranged && livingOf(group).length > 0 && !shots.some(({ groupId }) => groupId === group.id),
  );
}
