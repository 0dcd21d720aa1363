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

/** The round with so many more casualties on that target; given back (negative), the newest of that target go first. */
export function withContribution(round: Round, change: Contribution): Round {
  if (change.lost >= 0) return { ...round, contributions: [...round.contributions, change] };
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
