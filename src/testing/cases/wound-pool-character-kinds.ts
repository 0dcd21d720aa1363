import { summarise } from '@/rules/wound-pools/allocation-summary';
import { hotEffect, hotShots } from '@/rules/wound-pools/gets-hot';
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
} from './wound-pool-shapes';

const { bool, int, list, nullable, number, object, optional, record, text, word } = shape;

const pool = object({ strength: int, ap: armourPiercing, wounds: int, saveRolls: ints, choice: list(text) });

/**
 * The kinds of cases about characters: challenges, Precision Strikes, Look Out, Sir, and weapons that get
 * hot.
 */
export function characterKinds(book: WoundPoolRules): CaseKinds {
  return {
    challenge: caseKind({
      input: object({
        leftOver: word(['goOn', 'lost']),
        lastOfItsSide: bool,
        models: list(object({ ...modelFields, id: text, inContact: bool, distance: number })),
        opponent: text,
        challenge: nullable(pool),
        precise: nullable(pool),
        others: nullable(pool),
      }),
      expected: object({
        removed: optional(list(text)),
        woundsLost: maybeInt,
        wasted: maybeInt,
        remaining: optional(record(text, int)),
      }),
      run({ leftOver, lastOfItsSide, models, opponent, challenge, precise, others }) {
        const { challengeWounds } = withReadings(book, { challengeWounds: leftOver }).readings;
        const spills = challengeWounds === 'goOn';
        const apart = spills && lastOfItsSide ? 'last' : 'never';
        const of = (id: string, fed: typeof challenge, more: object) =>
          fed === null
            ? []
            : [
                {
                  ...fed,
                  ...more,
                  id,
                  rules: [],
                  band: null,
                  noSaves: false,
                  feelNoPainRolls: [],
                  d3Rolls: [],
                  d6Rolls: [],
                  defenderChoice: fed.choice,
                },
              ];
        const run = runAllocation(
          book,
          models.map((model) => (model.id === opponent ? { ...model, apart } : model)),
          [
            ...of('challenge', challenge, { challenge: { modelId: opponent, spills } }),
            ...of('precise', precise, { precise: true }),
            ...of('others', others, {}),
          ],
        );
        if (!run.ok) throw new Error(`refused: ${JSON.stringify(run.refusal)}`);
        return summarise(run.value);
      },
    }),

    look_out_sir: caseKind({
      input: object({ rank: word(['none', 'character', 'independentCharacter']), roll: nullableInt }),
      expected: object({ need: optional(nullable(int)), passed: maybeBool }),
      run({ rank, roll }) {
        const needed = rank === 'none' ? null : (book.lookOutSir?.[rank] ?? null);
        return { need: needed, ...(roll === null ? {} : { passed: needed !== null && roll >= needed }) };
      },
    }),

    gets_hot: caseKind({
      input: object({
        dice: ints,
        need,
        reroll: nullable(word(['failures', 'ones'])),
        again: ints,
        firer: object({ toughness: nullableInt, armourSave: need, invulnerableSave: need }),
      }),
      expected: object({ hot: maybeInt, save: maybeNeed, glancingUpTo: maybeInt }),
      run({ firer, ...dice }) {
        const effect = hotEffect(book, { ...firer, wounds: 1, feelNoPain: null, rules: [] });
        const hot = hotShots(book, dice);
        return effect.kind === 'glance'
          ? { hot, glancingUpTo: effect.upTo }
          : { hot, save: effect.save.need };
      },
    }),
  };
}
