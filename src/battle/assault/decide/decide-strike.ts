import { openChallenge } from '@/battle/assault/standing/challenge';
import { rolledHot, withHot } from '@/battle/assault/standing/hot-shots';
import { mayBePrecise, preciseApart, sixesOf } from '@/battle/assault/standing/precision';
import { isAllocating, standingAssault, strikeNow } from '@/battle/assault/standing/standing-assault';
import { attackOf, checksOf } from '@/battle/assault/standing/strike-numbers';
import { hitsOf, type StandingStrike, strikeIdOf } from '@/battle/assault/standing/strikes';
import { groupsIn, livingOf, targetTypeOf } from '@/battle/assault/standing/units';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle, Combat, Round } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import type { UnitKey } from '@/battle/state/ids';
import type { Strike, StrikeWoundKind, StrikeWounds } from '@/battle/state/strike';
import {
  accepted,
  destroyerEffect,
  type Penetration,
  penetrationOf,
  refused,
  type WoundPoolRules,
  woundRoll,
} from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, FightEvent } from './refusal';

/** The most attacks that one strike can have. */
export const MAX_ATTACKS = 300;

type StrikeIntent = Extract<
  AssaultIntent,
  {
    type:
      | 'changeStrike'
      | 'splitStrike'
      | 'enterHits'
      | 'rollHits'
      | 'namePrecise'
      | 'enterWounds'
      | 'rollWounds';
  }
>;

/**
 * The events or the refusal of an intent about a strike of the current step. `decideAssault` adds the end of
 * the step.
 */
export function decideStrike(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: StrikeIntent,
): AssaultDecision {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  if (isAllocating(book, assault)) return refused('woundsWait');
  if (openChallenge(assault)) return refused('challengeOpen');
  const standing = strikeNow(book, assault, intent.strikeId);
  if (!standing) return refused('noSuchStrike');
  const changed = (to: Strike) => [changing(combat, round, assault, to)] as const;
  const { strike } = standing;
  switch (intent.type) {
    case 'changeStrike': {
      const { attacks, target } = intent;
      const wrong = wrongAttacks(assault, standing, intent);
      if (wrong) return wrong;
      if (attacks === strike.attacks && target === strike.target) return refused('nothingChanged');
      if (strike.against !== undefined && target !== strike.target) return refused('inChallenge');
      return accepted(changed({ ...strike, attacks, target, hits: null, wounds: null }));
    }
    case 'splitStrike':
      if (strike.against !== undefined) return refused('inChallenge');
      return splitStrike(assault, standing, intent, changed);
    case 'enterHits': {
      if (standing.numbers.barrier !== null || standing.numbers.automaticHit) return refused('nothingToRoll');
      const { hits: count, hot = 0 } = intent;
      if (hot > 0 && !standing.numbers.hot) return refused('notThatKind');
      const wrong = wrongCount(count, strike.attacks) ?? wrongCount(hot, strike.attacks - count);
      if (wrong) return wrong;
      const hits = withHot({ count, rolled: null }, { count: hot, rolled: null });
      return accepted(changed({ ...strike, hits, wounds: null }));
    }
    case 'rollHits': {
      const hits = rollHits(book, standing, intent.dice);
      if (!hits.ok) return hits;
      const rolled = { ...strike, hits: hits.value, wounds: null };
      const precise = mayBePrecise(book, assault, standing) ? sixesOf(book, standing, hits.value) : 0;
      if (precise === 0) return accepted(changed(rolled));
      const [rest, apart] = preciseApart(assault, rolled, precise);
      return accepted([...changed(rest), ...changed(apart)]);
    }
    case 'namePrecise': {
      const { hits } = strike;
      if (!mayBePrecise(book, assault, standing)) return refused('notPrecise');
      if (hits === null) return refused('nothingToRoll');
      const wrong = wrongCount(intent.hits, hits.count);
      if (wrong) return wrong;
      if (intent.hits === 0) return refused('nothingChanged');
      // The new strike comes first, because the first event names the gesture.
      const [rest, apart] = preciseApart(assault, { ...strike, wounds: null }, intent.hits);
      return accepted([...changed(apart), ...changed(rest)]);
    }
    case 'enterWounds': {
      const wounds = enteredWounds(standing, intent.wounds);
      return wounds.ok ? accepted(changed({ ...strike, wounds: wounds.value })) : wounds;
    }
    case 'rollWounds': {
      const wounds = rollWounds(book, assault, standing, intent.dice);
      return wounds.ok ? accepted(changed({ ...strike, wounds: wounds.value })) : wounds;
    }
  }
}

function changing(combat: Combat, round: Round, assault: AssaultRound, to: Strike): FightEvent {
  const from = assault.strikes.find(({ id }) => id === to.id) ?? null;
  return { type: 'strikeChanged', combatId: combat.id, round: round.number, from, to };
}

/** All strikes of the step that were not entered get no hits. */
export function emptyStrikes(
  book: WoundPoolRules,
  combat: Combat,
  round: Round,
  assault: AssaultRound,
): readonly FightEvent[] {
  const strikes = standingAssault(book, assault).inHand?.strikes ?? [];
  return strikes
    .filter(({ stage }) => stage !== 'settled')
    .map(({ strike }) =>
      changing(combat, round, assault, {
        ...strike,
        hits: strike.hits ?? { count: 0, rolled: null },
        wounds: { counts: {}, rolled: null },
      }),
    );
}

function splitStrike(
  assault: AssaultRound,
  standing: StandingStrike,
  intent: Extract<StrikeIntent, { type: 'splitStrike' }>,
  changed: (to: Strike) => readonly [FightEvent],
): AssaultDecision {
  const { strike } = standing;
  const wrong = wrongAttacks(assault, standing, intent) ?? wrongCount(intent.attacks, strike.attacks);
  if (wrong) return wrong;
  if (intent.target === strike.target || intent.attacks === 0) return refused('nothingChanged');
  const { groupId, blow } = strike;
  const others = assault.strikes.filter(
    (other) => other.groupId === groupId && other.splitFrom !== null,
  ).length;
  const half = { ...strike, hits: null, wounds: null };
  return accepted([
    ...changed({
      ...half,
      id: strikeIdOf(groupId, blow, others + 1),
      splitFrom: strike.id,
      attacks: intent.attacks,
      target: intent.target,
    }),
    ...changed({ ...half, attacks: strike.attacks - intent.attacks }),
  ]);
}

function wrongAttacks(
  assault: AssaultRound,
  { group }: StandingStrike,
  { attacks, target }: { readonly attacks: number; readonly target: UnitKey },
) {
  const struck = groupsIn(assault, { unitKey: target });
  const there = struck.some((one) => one.side !== group.side && livingOf(one).length > 0);
  return there ? wrongCount(attacks, MAX_ATTACKS, 'aboveMaximum') : refused('noSuchTarget');
}

function wrongCount(
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

function rollHits(book: WoundPoolRules, { strike, numbers }: StandingStrike, dice: readonly number[]) {
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
  const hot = rolledHot(book, numbers, first.value, second, dice.slice(strike.attacks + again));
  if (hot === null) return refused('diceMissing', { need: dice.length + 1 });
  const fair = take(hot.rolled ?? [], hot.rolled?.length ?? 0);
  if (!fair.ok) return fair;
  return accepted(withHot({ count: hits.length, rolled: rolled.value }, hot));
}

function enteredWounds(
  { strike, numbers }: StandingStrike,
  entered: Readonly<Partial<Record<StrikeWoundKind, number>>>,
) {
  const hits = hitsOf(strike, numbers);
  if (hits === null || numbers.barrier !== null) return refused('nothingToRoll');
  const counts: Partial<Record<StrikeWoundKind, number>> = {};
  let all = 0;
  for (const [kind, count] of Object.entries(entered) as [StrikeWoundKind, number][]) {
    if (!numbers.kinds.includes(kind)) return refused('notThatKind');
    all += count;
    const wrong = wrongCount(count, hits) ?? wrongCount(all, hits);
    if (wrong) return wrong;
    if (count > 0) counts[kind] = count;
  }
  return accepted<StrikeWounds>({ counts, rolled: null });
}

function rollWounds(
  book: WoundPoolRules,
  assault: AssaultRound,
  { strike, group, numbers }: StandingStrike,
  dice: readonly number[],
) {
  const hits = hitsOf(strike, numbers);
  const checks = checksOf(book, assault, strike);
  if (hits === null || numbers.barrier !== null || !checks) return refused('nothingToRoll');
  const { target, wound } = checks;
  const kindOf = (die: number): StrikeWoundKind | null => {
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
