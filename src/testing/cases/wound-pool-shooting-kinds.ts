import { formatFraction } from '@/rules/dice/fraction';
import { casualtyCheck, passesMorale, testsForCasualties } from '@/rules/wound-pools/morale';
import { bestSave } from '@/rules/wound-pools/save';
import { toHitShot } from '@/rules/wound-pools/shooting';
import { hitChance } from '@/rules/wound-pools/to-hit';
import type { WoundPoolRules } from '@/rules/wound-pools/wound-pool-rules';
import { caseKind, shape } from './rule-cases';
import {
  armourPiercing,
  type CaseKinds,
  maybeBool,
  maybeInt,
  maybeNeed,
  need,
  nullableInt,
  rules,
} from './wound-pool-shapes';

const { bool, fraction, int, list, nullable, object, optional, word } = shape;

/** The kinds of cases about shooting: what a shot needs, cover, and Morale for the models lost in a phase. */
export function shootingKinds(book: WoundPoolRules): CaseKinds {
  return {
    shot_to_hit: caseKind({
      input: object({ ballisticSkill: int, snapShots: bool, rules }),
      expected: object({
        toHit: maybeNeed,
        again: maybeNeed,
        canShoot: maybeBool,
        chance: optional(fraction),
      }),
      run(input) {
        if (!book.shooting) throw new Error('The edition has no shooting');
        const hit = toHitShot(book.shooting, input);
        return {
          toHit: hit.need,
          again: hit.reroll === 'failures' ? (hit.againOn ?? hit.need) : null,
          canShoot: hit.canStrike,
          chance: formatFraction(hitChance(hit)),
        };
      },
    }),

    shot_save: caseKind({
      input: object({
        ap: armourPiercing,
        armourSave: need,
        invulnerableSave: need,
        coverSave: need,
        ignoresCover: bool,
        roll: nullableInt,
      }),
      expected: object({
        save: maybeNeed,
        saveType: optional(nullable(word(['armour', 'invulnerable', 'cover']))),
        saved: maybeBool,
      }),
      run({ roll, ...question }) {
        const save = bestSave(book, { ...question, noSaves: false });
        const saved = roll !== null && save.need !== null && roll >= save.need;
        return { save: save.need, saveType: save.type, ...(roll === null ? {} : { saved }) };
      },
    }),

    shot_morale: caseKind({
      input: object({ leadership: int, lost: int, of: int, rules, roll: nullable(list(int)) }),
      expected: object({
        tests: maybeBool,
        target: optional(nullableInt),
        passed: maybeBool,
        left: maybeInt,
      }),
      run({ leadership, lost, of, rules: unitRules, roll }) {
        const tests = testsForCasualties(book, { lost, of });
        const check = casualtyCheck(leadership, unitRules, { lost, of });
        const [first = 0, second = 0] = roll ?? [];
        return {
          tests,
          target: check.target,
          left: of - lost,
          ...(roll ? { passed: passesMorale(check, [first, second]) } : {}),
        };
      },
    }),
  };
}
