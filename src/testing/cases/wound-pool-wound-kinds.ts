import { summarise } from '@/rules/wound-pools/allocation-summary';
import { feelNoPain } from '@/rules/wound-pools/feel-no-pain';
import { removesAtOnce } from '@/rules/wound-pools/instant-death';
import { splitIntoPools } from '@/rules/wound-pools/pools';
import { bestSave } from '@/rules/wound-pools/save';
import { toWound } from '@/rules/wound-pools/to-wound';
import { applyLoss, lossOf } from '@/rules/wound-pools/wound-effect';
import { type WoundPoolRules, withReadings } from '@/rules/wound-pools/wound-pool-rules';
import { caseKind, shape } from './rule-cases';
import { runAllocation } from './run-allocation';
import {
  armourPiercing,
  type CaseKinds,
  ints,
  maybeBool,
  maybeInt,
  maybeNeed,
  modelFields,
  need,
  nullableInt,
  rules,
} from './wound-pool-shapes';

const { bool, int, list, nullable, number, object, optional, record, text, word } = shape;

/** The kinds of cases about Wounds: pools, allocation, saves and what an unsaved Wound does. */
export function woundKinds(book: WoundPoolRules): CaseKinds {
  return {
    save: caseKind({
      input: object({
        phase: word(['closeCombat']),
        ap: armourPiercing,
        armourSave: need,
        invulnerableSave: need,
        coverSave: need,
        armourBonus: int,
        noSaves: bool,
        roll: nullableInt,
      }),
      expected: object({
        save: maybeNeed,
        saveType: optional(nullable(word(['armour', 'invulnerable']))),
        saved: maybeBool,
      }),
      // There is no cover in close combat, whatever the target stands behind.
      run({ roll, coverSave: _, ...question }) {
        const save = bestSave(book, question);
        const saved = roll !== null && save.need !== null && roll >= save.need;
        return { save: save.need, saveType: save.type, ...(roll === null ? {} : { saved }) };
      },
    }),

    instant_death: caseKind({
      input: object({
        strength: int,
        unitToughness: ints,
        model: object({ wounds: int, toughness: int, rules }),
        unsavedWounds: int,
      }),
      expected: object({
        toWound: maybeNeed,
        instantDeath: maybeBool,
        woundsLost: maybeInt,
        removed: maybeBool,
      }),
      run({ strength, unitToughness, model, unsavedWounds }) {
        const wound = { strength, ap: null, rules: model.rules, band: null, noSaves: false };
        const profile = { ...model, armourSave: null, invulnerableSave: null, feelNoPain: null };
        let left = model.wounds;
        for (let unsaved = 0; unsaved < unsavedWounds; unsaved += 1) {
          left -= applyLoss(lossOf(book, wound, profile), left, null).lost;
        }
        return {
          toWound: toWound(book, { strength, toughness: unitToughness, rules: [] }).need,
          instantDeath: unsavedWounds > 0 && removesAtOnce(book, wound, profile),
          woundsLost: model.wounds - left,
          removed: left === 0,
        };
      },
    }),

    feel_no_pain: caseKind({
      input: object({
        strength: int,
        toughness: int,
        feelNoPain: need,
        rules,
        noSaves: bool,
        feelNoPainAgainstNoSaves: bool,
        saveFailed: bool,
        roll: nullableInt,
      }),
      expected: object({
        allowed: maybeBool,
        discounted: maybeBool,
        woundsCounted: optional(word([0, 1])),
      }),
      run({ strength, noSaves, saveFailed, roll, feelNoPainAgainstNoSaves, ...model }) {
        const edition = withReadings(book, {
          feelNoPainAgainstNoSaves: feelNoPainAgainstNoSaves ? 'allowed' : 'notAllowed',
        });
        const blow = { strength, rules: model.rules };
        const { allowed } = feelNoPain(edition, { blow, noSaves, model, saveFailed });
        if (roll === null) return { allowed };
        const discounted = allowed && roll >= (model.feelNoPain ?? 7);
        return { allowed, discounted, woundsCounted: saveFailed && !discounted ? 1 : 0 };
      },
    }),

    pool_split: caseKind({
      input: object({ wounds: list(object({ strength: int, ap: armourPiercing, rules })) }),
      expected: object({ poolCount: maybeInt, poolSizes: optional(ints) }),
      run({ wounds }) {
        const pools = splitIntoPools(
          book,
          wounds.map((wound) => ({ wound: { ...wound, band: null, noSaves: false }, count: 1 })),
        );
        const poolSizes = pools.map((pool) => pool.wounds).sort((a, b) => b - a);
        return { poolCount: pools.length, poolSizes };
      },
    }),

    allocation: caseKind({
      input: object({
        models: list(object({ ...modelFields, id: text, inContact: bool, distance: number })),
        pools: list(
          object({
            strength: int,
            ap: armourPiercing,
            wounds: int,
            rules,
            destroyerBand: nullable(word(['seriouslyWounded', 'deathblow'])),
            noSaves: bool,
            saveRolls: ints,
            feelNoPainRolls: ints,
            d3Rolls: ints,
            d6Rolls: ints,
            defenderChoice: list(text),
          }),
        ),
      }),
      expected: object({
        removed: optional(list(text)),
        woundsLost: maybeInt,
        wasted: maybeInt,
        remaining: optional(record(text, int)),
      }),
      run({ models, pools }) {
        const fed = pools.map(({ destroyerBand: band, ...pool }, index) => ({
          ...pool,
          id: `pool ${index + 1}`,
          band,
          rules: band === null ? pool.rules : [...pool.rules, 'destroyer' as const],
          noSaves: pool.noSaves || band === 'deathblow',
        }));
        const run = runAllocation(book, models, fed);
        if (!run.ok) throw new Error(`refused: ${JSON.stringify(run.refusal)}`);
        return summarise(run.value);
      },
    }),
  };
}
