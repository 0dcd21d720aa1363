import type { Side } from '@/rules/index';
import type { Contribution, Round } from './battle';

/** Where this side's casualties of the round went, the newest last. */
export function contributionsOf({ contributions }: Round, side: Side): readonly Contribution[] {
  return contributions.filter((contribution) => contribution.side === side);
}

/** Whether a blow of this round stands: a casualty that was not given back. */
export function isStruck({ contributions }: Round): boolean {
  return contributions.some(({ lost }) => lost > 0);
}

/**
 * The round with so many more casualties on that target; given back (negative), the newest of that target go first. Tap after tap
 * on one target is one contribution: a round holds as many of them as its players went from one target to another.
 */
export function withContribution(round: Round, change: Contribution): Round {
  if (change.lost >= 0) return { ...round, contributions: withMore(round.contributions, change) };
  let left = -change.lost;
  const contributions = round.contributions
    .toReversed()
    .map((contribution) => {
      if (contribution.side !== change.side || contribution.target !== change.target) return contribution;
      const taken = Math.min(left, contribution.lost);
      left -= taken;
      return { ...contribution, lost: contribution.lost - taken };
    })
    .toReversed();
  return { ...round, contributions };
}

function withMore(contributions: readonly Contribution[], more: Contribution): readonly Contribution[] {
  const index = contributions.findLastIndex(({ side }) => side === more.side);
  const newest = contributions[index];
  if (newest?.target !== more.target) return [...contributions, more];
  return contributions.with(index, { ...newest, lost: newest.lost + more.lost });
}
