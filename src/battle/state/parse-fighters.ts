import { shownText } from '@/plain/shown-text';
import { accepted, type Result, refused } from '@/rules/index';
import { parseBookProfile } from './book-weapon';
import {
  CHARACTER_RANKS,
  FIGHTER_RULES_OFFERED,
  FIGHTER_TARGETS,
  type FighterDraft,
  type FighterProfile,
  type FighterRefusal,
  MAX_FIGHTER_CHARACTERISTIC,
  MAX_FIGHTER_WOUNDS,
  MAX_GROUP_MODELS,
  type OutOfRange,
  type Range,
  SECOND_WEAPONS,
  type UnitFighters,
} from './fighters';
import { parseUnderFire, parseWeapon } from './shooting';
import { MAX_UNIT_NAME_LENGTH } from './unit-name';
import { parseArmour } from './vehicle-armour';

/**
 * The group with its name trimmed, or a refusal that names the first fault. A vehicle loses what it cannot
 * have: Toughness, Leadership, an armour save and Feel No Pain.
 */
export function parseFighters(entered: FighterDraft): Result<FighterDraft, FighterRefusal> {
  const profile = parseProfile(entered);
  if (!profile.ok) return profile;
  const models = { min: 1, max: MAX_GROUP_MODELS };
  if (!within(entered.models, models)) return refused('groupModelsOutOfRange', models);
  const underFire = parseUnderFire(entered);
  if (!underFire.ok) return underFire;
  const { unitName: named = '', ...group } = { ...entered, ...profile.value };
  const unitName = named.trim();
  if (unitName.length > MAX_UNIT_NAME_LENGTH) {
    return refused('fighterNameTooLong', { max: MAX_UNIT_NAME_LENGTH });
  }
  return accepted({ ...group, ...(unitName !== '' && { unitName }) });
}

/** The same for a profile alone, for example a remembered one. */
export function parseProfile<Profile extends FighterProfile>(
  entered: Profile,
): Result<Profile, FighterRefusal> {
  const name = shownText(entered.name);
  if (name === '') return refused('fighterNameMissing');
  if (name.length > MAX_UNIT_NAME_LENGTH) return refused('fighterNameTooLong', { max: MAX_UNIT_NAME_LENGTH });
  const vehicle = entered.target === 'vehicle';
  for (const [code, value, range] of rangesOf(entered, vehicle)) {
    if (!within(value, range)) return refused(code, range);
  }
  const saves = [entered.armourSave, entered.invulnerableSave, entered.feelNoPain];
  if (!saves.every((need) => need === null || within(need, SAVE))) return refused('saveOutOfRange', SAVE);
  if (!isOffered(entered)) return refused('unknownFighterRule');
  const armour = entered.armour && parseArmour(entered.armour);
  if (armour && !armour.ok) return armour;
  const weapon = entered.ranged && parseWeapon(entered.ranged);
  if (weapon && !weapon.ok) return weapon;
  const book = parseBookProfile(entered);
  if (!book.ok) return book;
  const rules = FIGHTER_RULES_OFFERED.filter((rule) => entered.rules.includes(rule));
  const nothing = { toughness: null, leadership: null, armourSave: null, feelNoPain: null };
  const { armour: _, ...unarmoured } = book.value;
  return accepted({
    ...(vehicle ? { ...book.value, ...nothing } : (unarmoured as Profile)),
    ...(weapon && { ranged: weapon.value }),
    name,
    rules,
  });
}

/** The most groups that one unit of an army list may have. */
const MAX_UNIT_GROUPS = 12;

/** The groups of a unit whose values are in range, in their order; empty if nothing is given. */
export function parseUnitFighters(listed: readonly UnitFighters[] = []): readonly UnitFighters[] {
  const models = { min: 1, max: MAX_GROUP_MODELS };
  return listed.slice(0, MAX_UNIT_GROUPS).flatMap((group) => {
    const parsed = within(group.models, models) ? parseProfile<UnitFighters>(group) : null;
    return parsed?.ok ? [parsed.value] : [];
  });
}

const FROM_ZERO: Range = { min: 0, max: MAX_FIGHTER_CHARACTERISTIC };
const FROM_ONE: Range = { min: 1, max: MAX_FIGHTER_CHARACTERISTIC };
const SAVE: Range = { min: 2, max: 6 };

function rangesOf(
  entered: FighterProfile,
  vehicle: boolean,
): readonly (readonly [OutOfRange['code'], unknown, Range])[] {
  const { weaponStrength, weaponAp } = entered;
  return [
    ['weaponSkillOutOfRange', entered.weaponSkill, FROM_ZERO],
    ['strengthOutOfRange', entered.strength, FROM_ONE],
    ['toughnessOutOfRange', vehicle ? 1 : entered.toughness, FROM_ONE],
    ['initiativeOutOfRange', entered.initiative, FROM_ZERO],
    ['woundsOutOfRange', entered.wounds, { min: 1, max: MAX_FIGHTER_WOUNDS }],
    ['attacksOutOfRange', entered.attacks, FROM_ZERO],
    ['leadershipOutOfRange', vehicle ? 0 : entered.leadership, FROM_ZERO],
    [
      'weaponStrengthOutOfRange',
      weaponStrength === 'user' || weaponStrength === 'destroyer' ? 1 : weaponStrength,
      FROM_ONE,
    ],
    ['apOutOfRange', weaponAp ?? 1, { min: 1, max: 6 }],
  ];
}

function isOffered({ target, secondWeapon, character, rules }: FighterProfile): boolean {
  const offered: readonly string[] = FIGHTER_RULES_OFFERED;
  return (
    FIGHTER_TARGETS.includes(target) &&
    SECOND_WEAPONS.includes(secondWeapon) &&
    CHARACTER_RANKS.includes(character) &&
    rules.every((rule) => offered.includes(rule))
  );
}

function within(value: unknown, { min, max }: Range): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
