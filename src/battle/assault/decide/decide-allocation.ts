import { lookOutSirNeed } from '@/battle/assault/standing/look-out-sir';
import { followOrder, orderOf, standingAllocation } from '@/battle/assault/standing/pools';
import { standingAssault } from '@/battle/assault/standing/standing-assault';
import { groupsIn } from '@/battle/assault/standing/units';
import { assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { PoolId } from '@/battle/state/ids';
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
} from '@/rules/index';
import { allocated, chosenBy, groupIdIn, type PlaceOfWounds } from './allocated';
import type { AssaultIntent } from './intent';
import type { AssaultDecision } from './refusal';
import { rollAllocation } from './roll-allocation';

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
