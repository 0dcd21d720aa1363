import { describe, expect, it } from 'vitest';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { type AllocationStep, allocate, beginAllocation } from './allocate';
import { type AllocationModel, type AllocationState, woundsLeft } from './allocation-state';
import { summarise } from './allocation-summary';
import { nextPrompt } from './next-prompt';
import type { Pool } from './pools';
import { type WoundPoolRules, withReadings } from './wound-pool-rules';

const marine = (id: string, over: Partial<AllocationModel> = {}): AllocationModel => ({
  id,
  wounds: 1,
  toughness: 4,
  armourSave: 3,
  invulnerableSave: null,
  feelNoPain: null,
  rules: [],
  inContact: true,
  distance: 0,
  ...over,
});
const pool = (id: string, wounds: number, over: Partial<Pool> = {}): Pool => ({
  id,
  wounds,
  strength: 4,
  ap: null,
  rules: [],
  band: null,
  noSaves: false,
  ...over,
});
const behind = { inContact: false, distance: 3 };
const seriously = { strength: null, rules: ['destroyer'], band: 'seriouslyWounded' } as const;

function played(state: AllocationState, steps: readonly AllocationStep[], rules: WoundPoolRules = book) {
  return steps.reduce((current, step) => {
    const next = allocate(rules, current, step);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, state);
}

function refusal(state: AllocationState, step: AllocationStep) {
  const result = allocate(book, state, step);
  return result.ok ? null : result.refusal;
}

describe('the allocation of a step', () => {
  it('asks the defender only where several models may be chosen', () => {
    const start = beginAllocation(book, [marine('a'), marine('b'), marine('c', behind)], [pool('p', 2)]);
    expect(nextPrompt(book, start)).toEqual({
      ask: 'chooseModel',
      poolId: 'p',
      choices: ['a', 'b'],
      because: 'inContact',
    });
    const chosen = played(start, [{ do: 'chooseModel', modelId: 'b' }]);
    expect(nextPrompt(book, chosen)).toEqual({
      ask: 'save',
      poolId: 'p',
      modelId: 'b',
      need: 3,
      type: 'armour',
      mayPass: true,
    });
    const alone = beginAllocation(book, [marine('a'), marine('c', behind)], [pool('p', 2)]);
    expect(nextPrompt(book, alone)).toMatchObject({ ask: 'save', modelId: 'a' });
  });

  it('asks the attacker which of several pools comes first, and takes the last one by itself', () => {
    const start = beginAllocation(book, [marine('a')], [pool('p', 1), pool('q', 1), pool('empty', 0)]);
    expect(nextPrompt(book, start)).toEqual({ ask: 'choosePool', choices: ['p', 'q'] });
    const second = played(start, [{ do: 'choosePool', poolId: 'q' }]);
    expect(nextPrompt(book, second)).toMatchObject({ ask: 'save', poolId: 'q' });
    const first = played(second, [{ do: 'roll', value: 6 }]);
    expect(nextPrompt(book, first)).toMatchObject({ ask: 'save', poolId: 'p' });
    const end = played(first, [{ do: 'roll', value: 3 }]);
    expect(nextPrompt(book, end)).toEqual({ ask: 'nothing' });
    expect(summarise(end)).toMatchObject({ saved: 2, woundsLost: 0, wasted: 0 });
  });

  it('calls for save, Feel No Pain and the loss in this order, and for none that cannot be rolled', () => {
    const hardy = marine('a', { wounds: 3, feelNoPain: 5 });
    const one = beginAllocation(book, [hardy], [pool('p', 1)]);
    expect(nextPrompt(book, one)).toMatchObject({ ask: 'save', mayPass: true });
    const failed = played(one, [{ do: 'roll', value: 2 }]);
    expect(nextPrompt(book, failed)).toMatchObject({ ask: 'feelNoPain', need: 5, mayPass: false });
    expect(woundsLeft(played(failed, [{ do: 'roll', value: 4 }]), 'a')).toBe(2);
    expect(summarise(played(failed, [{ do: 'roll', value: 5 }]))).toMatchObject({
      discounted: 1,
      woundsLost: 0,
    });

    const pierced = beginAllocation(book, [marine('a', { wounds: 3 })], [pool('p', 1, { ap: 3 })]);
    expect(nextPrompt(book, pierced)).toMatchObject({ ask: 'takeWound', mayPass: true });
    expect(woundsLeft(played(pierced, [{ do: 'takeWound' }]), 'a')).toBe(2);

    const tough = marine('a', { wounds: 3, toughness: 6 });
    const struck = beginAllocation(book, [tough], [pool('p', 1, seriously)]);
    const open = played(struck, [{ do: 'roll', value: 1 }]);
    expect(nextPrompt(book, open)).toMatchObject({ ask: 'loss', dice: 'd3', maySkip: false });
    expect(woundsLeft(played(open, [{ do: 'roll', value: 2 }]), 'a')).toBe(1);
  });

  it('lets a die be left out that can change nothing', () => {
    const struck = beginAllocation(
      book,
      [marine('a', { wounds: 3 })],
      [pool('p', 1, { ...seriously, ap: 2 })],
    );
    expect(nextPrompt(book, struck)).toMatchObject({ ask: 'loss', maySkip: true });
    const skipped = played(struck, [{ do: 'skipRoll' }]);
    expect(skipped.outcomes).toEqual([
      {
        poolId: 'p',
        modelId: 'a',
        ended: 'lost',
        lossRolled: null,
        woundsLost: 3,
        excess: 0,
        scored: 3,
        instantDeath: true,
        removed: true,
      },
    ]);
  });

  it('loses the excess of a die', () => {
    const models = [marine('a', { wounds: 8, toughness: 8 }), marine('b', { ...behind, toughness: 8 })];
    const deathblow = pool('p', 1, { ...seriously, band: 'deathblow', noSaves: true });
    const end = played(beginAllocation(book, models, [deathblow]), [{ do: 'roll', value: 4 }]);
    expect(end.outcomes[0]).toMatchObject({ lossRolled: 10, woundsLost: 8, excess: 2, scored: 8 });
    expect(summarise(end).remaining).toEqual({ a: 0, b: 1 });
  });

  it('keeps to the same model until it is gone, then moves to the next', () => {
    const models = [marine('a', { wounds: 2 }), marine('b', { wounds: 2 })];
    const start = beginAllocation(book, models, [pool('p', 3, { ap: 2 })]);
    const one = played(start, [{ do: 'chooseModel', modelId: 'b' }, { do: 'takeWound' }]);
    expect(nextPrompt(book, one)).toMatchObject({ ask: 'takeWound', modelId: 'b' });
    const two = played(one, [{ do: 'takeWound' }]);
    expect(nextPrompt(book, two)).toMatchObject({ ask: 'takeWound', modelId: 'a' });
  });

  it('frees the choice with every pool, or keeps the model for the step where the table reads it so', () => {
    const models = [marine('a', { wounds: 2 }), marine('b', { wounds: 2 })];
    const pools = [pool('p', 1, { ap: 2 }), pool('q', 1, { ap: 3 })];
    const steps: AllocationStep[] = [
      { do: 'choosePool', poolId: 'p' },
      { do: 'chooseModel', modelId: 'b' },
      { do: 'takeWound' },
    ];
    expect(nextPrompt(book, played(beginAllocation(book, models, pools), steps))).toMatchObject({
      ask: 'chooseModel',
      choices: ['a', 'b'],
    });
    const sticky = withReadings(book, { lockedModel: 'wholeStep' });
    const kept = played(beginAllocation(sticky, models, pools), steps, sticky);
    expect(nextPrompt(sticky, kept)).toMatchObject({ ask: 'takeWound', poolId: 'q', modelId: 'b' });
  });

  it('passes a single Wound to another model, and returns to the first for the next', () => {
    const models = [marine('sergeant', { wounds: 2 }), marine('trooper', behind)];
    const start = beginAllocation(book, models, [pool('p', 2)]);
    const passed = played(start, [{ do: 'passTo', modelId: 'trooper' }]);
    expect(nextPrompt(book, passed)).toMatchObject({ ask: 'save', modelId: 'trooper' });
    const next = played(passed, [{ do: 'roll', value: 1 }]);
    expect(summarise(next).removed).toEqual(['trooper']);
    expect(nextPrompt(book, next)).toMatchObject({ ask: 'save', modelId: 'sergeant' });
    expect(refusal(start, { do: 'passTo', modelId: 'sergeant' })?.code).toBe('notEligible');
    expect(refusal(next, { do: 'passTo', modelId: 'trooper' })?.code).toBe('notEligible');
  });

  it('wastes what is left when nobody is', () => {
    const start = beginAllocation(book, [marine('a')], [pool('p', 3, { ap: 3 })]);
    const end = played(start, [{ do: 'takeWound' }]);
    expect(nextPrompt(book, end)).toEqual({ ask: 'nothing' });
    expect(summarise(end)).toMatchObject({ removed: ['a'], woundsLost: 1, wasted: 2 });
    expect(summarise(start).wasted).toBe(0);
  });

  it('scores one Wound for Instant Death where the table reads it so', () => {
    const one = withReadings(book, { instantDeathScores: 'one' });
    const fist = pool('p', 1, { strength: 8, ap: 2 });
    const models = [marine('a', { wounds: 3 })];
    const steps: AllocationStep[] = [{ do: 'takeWound' }];
    expect(summarise(played(beginAllocation(book, models, [fist]), steps))).toMatchObject({ scored: 3 });
    const end = played(beginAllocation(one, models, [fist]), steps, one);
    expect(summarise(end)).toMatchObject({ scored: 1, woundsLost: 3 });
  });

  it('refuses what is not asked for, with the reason, and changes nothing', () => {
    const start = beginAllocation(book, [marine('a'), marine('b')], [pool('p', 1), pool('q', 1)]);
    const before = structuredClone(start);
    expect(refusal(start, { do: 'roll', value: 3 })).toEqual({
      code: 'notAskedFor',
      values: { ask: 'choosePool' },
    });
    expect(refusal(start, { do: 'choosePool', poolId: 'r' })?.code).toBe('unknownPool');
    const chosen = played(start, [{ do: 'choosePool', poolId: 'p' }]);
    expect(refusal(chosen, { do: 'choosePool', poolId: 'q' })?.code).toBe('notAskedFor');
    expect(refusal(chosen, { do: 'chooseModel', modelId: 'c' })?.code).toBe('notEligible');
    expect(refusal(chosen, { do: 'passTo', modelId: 'b' })?.code).toBe('notAskedFor');
    const rolling = played(chosen, [{ do: 'chooseModel', modelId: 'a' }]);
    expect(refusal(rolling, { do: 'takeWound' })?.code).toBe('notAskedFor');
    expect(refusal(rolling, { do: 'skipRoll' })?.code).toBe('notAskedFor');
    for (const value of [0, 7, 2.5, Number.NaN]) {
      expect(refusal(rolling, { do: 'roll', value })).toEqual({
        code: 'notOnThatDie',
        values: { from: 1, to: 6 },
      });
    }
    expect(start).toEqual(before);
  });

  it('refuses to leave out a die that matters, and a 4 on a D3', () => {
    const tough = marine('a', { wounds: 3, toughness: 6, armourSave: null });
    const start = beginAllocation(book, [tough], [pool('p', 1, seriously)]);
    expect(refusal(start, { do: 'skipRoll' })?.code).toBe('rollMatters');
    expect(refusal(start, { do: 'roll', value: 4 })).toEqual({
      code: 'notOnThatDie',
      values: { from: 1, to: 3 },
    });
  });
});
