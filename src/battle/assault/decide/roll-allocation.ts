import { lookOutSirNow } from '@/battle/assault/standing/look-out-sir';
import { followOrder, orderOf, type StandingAllocation } from '@/battle/assault/standing/pools';
import {
  type AllocationStep,
  allocate,
  nextPrompt,
  refused,
  type WoundPoolRules,
  woundsLeft,
} from '@/rules/index';
import { allocated, chosenBy, groupIdIn, type PlaceOfWounds } from './allocated';
import type { AssaultIntent } from './intent';
import type { AssaultDecision } from './refusal';

/**
 * Rolls on until a player has to choose: between models that differ, between pools, or whether a Wound on a
 * character is passed on by Look Out, Sir. Stops at the end of the Wounds.
 */
export function rollAllocation(
  book: WoundPoolRules,
  place: PlaceOfWounds,
  {
    dice,
    defenderChoice: preference = [],
    staysInHand = false,
  }: Extract<AssaultIntent, { type: 'rollAllocation' }>,
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
