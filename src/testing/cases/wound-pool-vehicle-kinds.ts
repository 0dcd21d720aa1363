import { formatFraction } from '@/rules/dice/fraction';
import type { Wound } from '@/rules/wound-pools/pools';
import { damageModifier, damageOf, effectOf, penetration } from '@/rules/wound-pools/vehicles';
import { DAMAGE_RESULTS, type WoundPoolRules } from '@/rules/wound-pools/wound-pool-rules';
import { caseKind, shape } from './rule-cases';
import { armourPiercing, type CaseKinds, nullableInt, rules } from './wound-pool-shapes';

const { bool, fraction, int, object, optional, word } = shape;

/** The kinds of cases about vehicles with Armour Values: what goes through, and the damage table. */
export function vehicleKinds(book: WoundPoolRules): CaseKinds {
  return {
    penetration: caseKind({
      input: object({ strength: int, armour: int, rules, total: nullableInt }),
      expected: object({
        glancing: optional(fraction),
        penetrating: optional(fraction),
        effect: optional(word(['glancing', 'penetrating', 'nothing'])),
      }),
      run({ total, ...question }) {
        if (!book.vehicles) throw new Error('The edition has no Armour Values');
        const needs = penetration(book.vehicles, question);
        return {
          glancing: formatFraction(needs.chances.glancing),
          penetrating: formatFraction(needs.chances.penetrating),
          ...(total === null ? {} : { effect: effectOf(needs, total) ?? 'nothing' }),
        };
      },
    }),

    vehicle_damage: caseKind({
      input: object({ roll: int, ap: armourPiercing, openTopped: bool }),
      expected: object({ result: optional(word(DAMAGE_RESULTS)) }),
      run({ roll, ap, openTopped }) {
        if (!book.vehicles) throw new Error('The edition has no damage table');
        const wound: Pick<Wound, 'ap'> = { ap };
        return {
          result: damageOf(book.vehicles, roll + damageModifier(book.vehicles, wound, { openTopped })),
        };
      },
    }),
  };
}
