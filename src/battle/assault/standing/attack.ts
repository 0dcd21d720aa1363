import type { FighterGroup } from '@/battle/state/fighters';
import { ORDINARY_WEAPON, type RangedWeapon } from '@/battle/state/shooting';
import { alteredBy, type BlowKind, isAltered, type StrikeWoundKind } from '@/battle/state/strike';
import {
  damageThrough,
  type HitToWound,
  kindsByFace,
  type RuleWord,
  rolledToWound,
  woundingHits,
} from '@/rules/book-parts';
import {
  ATTACK_RULES,
  destroyerWound,
  type Need,
  type SpecialRule,
  type ToHit,
  type Wound,
  type WoundPoolRules,
} from '@/rules/index';

/** The values of a weapon as it strikes. */
export type Attack = Pick<Wound, 'strength' | 'ap' | 'rules' | 'damage'>;

/**
 * The weapon values of a strike: Strength (null for the Destroyer table), AP, and the rules that count for
 * it.
 */
export function attackOf(book: WoundPoolRules, group: FighterGroup, blow: BlowKind): Attack {
  if (blow === 'hammerOfWrath') {
    return {
      strength: group.strength,
      ap: book.hammerOfWrath?.ap ?? null,
      rules: ['hammerOfWrath'],
    };
  }
  if (blow === 'shot') return shotOf(book, group.ranged ?? ORDINARY_WEAPON);
  const attackRules: readonly SpecialRule[] = ATTACK_RULES;
  const rules: readonly SpecialRule[] = group.rules.filter(
    // On a model, the rule means that it has Hammer of Wrath; on an attack, that it is such a hit.
    (rule) => attackRules.includes(rule) && rule !== 'hammerOfWrath',
  );
  if (group.weaponStrength === 'destroyer') {
    return { strength: null, ap: group.weaponAp, rules: [...rules, 'destroyer'] };
  }
  const strength = group.weaponStrength === 'user' ? group.strength : group.weaponStrength;
  return { strength, ap: group.weaponAp, rules, ...damageIn(book, group.weaponDamage) };
}

function shotOf(book: WoundPoolRules, { strength, ap, rules, damage }: RangedWeapon): Attack {
  return strength === 'destroyer'
    ? { strength: null, ap, rules: [...rules, 'destroyer'] }
    : { strength, ap, rules, ...damageIn(book, damage) };
}

/** The Damage of the weapon, in a rulebook whose weapons have one. */
function damageIn({ words }: WoundPoolRules, damage = 1): Pick<Wound, 'damage'> {
  return words ? { damage } : {};
}

/** The Wound that each kind of the strike causes. */
export function woundOf(
  book: WoundPoolRules,
  group: FighterGroup,
  blow: BlowKind,
  kind: StrikeWoundKind,
): Wound {
  const attack = attackOf(book, group, blow);
  if (isAltered(kind)) return { ...attack, ...alteredBy(kind), band: null, noSaves: false };
  if (kind === 'plain') return { ...attack, band: null, noSaves: false };
  if (kind === 'glancing' || kind === 'penetrating') {
    const { damage: _, ...plain } = attack;
    const through = kind === 'penetrating' ? throughDamage(book, group, blow) : {};
    return { ...plain, ...through, band: null, noSaves: false, hit: kind };
  }
  if (kind === 'rending') return { ...attack, ap: book.rending?.ap ?? null, band: null, noSaves: false };
  return destroyerWound(book, attack, kind);
}

/** The rules of the blows, those of the rulebook's own words included. */
export function wordsOf(book: WoundPoolRules, group: FighterGroup, blow: BlowKind): readonly RuleWord[] {
  const own: readonly RuleWord[] = (blow === 'shot' ? group.ranged?.bookRules : group.bookRules) ?? [];
  return [...attackOf(book, group, blow).rules, ...own.filter((word) => !TYPES.includes(word))];
}

/** The Damage of a hit that goes through armour, in a rulebook whose weapons have one. */
export function throughDamage(
  book: WoundPoolRules,
  group: FighterGroup,
  blow: BlowKind,
): Pick<Wound, 'damage'> {
  const { damage } = attackOf(book, group, blow);
  if (damage === undefined || !book.glances) return {};
  return { damage: damageThrough({ damage, rules: wordsOf(book, group, blow) }) };
}

/** Types of a model: on a fighter's own blows they say nothing. */
const TYPES: readonly RuleWord[] = ['walker', 'automata'];

/**
 * The hits of such blows on a unit, where natural rolls make their kinds of Wounds; null: in this rulebook, or on
 * this target, they do not.
 */
export function rolledHits(
  book: WoundPoolRules,
  group: FighterGroup,
  blow: BlowKind,
  target: readonly FighterGroup[],
): Omit<HitToWound, 'hitRoll'> | null {
  const { strength, ap, rules, damage = 1 } = attackOf(book, group, blow);
  const toughness = target.flatMap((one) => one.toughness ?? []);
  if (!book.rollEffects || strength === null || toughness.length === 0) return null;
  const own: readonly RuleWord[] = (blow === 'shot' ? group.ranged?.bookRules : group.bookRules) ?? [];
  const types = TYPES.filter((type) =>
    target.every(({ bookRules = [] }) => (bookRules as readonly RuleWord[]).includes(type)),
  );
  const words = [...rules, ...own.filter((word) => !TYPES.includes(word)), ...types];
  return { strength, toughness, ap, damage, rules: words };
}

/** The number that a blow of the group needs to wound a model like that one; null: it cannot. */
export function rolledToWoundOf(book: WoundPoolRules, group: FighterGroup, struck: FighterGroup): Need {
  const hits = rolledHits(book, group, 'weapon', [struck]);
  return hits ? rolledToWound(book, hits).need : null;
}

/** The kind of Wound on each face of a die to wound, 1 to 6; null: none. */
export function kindsOnFaces(
  book: WoundPoolRules,
  rolled: Omit<HitToWound, 'hitRoll'>,
  hit: ToHit,
): readonly (StrikeWoundKind | null)[] {
  // A hit that needs no die counts as its highest face, and may then wound without one too.
  const [byItself] = hit.automatic ? woundingHits(book, rolled, hit) : [];
  const faces = kindsByFace(book, rolled);
  return byItself ? faces.map(() => byItself.kind) : faces;
}
