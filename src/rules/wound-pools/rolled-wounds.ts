import { add, complement, type Fraction, fraction, multiply, ONE, ZERO } from '../dice/fraction';
import { chanceOfNeed } from '../dice/one-die';
import { majority } from './majority';
import { type RuleWord, worksFrom } from './numbered-rules';
import type { RollEffect } from './roll-effect';
import type { ToHit } from './to-hit';
import { type ArmourPiercing, type Need, needAt, type WoundPoolRules } from './wound-pool-rules';

/** A hit with the natural roll that made it, where that is known. */
export type HitToWound = {
  readonly strength: number;
  /** One for each model of the target unit. */
  readonly toughness: readonly number[];
  readonly ap: ArmourPiercing;
  readonly damage: number;
  readonly rules: readonly RuleWord[];
  readonly hitRoll: number | null;
};

/** What a hit needs to wound, and what it is before it wounds. */
export type WoundNeed = {
  /** By the chart; null: no roll wounds. */
  readonly need: Need;
  readonly toughness: number;
  /** It wounds without a die. */
  readonly automatic: boolean;
};

/** A Wound as its rolls have made it; where it does not wound, with the numbers of the weapon. */
export type RolledWound = {
  readonly wounds: boolean;
  readonly ap: ArmourPiercing;
  readonly damage: number;
};

/** A Wound whose AP or Damage its rolls have altered, by what it has now. */
export type AlteredKind = `AP${number | '-'} D${number}`;

const FACES = [1, 2, 3, 4, 5, 6];
/** A hit that wounds without a die counts as this roll. */
const AS_ROLLED = 6;
/** Models of these types are poisoned by a 6 only. */
const HARDLY_POISONED: readonly RuleWord[] = ['walker', 'automata'];
const HARDLY = 6;

/** The number that the hit needs to wound, by the chart; a Toughness of 0 is always wounded. */
export function woundNeed(book: WoundPoolRules, hit: HitToWound): WoundNeed {
  const { value: toughness } = majority(hit.toughness, book.readings.mixedTie);
  const automatic = effectsOf(book, hit.rules, 'hit', hit.hitRoll).some(({ wounds }) => wounds);
  if (hit.strength === 0) return { need: null, toughness, automatic: false };
  if (toughness === 0) return { need: null, toughness, automatic: true };
  const chart = needAt(book.toWound, hit.strength, toughness);
  const poisoned = poisonedFrom(book, hit.rules);
  const eased = chart === null ? null : Math.max(book.saves.best, chart - bonusOf(book, hit.rules));
  return { need: lowest([eased, poisoned]), toughness, automatic };
}

/** What the natural roll to wound makes of the hit; null: it wounds, or fails, without a die. */
export function rolledWound(book: WoundPoolRules, hit: HitToWound, roll: number | null): RolledWound {
  const { need, automatic } = woundNeed(book, hit);
  const natural = automatic ? AS_ROLLED : (roll ?? 1);
  const reached = need !== null && natural !== 1 && natural >= need;
  if (!automatic && !reached) return { wounds: false, ap: hit.ap, damage: hit.damage };
  const effects = [
    ...effectsOf(book, hit.rules, 'hit', hit.hitRoll),
    ...effectsOf(book, hit.rules, 'wound', natural),
  ];
  return {
    wounds: true,
    ap: effects.find(({ ap }) => ap !== undefined)?.ap ?? hit.ap,
    damage: effects.reduce((sum, { damage = 0 }) => sum + damage, hit.damage),
  };
}

/** Wounds that are alike, with the chance that one attack ends as one of them. */
export type RolledKind = {
  readonly ap: ArmourPiercing;
  readonly damage: number;
  /** Its rolls changed nothing: it is resolved before those that were. */
  readonly asIs: boolean;
  readonly chance: Fraction;
};

/**
 * The Wounds that one such attack may cause, those whose rolls changed nothing first. `hit`: what it needs to hit;
 * null: it has hit, with a roll that is not known.
 */
export function rolledKinds(
  book: WoundPoolRules,
  attack: Omit<HitToWound, 'hitRoll'>,
  hit: ToHit | null,
): readonly RolledKind[] {
  const kinds: RolledKind[] = [];
  const rules = withCritical(attack.rules, hit);
  for (const { natural, chance } of hitsOf(hit)) {
    const made = { ...attack, rules, hitRoll: natural };
    const { automatic } = woundNeed(book, made);
    for (const roll of automatic ? [null] : FACES) {
      const { wounds, ap, damage } = rolledWound(book, made, roll);
      if (!wounds) continue;
      const share = roll === null ? chance : multiply(chance, fraction(1, FACES.length));
      const known = kinds.findIndex((kind) => kind.ap === ap && kind.damage === damage);
      const same = kinds[known];
      if (same) kinds[known] = { ...same, chance: add(same.chance, share) };
      else kinds.push({ ap, damage, asIs: ap === attack.ap && damage === attack.damage, chance: share });
    }
  }
  return kinds.toSorted((left, right) => Number(right.asIs) - Number(left.asIs));
}

/** The name of the kind of Wound that the rolls of the attack made: `plain` where they altered nothing. */
export function kindOfRolled(
  attack: Pick<HitToWound, 'ap' | 'damage'>,
  { ap, damage }: Pick<RolledWound, 'ap' | 'damage'>,
): 'plain' | AlteredKind {
  return ap === attack.ap && damage === attack.damage ? 'plain' : `AP${ap ?? '-'} D${damage}`;
}

/** The kind of Wound on each natural roll to wound, 1 to 6, of a hit whose own roll did nothing; null: none. */
export function kindsByFace(
  book: WoundPoolRules,
  attack: Omit<HitToWound, 'hitRoll'>,
): readonly ('plain' | AlteredKind | null)[] {
  return FACES.map((roll) => {
    const wound = rolledWound(book, { ...attack, hitRoll: null }, roll);
    return wound.wounds ? kindOfRolled(attack, wound) : null;
  });
}

/** Hits that wound without a die. */
export type WoundingHits = {
  readonly kind: 'plain' | AlteredKind;
  /** The natural rolls to hit that make them. */
  readonly faces: readonly number[];
  /** The chance that one attack is such a hit. */
  readonly chance: Fraction;
};

/** The hits of such an attack that wound without a die, the lowest rolls first. */
export function woundingHits(
  book: WoundPoolRules,
  attack: Omit<HitToWound, 'hitRoll'>,
  hit: ToHit,
): readonly WoundingHits[] {
  const found = new Map<WoundingHits['kind'], WoundingHits>();
  for (const { natural, chance } of hitsOf(hit)) {
    const made = { ...attack, rules: withCritical(attack.rules, hit), hitRoll: natural };
    if (natural === null || !woundNeed(book, made).automatic) continue;
    const kind = kindOfRolled(attack, rolledWound(book, made, null));
    const same = found.get(kind);
    found.set(kind, {
      kind,
      faces: [...(same?.faces ?? []), natural],
      chance: add(same?.chance ?? ZERO, chance),
    });
  }
  return [...found.values()];
}

function withCritical(rules: readonly RuleWord[], hit: ToHit | null): readonly RuleWord[] {
  return hit?.criticalOn === undefined ? rules : [...rules, critical(hit.criticalOn)];
}

function critical(from: number): RuleWord {
  return `criticalHit${from}`;
}

/** Each natural roll that hits, with its chance; of a hit without a roll that is known, null. */
function hitsOf(
  hit: ToHit | null,
): readonly { readonly natural: number | null; readonly chance: Fraction }[] {
  if (hit === null) return [{ natural: null, chance: ONE }];
  if (!hit.canStrike) return [];
  if (hit.automatic) return [{ natural: AS_ROLLED, chance: ONE }];
  const need = hit.need ?? 7;
  const missed = complement(chanceOfNeed(need));
  const again = hit.reroll === 'failures' ? missed : hit.reroll === 'ones' ? fraction(1, FACES.length) : ZERO;
  const each = multiply(add(ONE, again), fraction(1, FACES.length));
  return FACES.filter((face) => face >= need).map((natural) => ({ natural, chance: each }));
}

function effectsOf(
  { rollEffects }: WoundPoolRules,
  rules: readonly RuleWord[],
  on: RollEffect['on'],
  natural: number | null,
): readonly RollEffect[] {
  if (natural === null) return [];
  return (rollEffects?.rows ?? []).filter((row) => {
    const from = row.on === on ? worksFrom(rules, row.rule) : null;
    return from !== null && natural >= from;
  });
}

/** The roll to wound that wounds whatever the Toughness; null: none. */
export function poisonedFrom({ rollEffects }: WoundPoolRules, rules: readonly RuleWord[]): Need {
  const hardly = rules.some((rule) => HARDLY_POISONED.includes(rule));
  return lowest(
    (rollEffects?.rows ?? []).flatMap(({ on, wounds, rule }) => {
      const from = on === 'wound' && wounds ? worksFrom(rules, rule) : null;
      return from === null ? [] : [hardly ? HARDLY : from];
    }),
  );
}

/** What is added to its rolls to wound. */
export function bonusOf({ hatred }: WoundPoolRules, rules: readonly RuleWord[]): number {
  return hatred !== undefined && rules.includes('hatred') ? hatred.toWound : 0;
}

function lowest(needs: readonly Need[]): Need {
  const numbers = needs.filter((need) => need !== null);
  return numbers.length === 0 ? null : Math.min(...numbers);
}
