import type { Side } from '@/rules/index';
import type { Contribution, Round } from './combat';

/** The casualties of this side in the round by target, the newest last. */
export function contributionsOf({ contributions }: Round, side: Side): readonly Contribution[] {
  return contributions.filter((contribution) => contribution.side === side);
}

/** Whether the round has at least one casualty that was not given back. */
export function isStruck({ contributions }: Round): boolean {
  return contributions.some(({ lost }) => lost > 0);
}

/**
 * The round with `change` more casualties on that target. A negative change gives casualties back, the newest
 * of that target first. Several taps on one target become one contribution, so that the list stays short.
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
