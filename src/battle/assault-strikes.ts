import type { Pool, WoundPoolRules } from '@/rules/index';
import { otherSide, splitIntoPools, summarise } from '@/rules/index';
import type { Allocation, AssaultRound, BlowKind, Strike, StrikeWoundKind } from './assault';
import { attacksOf, type Striking, strikingOrder } from './assault-ladder';
import { strikeNumbers, woundOf } from './assault-numbers';
import { groupOf, groupsIn, livingOf, livingUnits } from './assault-units';
import type { StrikeNumbers, StrikeStage } from './assault-view';
import type { FighterGroup } from './fighters';

/** A strike of the step in hand, with its target numbers and what it waits for. */
export type StandingStrike = {
  readonly strike: Strike;
  readonly group: FighterGroup;
  readonly models: readonly string[];
  readonly numbers: StrikeNumbers;
  readonly stage: StrikeStage;
};

/** The id of a group's first strike with that blow. */
export function strikeId(groupId: string, blow: BlowKind): string {
  return blow === 'weapon' ? groupId : `${groupId}/hammer`;
}

/** Everything that strikes at a step: as entered, else all attacks by the rules against the first enemy unit with models left. */
export function strikesAt(
  book: WoundPoolRules,
  round: AssaultRound,
  { step, groups }: Striking,
): readonly StandingStrike[] {
  return groups.flatMap(({ group, blow, models }) => {
    const id = strikeId(group.id, blow);
    const entered = round.strikes.filter(
      (strike) => strike.step === step && strike.groupId === group.id && strike.blow === blow,
    );
    const first = entered.some((strike) => strike.id === id)
      ? []
      : [proposed(book, round, { id, step, group, blow, strikers: models.length })];
    const own = entered.filter((strike) => strike.id === id);
    const split = entered.filter((strike) => strike.id !== id);
    return [...first, ...own, ...split].map((strike) => {
      const numbers = strikeNumbers(book, round, strike);
      return { strike, group, models, numbers, stage: stageOf(strike, numbers) };
    });
  });
}

function proposed(
  book: WoundPoolRules,
  round: AssaultRound,
  of: {
    readonly id: string;
    readonly step: number;
    readonly group: FighterGroup;
    readonly blow: BlowKind;
    readonly strikers: number;
  },
): Strike {
  const { id, step, group, blow, strikers } = of;
  return {
    id,
    step,
    groupId: group.id,
    blow,
    target: livingUnits(round, otherSide(group.side))[0] ?? '',
    attacks: strikers * attacksOf(book, group, blow).attacks,
    hits: null,
    wounds: null,
  };
}

/** What the strike waits for. Nothing where nothing can come of it, or no hit was scored. */
export function stageOf(strike: Strike, { barrier, automaticHit }: StrikeNumbers): StrikeStage {
  if (barrier !== null || strike.wounds !== null) return 'settled';
  if (strike.hits === null) return automaticHit ? 'wounds' : 'hits';
  return strike.hits.count === 0 ? 'settled' : 'wounds';
}

/** How many hits the strike has: those entered, or all attacks where they hit automatically; null while nobody knows. */
export function hitsOf({ hits, attacks }: Strike, { automaticHit }: StrikeNumbers): number | null {
  return hits?.count ?? (automaticHit ? attacks : null);
}

/** The strike of that id at the step in hand, or undefined. */
export function strikeNow(book: WoundPoolRules, round: AssaultRound, id: string): StandingStrike | undefined {
  const now = stepInHand(book, round);
  return now ? strikesAt(book, round, now).find(({ strike }) => strike.id === id) : undefined;
}

/**
 * The highest step below the last one fought in which a strike is not settled or Wounds wait; null when the ladder is done.
 * A step from which nothing can come is passed over.
 */
export function stepInHand(book: WoundPoolRules, round: AssaultRound): Striking | null {
  const open = strikingOrder(book, round).filter(
    ({ step }) => round.lastStep === null || step < round.lastStep,
  );
  return open.find((striking) => !isFought(book, round, striking)) ?? null;
}

/** Whether every strike of the step is settled and no Wound of it waits. */
export function isFought(book: WoundPoolRules, round: AssaultRound, striking: Striking): boolean {
  return (
    strikesAt(book, round, striking).every(({ stage }) => stage === 'settled') &&
    struckUnits(book, round, striking.step).every((unitKey) => isEmptied(round, striking.step, unitKey))
  );
}

/** The units on which strikes of the step have put Wounds, in the order of the strikes. */
export function struckUnits(book: WoundPoolRules, round: AssaultRound, step: number): readonly string[] {
  const targets = round.strikes.filter((strike) => strike.step === step).map(({ target }) => target);
  return [...new Set(targets)].filter((unitKey) => poolsOn(book, round, step, unitKey).length > 0);
}

/** The pools of Wounds that the step's strikes put on the unit. Hammer of Wrath has its own: the result may count it apart. */
export function poolsOn(
  book: WoundPoolRules,
  round: AssaultRound,
  step: number,
  unitKey: string,
): readonly Pool[] {
  const woundsOf = (blow: BlowKind) =>
    round.strikes
      .filter((strike) => strike.step === step && strike.target === unitKey && strike.blow === blow)
      .flatMap((strike) => woundsOfStrike(book, round, strike));
  const hammers = splitIntoPools(book, woundsOf('hammerOfWrath'));
  return [
    ...hammers.map((pool) => ({ ...pool, id: `${pool.id}${HAMMER_POOL}` })),
    ...splitIntoPools(book, woundsOf('weapon')),
  ];
}

const HAMMER_POOL = ' hammerOfWrath';

/** Whether the pool of that id holds the Wounds of Hammer of Wrath hits. */
export function isHammerPool(poolId: string): boolean {
  return poolId.endsWith(HAMMER_POOL);
}

function woundsOfStrike(book: WoundPoolRules, round: AssaultRound, strike: Strike) {
  const group = groupOf(round, strike.groupId);
  const counts = Object.entries(strike.wounds?.counts ?? {}) as [StrikeWoundKind, number][];
  return group
    ? counts.map(([kind, count]) => ({ wound: woundOf(book, group, strike.blow, kind), count }))
    : [];
}

/** The allocation of the step's Wounds on the unit, once its first Wound is allocated. */
export function allocationOf(round: AssaultRound, step: number, unitKey: string): Allocation | undefined {
  return round.allocations.find((allocation) => allocation.step === step && allocation.unitKey === unitKey);
}

/** Whether nothing of the step's Wounds on the unit is left to allocate. */
function isEmptied(round: AssaultRound, step: number, unitKey: string): boolean {
  const allocation = allocationOf(round, step, unitKey);
  // Nobody is left to take them, by the players' hand: then they come to nothing.
  if (!allocation) return groupsIn(round, { unitKey }).every((group) => livingOf(group).length === 0);
  const { state } = allocation;
  const { removed } = summarise(state);
  const wounds = state.pools.reduce((sum, pool) => sum + pool.wounds, 0);
  return removed.length === state.models.length || state.outcomes.length === wounds;
}

/** Whether strikes of the step in hand have put Wounds on a unit that are not all allocated. */
export function woundsWait(book: WoundPoolRules, round: AssaultRound): boolean {
  const now = stepInHand(book, round);
  if (!now) return false;
  return struckUnits(book, round, now.step).some((unitKey) => !isEmptied(round, now.step, unitKey));
}

/** Whether Wounds of the step in hand are being allocated: strikes, places and groups stand as they are until it is done. */
export function isAllocating(book: WoundPoolRules, round: AssaultRound): boolean {
  const now = stepInHand(book, round);
  return now !== null && round.allocations.some(({ step }) => step === now.step);
}
