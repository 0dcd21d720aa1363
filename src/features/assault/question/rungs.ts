import type { AssaultView } from '@/battle/assault/standing/view';
import { SIDES, type WoundPoolRules } from '@/rules/index';
import type { Rung } from './initiative-rail';

/** All steps of the ladder, also those without strikers, so that a step is always in the same place. */
export function rungsOf({ ladder, now }: AssaultView, { steps }: WoundPoolRules): readonly Rung[] {
  const nowStep = now.phase === 'strike' ? now.step.step : now.phase === 'allocate' ? now.step : null;
  const { first, last } = steps;
  return Array.from({ length: first - last + 1 }, (_, index) => first - index).map((step): Rung => {
    const rung = ladder.find((one) => one.step === step);
    const strikers = rung?.strikes.filter(({ strikers: models }) => models > 0) ?? [];
    const standing = step === nowStep ? 'now' : rung?.standing === 'fought' ? 'fought' : 'ahead';
    return {
      step,
      sides: SIDES.filter((side) => strikers.some(({ group }) => group.side === side)),
      standing,
    };
  });
}
