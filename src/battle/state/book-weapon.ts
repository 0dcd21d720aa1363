import {
  BOOK_RULE_WORDS,
  type BookRule,
  hasWord,
  MODEL_RANKS,
  type ModelRank,
  type RuleWord,
  type WeaponModifier,
} from '@/rules/book-parts';
import {
  accepted,
  type NoValues,
  type RefusalOf,
  type Result,
  refused,
  type WoundPoolRules,
} from '@/rules/index';

/*
 * What only some rulebooks know of a fighter and its weapon: Damage, numbers that a weapon prints for a
 * characteristic, and rules with a number in their word. A rulebook says by its `words` that it has them.
 */

/** What a weapon of such a rulebook has; missing: nothing. */
export type BookWeapon = {
  /** How many Wounds each unsaved Wound costs; missing: one. */
  readonly damage?: number;
  readonly bookRules?: readonly BookRule[];
};

/** What a fighter of such a rulebook has besides, and its weapon in close combat. */
export type BookProfile = {
  /** How many Wounds each unsaved Wound of its weapon costs; missing: one. */
  readonly weaponDamage?: number;
  /** What the weapon does to the Initiative; missing: nothing. */
  readonly weaponInitiative?: WeaponModifier;
  /** What the weapon does to the Attacks; missing: nothing. */
  readonly weaponAttacks?: WeaponModifier;
  /** Rules of the model and of its weapon. */
  readonly bookRules?: readonly BookRule[];
  /** The roll in place of Feel No Pain when it is shot at, 2 to 6; missing: none. */
  readonly shrouded?: number;
  /** Missing: of no rank. */
  readonly rank?: ModelRank;
  /** What its unit is for a time, by the ids of the rulebook's statuses; missing: nothing. */
  readonly statuses?: readonly string[];
};

/** The most Wounds that one unsaved Wound may cost. */
export const MAX_DAMAGE = 20;
/** The highest number that a weapon may print for a characteristic. */
export const MAX_MODIFIER = 10;

type Range = { readonly min: number; readonly max: number };

/** Why such a value was refused. Both ends of a range are allowed. */
export type BookRefusal = RefusalOf<{
  damageOutOfRange: Range;
  modifierOutOfRange: Range;
  saveOutOfRange: Range;
  unknownFighterRule: NoValues; // a rule, rank, status or number that is not known, or not to this rulebook
}>;

const DAMAGE: Range = { min: 1, max: MAX_DAMAGE };
const SAVE: Range = { min: 2, max: 6 };

/** The same values with their rules in order, or a refusal that names the first fault. */
export function parseBookProfile<Entered extends BookProfile>(
  entered: Entered,
): Result<Entered, BookRefusal> {
  const { weaponDamage = DAMAGE.min, shrouded = SAVE.min, rank, weaponInitiative, weaponAttacks } = entered;
  if (!within(weaponDamage, DAMAGE)) return refused('damageOutOfRange', DAMAGE);
  if (!within(shrouded, SAVE)) return refused('saveOutOfRange', SAVE);
  for (const modifier of [weaponInitiative, weaponAttacks]) {
    const range = modifier && rangeOf(modifier);
    if (range && !within(numberOf(modifier), range)) return refused('modifierOutOfRange', range);
  }
  if (rank !== undefined && !MODEL_RANKS.includes(rank)) return refused('unknownFighterRule');
  return inOrder(entered);
}

/** The same for what a ranged weapon has. */
export function parseBookWeapon<Entered extends BookWeapon>(entered: Entered): Result<Entered, BookRefusal> {
  if (!within(entered.damage ?? DAMAGE.min, DAMAGE)) return refused('damageOutOfRange', DAMAGE);
  return inOrder(entered);
}

function inOrder<Entered extends { readonly bookRules?: readonly BookRule[] }>(
  entered: Entered,
): Result<Entered, BookRefusal> {
  const { bookRules, ...rest } = entered;
  if (bookRules === undefined) return accepted(entered);
  if (!bookRules.every((rule) => BOOK_RULE_WORDS.includes(rule))) return refused('unknownFighterRule');
  const ordered = BOOK_RULE_WORDS.filter((rule) => bookRules.includes(rule));
  return accepted({ ...(rest as Entered), ...(ordered.length > 0 && { bookRules: ordered }) });
}

function rangeOf(modifier: WeaponModifier): Range | null {
  if (modifier.kind === 'none') return null;
  if (modifier.kind === 'add') return { min: -MAX_MODIFIER, max: MAX_MODIFIER };
  return { min: modifier.kind === 'times' ? 1 : 0, max: MAX_MODIFIER };
}

function numberOf(modifier: WeaponModifier): number {
  if (modifier.kind === 'none') return 0;
  return modifier.kind === 'set' ? modifier.to : modifier.by;
}

function within(value: number, { min, max }: Range): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** What of a fighter a rulebook may not know. */
type Entered = BookProfile & {
  readonly weaponStrength: number | 'user' | 'destroyer';
  readonly rules: readonly RuleWord[];
  readonly ranged?: BookWeapon & {
    readonly strength: number | 'destroyer';
    readonly rules: readonly RuleWord[];
    readonly getsHot?: true;
  };
};

/** Whether the rulebook has everything that the fighter and its weapons have. */
export function isInBook(book: WoundPoolRules, entered: Entered): boolean {
  const { ranged } = entered;
  const statuses = book.statuses?.statuses.map(({ id }) => id) ?? [];
  if (!(entered.statuses ?? []).every((id) => statuses.includes(id))) return false;
  const { words } = book;
  if (!words) return !hasBookValues(entered);
  const strengths = [entered.weaponStrength, ranged?.strength];
  if (!book.destroyer && strengths.includes('destroyer')) return false;
  if (!book.getsHot && ranged?.getsHot) return false;
  const rules = [entered.rules, entered.bookRules, ranged?.rules, ranged?.bookRules];
  return rules.every((each) => (each ?? []).every((word) => hasWord(words, word)));
}

function hasBookValues({ ranged, ...entered }: Entered): boolean {
  const { weaponDamage, weaponInitiative, weaponAttacks, bookRules, shrouded, rank } = entered;
  const values = [weaponDamage, weaponInitiative, weaponAttacks, bookRules, shrouded, rank];
  return [...values, ranged?.damage, ranged?.bookRules].some((value) => value !== undefined);
}
