import type { ModelProfile, WeaponProfile } from '@/army-list/list/army-list';
import { characteristic, wholeNumber } from '@/army-list/list/profile-facts';
import { EMPTY_FIGHTER, FIGHTER_RULES_OFFERED, type UnitFighters } from '@/battle/state/fighters';
import { type RangedWeapon, SHOOTING_RULES_OFFERED } from '@/battle/state/shooting';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import type { VehicleArmour } from '@/battle/state/vehicle-armour';
import {
  BOOK_RULE_WORDS,
  type BookRule,
  type FighterWords,
  hasWord,
  type WeaponModifier,
  weaponModifier,
  withWeapon,
} from '@/rules/book-parts';
import { needIn, textIn } from './profile-text';

/*
 * Fighters of a rulebook whose weapons print numbers for characteristics, Damage, and rules with a number in
 * their word.
 */

/** Who carries nothing for melee strikes with his own Strength. */
const NO_WEAPON = { strength: 'user', ap: null, damage: 1, rules: [] } as const;
const STRONGEST = 10;

/**
 * The models or vehicles of a profile; null where it lacks what every fighter has, or its weapon cannot be read:
 * then nobody guesses it, and the players enter it when it fights.
 */
export function bookFightersIn(profile: ModelProfile, words: FighterWords): UnitFighters | null {
  const type = characteristic(profile, ['Type', 'Unit Type']) ?? '';
  const named = {
    name: profile.name.slice(0, MAX_UNIT_NAME_LENGTH).trim(),
    models: profile.count,
    ...rankIn(type),
  };
  const ranged = rangedOf(profile, words);
  return characteristic(profile, ['Front Armour', 'Front']) === null
    ? modelIn(profile, words, type, { ...named, ...ranged })
    : vehicleIn(profile, words, type, { ...named, ...ranged });
}

type Shared = Pick<UnitFighters, 'name' | 'models' | 'rank' | 'ranged'>;

function modelIn(
  profile: ModelProfile,
  words: FighterWords,
  type: string,
  shared: Shared,
): UnitFighters | null {
  const told = (...names: string[]) => wholeNumber(characteristic(profile, names));
  const [weaponSkill, strength, toughness] = [told('WS'), told('S'), told('T')];
  const [wounds, initiative, attacks] = [told('W'), told('I'), told('A')];
  const leadership = told('LD', 'Leadership');
  const armed = strength === null ? null : meleeOf(profile, strength, words);
  if (weaponSkill === null || strength === null || toughness === null || armed === null) return null;
  if (wounds === null || initiative === null || attacks === null || leadership === null) return null;
  const rules = profile.rules.join(', ');
  const shrouded = needIn(/shrouded\s*\(?([2-6])\+/i.exec(rules));
  const save = (...names: string[]) => needIn(/([2-6])\+/.exec(characteristic(profile, names) ?? ''));
  return {
    ...EMPTY_FIGHTER,
    ...shared,
    weaponSkill,
    strength,
    toughness,
    wounds,
    initiative,
    attacks,
    leadership,
    armourSave: save('SAV', 'Save', 'Sv'),
    invulnerableSave: save('INV', 'Inv', 'Invulnerable Save'),
    feelNoPain: needIn(/feel no pain\s*\(?([2-6])\+/i.exec(rules)),
    ...(shrouded === null ? {} : { shrouded }),
    weaponStrength: armed.strength,
    weaponAp: armed.ap,
    ...(armed.damage === 1 ? {} : { weaponDamage: armed.damage }),
    ...(armed.initiative ? { weaponInitiative: armed.initiative } : {}),
    ...(armed.attacks ? { weaponAttacks: armed.attacks } : {}),
    ...wordsIn([...profile.rules, ...armed.rules, ...typesIn(type)], words, FIGHTER_RULES_OFFERED),
  };
}

/** A vehicle strikes with nothing that its profile has; it is hit by its armour. */
function vehicleIn(
  profile: ModelProfile,
  words: FighterWords,
  type: string,
  shared: Shared,
): UnitFighters | null {
  const told = (...names: string[]) => wholeNumber(characteristic(profile, names));
  const [front, side, rear] = [
    told('Front Armour', 'Front'),
    told('Side Armour', 'Side'),
    told('Rear Armour', 'Rear'),
  ];
  const wounds = told('HP', 'Hull Points');
  if (front === null || side === null || rear === null || wounds === null) return null;
  const armour: VehicleArmour = { front, side, rear };
  return {
    ...EMPTY_FIGHTER,
    ...shared,
    target: 'vehicle',
    weaponSkill: 0,
    toughness: null,
    initiative: 1,
    wounds,
    attacks: 0,
    leadership: null,
    armourSave: null,
    invulnerableSave: needIn(/([2-6])\+/.exec(characteristic(profile, ['INV', 'Inv']) ?? '')),
    armour,
    ...wordsIn(typesIn(type), words, FIGHTER_RULES_OFFERED),
  };
}

type Blade = {
  readonly strength: UnitFighters['weaponStrength'];
  readonly ap: number | null;
  readonly damage: number;
  readonly rules: readonly string[];
  readonly initiative?: WeaponModifier;
  readonly attacks?: WeaponModifier;
};

/** The weapon for melee that cuts best, then hits hardest; null where one of them cannot be read. */
function meleeOf(profile: ModelProfile, own: number, words: FighterWords): Blade | null {
  const isOf = (weapon: WeaponProfile) =>
    textIn(weapon, 'SM') !== '' || /\bmelee\b/i.test(textIn(weapon, 'Type', 'Range'));
  const read = profile.weapons.filter(isOf).map((weapon) => bladeIn(weapon, own));
  const known = read.filter((blade): blade is Blade => blade !== null);
  if (known.length < read.length) return null;
  const strengthOf = ({ strength }: Blade) => (typeof strength === 'number' ? strength : own);
  const [best] = known.toSorted(
    (one, other) =>
      (one.ap ?? 7) - (other.ap ?? 7) ||
      other.damage - one.damage ||
      strengthOf(other) - strengthOf(one) ||
      countOf(other.rules, words) - countOf(one.rules, words),
  );
  return best ?? NO_WEAPON;
}

function bladeIn(weapon: WeaponProfile, own: number): Blade | null {
  const [strength, initiative, attacks] = ['SM', 'IM', 'AM'].map((name) =>
    weaponModifier(textIn(weapon, name)),
  );
  const damage = wholeNumber(textIn(weapon, 'D', 'Damage'));
  const ap = apIn(weapon);
  if (!strength || !initiative || !attacks || damage === null || ap === undefined) return null;
  return {
    strength: strength.kind === 'none' ? 'user' : Math.min(STRONGEST, withWeapon(own, strength)),
    ap,
    damage,
    rules: rulesOf(weapon),
    ...(initiative.kind === 'none' ? {} : { initiative }),
    ...(attacks.kind === 'none' ? {} : { attacks }),
  };
}

/** What it shoots with: of the weapons that can be read the one that cuts best, then the strongest. */
function rangedOf(profile: ModelProfile, words: FighterWords): Pick<UnitFighters, 'ranged'> {
  const ballisticSkill = wholeNumber(characteristic(profile, ['BS']));
  if (ballisticSkill === null) return {};
  const strengthOf = ({ strength }: RangedWeapon) => (typeof strength === 'number' ? strength : 0);
  const [best] = profile.weapons
    .flatMap((weapon): readonly RangedWeapon[] => {
      const [shots, strength, damage] = ['FP', 'RS', 'D'].map((name) => wholeNumber(textIn(weapon, name)));
      const ap = apIn(weapon);
      if (!shots || !strength || !damage || ap === undefined) return [];
      const own = wordsIn(rulesOf(weapon), words, SHOOTING_RULES_OFFERED);
      return [{ ballisticSkill, shots, strength, ap, ...own, ...(damage === 1 ? {} : { damage }) }];
    })
    .toSorted(
      (one, other) =>
        (one.ap ?? 7) - (other.ap ?? 7) || strengthOf(other) - strengthOf(one) || other.shots - one.shots,
    );
  return best ? { ranged: best } : {};
}

/** "2" and "-"; undefined where it is something else. */
function apIn(weapon: WeaponProfile): number | null | undefined {
  const text = textIn(weapon, 'AP');
  if (/^[1-6]$/.test(text)) return Number(text);
  return text === '-' || text === '\u2013' ? null : undefined;
}

function rulesOf(weapon: WeaponProfile): readonly string[] {
  return textIn(weapon, 'Special Rules', 'Traits')
    .split(',')
    .map((rule) => rule.trim());
}

function countOf(rules: readonly string[], words: FighterWords): number {
  const found = wordsIn(rules, words, FIGHTER_RULES_OFFERED);
  return found.rules.length + (found.bookRules?.length ?? 0);
}

/** The rules of these names that the rulebook has a word for; a rule of another kind changes nothing here. */
function wordsIn<Rule extends string>(
  names: readonly string[],
  words: FighterWords,
  offered: readonly Rule[],
): { readonly rules: readonly Rule[]; readonly bookRules?: readonly BookRule[] } {
  const written = new Set(names.map(wordOf));
  const bookRules = BOOK_RULE_WORDS.filter((word) => written.has(word.toLowerCase()) && hasWord(words, word));
  const isBook = (word: string) => (bookRules as readonly string[]).includes(word);
  const plain: readonly string[] = words.plain;
  const rules = offered.filter((rule) => written.has(rule.toLowerCase()) && plain.includes(rule));
  return {
    rules: rules.filter((rule) => !isBook(rule)),
    ...(bookRules.length > 0 ? { bookRules } : {}),
  };
}

/** "Breaching (4+)" is the word `breaching4`, "Ignores Cover" `ignorescover`. */
function wordOf(name: string): string {
  const [, rule = '', number = ''] = /^([^(]*)(?:\((\d)\+?\))?\s*$/.exec(name.trim()) ?? [];
  return `${rule.replace(/[^a-z]/gi, '').toLowerCase()}${number}`;
}

/** "Infantry (Sergeant, Heavy)": a type and its sub-types. */
function typesIn(type: string): readonly string[] {
  return type
    .split(/[(),]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function rankIn(type: string): Pick<UnitFighters, 'rank'> {
  const types = typesIn(type).map((word) => word.toLowerCase());
  if (types.includes('paragon')) return { rank: 'paragon' };
  return types.includes('command') ? { rank: 'command' } : {};
}
