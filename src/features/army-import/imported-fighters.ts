import type { ModelProfile, UnitProfileFacts, WeaponProfile } from '@/army-list/list/army-list';
import { characteristic, wholeNumber } from '@/army-list/list/profile-facts';
import {
  EMPTY_FIGHTER,
  type FighterProfile,
  type FighterRule,
  type UnitFighters,
} from '@/battle/state/fighters';
import { parseUnitFighters } from '@/battle/state/parse-fighters';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import type { Edition } from '@/rules/index';
import { bookFightersIn } from './imported-book-fighters';
import { needIn, textIn } from './profile-text';

/** How rosters write the rules that fighters may have, as patterns of their names. */
const RULES: readonly (readonly [RegExp, FighterRule])[] = [
  [/\brending\b/i, 'rending'],
  [/\bpoisoned\s*\(?2\+/i, 'poisoned2'],
  [/\bpoisoned\s*\(?3\+/i, 'poisoned3'],
  [/\bpoisoned(?!\s*\(?[2356]\+)/i, 'poisoned4'],
  [/\bpoisoned\s*\(?5\+/i, 'poisoned5'],
  [/\bpoisoned\s*\(?6\+/i, 'poisoned6'],
  [/\bfleshbane\b/i, 'fleshbane'],
  [/\bshred\b/i, 'shred'],
  [/\binstant death\b/i, 'instantDeath'],
  [/\bunwieldy\b/i, 'unwieldy'],
  [/\bspecialist weapon\b/i, 'specialistWeapon'],
  [/\bhammer of wrath\b/i, 'hammerOfWrath'],
  [/\brage\b/i, 'rage'],
  [/\beternal warrior\b/i, 'eternalWarrior'],
  [/\bstubborn\b/i, 'stubborn'],
  [/\bfearless\b/i, 'fearless'],
  [/\band they shall know no fear\b/i, 'andTheyShallKnowNoFear'],
];

/**
 * The models of a unit as they fight with wound pools: from its profiles, or from another phone. None where
 * the edition has no such fight.
 */
export function importedFighters(facts: UnitProfileFacts, edition: Edition): readonly UnitFighters[] {
  if (!edition.woundPools) return [];
  if (Array.isArray(facts.sentFighters)) return parseUnitFighters(facts.sentFighters);
  const { words } = edition.woundPools;
  const read = (profile: ModelProfile) => (words ? bookFightersIn(profile, words) : fightersIn(profile));
  const known = facts.profiles.flatMap((profile) => read(profile) ?? []);
  const isWhole = known.length === facts.profiles.length;
  return isWhole ? parseUnitFighters(distinct(known)) : [];
}

/** One group for each profile; null where it lacks what every fighter has. */
function fightersIn(profile: ModelProfile): UnitFighters | null {
  const told = (...names: string[]) => wholeNumber(characteristic(profile, names));
  const [strength, toughness, initiative] = [
    told('S', 'Strength'),
    told('T', 'Toughness'),
    told('I', 'Initiative'),
  ];
  const [weaponSkill, attacks] = [told('WS', 'Weapon Skill'), told('A', 'Attacks')];
  const wounds = told('W', 'Wounds');
  if (strength === null || toughness === null || initiative === null || attacks === null) return null;
  if (weaponSkill === null || wounds === null) return null;
  const save = characteristic(profile, ['Save', 'Sv', 'Sav', 'Armour Save']) ?? '';
  const invulnerable = characteristic(profile, ['Inv', 'Invulnerable', 'Invulnerable Save']) ?? '';
  const type = characteristic(profile, ['Unit Type', 'Type', 'Troop Type']) ?? '';
  const rules = profile.rules.join(', ');
  return {
    ...EMPTY_FIGHTER,
    name: profile.name.slice(0, MAX_UNIT_NAME_LENGTH).trim(),
    models: profile.count,
    weaponSkill,
    strength,
    toughness,
    initiative,
    wounds,
    attacks,
    leadership: told('Ld', 'Leadership') ?? EMPTY_FIGHTER.leadership,
    armourSave: needIn(/(?:^|[^\d+])([2-6])\+(?!\+)/.exec(` ${save}`)),
    invulnerableSave: needIn(/([2-6])\+\+/.exec(save)) ?? needIn(/([2-6])\+/.exec(invulnerable)),
    feelNoPain:
      needIn(/feel no pain\s*\(?([2-6])\+/i.exec(rules)) ?? (/feel no pain/i.test(rules) ? 5 : null),
    character: /independent character/i.test(rules)
      ? 'independentCharacter'
      : /character/i.test(type)
        ? 'character'
        : 'none',
    causesFear: /\bfear\b(?!less)/i.test(rules.replace(/know no fear/gi, '')),
    ...armed(profile, strength, rules),
  };
}

/**
 * The weapon that models fight with: of those for melee the one that cuts best, then the one that hits
 * hardest.
 */
function armed(
  { weapons }: ModelProfile,
  strength: number,
  unitRules: string,
): Pick<FighterProfile, 'weaponStrength' | 'weaponAp' | 'secondWeapon' | 'rules'> {
  const melee = weapons.filter((weapon) => isMelee(weapon)).map((weapon) => weaponIn(weapon, strength));
  const pistols = weapons.filter((weapon) => /pistol/i.test(textIn(weapon, 'Type'))).length;
  const [best, ...others] = melee.toSorted(
    (one, other) => (one.ap ?? 7) - (other.ap ?? 7) || powerOf(other, strength) - powerOf(one, strength),
  );
  const inOtherHand = best !== undefined && !best.twoHanded && others.length + pistols > 0;
  const isSpecialist = best !== undefined && /specialist weapon/i.test(best.rules);
  const second = others.some(({ rules }) => /specialist weapon/i.test(rules)) ? 'specialist' : 'ordinary';
  const all = `${unitRules}, ${best?.rules ?? ''}`;
  const rules = RULES.filter(([name]) => name.test(all)).map(([, rule]) => rule);
  return {
    weaponStrength: best?.strength ?? 'user',
    weaponAp: best?.ap ?? null,
    secondWeapon: !inOtherHand ? 'none' : isSpecialist && second !== 'specialist' ? 'ordinary' : second,
    rules,
  };
}

type Weapon = {
  readonly strength: FighterProfile['weaponStrength'];
  readonly ap: number | null;
  readonly rules: string;
  readonly twoHanded: boolean;
};

function weaponIn(weapon: WeaponProfile, own: number): Weapon {
  const rules = textIn(weapon, 'Type', 'Special Rules', 'Abilities');
  const ap = /[1-6]/.exec(textIn(weapon, 'AP'));
  return {
    strength: strengthIn(textIn(weapon, 'Strength', 'S', 'Str'), own),
    ap: ap === null ? null : Number(ap[0]),
    rules,
    twoHanded: /two.?handed/i.test(rules),
  };
}

/** "User", "+1", "x2", "D" and "6", as a fighter of that Strength has them. */
function strengthIn(text: string, own: number): FighterProfile['weaponStrength'] {
  if (/^d(?:estroyer)?$/i.test(text)) return 'destroyer';
  const number = Number(/\d+/.exec(text)?.[0] ?? 0);
  if (number === 0) return 'user';
  if (/^(?:\+|user\s*\+|s\s*\+)/i.test(text)) return Math.min(10, own + number);
  if (/[x×]/i.test(text)) return Math.min(10, own * number);
  return Math.min(10, number);
}

function powerOf({ strength }: Weapon, own: number): number {
  return strength === 'destroyer' ? 11 : strength === 'user' ? own : strength;
}

function isMelee(weapon: WeaponProfile): boolean {
  return /melee/i.test(`${textIn(weapon, 'Type')} ${textIn(weapon, 'Range', 'R')}`);
}

/** Groups that are alike in all but their number are one; two of one name that are not are numbered. */
function distinct(groups: readonly UnitFighters[]): readonly UnitFighters[] {
  const found: UnitFighters[] = [];
  for (const group of groups) {
    const same = found.findIndex((other) => alike(other, group));
    const twin = found[same];
    if (twin !== undefined) found[same] = { ...twin, models: twin.models + group.models };
    else found.push(group);
  }
  return found.map((group, index) => {
    const before = found.slice(0, index).filter(({ name }) => name === group.name).length;
    return before === 0 ? group : { ...group, name: `${group.name.slice(0, 36)} #${before + 1}` };
  });
}

function alike({ models: _, ...one }: UnitFighters, { models: __, ...other }: UnitFighters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
