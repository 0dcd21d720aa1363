import {
  type Allocation,
  type AssaultOutcome,
  type AssaultRound,
  assaultOf,
  type RecordedAssaultSide,
} from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { BlowKind } from '@/battle/state/strike';
import {
  type AssaultResult,
  assaultResult,
  type DetailedWound,
  type Inflicted,
  otherSide,
  type Side,
  type WoundOutcome,
  type WoundPoolRules,
} from '@/rules/index';
import { combatScore } from './combat-score';
import { blowsOf } from './pools';
import { assaultUnits, groupsIn, isWipedOut } from './units';
import { usedReadings } from './used-readings';

/** The Wounds that a side has inflicted in the round so far. */
export function inflictedBy(round: AssaultRound, side: Side): Inflicted {
  const enemy = otherSide(side);
  const wounds = round.allocations.filter((allocation) => allocation.side === enemy).flatMap(settledWounds);
  const lost = wounds.filter(({ outcome }) => outcome.ended === 'lost');
  const hammers = lost.filter(({ blow }) => blow === 'hammerOfWrath');
  const inDuel = lost.filter(({ blow, inChallenge }) => blow === 'weapon' && inChallenge);
  const blows = lost.filter(({ blow, inChallenge }) => blow === 'weapon' && !inChallenge);
  const detailed = blows.filter(({ outcome }) => outcome.instantDeath || outcome.woundsLost !== 1);
  const count = (ended: WoundOutcome['ended']) =>
    wounds.filter(({ outcome }) => outcome.ended === ended).length;
  return {
    unsavedWounds: blows.length - detailed.length,
    unsavedOnModels: detailed.map(({ detail }) => detail),
    savedWounds: count('saved'),
    feelNoPainDiscounted: count('discounted'),
    challengeWounds: inDuel.reduce((sum, { outcome }) => sum + outcome.scored, 0),
    hammerOfWrathWounds: hammers.reduce((sum, { outcome }) => sum + outcome.scored, 0),
    overwatchWounds: groupsIn(round, { side: enemy }).reduce(
      (sum, { id }) => sum + (round.overwatch[id] ?? 0),
      0,
    ),
    wipedOut: isWipedOut(round, side),
  };
}

type CountedWound = {
  readonly outcome: WoundOutcome;
  readonly blow: BlowKind;
  /** Inflicted on the opponent in a challenge. */
  readonly inChallenge: boolean;
  readonly detail: DetailedWound;
};

/** Every Wound of an allocation, with the values that the result needs. */
function settledWounds({ state }: Allocation): readonly CountedWound[] {
  const left = new Map(state.models.map((model) => [model.id, model.wounds]));
  const blows = blowsOf(state);
  return state.outcomes.flatMap((outcome, index) => {
    const pool = state.pools.find(({ id }) => id === outcome.poolId);
    const model = state.models.find(({ id }) => id === outcome.modelId);
    if (!pool || !model) return [];
    const woundsLeft = left.get(model.id) ?? 0;
    left.set(model.id, woundsLeft - outcome.woundsLost);
    const detail: DetailedWound = {
      strength: pool.strength,
      toughness: model.toughness,
      woundsLeft,
      loss: outcome.woundsLost,
      rules: [...pool.rules, ...model.rules],
    };
    const inChallenge = pool.challenge?.modelId === outcome.modelId;
    return [{ outcome, blow: blows[index] ?? pool.blow, inChallenge, detail }];
  });
}

/**
 * The result of the round so far, by today's rules. For a closed round the recorded result is valid instead.
 */
export function resultSoFar(book: WoundPoolRules, round: AssaultRound): AssaultResult {
  return book.result.by === 'points'
    ? combatScore(book.result, round)
    : assaultResult(book, inflictedBy(round, 'a'), inflictedBy(round, 'b'));
}

/** The outcome that closing the round now would record. */
export function assaultOutcome(battle: Battle, round: Round): AssaultOutcome {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  const { winner, because, loserModifier, next, counted, a, b } = resultSoFar(book, assault);
  const units = assaultUnits(battle, assault);
  const side = (which: Side, { score, lines, rows }: AssaultResult['a']): RecordedAssaultSide => ({
    score,
    lines,
    ...(rows && { rows }),
    units: units
      .filter((unit) => unit.side === which)
      .map(({ key, name, groups, modelsLeft }) => ({
        unitKey: key,
        name,
        modelsBefore: groups.reduce((sum, { id }) => sum + (assault.modelsBefore[id] ?? 0), 0),
        modelsLeft,
      })),
  });
  return {
    winner,
    because,
    // Avoids -0, which JSON does not keep.
    wonBy: Math.abs(loserModifier),
    next,
    ...(counted && { counted }),
    a: side('a', a),
    b: side('b', b),
    readings: usedReadings(book, assault),
  };
}
