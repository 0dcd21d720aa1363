import { attackOf, kindsOnFaces } from '@/battle/assault/standing/attack';
import { rolledHot, withHot } from '@/battle/assault/standing/hot-shots';
import { checksOf } from '@/battle/assault/standing/strike-numbers';
import { hitsOf, type StandingStrike } from '@/battle/assault/standing/strikes';
import { targetTypeOf } from '@/battle/assault/standing/units';
import type { StrikeNumbers } from '@/battle/assault/standing/view';
import type { AssaultRound } from '@/battle/state/assault-round';
import type { StrikeWoundKind, StrikeWounds, WoundCounts } from '@/battle/state/strike';
import {
  accepted,
  destroyerEffect,
  type Penetration,
  penetrationOf,
  refused,
  type WoundPoolRules,
  woundRoll,
} from '@/rules/index';

/* The dice of a strike as counts: entered by the players, or rolled by the app. */

/** Why a number of dice cannot be entered; null: it can. */
export function wrongCount(
  count: number,
  max: number,
  tooMany: 'aboveMaximum' | 'moreThanRolled' = 'moreThanRolled',
) {
  if (!Number.isInteger(count)) return refused('notAWholeNumber');
  if (count < 0) return refused('belowZero');
  return count > max ? refused(tooMany, { max }) : null;
}

/** The first `count` dice, or a refusal if there are fewer. */
function take(dice: readonly number[], count: number) {
  const taken = dice.slice(0, count);
  if (taken.length < count) return refused('diceMissing', { need: count });
  const fair = taken.every((die) => Number.isInteger(die) && die >= 1 && die <= 6);
  return fair ? accepted(taken) : refused('notOnThatDie', { from: 1, to: 6 });
}

/** The hits among dice that the app rolled. */
export function rollHits(book: WoundPoolRules, { strike, numbers }: StandingStrike, dice: readonly number[]) {
  const { hit, hitReroll, hitAgainOn = numbers.hit ?? 0, barrier } = numbers;
  if (barrier !== null || hit === null) return refused('nothingToRoll');
  const first = take(dice, strike.attacks);
  if (!first.ok) return first;
  const again = first.value.filter(
    (die) => (hitReroll === 'failures' && die < hit) || (hitReroll === 'ones' && die === 1),
  ).length;
  const rolled = take(dice, strike.attacks + again);
  if (!rolled.ok) return rolled;
  const second = rolled.value.slice(strike.attacks);
  const hits = [...first.value.filter((die) => die >= hit), ...second.filter((die) => die >= hitAgainOn)];
  const apart = woundingOf(numbers, hits);
  const hot = rolledHot(book, numbers, first.value, second, dice.slice(strike.attacks + again));
  if (hot === null) return refused('diceMissing', { need: dice.length + 1 });
  const fair = take(hot.rolled ?? [], hot.rolled?.length ?? 0);
  if (!fair.ok) return fair;
  const count = hits.length - apart.all;
  return accepted(withHot({ count, rolled: rolled.value, ...apart.wounding }, hot));
}

/** The hits that wound without a die, by the natural rolls that hit. */
function woundingOf({ wounding = [] }: StrikeNumbers, hits: readonly number[]) {
  const counts = wounding.map(
    ({ kind, faces }) => [kind, hits.filter((die) => faces.includes(die)).length] as const,
  );
  const some = counts.filter(([, count]) => count > 0);
  const all = some.reduce((sum, [, count]) => sum + count, 0);
  const byKind: WoundCounts = Object.fromEntries(some);
  return { all, wounding: all > 0 ? { wounding: byKind } : {} };
}

/** The hits that wound without a die, as the players counted them, and how many they are together. */
export function enteredWounding({ strike, numbers }: StandingStrike, entered: WoundCounts) {
  const kinds = (numbers.wounding ?? []).map(({ kind }): StrikeWoundKind => kind);
  const counted = countedKinds(kinds, entered, strike.attacks);
  if (!counted.ok) return counted;
  const { counts, all } = counted.value;
  return accepted({ all, wounding: all > 0 ? { wounding: counts } : {} });
}

/** The counts without those of 0, and their sum; or why they cannot be. */
function countedKinds(kinds: readonly StrikeWoundKind[], entered: WoundCounts, max: number) {
  const counts: Partial<Record<StrikeWoundKind, number>> = {};
  let all = 0;
  for (const [kind, count] of Object.entries(entered) as [StrikeWoundKind, number][]) {
    if (!kinds.includes(kind)) return refused('notThatKind');
    all += count;
    const wrong = wrongCount(count, max) ?? wrongCount(all, max);
    if (wrong) return wrong;
    if (count > 0) counts[kind] = count;
  }
  return accepted({ counts, all });
}

/** The Wounds as the players counted them. */
export function enteredWounds({ strike, numbers }: StandingStrike, entered: WoundCounts) {
  const hits = hitsOf(strike, numbers);
  if (hits === null || numbers.barrier !== null) return refused('nothingToRoll');
  const counted = countedKinds(numbers.kinds, entered, hits);
  return counted.ok ? accepted<StrikeWounds>({ counts: counted.value.counts, rolled: null }) : counted;
}

/** The Wounds among dice that the app rolled. */
export function rollWounds(
  book: WoundPoolRules,
  assault: AssaultRound,
  { strike, group, numbers }: StandingStrike,
  dice: readonly number[],
) {
  const hits = hitsOf(strike, numbers);
  const checks = checksOf(book, assault, strike);
  if (hits === null || numbers.barrier !== null || !checks) return refused('nothingToRoll');
  const { target, wound, rolled: byRolls } = checks;
  const byFace = byRolls && kindsOnFaces(book, byRolls, checks.hit);
  const kindOf = (die: number): StrikeWoundKind | null => {
    if (byFace) return byFace[die - 1] ?? null;
    if (numbers.destroyer) {
      const { inflicts, band } = destroyerEffect(book, die, targetTypeOf(target));
      return inflicts === 'nothing' ? null : band;
    }
    if (!wound || !woundRoll(book, wound, attackOf(book, group, strike.blow).ap, die).wounds) return null;
    return wound.automaticOn !== null && die >= wound.automaticOn ? 'rending' : 'plain';
  };
  if (checks.through) return rollThrough(checks.through, hits, dice);
  const first = take(dice, hits);
  if (!first.ok) return first;
  const again = numbers.woundReroll ? first.value.filter((die) => kindOf(die) === null).length : 0;
  const rolled = take(dice, hits + again);
  if (!rolled.ok) return rolled;
  const counts: Partial<Record<StrikeWoundKind, number>> = {};
  for (const die of rolled.value) {
    const kind = kindOf(die);
    if (kind !== null) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return accepted<StrikeWounds>({ counts, rolled: rolled.value });
}

/** Each hit with its dice in order: one or two, and after a 6 that rends one more for its D3. */
function rollThrough(through: Penetration, hits: number, dice: readonly number[]) {
  const counts: Partial<Record<StrikeWoundKind, number>> = {};
  let used = 0;
  for (let hit = 0; hit < hits; hit += 1) {
    let total = 0;
    for (let die = 0; die < through.dice; die += 1) {
      const face = dice[used] ?? 0;
      used += 1;
      total += face;
      if (through.rending && face === 6) {
        total += Math.ceil((dice[used] ?? 0) / 2);
        used += 1;
      }
    }
    const kind = penetrationOf(through, total);
    if (kind !== null) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const rolled = take(dice, used);
  return rolled.ok ? accepted<StrikeWounds>({ counts, rolled: rolled.value }) : rolled;
}
