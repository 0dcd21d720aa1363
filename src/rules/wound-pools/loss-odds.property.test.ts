import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { models, pools } from '@/testing/battles/wound-pool-arbitraries';
import { unsavedOdds } from '@/testing/cases/unsaved-odds';
import { atLeast, chanceOf, chances, expectation } from '../dice/distribution';
import {
  add,
  compare,
  equals,
  type Fraction,
  formatFraction,
  fraction,
  multiply,
  ONE,
  sum,
  ZERO,
} from '../dice/fraction';
import { woundPools as book } from '../editions/hh-1/wound-pools';
import { type AllocationStep, allocate, beginAllocation } from './allocate';
import type { AllocationState } from './allocation-state';
import { summarise } from './allocation-summary';
import { lossOdds } from './loss-odds';
import type { ModelProfile } from './model-profile';
import { type AllocationPrompt, nextPrompt } from './next-prompt';
import type { Pool } from './pools';
import { type AttackGroup, attackVolley, expectedWounds, poolVolley, type Volley } from './volley';

type Branch = { readonly step: AllocationStep; readonly chance: Fraction };

function branches(prompt: AllocationPrompt): readonly Branch[] {
  const faces = (count: number, ways: number): Branch[] =>
    Array.from({ length: count }, (_, index) => ({
      step: { do: 'roll', value: index + 1 },
      chance: fraction(ways, count),
    }));
  switch (prompt.ask) {
    case 'choosePool':
      return [{ step: { do: 'choosePool', poolId: prompt.choices[0] ?? '' }, chance: ONE }];
    case 'chooseModel':
      return [{ step: { do: 'chooseModel', modelId: prompt.choices[0] ?? '' }, chance: ONE }];
    case 'takeWound':
      return [{ step: { do: 'takeWound' }, chance: ONE }];
    case 'save':
    case 'feelNoPain':
      return [
        { step: { do: 'roll', value: 1 }, chance: fraction(prompt.need - 1, 6) },
        { step: { do: 'roll', value: 6 }, chance: fraction(7 - prompt.need, 6) },
      ];
    case 'loss':
      return prompt.maySkip
        ? [{ step: { do: 'skipRoll' }, chance: ONE }]
        : faces(prompt.dice === 'd3' ? 3 : 6, 1);
    default:
      return [];
  }
}

/** The chance of every end of the allocation, by walking the state machine through every branch. */
function walk(state: AllocationState, chance: Fraction, ends: Map<string, Fraction>): void {
  const ways = branches(nextPrompt(book, state));
  if (ways.length === 0) {
    const { woundsLost, removed } = summarise(state);
    const end = `${woundsLost} Wounds, ${removed.length} models`;
    ends.set(end, add(ends.get(end) ?? ZERO, chance));
  }
  for (const way of ways) {
    const next = allocate(book, state, way.step);
    if (!next.ok) throw new Error(next.refusal.code);
    walk(next.value, multiply(chance, way.chance), ends);
  }
}

function marginal(ends: ReadonlyMap<string, Fraction>, pattern: RegExp): Fraction {
  return sum([...ends].filter(([end]) => pattern.test(end)).map(([, chance]) => chance));
}

/** A unit that falls in the order of its list, small enough to walk. */
const unit = models.map((made) =>
  made.slice(0, 3).map((model, index) => ({ ...model, inContact: false, distance: index })),
);
const fewWounds = pools
  .map((made): readonly Pool[] => made.slice(0, 2).map((pool) => ({ ...pool, wounds: pool.wounds % 3 })))
  .filter((made) => made.some(({ wounds }) => wounds > 0));

const attackers: fc.Arbitrary<AttackGroup> = fc.record({
  id: fc.constant('attacks'),
  count: fc.integer({ min: 0, max: 12 }),
  start: fc.constantFrom('attacks', 'hits'),
  attackerWs: fc.integer({ min: 0, max: 10 }),
  targetWs: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 3 }),
  strength: fc.integer({ min: 1, max: 10 }),
  ap: fc.option(fc.integer({ min: 1, max: 6 })),
  rules: fc.subarray<AttackGroup['rules'][number]>([
    'rending',
    'poisoned4',
    'fleshbane',
    'shred',
    'destroyer',
    'rerollFailedHits',
    'rerollHitsOfOne',
    'instantDeath',
  ]),
  targetType: fc.constant('nonVehicle'),
  toughness: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 3 }),
});

describe('the odds of losses', () => {
  it('are those of the state machine walked through every branch', () => {
    fc.assert(
      fc.property(unit, fewWounds, (target, wounds) => {
        const ends = new Map<string, Fraction>();
        walk(beginAllocation(book, target, wounds), ONE, ends);
        const volleys = wounds.map((pool) => poolVolley(pool));
        for (const odds of [
          lossOdds(book, volleys, target),
          lossOdds(book, volleys, target, {
            order: wounds.map(({ id }) => ({ volleyId: id, kindId: 'wound' })),
          }),
        ]) {
          odds.woundsLost.weights.forEach((_, lost) => {
            expect(formatFraction(chanceOf(odds.woundsLost, lost))).toBe(
              formatFraction(marginal(ends, new RegExp(`^${lost} Wounds`))),
            );
          });
          odds.modelsRemoved.weights.forEach((_, gone) => {
            expect(formatFraction(chanceOf(odds.modelsRemoved, gone))).toBe(
              formatFraction(marginal(ends, new RegExp(`, ${gone} models$`))),
            );
          });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('sum to 1, lose no more than there is, and never remove more models than Wounds', () => {
    fc.assert(
      fc.property(models, fc.array(attackers, { maxLength: 3 }), (target, groups) => {
        const volleys = groups.map((group, index) => ({
          ...attackVolley(book, group),
          id: `volley ${index}`,
        }));
        const { woundsLost, modelsRemoved } = lossOdds(book, volleys, target);
        const everything = target.reduce((total, { wounds }) => total + wounds, 0);
        expect(formatFraction(sum(chances(woundsLost)))).toBe('1/1');
        expect(formatFraction(sum(chances(modelsRemoved)))).toBe('1/1');
        expect(woundsLost.weights).toHaveLength(everything + 1);
        expect(modelsRemoved.weights).toHaveLength(target.length + 1);
        return target.every(
          (_, gone) => compare(atLeast(modelsRemoved, gone), atLeast(woundsLost, gone)) <= 0,
        );
      }),
    );
  });

  it('do not depend on the order of pools that cost one Wound each', () => {
    fc.assert(
      fc.property(models, attackers, (target, group) => {
        const rules: AttackGroup['rules'] = ['rending', ...group.rules.filter((rule) => rule === 'shred')];
        const [first] = target;
        if (!first) return false;
        const alike = target.map(({ wounds }): ModelProfile => ({ ...first, wounds, toughness: 8 }));
        const volley = attackVolley(book, { ...group, rules, strength: 6 });
        const orders = [undefined, ['plain', 'rending'], ['rending', 'plain']].map((order) =>
          lossOdds(
            book,
            [volley],
            alike,
            order ? { order: order.map((kindId) => ({ volleyId: 'attacks', kindId })) } : {},
          ),
        );
        const lost = orders.map(({ woundsLost }) => chances(woundsLost).map(formatFraction).join());
        return new Set(lost).size === 1;
      }),
    );
  });

  it('are better for the attacker with the Deathblows first', () => {
    const hits: AttackGroup = {
      id: 'hits',
      count: 2,
      start: 'hits',
      attackerWs: null,
      targetWs: null,
      strength: null,
      ap: 2,
      rules: ['destroyer'],
      targetType: 'nonVehicle',
      toughness: [6],
    };
    const target = ['a', 'b'].map(
      (): ModelProfile => ({
        wounds: 2,
        toughness: 6,
        armourSave: null,
        invulnerableSave: null,
        feelNoPain: null,
        rules: [],
      }),
    );
    const mean = (order?: readonly string[]) =>
      formatFraction(
        expectation(
          lossOdds(
            book,
            [attackVolley(book, hits)],
            target,
            order ? { order: order.map((kindId) => ({ volleyId: 'hits', kindId })) } : {},
          ).woundsLost,
        ),
      );
    expect(mean()).toBe('223/81');
    expect(mean(['deathblow', 'seriouslyWounded'])).toBe('226/81');
    expect(mean(['seriouslyWounded', 'deathblow'])).toBe('220/81');
  });

  it('of unsaved Wounds have the mean of their dice, and do not stop at the size of the unit', () => {
    fc.assert(
      fc.property(models, attackers, (target, group) => {
        const volley: Volley = attackVolley(book, group);
        const [model] = target;
        if (!model) return false;
        const open = { ...model, armourSave: null, invulnerableSave: null, feelNoPain: null };
        const unsaved = unsavedOdds(book, [volley], open);
        return (
          unsaved.weights.length === group.count + 1 && equals(expectation(unsaved), expectedWounds(volley))
        );
      }),
    );
  });
});
