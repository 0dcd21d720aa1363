import { challengeWaits } from '@/battle/assault/standing/challenge';
import { withHot } from '@/battle/assault/standing/hot-shots';
import { mayBePrecise, preciseApart, sixesOf } from '@/battle/assault/standing/precision';
import { isAllocating, standingAssault, strikeNow } from '@/battle/assault/standing/standing-assault';
import { type StandingStrike, strikeIdOf } from '@/battle/assault/standing/strikes';
import { groupsIn, livingOf } from '@/battle/assault/standing/units';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { UnitKey } from '@/battle/state/ids';
import type { Strike } from '@/battle/state/strike';
import { accepted, refused, type WoundPoolRules } from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, FightEvent } from './refusal';
import { enteredWounding, enteredWounds, rollHits, rollWounds, wrongCount } from './strike-counts';

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
  if (challengeWaits(assault)) return refused('challengeOpen');
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
      const apart = enteredWounding(standing, intent.wounding ?? {});
      if (!apart.ok) return apart;
      const left = strike.attacks - apart.value.all;
      const wrong = wrongCount(count, left) ?? wrongCount(hot, left - count);
      if (wrong) return wrong;
      const hits = withHot({ count, rolled: null, ...apart.value.wounding }, { count: hot, rolled: null });
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
