import type { AssaultRound, StrikePool } from '@/battle/state/assault-round';
import { poolId } from '@/battle/state/ids';
import { type Strike, type StrikeWoundKind, woundCountsOf } from '@/battle/state/strike';
import { splitIntoPools, type Wound, type WoundPoolRules } from '@/rules/index';
import { attackOf, woundOf } from './attack';
import { groupOf } from './units';

/** The Wounds that the strike caused so far, those of its hits included, by kind. */
export function woundsOfStrike(
  book: WoundPoolRules,
  round: AssaultRound,
  strike: Strike,
): readonly { readonly wound: Wound; readonly count: number }[] {
  const group = groupOf(round, strike.groupId);
  const counts = Object.entries(woundCountsOf(strike)) as [StrikeWoundKind, number][];
  return group
    ? counts.map(([kind, count]) => ({ wound: woundOf(book, group, strike.blow, kind), count }))
    : [];
}

/**
 * The Wounds of Strike Groups: a pool for the attacks with weapons of equal values and equal skill, and one for
 * each kind that their rolls altered, which comes after it.
 */
export function groupPools(
  book: WoundPoolRules,
  round: AssaultRound,
  strikes: readonly Strike[],
): readonly StrikePool[] {
  const groups = new Map<string, readonly Strike[]>();
  for (const strike of strikes) {
    const key = weaponKey(book, round, strike);
    groups.set(key, [...(groups.get(key) ?? []), strike]);
  }
  const taken = new Map<string, number>();
  return [...groups.values()].flatMap((group): readonly StrikePool[] => {
    const [first] = group;
    if (!first) return [];
    const wounds = group.flatMap((strike) => woundsOfStrike(book, round, strike));
    const plain = plainWound(book, round, first);
    const pools = splitIntoPools(book, wounds).map((pool): StrikePool => {
      const before = taken.get(pool.id) ?? 0;
      taken.set(pool.id, before + 1);
      return { ...pool, id: poolId(before === 0 ? pool.id : `${pool.id} ${before + 1}`), blow: first.blow };
    });
    const rest = pools.find((pool) => isLike(pool, plain));
    return pools.map((pool) => (rest && pool !== rest ? { ...pool, after: rest.id } : pool));
  });
}

function plainWound(book: WoundPoolRules, round: AssaultRound, strike: Strike): Wound | null {
  const group = groupOf(round, strike.groupId);
  return group ? woundOf(book, group, strike.blow, 'plain') : null;
}

function isLike(pool: Wound, plain: Wound | null): boolean {
  return pool.ap === plain?.ap && pool.damage === plain?.damage;
}

function weaponKey(book: WoundPoolRules, round: AssaultRound, { groupId, blow }: Strike): string {
  const group = groupOf(round, groupId);
  if (!group) return '';
  const { ranged, weaponSkill, bookRules } = group;
  const { strength, ap, damage, rules } = attackOf(book, group, blow);
  const own = blow === 'shot' ? [ranged?.ballisticSkill, ranged?.bookRules] : [weaponSkill, bookRules];
  return JSON.stringify([blow, strength, ap, damage, rules, ...own]);
}
