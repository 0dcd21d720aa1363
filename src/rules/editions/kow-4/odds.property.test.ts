import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { outcomeWith } from '../../break-test/break-test-result';
import { countAfter } from '../../break-test/counter-change';
import { rerollWays } from '../../break-test/outcome';
import { outcomeChances } from '../../break-test/thresholds';
import type { UnitTest } from '../../break-test/unit-test';
import { formatFraction, fraction, ZERO } from '../../dice/fraction';
import { tests } from './tests';

/*
 * Nerve tests, by throwing all dice: 36 throws, and 36 x 36 where a failed one is thrown again. The rule is told
 * again below in plain words, and shares nothing with the bands that the edition declares.
 */

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((one) => FACES.map((other) => [one, other] as const));
type Throw = (typeof THROWS)[number];

const unit = fc.record({
  nerve: fc.integer({ min: 1, max: 40 }),
  damage: fc.integer({ min: 0, max: 60 }),
  modifier: fc.integer({ min: -9, max: 9 }),
  inspiring: fc.boolean(),
  ironResolve: fc.integer({ min: 0, max: 3 }),
  fearless: fc.boolean(),
});
/** Damage near the Nerve, where the outcomes change from one point to the next. */
const near = fc
  .tuple(unit, fc.integer({ min: -13, max: 3 }))
  .map(([one, away]) => ({ ...one, damage: Math.max(0, one.nerve + away) }));
const any = fc.oneof(near, unit);
type Unit = typeof unit extends fc.Arbitrary<infer Value> ? Value : never;

const KINDS = ['nerveRanged', 'nerveCombat', 'withdraw'] as const;
type Kind = (typeof KINDS)[number];

/** What one throw does to the unit, as the rule is told. */
function told(kind: Kind, one: Unit, [first, second]: Throw): string {
  if (first === 1 && second === 1) return 'steady';
  const fails = first + second + one.damage + one.modifier >= one.nerve;
  const doubleSix = first === 6 && second === 6;
  if (kind !== 'nerveRanged') return fails ? 'routed' : doubleSix ? 'doomed' : 'steady';
  if (!fails && !doubleSix) return 'steady';
  if (one.damage > one.nerve) return 'routed';
  return one.fearless ? 'steady' : 'wavering';
}

/** In how many of 36 x 36 throws the unit ends so; the second throw counts where the first must be thrown again. */
function counted(kind: Kind, one: Unit): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  const end = (outcome: string, ways: number) => ends.set(outcome, (ends.get(outcome) ?? 0) + ways);
  for (const first of THROWS) {
    const outcome = told(kind, one, first);
    const isAgain = one.inspiring && (outcome === 'wavering' || outcome === 'routed');
    if (!isAgain) end(outcome, THROWS.length);
    else for (const second of THROWS) end(told(kind, one, second), 1);
  }
  return ends;
}

const named = (kind: Kind): UnitTest => tests.find(({ id }) => id === kind) ?? expect.fail(kind);
const answersOf = (kind: Kind, { fearless, ...one }: Unit): BreakTestAnswers => ({
  ...one,
  ...(kind === 'nerveRanged' ? { fearless } : {}),
});
const totalOf = ([first, second]: Throw) => first + second;

describe.each(KINDS)('the odds of %s, by throwing all dice', (kind) => {
  const test = named(kind);
  const [way] = rerollWays(test);
  const after = way?.after ?? expect.fail();

  it('are in each outcome what the throws are, re-rolls that must be used included', () => {
    fc.assert(
      fc.property(any, (one) => {
        const result = test.resolve(answersOf(kind, one));
        expect(result.reroll).toBe(one.inspiring);
        const odds = outcomeChances(result.thresholds, {
          doubleOne: result.doubleOnePasses,
          naturals: result.naturals,
          rerollAfter: result.reroll ? after : [],
        });
        const ends = counted(kind, one);
        for (const { id } of test.outcomes) {
          const chance = odds.find(({ outcomeId }) => outcomeId === id)?.odds ?? ZERO;
          expect([id, formatFraction(chance)]).toEqual([
            id,
            formatFraction(fraction(ends.get(id) ?? 0, THROWS.length ** 2)),
          ]);
        }
        const held = (ends.get('steady') ?? 0) + (ends.get('doomed') ?? 0);
        expect(formatFraction(result.odds ?? ZERO)).toBe(formatFraction(fraction(held, THROWS.length ** 2)));
      }),
      { numRuns: 400 },
    );
  });

  it('end every single throw as the rule does, and leave the damage that it leaves', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 6 }), (one, die) => {
        const result = test.resolve(answersOf(kind, one));
        for (const dice of THROWS) {
          const outcome = outcomeWith(result, [totalOf(dice)], []) ?? expect.fail();
          expect(outcome).toBe(told(kind, one, dice));
          const resolved = ['steady', 'doomed'].includes(outcome) ? one.ironResolve : 0;
          const more = outcome === 'doomed' ? die : 0;
          expect(countAfter(result, outcome, 'damage', { damage: one.damage }, die)).toBe(
            Math.max(0, one.damage - resolved + more),
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  it('throw a second time only what must be, and then the second stands', () => {
    fc.assert(
      fc.property(any, fc.constantFrom(...THROWS), fc.constantFrom(...THROWS), (one, first, second) => {
        const result = test.resolve(answersOf(kind, one));
        const isAgain = one.inspiring && after.includes(told(kind, one, first));
        expect(outcomeWith(result, [totalOf(first), totalOf(second)], result.reroll ? after : [])).toBe(
          told(kind, one, isAgain ? second : first),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('are not known without Nerve, whatever else is', () => {
    fc.assert(
      fc.property(any, (one) => {
        const result = test.resolve(answersOf(kind, one));
        const { nerve: _, ...unsaid } = answersOf(kind, one);
        const without = test.resolve(unsaid);
        expect(result.odds).not.toBeNull();
        expect([without.odds, without.target, without.thresholds, without.automatic]).toEqual([
          null,
          null,
          [],
          null,
        ]);
      }),
      { numRuns: 100 },
    );
  });
});

it('a unit that is engaged by Individuals alone withdraws without a throw, whatever it is', () => {
  fc.assert(
    fc.property(any, (one) => {
      const result = named('withdraw').resolve({ ...answersOf('withdraw', one), individualsOnly: true });
      expect([result.automatic, formatFraction(result.odds ?? ZERO)]).toEqual(['steady', '1/1']);
    }),
  );
});
