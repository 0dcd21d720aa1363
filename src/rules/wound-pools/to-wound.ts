import { add, complement, type Fraction, fraction, multiply, subtract, ZERO } from '../dice/fraction';
import { chanceOfNeed } from '../dice/one-die';
import { majority } from './majority';
import { because, type Reason } from './reason';
import { countingRules, POISONED_NEEDS, type SpecialRule } from './special-rules';
import { type ArmourPiercing, type Need, needAt, partOf, type WoundPoolRules } from './wound-pool-rules';

/** The reasons for the number that a wound needs. */
export const TO_WOUND_REASONS = [
  'chart', // Strength against Toughness: values `strength`, `toughness`
  'cannotWound', // the chart's "N": no roll wounds
  'majorityToughness', // the unit is mixed, its most common value counts: value `toughness`
  'tiedToughness', // two values are equally common, the chosen reading decides
  'poisoned', // the fixed number: value `need`
  'poisonedByChart', // Poisoned, but the chart needs a lower number
  'poisonedStronger', // Poisoned with more Strength than Toughness re-rolls failures
  'fleshbane', // always on a 2+
  'shred', // failures are re-rolled
  'rending', // a 6 wounds any Toughness
  'hatred', // the roll is raised: value `value`
  'destroyerTable', // the Destroyer table is rolled on instead
] as const;
export type ToWoundReason = (typeof TO_WOUND_REASONS)[number];

/** The number that one hit needs to wound. */
export type ToWound = {
  /**
   * The lower of chart and fixed number; null if no roll wounds. A Destroyer hit wounds on the 2+ of its
   * table.
   */
  readonly need: Need;
  readonly rerollFailures: boolean;
  /** The roll that wounds any Toughness, or null. */
  readonly automaticOn: number | null;
  /** The Toughness used for the target unit. */
  readonly toughness: number;
  readonly reasons: readonly Reason<ToWoundReason>[];
};

export type ToWoundQuestion = {
  readonly strength: number;
  /** One for every model of the target unit; at least one. */
  readonly toughness: readonly number[];
  readonly rules: readonly SpecialRule[];
};

const DESTROYER_NEED = 2;
const FLESHBANE_NEED = 2;

/** The number that one hit needs to wound, by the edition's chart and the rules of the attack. */
export function toWound(book: WoundPoolRules, question: ToWoundQuestion): ToWound {
  const { strength } = question;
  const rules = countingRules(question.rules);
  const unit = majority(question.toughness, book.readings.mixedTie);
  const reasons: Reason<ToWoundReason>[] = [];
  if (unit.tied) reasons.push(because('tiedToughness', { toughness: unit.value }));
  else if (unit.mixed) reasons.push(because('majorityToughness', { toughness: unit.value }));
  if (rules.includes('destroyer')) {
    reasons.push(because('destroyerTable'));
    return {
      need: DESTROYER_NEED,
      rerollFailures: false,
      automaticOn: null,
      toughness: unit.value,
      reasons,
    };
  }
  const chart = needAt(book.toWound, strength, unit.value);
  reasons.push(because(chart === null ? 'cannotWound' : 'chart', { strength, toughness: unit.value }));
  const poisoned = poisonedNeed(rules);
  if (poisoned !== null) {
    reasons.push(
      because(chart !== null && chart < poisoned ? 'poisonedByChart' : 'poisoned', { need: poisoned }),
    );
  }
  const strongPoison = poisoned !== null && strength > unit.value;
  if (strongPoison) reasons.push(because('poisonedStronger', { strength, toughness: unit.value }));
  const fleshbane = rules.includes('fleshbane');
  if (fleshbane) reasons.push(because('fleshbane'));
  const shred = rules.includes('shred');
  if (shred) reasons.push(because('shred'));
  const rending = rules.includes('rending') ? partOf(book.rending, 'Rending') : null;
  if (rending) reasons.push(because('rending', { ap: rending.ap }));
  return {
    need: lowest([chart, poisoned, fleshbane ? FLESHBANE_NEED : null]),
    rerollFailures: shred || strongPoison,
    automaticOn: rending?.roll ?? null,
    toughness: unit.value,
    reasons,
  };
}

/** The result of a To Wound roll: whether it wounds, and the AP of the Wound. */
export function woundRoll(
  book: WoundPoolRules,
  hit: ToWound,
  ap: ArmourPiercing,
  roll: number,
): { readonly wounds: boolean; readonly ap: ArmourPiercing } {
  if (hit.automaticOn !== null && roll >= hit.automaticOn) {
    return { wounds: true, ap: partOf(book.rending, 'Rending').ap };
  }
  return { wounds: hit.need !== null && roll >= hit.need, ap };
}

/**
 * The chances that one hit wounds with the weapon's own AP, and that it wounds as Rending; re-rolls included.
 */
export function woundChances(hit: ToWound): { readonly plain: Fraction; readonly rending: Fraction } {
  const rending = hit.automaticOn === null ? ZERO : fraction(7 - hit.automaticOn, 6);
  const reached = chanceOfNeed(hit.need);
  const plain = reached.numerator === 0n ? ZERO : subtract(reached, rending);
  if (!hit.rerollFailures) return { plain, rending };
  const failed = complement(add(plain, rending));
  return { plain: add(plain, multiply(failed, plain)), rending: add(rending, multiply(failed, rending)) };
}

function poisonedNeed(rules: readonly SpecialRule[]): Need {
  return lowest(rules.map((rule) => POISONED_NEEDS[rule] ?? null));
}

function lowest(needs: readonly Need[]): Need {
  const numbers = needs.filter((need) => need !== null);
  return numbers.length === 0 ? null : Math.min(...numbers);
}
