import { type CaseKind, shape } from './rule-cases';

const { bool, int, list, nullable, object, optional, word } = shape;

/** Kinds of cases by their names. */
export type CaseKinds = Readonly<Record<string, CaseKind>>;

/** The rule words of the cases; the product knows some more. */
export const CASE_RULES = [
  'rending',
  'poisoned4',
  'fleshbane',
  'shred',
  'instantDeath',
  'eternalWarrior',
  'destroyer',
  'unwieldy',
  'specialistWeapon',
  'rage',
  'hammerOfWrath',
  'stubborn',
  'fearless',
  'andTheyShallKnowNoFear',
  'fear',
  'rerollFailedHits',
  'rerollHitsOfOne',
  'armourbane',
  'melta',
  'lance',
  'haywire',
] as const;

/** Shapes that several kinds share, as `src/rules/cases/README.md` words them. */
export const need = nullable(word([2, 3, 4, 5, 6]));
export const armourPiercing = nullable(word([1, 2, 3, 4, 5, 6]));
export const rules = list(word(CASE_RULES));
export const ints = list(int);
export const nullableInt = nullable(int);
export const maybeInt = optional(int);
export const maybeBool = optional(bool);
export const maybeNeed = optional(need);

/** What every model of the cases has, besides what some kinds add. */
export const modelFields = {
  wounds: int,
  toughness: int,
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  rules,
};
export const model = object(modelFields);
