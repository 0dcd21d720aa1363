import { shownText } from '@/plain/shown-text';
import {
  accepted,
  type NoValues,
  type RefusalOf,
  type Result,
  refused,
  type Side,
  type UnitFactId,
  type UnitMark,
} from '@/rules/index';
import type { UnitFighters } from './fighters';
import type { UnitId } from './ids';
import { parseUnitFighters } from './parse-fighters';
import { MAX_UNIT_NAME_LENGTH } from './unit-name';

/**
 * What a unit has besides its models. `general` and `battleStandard` are worth Victory Points; `standard` and
 * `musician` decide combats.
 */
export const MARKS = [
  'general',
  'battleStandard',
  'standard',
  'musician',
  'character',
  'scoring',
] as const satisfies readonly UnitMark[];
export type Mark = UnitMark;

/**
 * Facts of a unit. An edition's proposals use them, such as `frontWidth` (models per rank) for Full Ranks.
 * The base size of its models, such as "25x50", is as the list has it; no proposal uses it. A detachment of a
 * regiment has its name, by which players tell the two together.
 */
export type UnitFacts = Readonly<
  Partial<Record<UnitFactId | 'base' | 'detachmentOf', number | boolean | string>>
>;

/** The name of the regiment of which a unit is a detachment, or null for any other unit. */
export function regimentOf({ facts }: Pick<Unit, 'facts'>): string | null {
  return typeof facts.detachmentOf === 'string' ? facts.detachmentOf : null;
}

/** The longest text of a fact that a player enters, such as a base. */
export const MAX_FACT_LENGTH = 20;

/** So many models of a unit, and the Health Points (Wounds) of each of them. */
export type HealthKind = { readonly name: string; readonly models: number; readonly healthPoints: number };

/** A unit as the army list has it. Its losses are in the battle (`ArmyUnit`), not here. */
export type Unit = {
  readonly id: UnitId;
  readonly side: Side;
  readonly name: string;
  readonly pointCost: number;
  /** 1 where nobody said it. */
  readonly models: number;
  /** Nobody said how many models there are; missing: somebody did, or it is in an older log. */
  readonly modelsUnsaid?: true;
  /** Health Points (Wounds) of each model, or of most where `kinds` says that they differ. */
  readonly healthPerModel: number;
  /**
   * Its kinds of models, in the order in which losses take them; missing: all models have the same health.
   */
  readonly kinds?: readonly HealthKind[];
  /** Discipline, Courage or Leadership; null: not entered. */
  readonly characteristic: number | null;
  readonly marks: readonly Mark[];
  readonly facts: UnitFacts;
  /** Its models grouped by how they fight with wound pools, as a list has them; missing: not entered. */
  readonly fighters?: readonly UnitFighters[];
};

/** A unit with default values. Its name is still empty. */
export type UnitDraft = Omit<Unit, 'id' | 'side'>;

/** A unit with no values but the defaults. Only its name is missing. */
export const EMPTY_UNIT: UnitDraft = {
  name: '',
  pointCost: 0,
  models: 1,
  healthPerModel: 1,
  characteristic: null,
  marks: [],
  facts: {},
};

export const MAX_POINT_COST = 99_999;
export const MAX_MODELS = 300;
export const MAX_HEALTH_PER_MODEL = 50;
export const MAX_CHARACTERISTIC = 10;

/** Why a unit was refused. */
export type UnitRefusal = RefusalOf<{
  unitNameMissing: NoValues; // a name without a letter
  unitNameTooLong: { max: number }; // over 40 letters
  pointCostOutOfRange: { max: number }; // not a whole number from 0 to 99,999
  modelsOutOfRange: { max: number }; // not a whole number from 1 to 300
  healthPerModelOutOfRange: { max: number }; // not a whole number from 1 to 50
  characteristicOutOfRange: { max: number }; // not a whole number from 0 to 10
}>;

/** The unit with its name trimmed, or a refusal that names the first fault. */
export function parseUnit(entered: UnitDraft): Result<UnitDraft, UnitRefusal> {
  const name = shownText(entered.name);
  if (name === '') return refused('unitNameMissing');
  if (name.length > MAX_UNIT_NAME_LENGTH) return refused('unitNameTooLong', { max: MAX_UNIT_NAME_LENGTH });
  if (!within(entered.pointCost, 0, MAX_POINT_COST))
    return refused('pointCostOutOfRange', { max: MAX_POINT_COST });
  if (!within(entered.models, 1, MAX_MODELS)) return refused('modelsOutOfRange', { max: MAX_MODELS });
  if (!within(entered.healthPerModel, 1, MAX_HEALTH_PER_MODEL)) {
    return refused('healthPerModelOutOfRange', { max: MAX_HEALTH_PER_MODEL });
  }
  if (entered.characteristic !== null && !within(entered.characteristic, 0, MAX_CHARACTERISTIC)) {
    return refused('characteristicOutOfRange', { max: MAX_CHARACTERISTIC });
  }
  const { fighters: listed, kinds = [], modelsUnsaid, ...unit } = entered;
  const fighters = parseUnitFighters(listed);
  return accepted({
    ...unit,
    name,
    ...(modelsUnsaid && entered.models === 1 ? { modelsUnsaid } : {}),
    ...(areKindsOf(kinds, unit.models) ? { kinds } : {}),
    ...(fighters.length > 0 ? { fighters } : {}),
  });
}

/** Kinds that are not as many models as the unit has say nothing: its models were changed. */
function areKindsOf(kinds: readonly HealthKind[], models: number): boolean {
  return (
    kinds.length > 1 &&
    kinds.reduce((sum, kind) => sum + kind.models, 0) === models &&
    kinds.every((kind) => kind.models > 0 && within(kind.healthPoints, 1, MAX_HEALTH_PER_MODEL))
  );
}

function within(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

type Healthy = Pick<Unit, 'models' | 'healthPerModel' | 'kinds'>;

/**
 * The unit's models by their Health Points, in the order in which losses take them; one kind where all
 * have the same.
 */
export function kindsOf({
  models,
  healthPerModel,
  kinds,
}: Healthy): readonly Pick<HealthKind, 'models' | 'healthPoints'>[] {
  return kinds ?? [{ models, healthPoints: healthPerModel }];
}

/** The unit's Health Points at the start of the battle. */
export function startingHealth(unit: Healthy): number {
  return kindsOf(unit).reduce((sum, { models, healthPoints }) => sum + models * healthPoints, 0);
}

/** The name of a duplicate: "Greybeards" becomes "Greybeards #2", and the next one "#3". */
export function duplicateName(name: string, taken: readonly string[]): string {
  const base = nameOfKind(name);
  for (let number = 2; ; number += 1) {
    const suffix = ` #${number}`;
    const candidate = base.slice(0, MAX_UNIT_NAME_LENGTH - suffix.length) + suffix;
    if (!isTaken(candidate, taken)) return candidate;
  }
}

/** The name itself, or that of a duplicate where it is taken, in whatever letters. */
export function distinctName(name: string, taken: readonly string[]): string {
  return isTaken(name, taken) ? duplicateName(name, taken) : name;
}

/** The name that all units of the kind have: without the number of a duplicate. */
export function nameOfKind(name: string): string {
  return name.replace(/ #\d+$/, '');
}

function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => other.toLowerCase() === name.toLowerCase());
}
