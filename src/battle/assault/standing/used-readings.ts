import type { Allocation, AssaultRound, UsedReading } from '@/battle/state/assault-round';
import type { BlowKind } from '@/battle/state/strike';
import {
  effectOn,
  READING_OPTIONS,
  type ReadingId,
  removesAtOnce,
  type WoundPoolRules,
  withReadings,
} from '@/rules/index';
import { standsAside } from './challenge';
import { blowsOf, poolsOn } from './pools';
import { checksOf } from './strike-numbers';

/**
 * The readings that decided something in the round: with another answer, another roll or count would have
 * followed.
 */
export function usedReadings(book: WoundPoolRules, round: AssaultRound): readonly UsedReading[] {
  return book.questions.flatMap(({ id, label, options }) => {
    if (!DECIDED[id](book, round)) return [];
    const option = options.find((candidate) => candidate.id === book.readings[id]);
    return [{ readingId: id, label, option: option?.label ?? book.readings[id] }];
  });
}

type Decided = (book: WoundPoolRules, round: AssaultRound) => boolean;

const DECIDED: Readonly<Record<ReadingId, Decided>> = {
  lockedModel: (_, round) => round.allocations.some(endedOnModel),
  eternalWarriorAgainstDestroyer: (book, round) =>
    someLoss(round, ({ pool, model }) => {
      const deadly = removesAtOnce(book, pool, { ...model, rules: [] });
      return pool.band !== null && deadly && model.rules.includes('eternalWarrior');
    }),
  instantDeathScores: (_, round) =>
    someLoss(round, ({ outcome }) => outcome.instantDeath && outcome.woundsLost > 1),
  spentRules: differsInPools,
  hammerOfWrathScores: (_, round) => someLoss(round, ({ blow }) => blow === 'hammerOfWrath'),
  overwatchScores: (_, round) => Object.values(round.overwatch).some((wounds) => (wounds ?? 0) > 0),
  mixedTie: (book, round) =>
    round.strikes.some((strike) => {
      const checks = checksOf(book, round, strike);
      const keys = [...(checks?.hit.reasons ?? []), ...(checks?.wound?.reasons ?? [])].map(({ key }) => key);
      return keys.includes('tiedWeaponSkill') || keys.includes('tiedToughness');
    }),
  weaponSkillZero: (book, round) =>
    round.strikes.some(
      (strike) => strike.blow === 'weapon' && checksOf(book, round, strike)?.hit.targetWs === 0,
    ),
  feelNoPainAgainstNoSaves: (book, round) =>
    rollsDiffer(
      withReadings(book, { feelNoPainAgainstNoSaves: 'allowed' }),
      withReadings(book, { feelNoPainAgainstNoSaves: 'notAllowed' }),
      round,
    ),
  feelNoPainOfEternalWarrior: (book, round) =>
    rollsDiffer(
      withReadings(book, { feelNoPainOfEternalWarrior: 'allowed' }),
      withReadings(book, { feelNoPainOfEternalWarrior: 'notAllowed' }),
      round,
    ),
  challengeWounds: challengeEnded,
  refusedCharacter: (_, round) =>
    round.allocations.some(({ state }) => state.models.some(({ id }) => id === standsAside(round))),
  precisionStrikes: (_, round) => round.strikes.some(({ precise }) => precise),
  slightlyLower: (book, round) => hitsDiffer(book, round, 'slightlyLower'),
  nearlyHalf: (book, round) => hitsDiffer(book, round, 'nearlyHalf'),
  tenAgainstFive: (book, round) => hitsDiffer(book, round, 'tenAgainstFive'),
};

/** Whether a strike of the round needs another number to hit with another option of the reading. */
function hitsDiffer(book: WoundPoolRules, round: AssaultRound, id: ReadingId): boolean {
  const needs = READING_OPTIONS[id].map((option) => {
    const read = withReadings(book, { [id]: option });
    return round.strikes.map((strike) => checksOf(read, round, strike)?.hit.need ?? null).join();
  });
  return new Set(needs).size > 1;
}

/**
 * Whether the order of Wounds in a challenge, or around it, came to its end: then the rest went on, or was
 * lost.
 */
function challengeEnded(_: WoundPoolRules, round: AssaultRound): boolean {
  return round.allocations.some(({ state }) =>
    state.pools.some(({ id, wounds, challenge }) => {
      const outcomes = state.outcomes.filter(({ poolId }) => poolId === id);
      if (!challenge) return state.models.some(({ apart }) => apart) && outcomes.length < wounds;
      const ended = outcomes.findIndex(({ modelId, removed }) => modelId === challenge.modelId && removed);
      return ended >= 0 && ended + 1 < wounds;
    }),
  );
}

type SettledWound = {
  readonly outcome: Allocation['state']['outcomes'][number];
  readonly blow: BlowKind;
  readonly pool: Allocation['state']['pools'][number];
  readonly model: Allocation['state']['models'][number];
};

function someWound(round: AssaultRound, decided: (wound: SettledWound) => boolean): boolean {
  return round.allocations.some(({ state }) => {
    const blows = blowsOf(state);
    return state.outcomes.some((outcome, index) => {
      const pool = state.pools.find(({ id }) => id === outcome.poolId);
      const model = state.models.find(({ id }) => id === outcome.modelId);
      if (pool === undefined || model === undefined) return false;
      return decided({ outcome, blow: blows[index] ?? pool.blow, pool, model });
    });
  });
}

function someLoss(round: AssaultRound, decided: (wound: SettledWound) => boolean): boolean {
  return someWound(round, (wound) => wound.outcome.ended === 'lost' && decided(wound));
}

/** Whether Feel No Pain is rolled under only one of the two readings for a Wound that was not saved. */
function rollsDiffer(one: WoundPoolRules, other: WoundPoolRules, round: AssaultRound): boolean {
  return someWound(
    round,
    ({ outcome, pool, model }) =>
      outcome.ended !== 'saved' &&
      effectOn(one, pool, model).feelNoPain !== effectOn(other, pool, model).feelNoPain,
  );
}

/**
 * Whether one pool ended and another began while the model that took the Wounds was still there, and not
 * alone.
 */
function endedOnModel({ state }: Allocation): boolean {
  return state.outcomes.some((outcome, index) => {
    const next = state.outcomes[index + 1];
    return (
      next !== undefined && next.poolId !== outcome.poolId && !outcome.removed && state.models.length > 1
    );
  });
}

/** Whether the other reading would have put the step's Wounds on some unit into other pools. */
function differsInPools(book: WoundPoolRules, round: AssaultRound): boolean {
  const split = (reading: 'samePool' | 'ownPool', { step, unitKey }: Allocation) =>
    poolsOn(withReadings(book, { spentRules: reading }), round, step, unitKey).length;
  return round.allocations.some((one) => split('samePool', one) !== split('ownPool', one));
}
