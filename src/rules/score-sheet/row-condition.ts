import { allOf, anyOf, countOf, isAtLeast, isMore, known, type Span, unknown } from '../span';
import { type EngagedUnit, type Engagement, type SpannedAnswers, unitsOf } from './engagement';
import { otherSide, type ScoreSheet, type Side, type UnitCondition } from './score-sheet';
import { strengthOfUnit, strengthOfUnits, typeOf, type UnitStrengthTable } from './unit-strength';

/** What a side's answers may be to the rows with a condition on the engaged units; other rows have none. */
export function answersAsked(
  sheet: ScoreSheet,
  table: UnitStrengthTable,
  engagement: Engagement,
  side: Side,
): SpannedAnswers {
  const own = unitsOf(engagement, side);
  const enemy = unitsOf(engagement, otherSide(side));
  return Object.fromEntries(
    sheet.rows.flatMap(({ id, asks }): readonly (readonly [string, SpannedAnswers[string]])[] => {
      if (!asks) return [];
      const meeting = own.map((unit) => meets(table, unit, asks.unit));
      if (asks.kind === 'units') return [[id, countOf(meeting)]];
      const more = isMore(
        strengthOfUnits(table, own, 'troopType'),
        strengthOfUnits(table, enemy, 'troopType'),
      );
      return [[id, allOf([more, anyOf(meeting)])]];
    }),
  );
}

/** Whether the unit meets all parts of the condition. */
export function meets(table: UnitStrengthTable, unit: EngagedUnit, condition: UnitCondition): Span<boolean> {
  const { rule, formation, atLeastAsWideAsDeep, unitStrengthFrom } = condition;
  return allOf([
    ...(rule ? [hasRule(table, unit, rule)] : []),
    ...(formation === undefined ? [] : [standsIn(unit, [formation])]),
    ...(atLeastAsWideAsDeep ? [isAtLeastAsWideAsDeep(unit)] : []),
    ...(unitStrengthFrom === undefined
      ? []
      : [isAtLeast(strengthOfUnit(table, unit, 'troopType'), known(unitStrengthFrom))]),
  ]);
}

function hasRule(
  table: UnitStrengthTable,
  unit: EngagedUnit,
  rule: NonNullable<UnitCondition['rule']>,
): Span<boolean> {
  if (unit[rule] === true) return known(true);
  const type = typeOf(table, unit.troopType);
  if (type) return known(type.has?.includes(rule) === true);
  return unknown([{ unitId: unit.id, fact: 'troopType' }]);
}

/** Whether the unit stands in one of the formations. */
export function standsIn({ id, formation }: EngagedUnit, formations: readonly string[]): Span<boolean> {
  if (formation === undefined) return unknown([{ unitId: id, fact: 'formation' }]);
  return known(formations.includes(formation));
}

/** Whether the formation is at least as wide as deep, counting an incomplete last rank. */
export function isAtLeastAsWideAsDeep({ id, models, frontWidth }: EngagedUnit): Span<boolean> {
  if (models === 1) return known(true);
  if (!frontWidth) return unknown([{ unitId: id, fact: 'frontWidth' }]);
  if (models === undefined) return unknown([{ unitId: id, fact: 'models' }]);
  return known(frontWidth >= Math.ceil(models / frontWidth));
}
