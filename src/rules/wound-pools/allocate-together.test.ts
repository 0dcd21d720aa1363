import { describe, expect, it } from 'vitest';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { allocate, beginAllocation } from './allocate';
import { allocateTogether, togetherAllowed } from './allocate-together';
import type { AllocationModel, AllocationState } from './allocation-state';
import { summarise } from './allocation-summary';
import { nextPrompt } from './next-prompt';
import type { Pool } from './pools';

const trooper = (id: string, over: Partial<AllocationModel> = {}): AllocationModel => ({
  id,
  wounds: 1,
  toughness: 4,
  armourSave: 3,
  invulnerableSave: null,
  feelNoPain: 5,
  rules: [],
  inContact: false,
  distance: 1,
  ...over,
});
const pool: Pool = { id: 'p', wounds: 9, strength: 4, ap: null, rules: [], band: null, noSaves: false };
const squad = [trooper('a', { distance: 2 }), trooper('b'), trooper('c', { inContact: true }), trooper('d')];

describe('a pool rolled at once', () => {
  it('is offered when all models are alike', () => {
    const state = beginAllocation(book, squad, [pool]);
    expect(togetherAllowed(book, state)).toEqual({ wounds: 9, save: 3, feelNoPain: 5 });
  });

  it('removes as many models as Wounds are unsaved, in allocation order', () => {
    const state = beginAllocation(book, squad, [pool]);
    const rolled = allocateTogether(book, state, { saved: 4, discounted: 3, defenderChoice: ['d'] });
    expect(rolled.ok && summarise(rolled.value)).toMatchObject({
      removed: ['c', 'd'],
      saved: 4,
      discounted: 3,
      woundsLost: 2,
      wasted: 0,
    });
    expect(rolled.ok && nextPrompt(book, rolled.value).ask).toBe('nothing');
  });

  it('wastes what nobody is left to take', () => {
    const state = beginAllocation(book, squad, [pool]);
    const rolled = allocateTogether(book, state, { saved: 2, discounted: 0, defenderChoice: [] });
    expect(rolled.ok && summarise(rolled.value)).toMatchObject({ removed: ['c', 'b', 'd', 'a'], wasted: 3 });
  });

  it('leaves the loss die of Destroyer hits out', () => {
    const state = beginAllocation(book, squad, [
      { ...pool, wounds: 3, strength: null, ap: 2, rules: ['destroyer'], band: 'seriouslyWounded' },
    ]);
    const rolled = allocateTogether(book, state, { saved: 0, discounted: 0, defenderChoice: [] });
    expect(rolled.ok && summarise(rolled.value)).toMatchObject({ woundsLost: 3, scored: 3 });
  });

  it.each([
    ['saves', [trooper('a'), trooper('b', { armourSave: 2 })]],
    ['Feel No Pain', [trooper('a'), trooper('b', { feelNoPain: null })]],
    ['Wounds', [trooper('a'), trooper('b', { wounds: 2 })]],
  ])('is refused where %s differ', (_, models) => {
    const state = beginAllocation(book, models, [pool]);
    expect(togetherAllowed(book, state)).toBeNull();
    const rolled = allocateTogether(book, state, { saved: 0, discounted: 0, defenderChoice: [] });
    expect(!rolled.ok && rolled.refusal.code).toBe('notAlike');
  });

  it('is refused with dice that are not there', () => {
    const pierced = beginAllocation(book, squad, [{ ...pool, ap: 3 }]);
    const saves = allocateTogether(book, pierced, { saved: 1, discounted: 0, defenderChoice: [] });
    expect(!saves.ok && saves.refusal.code).toBe('noSuchRoll');
    const state = beginAllocation(book, squad, [pool]);
    const many = allocateTogether(book, state, { saved: 6, discounted: 4, defenderChoice: [] });
    expect(!many.ok && many.refusal).toEqual({ code: 'tooMany', values: { wounds: 9 } });
  });
});

function done(result: ReturnType<typeof allocate> | ReturnType<typeof allocateTogether>): AllocationState {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`);
  return result.value;
}

it('a pool of which a Wound is half rolled is not rolled at once until that Wound is settled', () => {
  const begun = beginAllocation(book, [trooper('a'), trooper('b')], [pool]);
  const chosen = done(allocate(book, begun, { do: 'chooseModel', modelId: 'a' }));
  expect(togetherAllowed(book, chosen)).not.toBeNull();
  const failed = done(allocate(book, chosen, { do: 'roll', value: 1 }));
  expect(nextPrompt(book, failed).ask).toBe('feelNoPain');
  expect(togetherAllowed(book, failed)).toBeNull();
});

it('a second pool rolled at once tells of its own Wounds alone', () => {
  const pools = [
    { ...pool, wounds: 2 },
    { ...pool, id: 'q', wounds: 2 },
  ];
  const chosen = done(allocate(book, beginAllocation(book, squad, pools), { do: 'choosePool', poolId: 'p' }));
  const first = done(allocateTogether(book, chosen, { saved: 1, discounted: 0, defenderChoice: [] }));
  const second = done(allocateTogether(book, first, { saved: 1, discounted: 1, defenderChoice: [] }));
  expect(summarise(second)).toMatchObject({ saved: 2, discounted: 1, woundsLost: 1 });
});
