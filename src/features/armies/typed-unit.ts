import {
  EMPTY_UNIT,
  MARKS,
  type Mark,
  parseUnit,
  type Unit,
  type UnitDraft,
  type UnitRefusal,
} from '@/battle/state/unit';
import type { Edition, NoValues, RefusalOf, UnitFact, UnitFactId } from '@/rules/index';
import { typedNumber } from '@/ui/field/typed-number';

/** The fields in which the player types. */
export type TypedField = 'name' | 'pointCost' | 'models' | 'healthPerModel' | 'characteristic';

/** A unit as the form holds it: numbers stay as typed, so that nothing typed is lost. */
export type TypedUnit = Readonly<Record<TypedField, string>> & {
  readonly marks: readonly Mark[];
  /** Numbers as typed, empty: not entered. Switches as booleans. */
  readonly facts: Readonly<Partial<Record<UnitFactId, string | boolean>>>;
};

export const NOTHING_TYPED: TypedUnit = {
  name: '',
  pointCost: '',
  models: '',
  healthPerModel: '',
  characteristic: '',
  marks: [],
  facts: {},
};

type FactRefusal = RefusalOf<{
  notAWholeNumber: NoValues;
  belowMinimum: { min: number };
  aboveMaximum: { max: number };
}>;
/** The fault, and the field in which it is. */
export type FieldProblem = {
  readonly field: TypedField | UnitFactId;
  readonly refusal: UnitRefusal | FactRefusal;
};
export type ParsedUnit =
  | { readonly ok: true; readonly unit: UnitDraft }
  | { readonly ok: false; readonly problem: FieldProblem };

const FIELD_OF: Readonly<Record<UnitRefusal['code'], TypedField>> = {
  unitNameMissing: 'name',
  unitNameTooLong: 'name',
  pointCostOutOfRange: 'pointCost',
  modelsOutOfRange: 'models',
  healthPerModelOutOfRange: 'healthPerModel',
  characteristicOutOfRange: 'characteristic',
};

/** The unit as the form shows it. */
export function typedOf(unit: Unit): TypedUnit {
  return {
    name: unit.name,
    pointCost: String(unit.pointCost),
    models: unit.modelsUnsaid ? '' : String(unit.models),
    healthPerModel: unit.modelsUnsaid ? '' : String(unit.healthPerModel),
    characteristic: unit.characteristic === null ? '' : String(unit.characteristic),
    marks: unit.marks,
    facts: Object.fromEntries(
      Object.entries(unit.facts).map(([id, fact]) => [id, typeof fact === 'number' ? String(fact) : fact]),
    ),
  };
}

/**
 * The entered unit, together with what the form does not ask for: the base, the groups that fight, facts
 * of other rulebooks, and the health of each kind of model unless models or health were changed.
 */
export function withUntyped(entered: UnitDraft, before: Unit, { unitFacts = [] }: Edition): UnitDraft {
  const asked: readonly string[] = unitFacts.map(({ id }) => id);
  const kept = Object.entries(before.facts).filter(([id]) => !asked.includes(id));
  const { fighters, kinds } = before;
  const areKept = entered.models === before.models && entered.healthPerModel === before.healthPerModel;
  return {
    ...entered,
    facts: { ...Object.fromEntries(kept), ...entered.facts },
    ...(kinds && areKept ? { kinds } : {}),
    ...(fighters ? { fighters } : {}),
  };
}

/**
 * The entered unit, or its first fault. Empty fields get the values of `EMPTY_UNIT`; how many models there are
 * is not said then, where it matters.
 */
export function parseTypedUnit(entry: TypedUnit, asked: readonly UnitFact[]): ParsedUnit {
  const parsed = parseUnit({
    name: entry.name,
    pointCost: typedNumber(entry.pointCost) ?? EMPTY_UNIT.pointCost,
    models: typedNumber(entry.models) ?? EMPTY_UNIT.models,
    ...(areModelsUnsaid(entry, asked) ? { modelsUnsaid: true } : {}),
    healthPerModel: typedNumber(entry.healthPerModel) ?? EMPTY_UNIT.healthPerModel,
    characteristic: typedNumber(entry.characteristic),
    marks: MARKS.filter((mark) => entry.marks.includes(mark)),
    facts: {},
  });
  if (!parsed.ok) {
    return { ok: false, problem: { field: FIELD_OF[parsed.refusal.code], refusal: parsed.refusal } };
  }
  const facts: Partial<Record<UnitFactId, number | boolean | string>> = {};
  for (const fact of asked) {
    const entered = entry.facts[fact.id];
    if (entered === undefined || entered === '' || entered === false) continue;
    if (typeof entered === 'boolean' || fact.input === 'choice') {
      facts[fact.id] = entered;
      continue;
    }
    const value = typedNumber(entered);
    if (value === null) continue;
    const refusal = fact.input === 'number' ? outOfRange(value, fact.min, fact.max) : null;
    if (refusal) return { ok: false, problem: { field: fact.id, refusal } };
    facts[fact.id] = value;
  }
  return { ok: true, unit: { ...parsed.value, facts: { ...fearlessIfTold(entry, asked, facts), ...facts } } };
}

/** Who leads, or has more than one Health Point, is a single model unless models are entered. */
const LEADERS: readonly Mark[] = ['general', 'battleStandard', 'character'];

/** Whether models are left empty, and it is not plain that there is one, where ranks count. */
function areModelsUnsaid({ models, healthPerModel, marks }: TypedUnit, asked: readonly UnitFact[]): boolean {
  return (
    typedNumber(models) === null &&
    typedNumber(healthPerModel) === null &&
    !marks.some((mark) => LEADERS.includes(mark)) &&
    asked.some(({ id }) => id === 'frontWidth')
  );
}

/**
 * Whoever tells the form what a unit is, and leaves Fear off, says that it causes none. Of a unit of which
 * nothing was told, it is not known.
 */
function fearlessIfTold(
  entry: TypedUnit,
  asked: readonly UnitFact[],
  facts: UnitDraft['facts'],
): UnitDraft['facts'] {
  const isAsked = asked.some(({ id }) => id === 'causesFear');
  const isTold = entry.facts.causesFear === false || Object.keys(facts).length > 0;
  return isAsked && isTold ? { causesFear: false } : {};
}

function outOfRange(value: number, min: number, max: number): FactRefusal | null {
  if (!Number.isInteger(value)) return { code: 'notAWholeNumber', values: {} };
  if (value < min) return { code: 'belowMinimum', values: { min } };
  return value > max ? { code: 'aboveMaximum', values: { max } } : null;
}
