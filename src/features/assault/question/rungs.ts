import type { AssaultView } from '@/battle/assault/standing/view';
import { SIDES, type WoundPoolRules } from '@/rules/index';
import type { Rung } from './initiative-rail';

/** The highest Initiative that a profile prints: only weapons reach a higher step. */
const USUAL_FIRST = 10;
/** Below it only a weapon that sets the Initiative to nothing strikes. */
const USUAL_LAST = 1;

/**
 * The steps of the ladder, also those without strikers, so that a step is always in the same place; but those
 * that are rarely reached only where somebody strikes.
 */
export function rungsOf({ ladder, now }: AssaultView, { steps }: WoundPoolRules): readonly Rung[] {
  const nowStep = now.phase === 'strike' ? now.step.step : now.phase === 'allocate' ? now.step : null;
  const { first, last } = steps;
  const rungs = Array.from({ length: first - last + 1 }, (_, index) => first - index).map((step): Rung => {
    const rung = ladder.find((one) => one.step === step);
    const strikers = rung?.strikes.filter(({ strikers: models }) => models > 0) ?? [];
    const standing = step === nowStep ? 'now' : rung?.standing === 'fought' ? 'fought' : 'ahead';
    return {
      step,
      sides: SIDES.filter((side) => strikers.some(({ group }) => group.side === side)),
      standing,
    };
  });
  return rungs.filter(
    ({ step, sides, standing }) =>
      (step <= USUAL_FIRST && step >= USUAL_LAST) || sides.length > 0 || standing === 'now',
  );
}
