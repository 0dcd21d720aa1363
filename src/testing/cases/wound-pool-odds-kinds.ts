import { atLeast, chances, type Distribution, expectation } from '@/rules/dice/distribution';
import {
  complement,
  type Fraction,
  formatFraction,
  fraction,
  multiply,
  ONE,
  parseFraction,
  sum,
} from '@/rules/dice/fraction';
import { chanceOfNeed } from '@/rules/dice/one-die';
import { type LossOdds, lossOdds } from '@/rules/wound-pools/loss-odds';
import type { ModelProfile } from '@/rules/wound-pools/model-profile';
import type { Wound } from '@/rules/wound-pools/pools';
import {
  attackVolley,
  expectedWounds,
  groupHitChance,
  unsavedChance,
  type Volley,
} from '@/rules/wound-pools/volley';
import { LOSS_RANGE, lossOf } from '@/rules/wound-pools/wound-effect';
import {
  type DestroyerBand,
  LOSS_DICE,
  type LossDice,
  TARGET_TYPES,
  type TargetType,
  type WoundPoolRules,
} from '@/rules/wound-pools/wound-pool-rules';
import { D3, D6_PLUS_6 } from './dice';
import { caseKind, shape } from './rule-cases';
import { dieUnsavedChance, unsavedOdds } from './unsaved-odds';
import { vehicleProfile } from './vehicle-profile';
import { armourPiercing, type CaseKinds, need, nullableInt, rules } from './wound-pool-shapes';

const { fraction: fractionText, int, list, nullable, object, optional, word } = shape;

const PLAIN: Wound = { strength: 1, ap: null, rules: [], band: null, noSaves: false };

const expectedValueInput = object({
  want: word([
    'expectedHits',
    'expectedWounds',
    'expectedUnsavedWounds',
    'expectedWoundsLost',
    'expectedHullPointsLost',
    'expectedModelsRemoved',
    'meanOfRoll',
    'killModel',
    'atLeast',
  ]),
  k: nullableInt,
  start: word(['attacks', 'hits', 'unsaved', 'roll']),
  count: int,
  dice: nullable(word(LOSS_DICE)),
  cap: nullableInt,
  attackerWs: nullableInt,
  targetWs: nullableInt,
  strength: nullableInt,
  toughness: nullableInt,
  ap: armourPiercing,
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  rules,
  targetType: nullable(word(TARGET_TYPES)),
  targetModels: nullableInt,
  targetWounds: nullableInt,
});

/** The kinds of cases about chances: distributions and expected values. */
export function oddsKinds(book: WoundPoolRules): CaseKinds {
  return {
    distribution: caseKind({
      input: object({
        want: word(['unsavedWounds', 'killModel', 'expectedModelsRemoved']),
        start: word(['attacks', 'wounds']),
        count: int,
        toHit: need,
        toWound: need,
        save: need,
        unsavedProbability: nullable(fractionText),
        targetModels: nullableInt,
        targetWounds: nullableInt,
      }),
      expected: object({ value: optional(fractionText), distribution: optional(list(fractionText)) }),
      run(input) {
        const volley: Volley = {
          id: 'rolls',
          count: input.count,
          kinds: [{ id: 'unsaved', chance: unsavedByNeeds(input), wound: PLAIN, unsaved: true }],
        };
        const target: ModelProfile = { ...UNARMOURED, wounds: input.targetWounds ?? 1 };
        if (input.want === 'unsavedWounds') {
          return { distribution: chances(unsavedOdds(book, [volley], target)).map(formatFraction) };
        }
        const odds = oddsAgainst(book, volley, target, input.targetModels, null);
        return {
          value: formatFraction(
            input.want === 'killModel' ? atLeast(odds.modelsRemoved, 1) : expectation(odds.modelsRemoved),
          ),
        };
      },
    }),

    expected_value: caseKind({
      input: expectedValueInput,
      expected: object({ value: optional(fractionText) }),
      run: (input) => ({ value: formatFraction(expectedValue(book, input)) }),
    }),
  };
}

const UNARMOURED: ModelProfile = {
  wounds: 1,
  toughness: 10,
  armourSave: null,
  invulnerableSave: null,
  feelNoPain: null,
  rules: [],
};

function unsavedByNeeds(input: {
  readonly start: 'attacks' | 'wounds';
  readonly toHit: number | null;
  readonly toWound: number | null;
  readonly save: number | null;
  readonly unsavedProbability: string | null;
}): Fraction {
  if (input.unsavedProbability !== null) return parseFraction(input.unsavedProbability) ?? ONE;
  const unsaved = complement(chanceOfNeed(input.save));
  if (input.start === 'wounds') return unsaved;
  const hit = input.toHit === null ? ONE : chanceOfNeed(input.toHit);
  return [hit, chanceOfNeed(input.toWound), unsaved].reduce(multiply);
}

function oddsAgainst(
  book: WoundPoolRules,
  volley: Volley,
  target: ModelProfile,
  targetModels: number | null,
  lossCap: number | null,
): LossOdds {
  // One hit removes at most one model, so as many models as dice are as good as no cap.
  const models = Array.from({ length: targetModels ?? Math.max(1, volley.count) }, () => target);
  return lossOdds(book, [volley], models, { lossCap });
}

type Question = {
  readonly want: string;
  readonly k: number | null;
  readonly start: 'attacks' | 'hits' | 'unsaved' | 'roll';
  readonly count: number;
  readonly dice: LossDice | null;
  readonly cap: number | null;
  readonly attackerWs: number | null;
  readonly targetWs: number | null;
  readonly strength: number | null;
  readonly toughness: number | null;
  readonly ap: number | null;
  readonly armourSave: number | null;
  readonly invulnerableSave: number | null;
  readonly feelNoPain: number | null;
  readonly rules: Wound['rules'];
  readonly targetType: TargetType | null;
  readonly targetModels: number | null;
  readonly targetWounds: number | null;
};

function expectedValue(book: WoundPoolRules, question: Question): Fraction {
  const { want, count } = question;
  if (want === 'meanOfRoll') return multiply(fraction(count), meanLoss(question.dice, question.cap));
  if (want === 'expectedHits') return multiply(fraction(count), groupHitChance(book, groupOf(question)));
  const volley = volleyOf(book, question);
  if (want === 'expectedWounds') return expectedWounds(volley);
  const target = targetOf(question);
  if (want === 'expectedUnsavedWounds') {
    return multiply(fraction(count), dieUnsavedChance(book, volley, target));
  }
  const lost = want === 'expectedWoundsLost' || want === 'expectedHullPointsLost';
  if (lost && question.targetWounds === null) return endlessLoss(book, volley, target, question.cap);
  const odds = oddsAgainst(book, volley, target, question.targetModels, question.cap);
  if (lost) return expectation(odds.woundsLost);
  if (want === 'killModel') return atLeast(odds.modelsRemoved, 1);
  if (want === 'atLeast') return atLeast(odds.modelsRemoved, question.k ?? 1);
  return expectation(odds.modelsRemoved);
}

/** The result when everything above `cap` counts as `cap`. */
function capAt(distribution: Distribution, cap: number): Distribution {
  if (cap >= distribution.weights.length - 1) return distribution;
  const weights = distribution.weights.slice(0, cap + 1);
  const above = distribution.weights.slice(cap + 1).reduce((sum, weight) => sum + weight, 0n);
  weights[cap] = (weights[cap] ?? 0n) + above;
  return { weights, denominator: distribution.denominator };
}

function meanLoss(dice: LossDice | null, cap: number | null): Fraction {
  if (dice === null) return ONE;
  const die = dice === 'd3' ? D3 : D6_PLUS_6;
  return expectation(capAt(die, cap ?? LOSS_RANGE[dice].to));
}

/** Wounds lost by a target that has no end of them: every unsaved Wound costs its full die. */
function endlessLoss(
  book: WoundPoolRules,
  volley: Volley,
  target: ModelProfile,
  cap: number | null,
): Fraction {
  const perDie = volley.kinds.map((kind) => {
    const loss = lossOf(book, kind.wound, target);
    const mean = meanLoss('dice' in loss ? loss.dice : null, cap);
    return [kind.chance, unsavedChance(book, kind, target), mean].reduce(multiply);
  });
  return multiply(fraction(volley.count), sum(perDie));
}

function targetOf(question: Question): ModelProfile {
  const wounds = question.targetWounds ?? 1;
  if (question.targetType === 'vehicle') return vehicleProfile(wounds, question.invulnerableSave);
  const { toughness, armourSave, invulnerableSave, feelNoPain } = question;
  return { wounds, toughness, armourSave, invulnerableSave, feelNoPain, rules: question.rules };
}

function groupOf(question: Question) {
  return {
    id: 'attacks',
    count: question.count,
    start: question.start === 'attacks' ? ('attacks' as const) : ('hits' as const),
    attackerWs: question.attackerWs,
    targetWs: question.targetWs === null ? null : [question.targetWs],
    strength: question.strength,
    ap: question.ap,
    rules: question.rules,
    targetType: question.targetType ?? ('nonVehicle' as const),
    toughness: question.toughness === null ? [] : [question.toughness],
  };
}

function volleyOf(book: WoundPoolRules, question: Question): Volley {
  const band = bandOf(question);
  if (question.start === 'unsaved' || question.start === 'roll') {
    const { strength, ap, count } = question;
    const wound = { strength, ap, rules: question.rules, band, noSaves: false };
    return { id: 'wounds', count, kinds: [{ id: 'unsaved', chance: ONE, wound, unsaved: true }] };
  }
  const volley = attackVolley(book, groupOf(question));
  if (band === null || question.rules.includes('destroyer')) return volley;
  return {
    ...volley,
    kinds: volley.kinds.map((kind) => ({ ...kind, wound: { ...kind.wound, band } })),
  };
}

/** The row of the Destroyer table that costs the case's die. */
function bandOf({ dice, targetType }: Question): DestroyerBand | null {
  if (dice === null) return null;
  if (targetType === 'vehicle') return dice === 'd3' ? 'solidHit' : 'devastatingHit';
  return dice === 'd3' ? 'seriouslyWounded' : 'deathblow';
}
