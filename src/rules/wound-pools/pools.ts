import { effectOfBand } from './destroyer';
import { countingRules, RULES_OF_A_WOUND, type SpecialRule } from './special-rules';
import type { ArmourPiercing, DestroyerBand, PenetrationKind, WoundPoolRules } from './wound-pool-rules';

/** A Wound as it enters the Wound pool. */
export type Wound = {
  /** Null for a Destroyer weapon, which has none. */
  readonly strength: number | null;
  readonly ap: ArmourPiercing;
  readonly rules: readonly SpecialRule[];
  /** The row of the Destroyer table that caused it, or null. */
  readonly band: DestroyerBand | null;
  /** No saves of any kind are allowed. */
  readonly noSaves: boolean;
  /** How it got through a vehicle's armour; missing for other targets, and for Destroyer hits. */
  readonly hit?: PenetrationKind;
  /** How many Wounds or Hull Points it costs; missing: one, or what its rules say. */
  readonly damage?: number;
};

/** Wounds with equal Strength, AP and special rules. All of them are allocated before the next pool. */
export type Pool = Wound & {
  readonly id: string;
  /** How many, at least 0. */
  readonly wounds: number;
  /** The pool of the same attacks whose Wounds come before these, which their rolls altered; missing: none. */
  readonly after?: string;
  /** Wounds of a challenge; missing for all others. */
  readonly challenge?: ChallengeWounds;
  /** Wounds of Precision Strikes: the attacker chooses the model, for each Wound again. */
  readonly precise?: true;
  /** Wounds on the firers, by a weapon that Gets Hot; missing for all others. */
  readonly hot?: HotWounds;
};

/**
 * Each Wound belongs to its firer, which its player chooses: each model takes at most as many as it fired
 * shots, without Look Out, Sir.
 */
export type HotWounds = { readonly each: number };

/**
 * Wounds of a challenge go to the opponent. When it falls, the rest goes on to the other models if it
 * `spills`, else it is lost.
 */
export type ChallengeWounds = { readonly modelId: string; readonly spills: boolean };

/** The Wound a Destroyer hit of that row causes. */
export function destroyerWound(
  book: WoundPoolRules,
  attack: Pick<Wound, 'strength' | 'ap' | 'rules'>,
  band: DestroyerBand,
): Wound {
  return { ...attack, band, noSaves: effectOfBand(book, band).saves === 'none' };
}

/**
 * The Wounds of one Initiative step as pools, in order of first appearance; the attacker orders them. Wounds
 * that differ only in rules already used share a pool, except with the other reading.
 */
export function splitIntoPools(
  book: WoundPoolRules,
  wounds: readonly { readonly wound: Wound; readonly count: number }[],
): readonly Pool[] {
  const pools = new Map<string, Pool>();
  for (const { wound, count } of wounds) {
    if (count === 0) continue;
    const id = kindOf(book, wound);
    const pool = pools.get(id);
    pools.set(id, pool ? { ...pool, wounds: pool.wounds + count } : { ...wound, id, wounds: count });
  }
  return [...pools.values()];
}

function kindOf(book: WoundPoolRules, wound: Wound): string {
  const counting = countingRules(wound.rules);
  const rules =
    book.readings.spentRules === 'ownPool'
      ? counting
      : counting.filter((rule) => RULES_OF_A_WOUND.includes(rule));
  const distinct = [...new Set(rules)].sort().join('+');
  return [
    `S${wound.strength ?? '-'}`,
    `AP${wound.ap ?? '-'}`,
    distinct,
    wound.band ?? '',
    wound.hit ?? '',
    wound.noSaves ? 'noSaves' : '',
    wound.damage === undefined ? '' : `D${wound.damage}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
