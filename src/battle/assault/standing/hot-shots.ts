import type { AssaultRound, StrikePool } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import { poolId, type UnitKey } from '@/battle/state/ids';
import type { Count, HotShots, Strike } from '@/battle/state/strike';
import { hotChance, hotEffect, hotShots, type WoundPoolRules } from '@/rules/index';
import { groupOf, profileOf } from './units';
import type { StrikeNumbers } from './view';

/*
 * Shots of a weapon that Gets Hot (Horus Heresy 1.0 and 40k 7th, Gets Hot). The players count the hits,
 * and separately the shots that got hot. The Wounds of these form a pool on the shooters' own unit, and
 * only models of the group that fired take them; a vehicle is glanced.
 */

/** The only pool of such Wounds on a unit at a step. */
export const HOT_POOL = poolId('getsHot');

/**
 * What a shot of the group does to it when it gets hot, and the chance of this; undefined if its weapon does
 * not get hot.
 */
export function hotNumbers(
  book: WoundPoolRules,
  group: FighterGroup,
  reroll: StrikeNumbers['hitReroll'],
): StrikeNumbers['hot'] {
  if (!group.ranged?.getsHot) return undefined;
  const firer = profileOf(group);
  return { effect: hotEffect(book, firer), chance: hotChance(book, firer, reroll !== null) };
}

/** The hits with the entered shots that got hot; the field is left out if there are none. */
export function withHot(hits: Count, hot: HotShots): Count {
  return hot.count === 0 && hot.rolled === null ? hits : { ...hits, hot };
}

/**
 * The shots that got hot among dice that the app rolled. `dice`: as first rolled; `again`: the re-rolls;
 * `left`: the remaining dice, of which a vehicle takes one for each hot shot. Null if too few are left.
 */
export function rolledHot(
  book: WoundPoolRules,
  { hit, hitReroll: reroll, hot }: StrikeNumbers,
  dice: readonly number[],
  again: readonly number[],
  left: readonly number[],
): HotShots | null {
  if (!hot) return NONE;
  const ones = hotShots(book, { dice, reroll, again, need: hit });
  const { effect } = hot;
  if (effect.kind === 'wound' || ones === 0) return { count: ones, rolled: null };
  const rolled = left.slice(0, ones);
  if (rolled.length < ones) return null;
  return { count: rolled.filter((die) => die <= effect.upTo).length, rolled };
}

const NONE: HotShots = { count: 0, rolled: null };

/** The groups of the unit with shots that got hot at that step. */
export function hotGroups(round: AssaultRound, step: number, unitKey: UnitKey): readonly FighterGroup[] {
  return hotStrikes(round, step).flatMap(({ group }) => (group.unitKey === unitKey ? [group] : []));
}

/** The pool of the Wounds that the unit's own shots at that step caused; empty if none got hot. */
export function hotPools(round: AssaultRound, step: number, unitKey: UnitKey): readonly StrikePool[] {
  const own = hotStrikes(round, step).filter(({ group }) => group.unitKey === unitKey);
  const wounds = own.reduce((sum, { strike }) => sum + (strike.hits?.hot?.count ?? 0), 0);
  const [first] = own;
  if (!first) return [];
  const vehicle = first.group.target === 'vehicle';
  return [
    {
      id: HOT_POOL,
      blow: 'shot',
      wounds,
      strength: null,
      ap: null,
      rules: ['ignoresCover'],
      band: null,
      noSaves: false,
      ...(vehicle && { hit: 'glancing' as const }),
      hot: { each: first.group.ranged?.shots ?? 1 },
    },
  ];
}

/** The units that were hurt by their own shots at that step, in the order of the strikes. */
export function hotUnits(round: AssaultRound, step: number): readonly UnitKey[] {
  return [...new Set(hotStrikes(round, step).map(({ group }) => group.unitKey))];
}

function hotStrikes(round: AssaultRound, step: number) {
  return round.strikes.flatMap((strike: Strike) => {
    const group = groupOf(round, strike.groupId);
    return group && strike.step === step && (strike.hits?.hot?.count ?? 0) > 0 ? [{ strike, group }] : [];
  });
}
