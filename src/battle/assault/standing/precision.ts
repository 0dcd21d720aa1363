import type { AssaultRound } from '@/battle/state/assault-round';
import type { Count, Strike } from '@/battle/state/strike';
import type { WoundPoolRules } from '@/rules/index';
import { apartOf } from './challenge';
import { type StandingStrike, strikeIdOf } from './strikes';
import { groupsIn, livingOf } from './units';

/*
 * Precision Strikes: To Hit rolls of 6 by a character. Their Wounds go to models of the attacker's choice.
 * They are split off as a strike of their own with its own To Wound rolls, so that their pools stay
 * separate.
 */

/**
 * Whether rolls of 6 of this strike are Precision Strikes that matter: made by a character with its weapon,
 * outside a challenge, against a unit whose models are not all alike.
 */
export function mayBePrecise(
  book: WoundPoolRules,
  round: AssaultRound,
  { strike, group, numbers }: Pick<StandingStrike, 'strike' | 'group' | 'numbers'>,
): boolean {
  const { blow, against, precise, target } = strike;
  if (book.readings.precisionStrikes === 'nobody' || group.character === 'none') return false;
  if (blow !== 'weapon' || against !== undefined || precise || numbers.hit === null) return false;
  const kinds = groupsIn(round, { unitKey: target }).filter((one) =>
    livingOf(one).some((id) => apartOf(book, round, id) === null),
  );
  return kinds.length > 1;
}

/** How many of the dice that hit show a 6. A re-roll replaces its first die. */
export function sixesOf(
  book: WoundPoolRules,
  { strike }: Pick<StandingStrike, 'strike'>,
  { rolled }: Count,
): number {
  const { precision } = book;
  if (!precision) return 0;
  // A re-rolled die had missed, so it was not a 6: all sixes count.
  return (rolled ?? []).slice(0, 2 * strike.attacks).filter((die) => die >= precision.roll).length;
}

/** The strike without its Precision Strikes, and these as a strike of their own with known hits. */
export function preciseApart(
  { strikes }: AssaultRound,
  strike: Strike,
  count: number,
): readonly [rest: Strike, apart: Strike] {
  const { groupId, blow, hits, attacks } = strike;
  const others = strikes.filter((other) => other.groupId === groupId && other.splitFrom !== null).length;
  const kept: Count = {
    ...(hits ?? { rolled: null }),
    count: (hits?.count ?? 0) - count,
    precise: count + (hits?.precise ?? 0),
  };
  return [
    { ...strike, attacks: attacks - count, hits: kept },
    {
      ...strike,
      id: strikeIdOf(groupId, blow, others + 1),
      splitFrom: strike.id,
      attacks: count,
      hits: { count, rolled: null },
      wounds: null,
      precise: true,
    },
  ];
}
