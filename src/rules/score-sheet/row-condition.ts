import { type EngagedUnit, type Engagement, unitsOf } from './engagement';
import {
  type Answer,
  type Answers,
  otherSide,
  type ScoreSheet,
  type Side,
  type UnitCondition,
} from './score-sheet';
import { strengthOfUnit, strengthOfUnits, typeOf, type UnitStrengthTable } from './unit-strength';

/** A side's answers to the rows with a condition on the engaged units; other rows have none. */
export function answersAsked(
  sheet: ScoreSheet,
  table: UnitStrengthTable,
  engagement: Engagement,
  side: Side,
): Answers {
  const own = unitsOf(engagement, side);
  const enemy = unitsOf(engagement, otherSide(side));
  return Object.fromEntries(
    sheet.rows.flatMap(({ id, asks }): readonly (readonly [string, Answer])[] => {
      if (!asks) return [];
      const meeting = own.filter((unit) => meets(table, unit, asks.unit));
      if (asks.kind === 'units') return [[id, meeting.length]];
      const more = strengthOfUnits(table, own) > strengthOfUnits(table, enemy);
      return [[id, more && meeting.length > 0]];
    }),
  );
}

/** Whether the unit meets all parts of the condition. */
export function meets(table: UnitStrengthTable, unit: EngagedUnit, condition: UnitCondition): boolean {
  const { rule, formation, atLeastAsWideAsDeep, unitStrengthFrom } = condition;
  if (rule && unit[rule] !== true && !typeOf(table, unit.troopType)?.has?.includes(rule)) return false;
  if (formation !== undefined && unit.formation !== formation) return false;
  if (atLeastAsWideAsDeep && !isAtLeastAsWideAsDeep(unit)) return false;
  return unitStrengthFrom === undefined || strengthOfUnit(table, unit) >= unitStrengthFrom;
}

/**
 * Whether the formation is at least as wide as deep, counting an incomplete last rank. If its width is not
 * entered, it counts as such.
 */
export function isAtLeastAsWideAsDeep({ models, frontWidth }: EngagedUnit): boolean {
  if (models === undefined || !frontWidth) return true;
  return frontWidth >= Math.ceil(models / frontWidth);
}
