import { healthEvents } from '@/battle/army/army-events';
import { statusEvents, statusesOf } from '@/battle/army/statuses';
import type { AllocationWay } from '@/battle/assault/allocation-record';
import { lookOutSirNeed, lookOutSirNow } from '@/battle/assault/standing/look-out-sir';
import {
  followOrder,
  orderOf,
  type StandingAllocation,
  standingAllocation,
} from '@/battle/assault/standing/pools';
import { standingAssault } from '@/battle/assault/standing/standing-assault';
import { groupsIn, unitIdsOf } from '@/battle/assault/standing/units';
import { armyUnit } from '@/battle/state/army';
import { type AssaultRound, assaultOf, type StruckModel } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { type ModelId, modelId, type PoolId, poolId, type UnitId, type UnitKey } from '@/battle/state/ids';
import { sameValue } from '@/plain/same-value';
import {
  type AllocationState,
  type AllocationStep,
  accepted,
  allocate,
  allocateTogether,
  nextPrompt,
  refused,
  type WoundPoolRules,
  woundsLeft,
} from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision, FightEvent } from './refusal';

type AllocationIntent = Extract<
  AssaultIntent,
  { type: 'orderPools' | 'allocate' | 'allocateAgain' | 'allocateTogether' | 'rollAllocation' }
>;

/**
 * The events or the refusal of an intent about the Wounds of the current step. `decideAssault` adds the end
 * of the step.
 */
export function decideAllocation(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: AllocationIntent,
): AssaultDecision {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  const { unitKey } = intent;
  const now = standingAssault(book, assault).inHand;
  if (!now?.strikes.every(({ stage }) => stage === 'settled')) return refused('nothingToAllocate');
  if (!now.struck.includes(unitKey)) return refused('nothingToAllocate');
  const standing = standingAllocation(book, assault, now.step, unitKey);
  if (nextPrompt(book, standing.state).ask === 'nothing') return refused('nothingToAllocate');
  const place = { battle, combat, round, assault, step: now.step, unitKey, standing };
  switch (intent.type) {
    case 'orderPools':
      return orderPools(place, intent.order);
    case 'allocate': {
      const passing = wrongPass(book, place, intent.step);
      if (passing) return passing;
      const after = allocate(book, standing.state, intent.step);
      if (!after.ok) return after;
      const { state, chosen } = followOrder(book, after.value, orderOf(assault, unitKey));
      const steps = [...standing.chosen, intent.step, ...chosen];
      return allocated(place, state, { by: 'steps', steps, byApp: intent.byApp ?? false });
    }
    case 'allocateAgain':
      return allocateAgain(book, place, intent);
    case 'allocateTogether': {
      const { saved, discounted } = intent;
      for (const count of [saved, discounted]) {
        if (!Number.isInteger(count)) return refused('notAWholeNumber');
        if (count < 0) return refused('belowZero');
      }
      const { defenderChoice } = intent;
      const kindOf = (id: string) => groupIdIn(standing.models, id) ?? '';
      const after = allocateTogether(book, standing.state, { saved, discounted, defenderChoice, kindOf });
      if (!after.ok) return after;
      const { state } = followOrder(book, after.value, orderOf(assault, unitKey));
      return allocated(place, state, { by: 'together', saved, discounted, ...chosenBy(defenderChoice) });
    }
    case 'rollAllocation':
      return rollAllocation(book, place, intent);
  }
}

/** Look Out, Sir is only for characters, and needs the roll that their rank requires. */
function wrongPass(
  book: WoundPoolRules,
  { assault, unitKey, standing }: PlaceOfWounds,
  step: AllocationStep,
) {
  if (step.do !== 'passTo' && step.do !== 'stay') return null;
  const struck = standing.state.pending?.modelId;
  if (struck === undefined) return null;
  const need = lookOutSirNeed(book, groupsIn(assault, { unitKey }), struck);
  if (need === null) return refused('onlyCharacters');
  if (step.roll === undefined) return null;
  if (!Number.isInteger(step.roll) || step.roll < 1 || step.roll > 6) {
    return refused('notOnThatDie', { from: 1, to: 6 });
  }
  return step.roll >= need === (step.do === 'passTo') ? null : refused('notEligible');
}

/** The models that the defender chose, if any. */
function chosenBy(defenderChoice: readonly string[]): { readonly chosen?: readonly ModelId[] } {
  return defenderChoice.length > 0 ? { chosen: defenderChoice.map(modelId) } : {};
}

/** The group of a model of the struck unit. */
function groupIdIn(models: readonly StruckModel[], id: string) {
  return models.find((model) => model.id === id)?.groupId;
}

type PlaceOfWounds = {
  readonly battle: Battle;
  readonly combat: Combat;
  readonly round: Round;
  readonly assault: AssaultRound;
  readonly step: number;
  readonly unitKey: UnitKey;
  readonly standing: StandingAllocation;
};

function orderPools(
  { combat, round, assault, unitKey, standing }: PlaceOfWounds,
  to: readonly PoolId[],
): AssaultDecision {
  const ids = standing.pools.map(({ id }) => id);
  const known = to.every((id, index) => ids.includes(id) && to.indexOf(id) === index);
  if (!known || to.length !== ids.length) return refused('unknownPool');
  const from = orderOf(assault, unitKey);
  if (sameValue(from, to)) return refused('nothingChanged');
  return accepted([{ type: 'poolsOrdered', combatId: combat.id, round: round.number, unitKey, from, to }]);
}

/**
 * The event of some steps of the allocation, and the events for the Wounds that the units of the armies lose.
 */
function allocated(place: PlaceOfWounds, state: AllocationState, way: AllocationWay): AssaultDecision {
  const { battle, combat, round, assault, step, unitKey, standing } = place;
  const settledBefore = standing.state.outcomes.length;
  const outcomes = state.outcomes
    .slice(settledBefore)
    .map((outcome) => ({ ...outcome, poolId: poolId(outcome.poolId), modelId: modelId(outcome.modelId) }));
  const { poolOrder, lockedOn, pending } = state;
  const { models, pools } = standing;
  const groups = groupsIn(assault, { unitKey });
  const side = groups[0]?.side ?? 'a';
  const lost = new Map<UnitId | null, number>();
  for (const outcome of outcomes) {
    const unitId = groups.find(({ id }) => id === groupIdIn(models, outcome.modelId))?.unitId ?? null;
    lost.set(unitId, (lost.get(unitId) ?? 0) + outcome.woundsLost);
  }
  return accepted([
    {
      type: 'woundsAllocated',
      combatId: combat.id,
      round: round.number,
      step,
      unitKey,
      began: standing.begun ? null : { side, models, pools },
      way,
      settledBefore,
      outcomes,
      standing: { poolOrder, lockedOn, pending },
    },
    ...glancedStatuses(place, state),
    ...[...lost].flatMap(([unitId, wounds]) =>
      healthEvents(armyUnit(battle, unitId), -wounds, {
        cause: 'combat',
        combatId: combat.id,
        round: round.number,
      }),
    ),
  ]);
}

/** What glances made of units of the armies. */
function glancedStatuses(
  { battle, assault, unitKey }: PlaceOfWounds,
  { outcomes }: AllocationState,
): readonly FightEvent[] {
  const statuses = outcomes.flatMap(({ status }) => status ?? []);
  if (statuses.length === 0) return [];
  return unitIdsOf(groupsIn(assault, { unitKey })).flatMap((unitId) => {
    const has = statusesOf(armyUnit(battle, unitId));
    return statusEvents(battle, unitId, [...new Set([...has, ...statuses])]);
  });
}

function allocateAgain(
  book: WoundPoolRules,
  place: PlaceOfWounds,
  { steps, byApp }: Extract<AllocationIntent, { type: 'allocateAgain' }>,
): AssaultDecision {
  const order = orderOf(place.assault, place.unitKey);
  const taken: AllocationStep[] = [...place.standing.chosen];
  let { state } = place.standing;
  for (const step of steps) {
    if (isChosenAlready(book, state, step, order)) continue;
    const after = allocate(book, state, step);
    if (!after.ok) return after;
    const followed = followOrder(book, after.value, order);
    taken.push(step, ...followed.chosen);
    state = followed.state;
  }
  return allocated(place, state, { by: 'steps', steps: taken, byApp });
}

/**
 * Whether the choice of this step is already made: one pool or one model is left, or the attacker's order
 * decides it. An order that was corrected since decides otherwise than the one that the step followed.
 */
function isChosenAlready(
  book: WoundPoolRules,
  state: AllocationState,
  step: AllocationStep,
  order: readonly string[],
): boolean {
  const { ask } = nextPrompt(book, state);
  if (step.do === 'choosePool') {
    const inHand = state.poolOrder.at(-1) ?? '';
    const isOrdered = order.includes(inHand) && order.includes(step.poolId);
    return ask !== 'choosePool' && (inHand === step.poolId || isOrdered);
  }
  return step.do === 'chooseModel' && ask !== 'chooseModel' && state.lockedOn === step.modelId;
}

/**
 * Rolls on until a player has to choose: between models that differ, between pools, or whether a Wound on a
 * character is passed on by Look Out, Sir. Stops at the end of the Wounds.
 */
function rollAllocation(
  book: WoundPoolRules,
  place: PlaceOfWounds,
  {
    dice,
    defenderChoice: preference = [],
    staysInHand = false,
  }: Extract<AllocationIntent, { type: 'rollAllocation' }>,
): AssaultDecision {
  const { assault, unitKey } = place;
  const order = orderOf(assault, unitKey);
  const inHand = place.standing.state;
  const steps: AllocationStep[] = [...place.standing.chosen];
  const left = dice.values();
  let { state } = place.standing;
  for (;;) {
    const asked = !(staysInHand && state === inHand) && lookOutSirNow(book, assault, unitKey, state) !== null;
    if (asked) break;
    const step = stepWith(book, { state, models: place.standing.models }, left, preference);
    if (step === 'choose') break;
    if (step === 'diceMissing') return refused('diceMissing', { need: dice.length + 1 });
    const after = allocate(book, state, step);
    if (!after.ok) return after;
    const followed = followOrder(book, after.value, order);
    steps.push(step, ...followed.chosen);
    state = followed.state;
  }
  if (steps.length === place.standing.chosen.length)
    return refused('notAskedFor', { ask: nextPrompt(book, state).ask });
  return allocated(place, state, { by: 'steps', steps, byApp: true, ...chosenBy(preference) });
}

function stepWith(
  book: WoundPoolRules,
  { state, models }: Pick<StandingAllocation, 'state' | 'models'>,
  dice: Iterator<number>,
  preference: readonly string[],
): AllocationStep | 'choose' | 'diceMissing' {
  const prompt = nextPrompt(book, state);
  switch (prompt.ask) {
    case 'nothing':
    case 'choosePool':
      return 'choose';
    case 'chooseModel': {
      const [first = ''] = prompt.choices;
      // If the models are alike, the choice changes only the name.
      const alike = prompt.choices.every(
        (id) =>
          groupIdIn(models, id) === groupIdIn(models, first) &&
          woundsLeft(state, id) === woundsLeft(state, first),
      );
      const preferred = preference.find((id) => prompt.choices.includes(id));
      if (!alike && preferred === undefined) return 'choose';
      return { do: 'chooseModel', modelId: preferred ?? first };
    }
    case 'takeWound':
      return { do: 'takeWound' };
    case 'loss': {
      if (prompt.maySkip) return { do: 'skipRoll' };
      const die = dice.next();
      if (die.done) return 'diceMissing';
      return { do: 'roll', value: prompt.dice === 'd3' ? Math.ceil(die.value / 2) : die.value };
    }
    default: {
      const die = dice.next();
      return die.done ? 'diceMissing' : { do: 'roll', value: die.value };
    }
  }
}
