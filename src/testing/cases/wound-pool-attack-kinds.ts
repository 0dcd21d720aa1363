import { countAttacks } from '@/rules/wound-pools/attacks';
import { engagement } from '@/rules/wound-pools/engaged';
import { initiativeLadder } from '@/rules/wound-pools/initiative-ladder';
import { toHit } from '@/rules/wound-pools/to-hit';
import { toWound, woundRoll } from '@/rules/wound-pools/to-wound';
import type { WoundPoolRules } from '@/rules/wound-pools/wound-pool-rules';
import { caseKind, shape } from './rule-cases';
import {
  armourPiercing,
  type CaseKinds,
  ints,
  maybeBool,
  maybeInt,
  maybeNeed,
  need,
  nullableInt,
  rules,
} from './wound-pool-shapes';

const { bool, int, list, nullable, number, object, optional, record, text, word } = shape;

/** The kinds of cases about attacks: who strikes when and how often, and what hits and wounds. */
export function attackKinds(book: WoundPoolRules): CaseKinds {
  return {
    to_hit: caseKind({
      input: object({ attackerWs: int, targetWs: ints, rules }),
      expected: object({
        toHit: maybeNeed,
        automaticHit: maybeBool,
        canStrike: maybeBool,
        targetWsUsed: maybeInt,
      }),
      run(input) {
        const hit = toHit(book, input);
        return {
          toHit: hit.need,
          automaticHit: hit.automatic,
          canStrike: hit.canStrike,
          targetWsUsed: hit.targetWs,
        };
      },
    }),

    to_hit_chart: caseKind({
      input: object({ attackerWs: ints, targetWs: ints }),
      expected: object({ toHit: optional(list(list(need))) }),
      run: ({ attackerWs, targetWs }) => ({
        toHit: attackerWs.map((attacker) =>
          targetWs.map((target) => toHit(book, { attackerWs: attacker, targetWs: [target], rules: [] }).need),
        ),
      }),
    }),

    to_wound: caseKind({
      input: object({ strength: int, toughness: ints, ap: armourPiercing, rules, roll: nullableInt }),
      expected: object({
        toWound: maybeNeed,
        rerollFailures: maybeBool,
        automaticWoundOn: optional(nullable(word([6]))),
        toughnessUsed: maybeInt,
        wounds: maybeBool,
        ap: optional(armourPiercing),
      }),
      run({ ap, roll, ...question }) {
        const wound = toWound(book, question);
        return {
          toWound: wound.need,
          rerollFailures: wound.rerollFailures,
          automaticWoundOn: wound.automaticOn,
          toughnessUsed: wound.toughness,
          ...(roll === null ? {} : woundRoll(book, wound, ap, roll)),
        };
      },
    }),

    to_wound_chart: caseKind({
      input: object({ strength: ints, toughness: ints }),
      expected: object({ toWound: optional(list(list(need))) }),
      run: (input) => ({
        toWound: input.strength.map((strength) =>
          input.toughness.map(
            (toughness) => toWound(book, { strength, toughness: [toughness], rules: [] }).need,
          ),
        ),
      }),
    }),

    attacks: caseKind({
      input: object({
        attacks: int,
        charged: bool,
        disorderedCharge: bool,
        weapons: list(object({ rules })),
        rules,
      }),
      expected: object({ attacks: maybeInt }),
      run: (input) => ({ attacks: countAttacks(book, input).attacks }),
    }),

    engaged: caseKind({
      input: object({
        inBaseContact: bool,
        inchesToFriendInContact: nullable(number),
        verticalInches: nullable(number),
        initiative: nullableInt,
        step: nullableInt,
      }),
      expected: object({ engaged: maybeBool, pileInInches: maybeInt }),
      run: (input) => engagement(book, input),
    }),

    initiative: caseKind({
      input: object({
        models: list(
          object({
            id: text,
            initiative: int,
            rules,
            charged: bool,
            inContact: bool,
            removedAtStep: nullableInt,
          }),
        ),
      }),
      expected: object({
        strikes: optional(record(text, bool)),
        order: optional(list(object({ step: int, models: list(text) }))),
        hammerOfWrath: optional(
          nullable(
            object({
              step: maybeInt,
              automaticHit: maybeBool,
              strength: optional(word(['unmodified'])),
              ap: optional(armourPiercing),
              pileIn: maybeBool,
            }),
          ),
        ),
      }),
      run: ({ models }) => initiativeLadder(book, models),
    }),
  };
}
