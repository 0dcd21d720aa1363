import { complement, divide, type Fraction, fraction, multiply, ONE, sum, ZERO } from '../dice/fraction';
import { chanceOfNeed } from '../dice/one-die';
import { destroyerChances } from './destroyer';
import type { ModelProfile } from './model-profile';
import { isSpecialRule, type RuleWord } from './numbered-rules';
import { destroyerWound, type Pool, type Wound } from './pools';
import { kindOfRolled, rolledKinds } from './rolled-wounds';
import { countingRules } from './special-rules';
import { hitChance, type ToHit, toHit } from './to-hit';
import { toWound, woundChances } from './to-wound';
import type { Penetration } from './vehicles';
import { effectOn } from './wound-effect';
import type { ArmourPiercing, TargetType, WoundPoolRules } from './wound-pool-rules';
import { PENETRATIONS, partOf } from './wound-pool-rules';

/** A kind of Wound that a die may cause, with its chance. `unsaved`: its saves have already failed. */
export type WoundKind = {
  readonly id: string;
  readonly chance: Fraction;
  readonly wound: Wound;
  readonly unsaved: boolean;
};

/** Some equal dice. Each of them ends as one Wound of some kind, or without effect. */
export type Volley = {
  readonly id: string;
  readonly count: number;
  readonly kinds: readonly WoundKind[];
};

/** Equal attacks against one unit. */
export type AttackGroup = {
  readonly id: string;
  readonly count: number;
  /** `hits`: the To Hit rolls were made. */
  readonly start: 'attacks' | 'hits';
  /** Null, for attacker or target, if the attack needs no roll to hit. */
  readonly attackerWs: number | null;
  /**
   * The To Hit number of an attack without Weapon Skill, such as a shot; missing: by the two Weapon Skills.
   */
  readonly hit?: ToHit;
  readonly targetWs: readonly number[] | null;
  /** Null for a Destroyer weapon. */
  readonly strength: number | null;
  readonly ap: ArmourPiercing;
  readonly rules: readonly RuleWord[];
  /** The Damage of each Wound; missing: what the rulebook says without one. */
  readonly damage?: number;
  readonly targetType: TargetType;
  /** What the hits need against a vehicle's armour; missing: no known armour. */
  readonly penetration?: Penetration;
  /** The Toughness of the target unit's models; not used for Destroyer hits. */
  readonly toughness: readonly number[];
};

/** The chance that one of these attacks hits; 1 if they are hits already. */
export function groupHitChance(book: WoundPoolRules, group: AttackGroup): Fraction {
  const hit = toHitOf(book, group);
  return hit === null ? ONE : hitChance(hit);
}

/** What the attacks need to hit; null if they are hits already. */
function toHitOf(book: WoundPoolRules, group: AttackGroup): ToHit | null {
  const { start, attackerWs, targetWs, rules } = group;
  if (start === 'attacks' && group.hit) return group.hit;
  if (start === 'hits' || attackerWs === null || targetWs === null) return null;
  return toHit(book, { attackerWs, targetWs, rules });
}

/**
 * The kinds of Wound that one of these attacks may cause. Throws if neither Strength nor the Destroyer table
 * applies.
 */
export function attackVolley(book: WoundPoolRules, group: AttackGroup): Volley {
  const { id, count } = group;
  const rolled = byRolls(book, group);
  if (rolled) return { id, count, kinds: rolled };
  const hit = groupHitChance(book, group);
  return {
    id,
    count,
    kinds: hitKinds(book, group).map((kind) => ({ ...kind, chance: multiply(hit, kind.chance) })),
  };
}

/** The kinds of a rulebook in which natural rolls make them; null: they are as they hit. */
function byRolls(book: WoundPoolRules, group: AttackGroup): readonly WoundKind[] | null {
  const { strength, toughness, ap, damage = 1, rules, targetType } = group;
  if (!book.rollEffects || strength === null || targetType === 'vehicle') return null;
  const attack = { strength, toughness, ap, damage, rules };
  return rolledKinds(book, attack, toHitOf(book, group)).map((kind) => ({
    id: kindOfRolled({ ap, damage }, kind),
    chance: kind.chance,
    wound: {
      strength,
      ap: kind.ap,
      rules: rules.filter(isSpecialRule),
      band: null,
      noSaves: false,
      damage: kind.damage,
    },
    unsaved: false,
  }));
}

/** The Wounds of a pool before their saves; with `unsaved`, after failed saves. */
export function poolVolley(pool: Pool, unsaved = false): Volley {
  return { id: pool.id, count: pool.wounds, kinds: [{ id: 'wound', chance: ONE, wound: pool, unsaved }] };
}

/** How many Wounds the volley causes on average, before saves. */
export function expectedWounds(volley: Volley): Fraction {
  return multiply(fraction(volley.count), sum(volley.kinds.map(({ chance }) => chance)));
}

/**
 * The chance that one of these dice ends as that kind of Wound, if it ends as none of the others; 0 if it
 * must be one of them.
 */
export function chanceBesides({ kinds }: Volley, wanted: string, others: readonly string[]): Fraction {
  const chanceOf = (which: string) => kinds.find(({ id }) => id === which)?.chance ?? ZERO;
  return shareBesides(chanceOf(wanted), others.map(chanceOf));
}

/** The chance of a result for a die that showed none of the others; 0 if it must have shown one of them. */
export function shareBesides(wanted: Fraction, others: readonly Fraction[]): Fraction {
  const open = complement(sum(others));
  return open.numerator === 0n ? ZERO : divide(wanted, open);
}

/** The chance that such a Wound is neither saved nor discounted by Feel No Pain. */
export function unsavedChance(book: WoundPoolRules, kind: WoundKind, model: ModelProfile): Fraction {
  if (kind.unsaved) return ONE;
  const { save, feelNoPain } = effectOn(book, kind.wound, model);
  return multiply(complement(chanceOfNeed(save.need)), complement(chanceOfNeed(feelNoPain)));
}

function damaging({ damage }: AttackGroup): Pick<Wound, 'damage'> {
  return damage === undefined ? {} : { damage };
}

function hitKinds(book: WoundPoolRules, group: AttackGroup): readonly WoundKind[] {
  const rules = countingRules(group.rules).filter(isSpecialRule);
  const ap = rules.includes('hammerOfWrath') ? partOf(book.hammerOfWrath, 'Hammer of Wrath').ap : group.ap;
  const attack = { strength: group.strength, ap, rules };
  if (rules.includes('destroyer')) {
    return destroyerChances(book, group.targetType)
      .filter(({ effect }) => effect.inflicts !== 'nothing')
      .map(({ effect, chance }) => ({
        id: effect.band,
        chance,
        wound: destroyerWound(book, attack, effect.band),
        unsaved: false,
      }));
  }
  const { penetration } = group;
  if (penetration) {
    return PENETRATIONS.map((hit) => ({
      id: hit,
      chance: penetration.chances[hit],
      // Where glances give a status, only what goes through costs the Damage of the weapon.
      wound: { ...attack, ...(hit === 'penetrating' && damaging(group)), band: null, noSaves: false, hit },
      unsaved: false,
    })).filter(({ chance }) => chance.numerator > 0n);
  }
  if (group.strength === null || group.targetType === 'vehicle') {
    throw new RangeError('Only Destroyer hits wound without a Strength, and only they hurt vehicles here');
  }
  const hit = toWound(book, { strength: group.strength, toughness: group.toughness, rules });
  const { plain, rending } = woundChances(hit);
  const wound: Wound = { ...attack, band: null, noSaves: false };
  const kinds: readonly WoundKind[] = [
    { id: 'plain', chance: plain, wound, unsaved: false },
    { id: 'rending', chance: rending, wound: { ...wound, ap: book.rending?.ap ?? null }, unsaved: false },
  ];
  return kinds.filter(({ chance }) => chance.numerator > 0n);
}
