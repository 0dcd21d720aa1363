import type { LoserView } from '@/battle/assault/standing/view';
import { otherSide, type Side } from '@/rules/index';

/** Whose end board of a shooting attack it is: the side that has to test now, which may be the one that shot, else the one that was shot at. */
export function testedSide(shooter: Side, losers: readonly Pick<LoserView, 'stage' | 'unit'>[]): Side {
  const open = losers.find(({ stage }) => stage !== 'done');
  return (open ?? losers[0])?.unit.side ?? otherSide(shooter);
}
