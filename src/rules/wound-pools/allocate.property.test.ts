import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { models, pools } from '@/testing/battles/wound-pool-arbitraries';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { type AllocationStep, allocate, beginAllocation } from './allocate';
import { type AllocationState, livingModels, woundsLeft } from './allocation-state';
import { summarise } from './allocation-summary';
import { type AllocationPrompt, nextPrompt } from './next-prompt';
import { type WoundPoolRules, withReadings } from './wound-pool-rules';

/** One step that answers the prompt, decided by a number. */
function answer(prompt: AllocationPrompt, chance: number): AllocationStep | null {
  switch (prompt.ask) {
    case 'choosePool':
      return { do: 'choosePool', poolId: prompt.choices[chance % prompt.choices.length] ?? '' };
    case 'chooseModel':
      return { do: 'chooseModel', modelId: prompt.choices[chance % prompt.choices.length] ?? '' };
    case 'takeWound':
      return { do: 'takeWound' };
    case 'loss':
      return { do: 'roll', value: 1 + (chance % (prompt.dice === 'd3' ? 3 : 6)) };
    case 'save':
    case 'feelNoPain':
      return { do: 'roll', value: 1 + (chance % 6) };
    default:
      return null;
  }
}

/** Every state from the first to the last. */
function play(
  start: AllocationState,
  chances: readonly number[],
  rules: WoundPoolRules = book,
): readonly AllocationState[] {
  const states = [start];
  for (let turn = 0; ; turn += 1) {
    const state = states[turn] ?? start;
    const step = answer(nextPrompt(rules, state), chances[turn % chances.length] ?? 0);
    if (step === null) return states;
    const next = allocate(rules, state, step);
    if (!next.ok) throw new Error(`${step.do} was refused: ${next.refusal.code}`);
    states.push(next.value);
  }
}

const chances = fc.array(fc.nat(59), { minLength: 1, maxLength: 40 });
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

describe('any allocation', () => {
  it('comes to an end, and every Wound is lost, saved, discounted or wasted', () => {
    fc.assert(
      fc.property(models, pools, chances, (unit, wounds, dice) => {
        const end = play(beginAllocation(book, unit, wounds), dice).at(-1);
        if (!end) return false;
        const { saved, discounted, wasted, woundsLost, remaining } = summarise(end);
        const lost = end.outcomes.filter(({ ended }) => ended === 'lost').length;
        expect(lost + saved + discounted + wasted).toBe(total(wounds.map((pool) => pool.wounds)));
        expect(total(unit.map((model) => model.wounds)) - woundsLost).toBe(total(Object.values(remaining)));
        return wasted === 0 || livingModels(end).length === 0;
      }),
    );
  });

  it('wounds no model while another is locked on, and none that is closer than a living one in contact', () => {
    fc.assert(
      fc.property(models, pools, chances, (unit, wounds, dice) => {
        const states = play(beginAllocation(book, unit, wounds), dice);
        for (const [index, state] of states.entries()) {
          const outcome = states[index + 1]?.outcomes[state.outcomes.length];
          if (outcome) expect(outcome.modelId).toBe(state.lockedOn);
          const prompt = nextPrompt(book, state);
          if (prompt.ask !== 'chooseModel') continue;
          const living = livingModels(state);
          const chosen = living.filter(({ id }) => prompt.choices.includes(id));
          const contact = living.some(({ inContact }) => inContact);
          expect(chosen.every(({ inContact }) => inContact === contact)).toBe(true);
          const nearest = Math.min(...living.map(({ distance }) => distance));
          if (!contact) expect(chosen.every(({ distance }) => distance === nearest)).toBe(true);
        }
      }),
    );
  });

  it('spreads Wounds within one pool only over models that are gone, and one more', () => {
    fc.assert(
      fc.property(models, pools, chances, (unit, wounds, dice) => {
        const end = play(beginAllocation(book, unit, wounds), dice).at(-1);
        if (!end) return false;
        return wounds.every(({ id }) => {
          const met = new Set(
            end.outcomes.filter((outcome) => outcome.poolId === id).map(({ modelId }) => modelId),
          );
          return [...met].filter((modelId) => woundsLeft(end, modelId) > 0).length <= 1;
        });
      }),
    );
  });

  it('is plain data: written down and read again it goes on the same way', () => {
    fc.assert(
      fc.property(models, pools, chances, (unit, wounds, dice) => {
        const states = play(beginAllocation(book, unit, wounds), dice);
        for (const state of states) {
          const read = JSON.parse(JSON.stringify(state)) as AllocationState;
          expect(read).toEqual(state);
          expect(nextPrompt(book, read)).toEqual(nextPrompt(book, state));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('ends under every reading of who is locked on', () => {
    const sticky = withReadings(book, { lockedModel: 'wholeStep' });
    fc.assert(
      fc.property(models, pools, chances, (unit, wounds, dice) => {
        const end = play(beginAllocation(sticky, unit, wounds), dice, sticky).at(-1);
        if (!end) return false;
        const wounded = unit.filter(({ id, wounds: full }) => {
          const left = woundsLeft(end, id);
          return left > 0 && left < full;
        });
        return wounded.length <= 1;
      }),
    );
  });
});
