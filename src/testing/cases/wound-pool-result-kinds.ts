import { complement, formatFraction, multiply } from '@/rules/dice/fraction';
import { assaultResult } from '@/rules/wound-pools/assault-result';
import { moraleCheck, passesMorale } from '@/rules/wound-pools/morale';
import { sweepingAdvance, sweepingChance } from '@/rules/wound-pools/sweeping-advance';
import type { WoundPoolRules } from '@/rules/wound-pools/wound-pool-rules';
import { caseKind, shape } from './rule-cases';
import { type CaseKinds, ints, maybeBool, maybeInt, nullableInt, rules } from './wound-pool-shapes';

const { bool, fraction, int, list, nullable, object, optional, word } = shape;

const inflicted = object({
  unsavedWounds: int,
  unsavedOnModels: list(object({ strength: int, toughness: int, woundsLeft: int, loss: int, rules })),
  savedWounds: int,
  feelNoPainDiscounted: int,
  hammerOfWrathWounds: int,
  overwatchWounds: int,
  wipedOut: bool,
});

/** The kinds of cases about what follows the blows: the assault result, Morale and Sweeping Advance. */
export function resultKinds(book: WoundPoolRules): CaseKinds {
  return {
    assault_result: caseKind({
      input: object({ a: inflicted, b: inflicted }),
      expected: object({
        aScore: maybeInt,
        bScore: maybeInt,
        winner: optional(word(['a', 'b', 'draw'])),
        moraleCheck: maybeBool,
        loserModifier: maybeInt,
        locked: maybeBool,
        sweepingAdvance: maybeBool,
        consolidate: optional(nullable(word(['d6']))),
      }),
      run({ a, b }) {
        const result = assaultResult(book, a, b);
        return {
          aScore: result.a.score,
          bScore: result.b.score,
          winner: result.winner,
          moraleCheck: result.next === 'morale',
          loserModifier: result.loserModifier,
          locked: result.next === 'fightOn',
          sweepingAdvance: false,
          consolidate: result.next === 'consolidate' ? 'd6' : null,
        };
      },
    }),

    morale: caseKind({
      input: object({ leadership: int, lostBy: int, rules, roll: nullable(ints) }),
      expected: object({
        target: optional(nullableInt),
        passed: maybeBool,
        automatic: maybeBool,
        sweepingAdvance: maybeBool,
      }),
      run({ roll, ...question }) {
        const check = moraleCheck(question);
        const { target, automatic } = check;
        if (roll === null && !automatic) return { target, automatic };
        const [first = 0, second = 0] = roll ?? [];
        const passed = passesMorale(check, [first, second]);
        return { target, automatic, passed, sweepingAdvance: !passed };
      },
    }),

    sweeping_advance: caseKind({
      input: object({
        winnerInitiative: int,
        winnerRoll: int,
        winnerBonus: int,
        loserInitiative: int,
        loserRoll: int,
        loserBonus: int,
        loserRules: rules,
      }),
      expected: object({
        winnerTotal: maybeInt,
        loserTotal: maybeInt,
        loserEscapes: maybeBool,
        loserDestroyed: maybeBool,
        locked: maybeBool,
      }),
      run({ winnerRoll, loserRoll, ...question }) {
        const { loser, ...totals } = sweepingAdvance(question, winnerRoll, loserRoll);
        return {
          ...totals,
          loserEscapes: loser === 'escapes',
          loserDestroyed: loser === 'destroyed',
          locked: loser === 'locked',
        };
      },
    }),

    probability: caseKind({
      input: object({
        want: word(['moralePassed', 'loserDestroyed']),
        leadership: nullableInt,
        lostBy: nullableInt,
        winnerInitiative: nullableInt,
        loserInitiative: nullableInt,
        rules,
      }),
      expected: object({ value: optional(fraction) }),
      run({ want, leadership, lostBy, winnerInitiative, loserInitiative, rules: words }) {
        const morale =
          leadership === null ? null : moraleCheck({ leadership, lostBy: lostBy ?? 0, rules: words });
        if (want === 'moralePassed') {
          if (morale === null) throw new Error('Morale has a Leadership');
          return { value: formatFraction(morale.chance) };
        }
        if (winnerInitiative === null || loserInitiative === null) {
          throw new Error('A Sweeping Advance has two Initiatives');
        }
        const caught = sweepingChance(
          { winnerInitiative, loserInitiative, winnerBonus: 0, loserBonus: 0, loserRules: words },
          'destroyed',
        );
        const value = morale === null ? caught : multiply(complement(morale.chance), caught);
        return { value: formatFraction(value) };
      },
    }),
  };
}
