import type { LoserView } from '@/battle/assault/standing/view';
import { otherSide, type Side } from '@/rules/index';

/**
 * The side to which the end board of a shooting attack belongs: the side that has to test now, which may be
 * the shooter, else the side that was shot at.
 */
export function testedSide(shooter: Side, losers: readonly Pick<LoserView, 'stage' | 'unit'>[]): Side {
  const open = losers.find(({ stage }) => stage !== 'done');
  return (open ?? losers[0])?.unit.side ?? otherSide(shooter);
}
