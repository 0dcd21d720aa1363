import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieUnsavedChance } from '@/testing/cases/unsaved-odds';
import { chances, expectation } from '../../dice/distribution';
import {
  equals,
  type Fraction,
  formatFraction,
  fraction,
  multiply,
  ONE,
  sum,
  ZERO,
} from '../../dice/fraction';
import { moveOf } from '../../wound-pools/aftermath';
import { allocate, beginAllocation } from '../../wound-pools/allocate';
import type { AllocationState } from '../../wound-pools/allocation-state';
import { summarise } from '../../wound-pools/allocation-summary';
import { type Duellist, focusModifier, focusOdds } from '../../wound-pools/challenge';
import { chargeOf } from '../../wound-pools/charge';
import { twoDiceCheck } from '../../wound-pools/check';
import { lossOdds } from '../../wound-pools/loss-odds';
import type { ModelProfile } from '../../wound-pools/model-profile';
import { nextPrompt } from '../../wound-pools/next-prompt';
import type { RuleWord } from '../../wound-pools/numbered-rules';
import type { Pool } from '../../wound-pools/pools';
import { toHit } from '../../wound-pools/to-hit';
import { attackVolley, poolVolley } from '../../wound-pools/volley';
import { needAt } from '../../wound-pools/wound-pool-rules';
import { woundPools as book } from './wound-pools';

const FACES = [1, 2, 3, 4, 5, 6];
const characteristic = fc.integer({ min: 1, max: 10 });
const need = fc.option(fc.integer({ min: 2, max: 6 }));
const ap = fc.option(fc.integer({ min: 2, max: 6 }));

/** Every throw of so many dice. */
function throws(dice: number): readonly (readonly number[])[] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((before) => FACES.map((face) => [...before, face]));
}

const model = fc.record({
  wounds: fc.integer({ min: 1, max: 4 }),
  toughness: characteristic,
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  rules: fc.constant([]),
  lessDamage: fc.integer({ min: 0, max: 2 }),
});

const attack = fc.record({
  attackerWs: characteristic,
  targetWs: characteristic,
  strength: characteristic,
  ap,
  damage: fc.integer({ min: 1, max: 3 }),
  breaching: fc.option(fc.integer({ min: 2, max: 6 })),
  rending: fc.option(fc.integer({ min: 2, max: 6 })),
  shred: fc.option(fc.integer({ min: 2, max: 6 })),
  criticalHit: fc.option(fc.integer({ min: 2, max: 6 })),
  poisoned: fc.option(fc.integer({ min: 2, max: 6 })),
  hatred: fc.boolean(),
});
type Attack = typeof attack extends fc.Arbitrary<infer Value> ? Value : never;

function rulesOf({ breaching, rending, shred, criticalHit, poisoned, hatred }: Attack): readonly RuleWord[] {
  const word = (rule: 'breaching' | 'rending' | 'shred' | 'criticalHit' | 'poisoned', from: number | null) =>
    from === null ? [] : [`${rule}${from}` as const];
  return [
    ...word('breaching', breaching),
    ...word('rending', rending),
    ...word('shred', shred),
    ...word('criticalHit', criticalHit),
    ...word('poisoned', poisoned),
    ...(hatred ? (['hatred'] as const) : []),
  ];
}

/** The Wounds that a thrown attack costs, as the rules are told: null where it is stopped on the way. */
function costOf(one: Attack, target: ModelProfile, dice: readonly number[]): number | null {
  const [hitDie = 0, woundDie = 0, saveDie = 0, painDie = 0] = dice;
  const reaches = (from: number | null, die: number) => from !== null && die >= from;
  const hits = hitDie !== 1 && hitDie >= (needAt(book.toHit, one.attackerWs, one.targetWs) ?? 7);
  if (!hits) return null;
  const isCritical = reaches(one.criticalHit, hitDie);
  const isSure = isCritical || reaches(one.rending, hitDie);
  const chart = needAt(book.toWound, one.strength, target.toughness ?? 0);
  const natural = isSure ? 6 : woundDie;
  const byChart = chart !== null && natural !== 1 && natural + (one.hatred ? 1 : 0) >= chart;
  if (!isSure && !byChart && !reaches(one.poisoned, natural)) return null;
  const pierces = reaches(one.breaching, natural) ? 2 : one.ap;
  const damage = one.damage + (isCritical ? 1 : 0) + (reaches(one.shred, natural) ? 1 : 0);
  const armour = target.armourSave;
  const saves = [
    ...(armour !== null && (pierces === null || pierces > armour) ? [armour] : []),
    ...(target.invulnerableSave === null ? [] : [target.invulnerableSave]),
  ];
  if (saves.some((save) => saveDie >= save)) return null;
  if (target.feelNoPain !== null && painDie >= target.feelNoPain) return null;
  return Math.max(1, damage - (target.lessDamage ?? 0));
}

const groupOf = (one: Attack, target: ModelProfile, count: number) =>
  attackVolley(book, {
    id: 'v',
    count,
    start: 'attacks',
    attackerWs: one.attackerWs,
    targetWs: [one.targetWs],
    strength: one.strength,
    ap: one.ap,
    damage: one.damage,
    rules: rulesOf(one),
    targetType: 'nonVehicle',
    toughness: [target.toughness ?? 1],
  });

describe('the odds of an attack, by throwing all its dice', () => {
  const all = throws(4);

  it('has the chance of an unsaved Wound, and of each loss', () => {
    fc.assert(
      fc.property(attack, model, (one, target) => {
        const volley = groupOf(one, target, 1);
        const costs = all.map((dice) => costOf(one, target, dice));
        const unsaved = costs.filter((cost) => cost !== null).length;
        expect(formatFraction(dieUnsavedChance(book, volley, target))).toBe(
          formatFraction(fraction(unsaved, all.length)),
        );
        const lost = lossOdds(book, [volley], [target]).woundsLost;
        for (let wounds = 1; wounds <= target.wounds; wounds += 1) {
          const ways = costs.filter((cost) => Math.min(cost ?? 0, target.wounds) === wounds).length;
          expect(formatFraction(chances(lost)[wounds] ?? ZERO)).toBe(
            formatFraction(fraction(ways, all.length)),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never lets what is over go to another model', () => {
    fc.assert(
      fc.property(attack, model, (one, target) => {
        const volley = groupOf(one, target, 2);
        const removed = lossOdds(book, [volley], [target, target, target]).modelsRemoved;
        expect(chances(removed)[3] ?? ZERO).toEqual(ZERO);
        expect(equals(sum(chances(removed)), ONE)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('reads a disputed cell as the table does', () => {
    const fourAgainstFive = { attackerWs: 4, targetWs: [5], rules: [] } as const;
    expect(toHit(book, fourAgainstFive).need).toBe(5);
    const other = { ...book, readings: { ...book.readings, slightlyLower: 'four' as const } };
    expect(toHit(other, fourAgainstFive).need).toBe(4);
    expect(toHit(other, { ...fourAgainstFive, attackerWs: 9 }).need).toBe(2);
    expect(toHit(other, { ...fourAgainstFive, attackerWs: 3 }).need).toBe(5);
  });

  it('offers each of the nine disputed cells as a reading, and has the majority of the witnesses at first', () => {
    const cells = book.toHit.disputed.flatMap(({ reading, option, cells: each }) =>
      each.map((cell) => ({ ...cell, reading, option })),
    );
    expect(cells.map(({ row, column, need: from }) => `${row}v${column} ${from}+`).toSorted()).toEqual(
      ['4v5 4+', '4v8 5+', '5v6 4+', '5v9 6+', '6v10 6+', '6v7 4+', '7v8 4+', '9v5 2+', '10v5 3+'].toSorted(),
    );
    for (const { row, column, need: from, reading, option } of cells) {
      const question = book.questions.find(({ id }) => id === reading);
      expect(question?.options.map(({ id }) => id)).toEqual([book.readings[reading], option]);
      const met = { attackerWs: row, targetWs: [column], rules: [] };
      const byRule =
        row >= 2 * column ? 2 : row > column ? 3 : row === column ? 4 : 2 * row <= column ? 6 : 5;
      expect(toHit(book, met).need).toBe(byRule);
      expect(toHit({ ...book, readings: { ...book.readings, [reading]: option } }, met).need).toBe(from);
    }
  });
});

describe('the odds of a unit’s losses, by every branch of the allocation', () => {
  const unit = fc.array(model, { minLength: 1, maxLength: 3 });
  const group = fc.record({
    wounds: fc.integer({ min: 1, max: 3 }),
    ap,
    damage: fc.integer({ min: 1, max: 3 }),
  });

  it('is what the models named in their order lose', () => {
    fc.assert(
      fc.property(unit, fc.array(group, { minLength: 1, maxLength: 2 }), (models, groups) => {
        const pools = groups.map(
          (each, index): Pool => ({
            ...each,
            id: `${index}`,
            strength: 4,
            rules: [],
            band: null,
            noSaves: false,
          }),
        );
        const placed = models.map((each, index) => ({
          ...each,
          id: `${index}`,
          inContact: true,
          distance: 0,
        }));
        const ends = new Map<number, Fraction>();
        walk(beginAllocation(book, placed, pools), ONE, ends);
        const odds = lossOdds(
          book,
          pools.map((pool) => poolVolley(pool)),
          models,
          { order: pools.map(({ id }) => ({ volleyId: id, kindId: 'wound' })) },
        );
        chances(odds.woundsLost).forEach((chance, lost) => {
          expect(formatFraction(ends.get(lost) ?? ZERO)).toBe(formatFraction(chance));
        });
      }),
      { numRuns: 60 },
    );
  });

  function walk(state: AllocationState, chance: Fraction, ends: Map<number, Fraction>): void {
    if (chance.numerator === 0n) return;
    const prompt = nextPrompt(book, state);
    const go = (step: Parameters<typeof allocate>[2], share: Fraction) => {
      const next = allocate(book, state, step);
      if (!next.ok) throw new Error(next.refusal.code);
      walk(next.value, multiply(chance, share), ends);
    };
    if (prompt.ask === 'nothing') {
      const { woundsLost } = summarise(state);
      ends.set(woundsLost, sum([ends.get(woundsLost) ?? ZERO, chance]));
    } else if (prompt.ask === 'choosePool') {
      go({ do: 'choosePool', poolId: prompt.choices[0] ?? '' }, ONE);
    } else if (prompt.ask === 'chooseModel') {
      go({ do: 'chooseModel', modelId: prompt.choices[0] ?? '' }, ONE);
    } else if (prompt.ask === 'save' || prompt.ask === 'feelNoPain') {
      go({ do: 'roll', value: 1 }, fraction(prompt.need - 1, 6));
      go({ do: 'roll', value: 6 }, fraction(7 - prompt.need, 6));
    } else {
      go({ do: 'takeWound' }, ONE);
    }
  }
});

describe('the focus of a challenge, by throwing all its dice', () => {
  const gambits = [null, ...book.challenge.gambits.map(({ id }) => id)];
  const duellist: fc.Arbitrary<Duellist> = fc.record({
    initiative: characteristic,
    weapon: fc.constantFrom(
      { kind: 'none' } as const,
      { kind: 'add', by: 1 } as const,
      { kind: 'add', by: -2 } as const,
      { kind: 'set', to: 3 } as const,
      { kind: 'times', by: 2 } as const,
    ),
    heavy: fc.boolean(),
    light: fc.boolean(),
    woundsLost: fc.integer({ min: 0, max: 4 }),
    duellistsEdge: fc.integer({ min: 0, max: 2 }),
    outsideSupport: fc.integer({ min: 0, max: 4 }),
    guardUpMisses: fc.integer({ min: 0, max: 4 }),
    gambit: fc.constantFrom(...gambits),
  });
  const better: readonly (string | null)[] = ['seizeTheInitiative'];
  const worse: readonly (string | null)[] = ['grandstand', 'finishingBlow'];
  const counts = (gambit: string | null, [first = 0, second = 0]: readonly number[]) =>
    better.includes(gambit)
      ? Math.max(first, second)
      : worse.includes(gambit)
        ? Math.min(first, second)
        : first;

  it('gives the Advantage as often as the throws that are not level', () => {
    fc.assert(
      fc.property(duellist, duellist, (a, b) => {
        const lead = focusModifier(book.challenge, a) - focusModifier(book.challenge, b);
        const totals = throws(4).map(
          (dice) => lead + counts(a.gambit, dice.slice(0, 2)) - counts(b.gambit, dice.slice(2)),
        );
        const ahead = totals.filter((total) => total > 0).length;
        const behind = totals.filter((total) => total < 0).length;
        const odds = focusOdds(book.challenge, a, b);
        expect(formatFraction(odds.a)).toBe(formatFraction(fraction(ahead, ahead + behind)));
        expect(formatFraction(odds.b)).toBe(formatFraction(fraction(behind, ahead + behind)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('checks, charges and moves, by throwing all their dice', () => {
  const pairs = throws(2);
  const totalOf = ([first = 0, second = 0]: readonly number[]) => first + second;

  it('passes a check with at most the characteristic, always with a double 1 and never with a double 6', () => {
    for (let characteristicNow = 0; characteristicNow <= 12; characteristicNow += 1) {
      for (let modifier = -6; modifier <= 2; modifier += 1) {
        const check = twoDiceCheck(book.checks, characteristicNow, modifier);
        const target = characteristicNow + modifier;
        const passing = pairs.filter((dice) => {
          const total = totalOf(dice);
          return target > 0 && total !== 12 && (total === 2 || total <= target);
        });
        expect(check.in36).toBe(passing.length);
        expect(check.failsUnrolled).toBe(target <= 0);
      }
    }
  });

  it('charges with the higher of two dice after the first move', () => {
    for (let distance = 0; distance <= 14; distance += 1) {
      const charge = chargeOf(book.charge, {
        movement: 7,
        initiative: 4,
        heavy: false,
        disordered: false,
        distance,
      });
      const reached = pairs.filter((dice) => distance <= 12 && Math.max(...dice) >= distance - 3);
      expect(formatFraction(charge.odds)).toBe(formatFraction(fraction(reached.length, pairs.length)));
    }
  });

  it('falls back by a die and the Initiative, cavalry by two dice', () => {
    const { move } = book.aftermath.options[1];
    for (const cavalry of [false, true]) {
      const moved = moveOf(move, { initiative: 4, cavalry });
      for (let inches = 0; inches <= 18; inches += 1) {
        const far = pairs.filter((dice) => (cavalry ? totalOf(dice) : (dice[0] ?? 0)) + 4 >= inches);
        expect(formatFraction(moved.atLeast(inches))).toBe(
          formatFraction(fraction(far.length, pairs.length)),
        );
      }
    }
  });

  it('means the same by an expected loss as by its distribution', () => {
    fc.assert(
      fc.property(attack, model, (one, target) => {
        const lost = lossOdds(book, [groupOf(one, target, 3)], [target, target]).woundsLost;
        const mean = sum(chances(lost).map((chance, wounds) => multiply(chance, fraction(wounds))));
        expect(equals(expectation(lost), mean)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
